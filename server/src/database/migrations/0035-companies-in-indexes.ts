import { sql, type Kysely } from 'kysely';

/**
 * Three indexes also hold the company, by which project managers see permits: that of the permits which lack one group's
 * approval, and those of what a user submitted and owns, which tell what project managers see only for that reason.
 * Without it each of these permits was read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index permit_submitter, permit_owner, permit_last_group;
    create index permit_submitter on permit (submitter_id, created_at desc, id desc)
      include (site_id, status, parent_permit_id, owner_id, submitter_company);
    create index permit_owner on permit (owner_id, created_at desc, id desc)
      include (site_id, status, parent_permit_id, submitter_id, submitter_company);
    create index permit_last_group on permit (last_group_id, created_at desc, id desc)
      include (site_id, parent_permit_id, submitter_company)
      where status = 'PendingApproval' and last_group_id is not null`.execute(db);
}
