import { toRecordedAt } from '../../time/device-time.ts';
import type { WorkEntry } from '../log/work-log.ts';

/** A check that was recorded. */
export type CheckEntry = Extract<WorkEntry, { event: 'recordCheck' }>;

/** A row of the table of a series: a check, at the time when it was taken, or a missed one, at the time when it was due. */
export type SeriesRow =
  { kind: 'recorded'; at: Date; entry: CheckEntry } | { kind: 'missed'; at: Date; missedAt: Date };

/** Everything that was recorded or missed of a series, each in its place by its time, oldest first. */
export function listSeriesRows(series: string, log: readonly WorkEntry[]): SeriesRow[] {
  const rows = log.flatMap((entry): SeriesRow[] => {
    if (entry.event === 'recordCheck' && entry.details.series === series)
      return [{ kind: 'recorded', at: toRecordedAt(entry.details.deviceTime, entry.at), entry }];
    if (entry.event === 'missCheck' && entry.details.series === series)
      return [{ kind: 'missed', at: new Date(entry.details.due), missedAt: entry.at }];
    return [];
  });
  return rows.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** What a missed check says in the table: 'Missed. Not recorded by 16:37.' */
export function formatMissedRow(missedAt: string): string {
  return `Missed. Not recorded by ${missedAt}.`;
}
