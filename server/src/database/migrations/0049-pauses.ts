import { sql, type Kysely } from 'kysely';

/**
 * Whether work stands still only because its holder paused it: then a stop of all work at the site stops it too. Work
 * that is paused during the update counts as suspended otherwise until its next change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table permit_work add column is_paused boolean not null default false`.execute(db);
}
