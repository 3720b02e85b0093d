import { sql, type Kysely } from 'kysely';

/** The permits that count against a quota are named in every list, and are read from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index permit_quota;
    create index permit_quota on permit (submitter_id, status, ends_at) include (created_at, number, id)
      where parent_permit_id is null and status in ('PendingClosure', 'Approved')`.execute(db);
}
