import { byteOrderMark, formatCsvLines, type Cell } from '@eptw/domain/export/csv';

/** Writes a table as a CSV file in pieces. */
export async function* writeCsv(
  titles: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLines([titles]);
  for await (const rows of batches) yield formatCsvLines(rows);
}
