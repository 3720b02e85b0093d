import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import type { Cell } from '@eptw/domain/export/csv';
import { formatLocalTime } from '@eptw/domain/time/format-local-time';

/** The cell of a row in a column. `position` is the number of the row, from 1. */
export type CellFormatter<Row> = (row: Row, position: number) => Cell;

/** The number of a row. */
export const formatRowNumber: CellFormatter<unknown> = (_row, number) => number;

/** '2026-03-01 14:05' in a site's time zone; empty for no time. As text, because rows may have different time zones. */
export function formatTimeCell(at: Date | null, timeZone = defaultTimeZone): string {
  return at === null ? '' : formatLocalTime(at, timeZone);
}
