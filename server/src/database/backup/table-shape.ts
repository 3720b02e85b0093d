import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Tables } from '../tables.ts';

/**
 * Tables that must not be in a backup or are of no use afterwards: sessions, e-mailed codes, attempts, pending
 * notices.
 */
const excludedTables = [
  'session',
  'security_code',
  'sign_on_attempt',
  'sign_on_result',
  'try_count',
  'worker_pin_attempt',
  'permit_notice',
  'area_stop_notice',
] as const satisfies readonly (keyof Tables)[];

export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

const currentSchemaId = sql`(select oid from pg_namespace where nspname = current_schema())`;

/** Every table in a backup, including any that are added later. */
export async function listBackupTables(db: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select pg_class.relname as name,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = ${currentSchemaId} and relkind = 'r' and relname not like 'kysely%'
      and relname <> all(${[...excludedTables]}::text[])
    group by pg_class.oid, pg_class.relname order by pg_class.relname`.execute(db);
  return rows;
}

/** The state of a sequence; null before its first value. */
export interface SequenceState {
  name: string;
  value: number | null;
}

export async function listSequences(db: Database): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select sequencename as name, last_value as value from pg_sequences where schemaname = current_schema()
    order by sequencename`.execute(db);
  return rows;
}

export async function setSequence(db: Database, { name, value }: SequenceState): Promise<void> {
  if (value !== null) await sql`select setval(quote_ident(${name})::regclass, ${value})`.execute(db);
}

/** The first table with rows, among those that a backup contains. */
export async function findFirstFilledTable(db: Database): Promise<string | undefined> {
  for (const { name } of await listBackupTables(db)) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** The foreign keys that are checked row by row. */
export async function listImmediateForeignKeys(db: Database): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select pg_class.relname as table, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and not condeferrable and connamespace = ${currentSchemaId}`.execute(db);
  return rows;
}
