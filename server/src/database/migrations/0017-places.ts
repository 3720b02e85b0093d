import { sql, type Kysely } from 'kysely';

/** People by role, from whom the members of groups are chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index person_by_role on person (role, full_name, id) where archived_at is null`.execute(db);
}
