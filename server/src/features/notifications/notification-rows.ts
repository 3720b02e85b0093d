import { formatPseudonym } from '@eptw/domain/crew/worker';
import type { RecordedAction } from '@eptw/domain/permit/actions';
import {
  getNotificationPath,
  formatNotification,
  type NotificationFacts,
  type NotifiedStop,
} from '@eptw/domain/notification/notification-text';
import { notificationKindNames, type NotificationKind } from '@eptw/domain/notification/kinds';
import { formatStop, isStopKind } from '@eptw/domain/work/log/stop-kinds';
import { toAreaStopKind } from '@eptw/domain/area-stop/area-stop';
import { parsePermitCode } from '@eptw/domain/permit/permit-number';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { mapBatches, readInBatches, type StreamedList } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import type { Notification } from './types.ts';

/** A stop of all work with the names of who set and lifted it; its kind may be one of a newer version. */
type StopJson = Omit<NotifiedStop, 'kind'> & { kind: string };

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
  siteId: string;
  siteName: string;
  stop: StopJson | null;
  /** The permit codes of all its forms, including its own. */
  codes: string[];
  contractor: string;
  starts: Date | null;
  ends: Date | null;
  timeZone: string;
  action: RecordedAction | null;
  by: string | null;
  reason: string | null;
  news: string | null;
  /** Of a stop its kind, which may be one of a newer version. */
  stopKind: string | null;
  changes: NotificationFacts['changes'];
  certificate: (NonNullable<NotificationFacts['certificate']> & { workerId: string }) | null;
}

/** The maximum length of a text in a notification, in characters. */
const maxTextLength = 200;

/** A kind that this version can word; a kind that a newer version dispatched is left to that version. */
export const isKnownKind = sql<SqlBool>`notification.kind = any(${notificationKindNames})`;

/** Notifications with the data for their text, newest first. The clause may use `notification` and `permit`. */
function selectNotifications(where: RawBuilder<SqlBool>): RawBuilder<NotificationRow> {
  return sql<NotificationRow>`
    select notification.id, notification.kind, notification.created_at as "createdAt",
      notification.seen_at as "seenAt", permit.id as "permitId", permit.number as "permitNumber",
      permit.parent_permit_id is not null as "isChildPermit", permit.starts_at as starts, permit.ends_at as ends,
      left(permit.work_description, ${maxTextLength}) as "workDescription", left(permit.work_place, ${maxTextLength}) as "workPlace",
      array(select code from permit_form where permit_form.permit_id = permit.id) as codes,
      coalesce(nullif(permit.submitter_company, ''), submitter.full_name) as contractor,
      site.id as "siteId", site.name as "siteName", (
        select json_build_object('kind', stop.kind, 'reason', stop.reason, 'siteName', site.name,
            'isMustered', stop.mustered_at is not null, 'setBy', setter.full_name,
            'liftedBy', coalesce(lifter.full_name, ''))
          from area_stop stop join person setter on setter.id = stop.set_by
          left join person lifter on lifter.id = stop.lifted_by where stop.id = notification.area_stop_id) as stop, site.time_zone as "timeZone", entry.action, case when entry.actor_id is not null then entry.actor_name end as by,
      coalesce(entry.reason, entry.work->>'note') as reason, entry.work->>'news' as news,
      case when entry.action = 'stopWork' then entry.work->>'kind' end as "stopKind",
      coalesce(entry.changes, '[]') as changes,
      case when reminder.worker_id is not null then json_build_object('workerId', reminder.worker_id, 'kind', reminder.kind,
        'holder', (select name from worker where worker.id = reminder.worker_id),
        'requestedBy', (select full_name from person where person.id = reminder.person_id),
        'isVerified', not exists(select from worker_certificate unseen where unseen.worker_id = reminder.worker_id
          and unseen.kind = reminder.kind and unseen.verified_at is null)) end as certificate
    from notification
    join permit on permit.id = notification.permit_id
    join site on site.id = permit.site_id
    join person on person.id = notification.person_id
    join person submitter on submitter.id = permit.submitter_id
    left join history_entry entry
      on entry.permit_id = notification.permit_id and entry.sequence = notification.sequence
    left join certificate_reminder reminder on notification.kind = 'verifyCertificate'
      and reminder.permit_id = notification.permit_id and notification.occasion = concat_ws(' ', 'certificate',
        reminder.worker_id, reminder.kind, to_char(reminder.day, 'YYYY-MM-DD'))
    where ${where} and ${isKnownKind}
    order by notification.created_at desc, notification.id desc`;
}

/** A page of notifications. */
export async function listNotificationRows(
  db: Database,
  where: RawBuilder<SqlBool>,
  { take, skip, now }: { take: number; skip: number; now: Date },
): Promise<Notification[]> {
  const { rows } = await sql<NotificationRow>`${selectNotifications(where)} limit ${take} offset ${skip}`.execute(db);
  return rows.map((row) => toNotification(row, now));
}

/** How many notifications match. */
export async function countNotificationRows(db: Database, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification join permit on permit.id = notification.permit_id
    where ${where} and ${isKnownKind}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All matching notifications. */
export async function streamNotificationRows(
  db: Database,
  where: RawBuilder<SqlBool>,
  now: Date,
): Promise<StreamedList<Notification>> {
  const count = await countNotificationRows(db, where);
  return mapBatches({ count, batches: readInBatches(db, selectNotifications(where)) }, (rows) =>
    rows.map((row) => toNotification(row, now)),
  );
}

/** The reason of an action; a stop of the work has a kind, words, or both. */
function describeReason(stopKind: string | null, words: string | null): string | null {
  return stopKind !== null && isStopKind(stopKind) ? formatStop(stopKind, words ?? '') : words;
}

function toNotification(
  { action, by, reason, news, stopKind, codes, certificate, stop, ...row }: NotificationRow,
  now: Date,
): Notification {
  const permitCode = parsePermitCode(row.permitNumber);
  const facts = {
    ...row,
    permitCode,
    attachedCodes: codes.filter((code) => code !== permitCode),
    stop: stop && { ...stop, kind: toAreaStopKind(stop.kind) },
    certificate: certificate && { ...certificate, holder: certificate.holder || formatPseudonym(certificate.workerId) },
    trigger: action === null ? null : { action, by, reason: describeReason(stopKind, reason), news },
    now,
  };
  return {
    _id: row.id,
    kind: row.kind,
    ...formatNotification(facts),
    path: getNotificationPath(facts),
    permit: { _id: row.permitId, code: row.permitNumber },
    timeZone: row.timeZone,
    createdAt: row.createdAt,
    seenAt: row.seenAt,
  };
}
