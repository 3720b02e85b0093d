import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import type { Cell } from '@eptw/domain/export/csv';
import { formatLocalTime } from '../../features/permits/local-time.ts';

/** What a row has in a column. `position` is the number of the row, counted from 1. */
export type CellFormatter<Row> = (row: Row, position: number) => Cell;

/** The number of a row. */
export const rowNumber: CellFormatter<unknown> = (_row, number) => number;

/** '2026-03-01 14:05' on the clocks of a site; nothing for no time. As text, since rows may be of several zones. */
export function formatTimeCell(at: Date | null, timeZone = defaultTimeZone): string {
  return at === null ? '' : formatLocalTime(at, timeZone);
}
