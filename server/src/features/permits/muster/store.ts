import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** A worker at a site, with where and since when. */
export interface MusterRow {
  workerId: string;
  name: string;
  company: string;
  trade: string;
  phone: string;
  permitId: string;
  permitNumber: string;
  isChildPermit: boolean;
  place: string;
  holder: string;
  holderPhone: string;
  since: Date;
  /** Who has seen them during the muster, and when; null while nobody has. */
  seenBy: string | null;
  seenAt: Date | null;
}

/** Everybody who is signed on at a site: those who were not seen first, then by place. */
export async function listMuster(db: Database, siteId: string): Promise<MusterRow[]> {
  return db
    .selectFrom('crew_presence')
    .innerJoin('worker', 'worker.id', 'crew_presence.worker_id')
    .innerJoin('permit', 'permit.id', 'crew_presence.permit_id')
    .innerJoin('permit_work', 'permit_work.permit_id', 'permit.id')
    .innerJoin('person as holder', 'holder.id', 'permit_work.holder_id')
    .leftJoin('person as seer', 'seer.id', 'crew_presence.seen_by')
    .select([
      'worker.id as workerId',
      'worker.name',
      'worker.company',
      'worker.trade',
      'worker.phone',
      'permit.id as permitId',
      'permit.number as permitNumber',
      sql<boolean>`permit.parent_permit_id is not null`.as('isChildPermit'),
      'permit.work_place as place',
      'holder.full_name as holder',
      'holder.phone as holderPhone',
      'crew_presence.since',
      'seer.full_name as seenBy',
      'crew_presence.seen_at as seenAt',
    ])
    .where('crew_presence.site_id', '=', siteId)
    .orderBy(sql`crew_presence.seen_at is not null`)
    .orderBy('permit.work_place')
    .orderBy('worker.name')
    .execute();
}

/**
 * Ticks a worker off as seen, or undoes it. The earliest sighting stays. Returns false if nobody of this id is signed
 * on at the site.
 */
export async function tick(
  db: Database,
  { siteId, workerId, seen }: { siteId: string; workerId: string; seen: { by: string; at: Date } | null },
): Promise<boolean> {
  const rows = await db
    .updateTable('crew_presence')
    .set(
      seen
        ? ({ ref }) => ({
            seen_by: sql<string>`case when ${ref('seen_at')} is null then ${seen.by}::uuid else seen_by end`,
            seen_at: sql<Date>`coalesce(${ref('seen_at')}, ${seen.at})`,
          })
        : { seen_by: null, seen_at: null },
    )
    .where('site_id', '=', siteId)
    .where('worker_id', '=', workerId)
    .returning('worker_id')
    .execute();
  return rows.length > 0;
}
