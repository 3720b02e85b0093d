import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/** The rows inserted, updated or deleted since the recording began. A write that is rolled back does not count. */
export interface RecordedWrites {
  count(): Promise<number>;
  /** The tables written after this count, sorted by name. */
  listTables(writes: { since: number }): Promise<string[]>;
}

/** Records which tables are written from now on, by triggers on all tables except these. */
export async function recordWrites(db: Database, { except }: { except: string[] }): Promise<RecordedWrites> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any(${except})`.execute(db);
  await sql`create table test_write (id bigint primary key generated always as identity, name text not null)`.execute(
    db,
  );
  await sql`create function test_record_write() returns trigger language plpgsql as $$
    begin
      insert into test_write (name) values (tg_table_name);
      return null;
    end
  $$`.execute(db);
  for (const { name } of tables)
    await sql`create trigger test_record_write after insert or update or delete on ${sql.table(name)}
      for each row execute function test_record_write()`.execute(db);

  return {
    count: async () => {
      const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from test_write`.execute(db);
      return rows[0]?.last ?? 0;
    },
    listTables: async ({ since }) => {
      const { rows } = await sql<{ name: string }>`
        select distinct name from test_write where id > ${since} order by name`.execute(db);
      return rows.map(({ name }) => name);
    },
  };
}
