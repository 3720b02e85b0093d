import { byteOrderMark, csvLines, type Cell } from '@eptw/domain/report/csv';

/** A table as a CSV file, piece by piece. */
export async function* csvFile(
  titles: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([titles]);
  for await (const rows of batches) yield csvLines(rows);
}
