import { sql, type Kysely } from 'kysely';

/** The number that people at a site call when somebody is hurt; empty until an administrator enters it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column emergency_phone text not null default ''`.execute(db);
}
