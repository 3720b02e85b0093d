import { sql, type Kysely } from 'kysely';

/**
 * The closers' list has child permits beside permits. Those of other sites that a closer sees, because they review or
 * own them, are found among what is pending closure without reading the permits. What is for a submitter's action is
 * found among their permits in these statuses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index permit_to_finish_by_id on permit (id)
      include (status, created_at, starts_at, ends_at, site_id, submitter_id, parent_permit_id)
      where status in ('PendingClosure', 'PendingCancel');
    create index permit_for_submitter on permit (submitter_id, status, ends_at)
      include (id, created_at, starts_at, site_id, status_since, parent_permit_id)
      where status in ('Approved', 'Rejected', 'PendingClosure', 'PendingCancel')`.execute(db);
}
