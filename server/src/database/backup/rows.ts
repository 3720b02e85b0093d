import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { listImmediateForeignKeys, type TableShape } from './table-shape.ts';

const batchSize = 500;

/**
 * Sets one output format for values, whatever the server's settings. Call it in the transaction that reads or writes
 * them.
 */
export async function setPlainOutput(transaction: Database): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'iso_8601', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(transaction);
}

/** The rows of a table, one per line: a JSON list of PostgreSQL's text for each value. Call within a transaction. */
export async function* readRows(transaction: Database, { name, columns }: TableShape): AsyncGenerator<string> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare kept_rows no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.table(name)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batchSize)} from kept_rows`.execute(transaction);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await sql`close kept_rows`.execute(transaction);
}

/** Writes rows back that `readRows` has written, and returns their number. */
export async function writeRows(
  transaction: Database,
  { name, columns }: TableShape,
  lines: AsyncIterable<string>,
): Promise<number> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ type }, index) => sql`(line->>${sql.lit(index)})::${sql.raw(type)}`));
  let count = 0;
  let batch: string[] = [];
  const write = async () => {
    if (batch.length === 0) return;
    await sql`insert into ${sql.table(name)} (${names}) overriding system value
      select ${values} from json_array_elements(${`[${batch.join(',')}]`}::json) as line`.execute(transaction);
    count += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === batchSize) await write();
  }
  await write();
  return count;
}

/**
 * Runs work that fills tables with existing rows in any order: references are checked at the end, and triggers, which
 * would count and derive values again, are disabled.
 */
export async function withDeferredChecks(
  transaction: Database,
  tables: readonly TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await listImmediateForeignKeys(transaction);
  const setKeys = async (kind: 'deferrable initially deferred' | 'not deferrable') => {
    for (const key of keys)
      await sql`alter table ${sql.table(key.table)} alter constraint ${sql.ref(key.name)} ${sql.raw(kind)}`.execute(
        transaction,
      );
  };
  const setTriggers = async (kind: 'disable' | 'enable') => {
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} ${sql.raw(kind)} trigger user`.execute(transaction);
  };
  await setKeys('deferrable initially deferred');
  await setTriggers('disable');
  await work();
  await sql`set constraints all immediate`.execute(transaction);
  await setTriggers('enable');
  await setKeys('not deferrable');
}

/** Updates planner statistics: without them PostgreSQL chooses slow plans for tables that were just filled. */
export async function refreshStatistics(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
