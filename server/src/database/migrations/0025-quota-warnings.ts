import { sql, type Kysely } from 'kysely';

/** Finds the warnings of the quota of a person, who gets one of them a day, without reading what else they were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notification_quota_warning on notification (person_id, occasion) where kind = 'quotaNear'`.execute(
    db,
  );
}
