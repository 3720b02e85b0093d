import { sql, type SelectQueryBuilder } from 'kysely';
import { readInBatches, type StreamedList } from './batches.ts';
import type { Database } from './connect.ts';

/** A list that screens read in pages, and exports as a whole. */
export interface RowList<Row> {
  count(): Promise<number>;
  readPage(take: number, skip: number): Promise<Row[]>;
  /** The whole list in batches, within the transaction that the list was made with. */
  stream(): Promise<StreamedList<Row>>;
}

/** The list of the rows that a query selects, in the query's order. */
export function toRowList<Schema, Tables extends keyof Schema, Row>(
  db: Database,
  rows: SelectQueryBuilder<Schema, Tables, Row>,
): RowList<Row> {
  async function count(): Promise<number> {
    const counted = rows
      .clearSelect()
      .clearOrderBy()
      .select(sql`count(*)`.as('count'))
      .$castTo<{ count: number }>();
    return (await counted.executeTakeFirstOrThrow()).count;
  }
  return {
    count,
    readPage: (take, skip) => rows.limit(take).offset(skip).execute(),
    stream: async () => ({ count: await count(), batches: readInBatches(db, rows) }),
  };
}
