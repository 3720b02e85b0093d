import { sql, type Kysely } from 'kysely';

/** Where a draft, the permit that it becomes, and its files were copied from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draft add column source_permit_id uuid references permit`.execute(db);
  await sql`alter table permit add column source_permit_id uuid references permit`.execute(db);
  await sql`alter table stored_file add column copy_of text`.execute(db);
}
