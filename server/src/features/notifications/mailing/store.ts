import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { visibleToPerson } from '../../permits/visibility.ts';
import { readNotifications } from '../rows.ts';
import type { Notification } from '../types.ts';

/** Those of these notifications of a person that are not seen yet, and whose permits the person sees now. */
export async function notificationsToMail(
  db: Database,
  personId: string,
  ids: readonly string[],
): Promise<Notification[]> {
  const left = sql<boolean>`notification.id = any(${ids}::uuid[]) and notification.person_id = ${personId}::uuid
    and notification.seen_at is null and ${visibleToPerson()}`;
  return readNotifications(db, left, { take: ids.length, skip: 0 });
}

/** Everything that one person is to be told by mail. */
export interface DueMail {
  personId: string;
  notificationIds: string[];
}

/**
 * Takes the notifications of people for whom a mail is due, at most of so many people. What else waits for them goes
 * with it. What another process takes is left to it.
 */
export async function takeDue(db: Database, now: Date, mostPeople: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    with due as (
      select person_id from notification where mail_due_at <= ${now} order by mail_due_at limit ${mostPeople}
    ), taken as (
      select id from notification where person_id in (select person_id from due) and mail_due_at is not null
      for update skip locked
    ), marked as (
      update notification set mail_due_at = null from taken where notification.id = taken.id
      returning notification.id, notification.person_id
    )
    select person_id as "personId", array_agg(id) as "notificationIds" from marked group by person_id`.execute(db);
  return rows;
}

/** Has no mail go out for what was told so far. */
export async function forgetDueMails(db: Database): Promise<void> {
  await sql`update notification set mail_due_at = null where mail_due_at is not null`.execute(db);
}
