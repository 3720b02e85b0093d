import { sql, type Kysely } from 'kysely';

/** Child permits are listed in the same orders and by the same filters as permits, and each kind apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index child_permit_created on permit (created_at desc, id desc) where parent_permit_id is not null;
    create index child_permit_site_status on permit (site_id, status, created_at desc, id desc) include (submitter_id)
      where parent_permit_id is not null;
    create index child_permit_status on permit (status, created_at desc, id desc) where parent_permit_id is not null;
    create index child_permit_starts on permit (starts_at desc, id desc) where parent_permit_id is not null;
    create index child_permit_ends on permit (ends_at desc, id desc) where parent_permit_id is not null;
  `.execute(db);
}
