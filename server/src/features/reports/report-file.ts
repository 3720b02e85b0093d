import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import type { ActorContext } from '../../app-context.ts';

/** A report as a file. */
export interface ReportFile {
  name: string;
  type: 'text/csv; charset=utf-8' | 'application/pdf';
  content: Buffer;
}

/** The print time, for the pages of a report. */
export function formatEdition({ clock }: Pick<ActorContext, 'clock'>): string {
  return `Printed on ${formatDayAndTime(clock(), defaultTimeZone)} (${defaultTimeZone})`;
}
