import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import type { Announcement } from './types.ts';

/** Announcements that are active at this time, newest first. */
export async function findActiveAnnouncements(db: Database, now: Date): Promise<Announcement[]> {
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

/** Whether any started or ended after one time and up to the other. */
export async function hasTransitions(db: Database, after: Date, until: Date): Promise<boolean> {
  const row = await db
    .selectFrom('announcement')
    .select('id')
    .where(
      sql<boolean>`active_from > ${after} and active_from <= ${until} or active_to > ${after} and active_to <= ${until}`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An announcement as stored. */
export interface AnnouncementRow extends Announcement {
  from: Date | null;
  to: Date | null;
  version: number;
}

const columns = [
  ...(['id as _id', 'title', 'message', 'type', 'color'] as const),
  ...(['active_from as from', 'active_to as to', 'version'] as const),
] as const;

/** Every announcement, newest first. */
export function listAnnouncements(db: Database): RowList<AnnouncementRow> {
  const announcements = db.selectFrom('announcement').select(columns);
  return toRowList(db, announcements.orderBy('created_at', 'desc').orderBy('id'));
}

export async function findAnnouncement(db: Database, id: string): Promise<AnnouncementRow | undefined> {
  return db.selectFrom('announcement').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The announcement, locked until the transaction ends. */
export async function lockAnnouncement(db: Database, id: string): Promise<AnnouncementRow | undefined> {
  return db.selectFrom('announcement').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

type AnnouncementValues = Omit<AnnouncementRow, '_id' | 'version'>;

const toColumns = ({ title, message, type, color, from, to }: AnnouncementValues) => ({
  ...{ title, message, type, color },
  ...{ active_from: from, active_to: to },
});

export async function insertAnnouncement(
  db: Database,
  written: AnnouncementValues,
  now: Date,
): Promise<AnnouncementRow> {
  return db
    .insertInto('announcement')
    .values({ ...toColumns(written), created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateAnnouncement(
  db: Database,
  id: string,
  written: AnnouncementValues,
): Promise<AnnouncementRow> {
  return db
    .updateTable('announcement')
    .set((set) => ({ ...toColumns(written), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteAnnouncement(db: Database, id: string): Promise<void> {
  await db.deleteFrom('announcement').where('id', '=', id).execute();
}
