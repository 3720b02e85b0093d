import { sql, type Kysely } from 'kysely';

/**
 * Indexes for what people are waiting on: empty slots, permits that block a quota, permits approved by somebody.
 * Each holds only the rows that are still open, so it stays small however many permits there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index reviewer_slot_open_by_person on reviewer_slot (person_id, permit_id)
      where filled_by is null and person_id is not null;
    create index reviewer_slot_open_by_group on reviewer_slot (group_id, permit_id)
      where filled_by is null and group_id is not null;
    create index permit_quota on permit (submitter_id, status, ends_at)
      where parent_permit_id is null and status in ('PendingClosure', 'Approved');
    create index permit_project_manager on permit (project_manager_id) where project_manager_id is not null;
    create index permit_final_approver on permit (final_approver_id) where final_approver_id is not null;
  `.execute(db);
}
