import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import { defaultTimeZone } from '@eptw/domain/permit/time-zone';
import type { Scope } from '../../graphql/context.ts';

/** A report to be kept as a file. */
export interface ReportFile {
  name: string;
  type: 'text/csv; charset=utf-8' | 'application/pdf';
  content: Buffer;
}

/** When a report was printed, for its pages. */
export function editionOf({ clock }: Pick<Scope, 'clock'>): string {
  return `Printed on ${formatDayAndTime(clock(), defaultTimeZone)} (${defaultTimeZone})`;
}
