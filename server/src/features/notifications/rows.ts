import type { Action } from '@eptw/domain/permit/actions';
import { notificationPath, notificationWords, type NotificationFacts } from '@eptw/domain/notification/words';
import { notificationKindNames, type NotificationKind } from '@eptw/domain/notification/kinds';
import { permitCodeOf } from '@eptw/domain/permit/number';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { eachBatch, inBatches, type WholeList } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import type { Notification } from './types.ts';

interface NotificationRow {
  id: string;
  kind: NotificationKind;
  createdAt: Date;
  seenAt: Date | null;
  permitId: string;
  permitNumber: string;
  isChildPermit: boolean;
  workDescription: string;
  workPlace: string;
  siteName: string;
  /** The permit codes of all its forms, its own among them. */
  codes: string[];
  contractor: string;
  starts: Date | null;
  ends: Date | null;
  timeZone: string;
  action: Action | 'create' | null;
  by: string | null;
  reason: string | null;
  changes: NotificationFacts['changes'];
}

/** More of a text than a notification says, in characters. */
const longestText = 200;

/** A kind that this version has words for: one that a newer version told beside it is left to that one. */
export const ofKnownKind = sql<SqlBool>`notification.kind = any(${notificationKindNames})`;

/** Notifications with what they are worded from, the newest first. The clause may name `notification` and `permit`. */
function notificationRows(where: RawBuilder<SqlBool>): RawBuilder<NotificationRow> {
  return sql<NotificationRow>`
    select notification.id, notification.kind, notification.created_at as "createdAt",
      notification.seen_at as "seenAt", permit.id as "permitId", permit.number as "permitNumber",
      permit.parent_permit_id is not null as "isChildPermit", permit.starts_at as starts, permit.ends_at as ends,
      left(permit.work_description, ${longestText}) as "workDescription", left(permit.work_place, ${longestText}) as "workPlace",
      array(select code from permit_form where permit_form.permit_id = permit.id) as codes,
      coalesce(nullif(permit.submitter_company, ''), submitter.full_name) as contractor,
      site.name as "siteName", site.time_zone as "timeZone", entry.action, entry.actor_name as by, entry.reason,
      coalesce(entry.changes, '[]') as changes
    from notification
    join permit on permit.id = notification.permit_id
    join site on site.id = permit.site_id
    join person on person.id = notification.person_id
    join person submitter on submitter.id = permit.submitter_id
    left join history_entry entry
      on entry.permit_id = notification.permit_id and entry.sequence = notification.sequence
    where ${where} and ${ofKnownKind}
    order by notification.created_at desc, notification.id desc`;
}

/** A page of them, worded as of now. */
export async function readNotifications(
  db: Database,
  where: RawBuilder<SqlBool>,
  { take, skip, now }: { take: number; skip: number; now: Date },
): Promise<Notification[]> {
  const { rows } = await sql<NotificationRow>`${notificationRows(where)} limit ${take} offset ${skip}`.execute(db);
  return rows.map((row) => inWords(row, now));
}

/** How many there are. */
export async function countNotificationRows(db: Database, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification join permit on permit.id = notification.permit_id
    where ${where} and ${ofKnownKind}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All of them. */
export async function wholeNotificationList(
  db: Database,
  where: RawBuilder<SqlBool>,
  now: Date,
): Promise<WholeList<Notification>> {
  const count = await countNotificationRows(db, where);
  return eachBatch({ count, batches: inBatches(db, notificationRows(where)) }, (rows) =>
    rows.map((row) => inWords(row, now)),
  );
}

function inWords({ action, by, reason, codes, ...row }: NotificationRow, now: Date): Notification {
  const permitCode = permitCodeOf(row.permitNumber);
  const facts = {
    ...row,
    permitCode,
    attachedCodes: codes.filter((code) => code !== permitCode),
    deed: action !== null && by !== null ? { action, by, reason } : null,
    now,
  };
  return {
    _id: row.id,
    kind: row.kind,
    ...notificationWords(facts),
    path: notificationPath(facts),
    permit: { _id: row.permitId, code: row.permitNumber },
    timeZone: row.timeZone,
    createdAt: row.createdAt,
    seenAt: row.seenAt,
  };
}
