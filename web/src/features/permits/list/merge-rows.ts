/** What a live list needs to know of a row. */
export interface VersionedRow {
  _id: string;
  version: number;
}

export interface MergedRows<Row extends VersionedRow> {
  /** The rows in the order in which they were first shown, each in its newest state. */
  rows: Row[];
  /** Rows that the newest answer has and the shown page does not. */
  added: number;
  /** Whether shown rows have left the newest answer, or changed places in it. */
  moved: boolean;
}

/**
 * Brings the newest answer into a page that somebody is reading: rows change in place, but none appears, vanishes or
 * changes places under the reader's hand. What would have is counted instead.
 */
export function mergeRows<Row extends VersionedRow>(shown: readonly Row[], newest: readonly Row[]): MergedRows<Row> {
  const newestById = new Map(newest.map((row) => [row._id, row]));
  const shownIds = new Set(shown.map((row) => row._id));
  const stay = newest.filter((row) => shownIds.has(row._id));
  return {
    rows: shown.map((row) => newestById.get(row._id) ?? row),
    added: newest.length - stay.length,
    moved: stay.length < shown.length || stay.some((row, index) => row._id !== shown[index]?._id),
  };
}
