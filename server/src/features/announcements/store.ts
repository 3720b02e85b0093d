import type { Database } from '../../database/connect.ts';

/** An announcement as it goes over the wire. The message may be HTML, which whoever shows it has to sanitise. */
export interface Announcement {
  _id: string;
  title: string;
  message: string;
  type: string;
  color: string | null;
}

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
