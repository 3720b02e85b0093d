import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { StreamedList } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import { isVisibleTo } from '../../database/visibility.ts';
import { countNotificationRows, listNotificationRows, streamNotificationRows } from './notification-rows.ts';
import type { Notification } from './types.ts';

type Clause = RawBuilder<SqlBool>;

/** The actor's notifications in the application, of permits that they can see now. */
function isOwnAndVisible(actor: Actor, unseen: boolean): Clause {
  const open = unseen ? sql`and notification.seen_at is null` : sql``;
  return sql`notification.person_id = ${actor.id}::uuid and notification.in_app ${open} and ${isVisibleTo(actor)}`;
}

export async function listNotifications(
  db: Database,
  actor: Actor,
  unseen: boolean,
  page: { take: number; skip: number; now: Date },
): Promise<Notification[]> {
  return listNotificationRows(db, isOwnAndVisible(actor, unseen), page);
}

export async function countNotifications(db: Database, actor: Actor, unseen: boolean): Promise<number> {
  return countNotificationRows(db, isOwnAndVisible(actor, unseen));
}

/** All of the same notifications. */
export async function streamOwnNotifications(
  db: Database,
  actor: Actor,
  { unseen, now }: { unseen: boolean; now: Date },
): Promise<StreamedList<Notification>> {
  return streamNotificationRows(db, isOwnAndVisible(actor, unseen), now);
}

/** Selects some of a user's notifications. */
export type NotificationSelection = { ids: readonly string[] } | { permitId: string } | { until: Date } | 'all';

function isSelected(selection: NotificationSelection): Clause {
  if (selection === 'all') return sql`in_app`;
  if ('until' in selection) return sql`in_app and created_at <= ${selection.until}`;
  return 'ids' in selection ? sql`id = any(${selection.ids}::uuid[])` : sql`permit_id = ${selection.permitId}::uuid`;
}

/**
 * Marks unseen notifications as seen, so that no mail includes them either, and returns whether there were any.
 * Statements that change several notifications lock them in the order of their ids, so that they cannot deadlock.
 */
export async function markNotificationsAsSeen(
  db: Database,
  personId: string,
  selection: NotificationSelection,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with meant as (
      select id from notification where person_id = ${personId}::uuid and seen_at is null and ${isSelected(selection)}
      order by id for update
    )
    update notification set seen_at = ${now}, mail_due_at = null from meant where notification.id = meant.id
    returning notification.id`.execute(db);
  return rows.length > 0;
}

/** Deletes seen notifications from before one time, and unseen ones from before the other. */
export async function deleteNotifications(db: Database, before: { seen: Date; unseen: Date }): Promise<void> {
  await sql`
    delete from notification
    where created_at < ${before.unseen} or (created_at < ${before.seen} and seen_at is not null)`.execute(db);
}
