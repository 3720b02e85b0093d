import type { NotificationKind } from '@eptw/domain/notification/kinds';
import type { NotificationPreferences } from '@eptw/domain/notification/preferences';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isKnownKind } from '../notification-rows.ts';

export async function findPreferences(db: Database, personId: string): Promise<NotificationPreferences | undefined> {
  return db
    .selectFrom('notification_preference')
    .select(['mail', 'kinds'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function savePreferences(
  db: Database,
  personId: string,
  { mail, kinds }: NotificationPreferences,
): Promise<void> {
  const values = { mail, kinds: JSON.stringify(kinds) };
  await db
    .insertInto('notification_preference')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute();
}

/** A notification that is due by mail. */
export interface PendingMailNotification {
  id: string;
  kind: NotificationKind;
  createdAt: Date;
  timeZone: string;
}

/** A user's notifications due by mail, locked until the transaction ends. */
export async function lockPendingMail(db: Database, personId: string): Promise<PendingMailNotification[]> {
  const { rows } = await sql<PendingMailNotification>`
    select notification.id, kind, notification.created_at as "createdAt", site.time_zone as "timeZone"
    from notification join permit on permit.id = notification.permit_id join site on site.id = permit.site_id
    where person_id = ${personId}::uuid and mail_due_at is not null and ${isKnownKind}
    order by notification.id for update of notification`.execute(db);
  return rows;
}

export async function saveMailDueTimes(db: Database, ids: readonly string[], dueAt: readonly (Date | null)[]) {
  await sql`
    update notification set mail_due_at = waiting.due_at
    from unnest(${ids}::uuid[], ${dueAt}::timestamptz[]) as waiting (id, due_at)
    where notification.id = waiting.id`.execute(db);
}
