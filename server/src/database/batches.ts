import { sql, type Expression } from 'kysely';
import type { Database } from './connect.ts';

/** Few enough to be held at once, many enough that asking for them takes no time. */
const batchSize = 100;

/** Everything in a list as one snapshot shows it: how many rows, and the rows, a batch at a time. */
export interface StreamedList<Row> {
  count: number;
  batches: AsyncIterable<Row[]>;
}

/**
 * Reads the rows of a query within a transaction a batch at a time, each row once, in the query's order: by a cursor, so
 * that neither side ever holds all of them. One such reading at a time.
 */
export async function* readInBatches<Row>(transaction: Database, query: Expression<Row>): AsyncGenerator<Row[]> {
  // All rows are read: the plan that is quickest for the first ones is not the best.
  await sql`set local cursor_tuple_fraction = 1`.execute(transaction);
  await sql`declare whole_list no scroll cursor for ${query}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from whole_list`.execute(transaction);
    if (rows.length === 0) return;
    yield rows;
  }
}

/** The same list with something else made of each batch. */
export function mapBatches<Row, Made>(
  { count, batches }: StreamedList<Row>,
  make: (batch: Row[]) => Made[] | Promise<Made[]>,
): StreamedList<Made> {
  async function* made(): AsyncGenerator<Made[]> {
    for await (const batch of batches) yield make(batch);
  }
  return { count, batches: made() };
}
