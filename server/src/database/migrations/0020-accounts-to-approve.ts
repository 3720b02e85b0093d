import { sql, type Kysely } from 'kysely';

/** The few accounts that wait for approval, counted for every menu of an administrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index person_to_approve on person (id) where status = 'Pending' and archived_at is null`.execute(db);
}
