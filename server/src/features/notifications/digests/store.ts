import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isVisibleToPerson } from '../../../database/visibility.ts';
import { isKnownKind, listNotificationRows } from '../notification-rows.ts';
import type { Notification } from '../types.ts';

/** Those of a user's notifications that are unseen, and whose permits the user can see now. */
export async function findNotificationsToMail(
  db: Database,
  personId: string,
  ids: readonly string[],
  now: Date,
): Promise<Notification[]> {
  const isStillUnread = sql<boolean>`notification.id = any(${ids}::uuid[]) and notification.person_id = ${personId}::uuid
    and notification.seen_at is null and ${isVisibleToPerson()}`;
  return listNotificationRows(db, isStillUnread, { take: ids.length, skip: 0, now });
}

/** How long a mail that waits for delivery holds back the next one, in milliseconds. */
const pendingMailTimeoutMs = 24 * 3_600_000;

/** Everything to mail to one user. */
export interface DueDigest {
  personId: string;
  notificationIds: string[];
}

/**
 * Takes the notifications of at most `maxPeople` users for whom a mail is due, including those of theirs that are due
 * later. Skips what another process has taken. A user whose earlier mail still waits, because the mail server is
 * down, gets the next one after it, so that it contains everything in between; after a day the earlier mail counts as
 * given up.
 */
export async function takeDueDigests(db: Database, now: Date, maxPeople: number): Promise<DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    with underway as (
      select (details ->> 'personId')::uuid as person_id from mail
      where settled_at is null and state = 'waiting' and details ->> 'kind' = 'notifications'
        and created_at > ${new Date(now.getTime() - pendingMailTimeoutMs)}
    ), due as (
      select person_id from notification
      where mail_due_at <= ${now} and ${isKnownKind} and person_id not in (select person_id from underway)
      order by mail_due_at limit ${maxPeople}
    ), taken as (
      select id from notification
      where person_id in (select person_id from due) and mail_due_at is not null and ${isKnownKind}
      for update skip locked
    ), marked as (
      update notification set mail_due_at = null from taken where notification.id = taken.id
      returning notification.id, notification.person_id
    )
    select person_id as "personId", array_agg(id) as "notificationIds" from marked group by person_id`.execute(db);
  return rows;
}

/** Cancels the mails about all notifications so far. */
export async function cancelDueMails(db: Database): Promise<void> {
  await sql`update notification set mail_due_at = null where mail_due_at is not null`.execute(db);
}
