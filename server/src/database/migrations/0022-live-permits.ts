import { sql, type Kysely } from 'kysely';

/**
 * The board of the day: of a site's approved permits those that are not over yet, the ones that are overdue for closure the
 * longest, and those with high-risk work; of those that are not finished the ones that start today. Each is read from an
 * index that has no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index counted_permit_ends on counted_permit (site_id, ends_at, permit_id) include (starts_at, kind)
      where status = 'Approved';
    create index counted_permit_risk on counted_permit (site_id, ends_at, permit_id) include (starts_at)
      where status = 'Approved' and forms && '{B1,B2,B3,B4,B5,B6,B7}';
    create index counted_permit_starts on counted_permit (site_id, starts_at, permit_id) include (kind, status)
      where status in ('PendingPMApproval', 'PendingApproval', 'Approved');
  `.execute(db);
}
