import { sql, type Kysely } from 'kysely';

/** What lacks only a life-support group's approval is counted at the sites of those who see it, not at all sites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index permit_last_group;
    create index permit_last_group on permit (last_group_id, site_id, created_at desc, id desc)
      include (parent_permit_id, submitter_company)
      where status = 'PendingApproval' and last_group_id is not null`.execute(db);
}
