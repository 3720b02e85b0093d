import { compareAsRead } from '../text/reading-order.ts';
/** The number of permits with a value at a site. */
export interface CountedCell {
  siteId: string;
  value: string;
  count: number;
}

export interface BoardRow {
  key: string;
  name: string;
  /** One per site, in the order of the sites. */
  counts: number[];
  total: number;
}

/** Counts with values as rows and sites as columns. */
export interface BoardTable {
  rows: BoardRow[];
  /** One per site. */
  totals: number[];
  total: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Arranges cells as a table with the given rows, including rows without permits. */
export function createBoardTable(
  rows: readonly { key: string; name: string }[],
  siteIds: readonly string[],
  cells: readonly CountedCell[],
): BoardTable {
  const columnBySite = new Map(siteIds.map((id, index) => [id, index]));
  const counts = new Map(rows.map(({ key }) => [key, siteIds.map(() => 0)]));
  for (const { siteId, value, count } of cells) {
    const row = counts.get(value);
    const column = columnBySite.get(siteId);
    if (row && column !== undefined) row[column] = (row[column] ?? 0) + count;
  }
  const filled = rows.map(({ key, name }) => {
    const rowCounts = counts.get(key) ?? [];
    return { key, name, counts: rowCounts, total: sum(rowCounts) };
  });
  const totals = siteIds.map((_, column) => sum(filled.map((row) => row.counts[column] ?? 0)));
  return { rows: filled, totals, total: sum(totals) };
}

/** The row for permits whose form does not give a value. */
export const notStated = 'Not stated';

/** The rows found in the counts, largest first; rows with a count of zero are left out. */
export function createBoardRows(
  cells: readonly CountedCell[],
  getName: (value: string) => string,
): { key: string; name: string }[] {
  const totals = new Map<string, number>();
  for (const { value, count } of cells) totals.set(value, (totals.get(value) ?? 0) + count);
  return [...totals]
    .filter(([, total]) => total !== 0)
    .toSorted(([a, one], [b, other]) => other - one || compareAsRead(getName(a), getName(b)))
    .map(([value]) => ({ key: value, name: getName(value) || notStated }));
}
