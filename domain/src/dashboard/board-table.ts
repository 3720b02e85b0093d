/** Permits counted under a value at a site. */
export interface CountedCell {
  siteId: string;
  value: string;
  count: number;
}

export interface BoardRow {
  key: string;
  name: string;
  /** One for each site, in the order of the sites. */
  counts: number[];
  total: number;
}

/** What is counted in rows, and at sites in columns. */
export interface BoardTable {
  rows: BoardRow[];
  /** One for each site. */
  totals: number[];
  total: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Cells as a table whose rows are given: a row is there also when nothing counts under it. */
export function createBoardTable(
  rows: readonly { key: string; name: string }[],
  siteIds: readonly string[],
  cells: readonly CountedCell[],
): BoardTable {
  const places = new Map(siteIds.map((id, index) => [id, index]));
  const counts = new Map(rows.map(({ key }) => [key, siteIds.map(() => 0)]));
  for (const { siteId, value, count } of cells) {
    const row = counts.get(value);
    const place = places.get(siteId);
    if (row && place !== undefined) row[place] = (row[place] ?? 0) + count;
  }
  const filled = rows.map(({ key, name }) => {
    const own = counts.get(key) ?? [];
    return { key, name, counts: own, total: sum(own) };
  });
  const totals = siteIds.map((_, place) => sum(filled.map((row) => row.counts[place] ?? 0)));
  return { rows: filled, totals, total: sum(totals) };
}

/** What a row says of permits that say nothing of the matter. */
export const notStated = 'Not stated';

/** The rows for whatever was counted, the most first; those that nothing counts under any more are left out. */
export function createBoardRows(
  cells: readonly CountedCell[],
  nameOf: (value: string) => string,
): { key: string; name: string }[] {
  const totals = new Map<string, number>();
  for (const { value, count } of cells) totals.set(value, (totals.get(value) ?? 0) + count);
  return [...totals]
    .filter(([, total]) => total !== 0)
    .toSorted(([a, one], [b, other]) => other - one || nameOf(a).localeCompare(nameOf(b), 'en'))
    .map(([value]) => ({ key: value, name: nameOf(value) || notStated }));
}
