/** A row of a live list. */
export interface LiveRow {
  _id: string;
}

export interface MergedRows<Row extends LiveRow> {
  /** The rows in the order in which they were first shown, each in its newest state. */
  rows: Row[];
  /** The number of rows in the newest result that the page does not show. */
  added: number;
  /** Whether rows of the page have left the newest result, or moved in it. */
  moved: boolean;
}

/**
 * Merges the newest result into a page that is being read: rows update in place, but none appears, disappears or
 * moves. Such changes are counted instead.
 */
export function mergeRows<Row extends LiveRow>(shown: readonly Row[], newest: readonly Row[]): MergedRows<Row> {
  const newestById = new Map(newest.map((row) => [row._id, row]));
  const shownIds = new Set(shown.map((row) => row._id));
  const stay = newest.filter((row) => shownIds.has(row._id));
  return {
    rows: shown.map((row) => newestById.get(row._id) ?? row),
    added: newest.length - stay.length,
    moved: stay.length < shown.length || stay.some((row, index) => row._id !== shown[index]?._id),
  };
}
