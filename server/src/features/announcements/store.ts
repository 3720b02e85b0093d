import type { Database } from '../../database/connect.ts';
import type { Announcement } from './types.ts';

/** Announcements that are active at this time, the newest first. */
export async function activeAnnouncements(db: Database, now: Date): Promise<Announcement[]> {
  return db
    .selectFrom('announcement')
    .select(['id as _id', 'title', 'message', 'type', 'color'])
    .where((where) => where.or([where('active_from', 'is', null), where('active_from', '<=', now)]))
    .where((where) => where.or([where('active_to', 'is', null), where('active_to', '>', now)]))
    .orderBy('active_from', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(100)
    .execute();
}
