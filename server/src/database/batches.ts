import { sql, type Expression } from 'kysely';
import type { Database } from './connect.ts';

/** Small enough to hold in memory, large enough that the round trips do not matter. */
const batchSize = 100;

/** A whole list from one snapshot: the number of rows, and the rows in batches. */
export interface StreamedList<Row> {
  count: number;
  batches: AsyncIterable<Row[]>;
}

/**
 * Reads the rows of a query in batches within a transaction, in the query's order. Uses a cursor, so that neither
 * side ever holds all of them. Only one such read at a time.
 */
export async function* readInBatches<Row>(transaction: Database, query: Expression<Row>): AsyncGenerator<Row[]> {
  // All rows are read: the fastest plan for the first rows is not the best.
  await sql`set local cursor_tuple_fraction = 1`.execute(transaction);
  await sql`declare whole_list no scroll cursor for ${query}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from whole_list`.execute(transaction);
    if (rows.length === 0) return;
    yield rows;
  }
}

/** The same list with each batch converted. */
export function mapBatches<Row, Made>(
  { count, batches }: StreamedList<Row>,
  make: (batch: Row[]) => Made[] | Promise<Made[]>,
): StreamedList<Made> {
  async function* convertBatches(): AsyncGenerator<Made[]> {
    for await (const batch of batches) yield make(batch);
  }
  return { count, batches: convertBatches() };
}
