import { sql, type Kysely } from 'kysely';

/** The report of SIPP works keeps a work that was approved, whatever became of its permit later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_sipp_reported(status text) returns boolean language sql immutable parallel safe
      return status in ('PendingPMApproval', 'PendingApproval', 'Approved', 'PendingClosure', 'PendingCancel', 'Completed');

    update sipp_work set is_reported = true from permit
      where permit.id = sipp_work.permit_id and not sipp_work.is_reported and is_sipp_reported(permit.status);`.execute(
    db,
  );
}
