import type { Audience } from '@eptw/domain/notification/audience';
import type { NotificationKind } from '@eptw/domain/notification/kinds';
import type { NotificationPreferences } from '@eptw/domain/notification/preferences';
import { siteIssuers } from '@eptw/domain/area-stop/area-stop';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement, toIdList } from '../../../database/prepared-statements.ts';
import type { NewRow, Row } from '../../../database/tables.ts';
import { isVisibleToPerson } from '../../../database/visibility.ts';

/**
 * Lets one process dispatch at a time, until the transaction ends, so that changes are dispatched in order. Its
 * commit does not wait for the disk, since what a crash undoes is dispatched again.
 */
export async function lockDispatch(db: Database): Promise<void> {
  await lockStatement(db);
}

const lockStatement = createPreparedStatement(
  'lock dispatch',
  sql`select pg_advisory_xact_lock(hashtext('notifications')), set_config('synchronous_commit', 'off', true)`,
);

const takeStatement = createPreparedStatement(
  'take notices',
  sql<Row<'permit_notice'>>`
    with taken as (
      delete from permit_notice where (permit_id, sequence) in (
        select permit_id, sequence from permit_notice order by permit_id, sequence limit $1
      ) returning permit_id, sequence, at, content
    )
    select permit_id, sequence, at, content from taken order by permit_id, sequence`,
);

/** Deletes and returns at most `limit` pending notices, the earliest of each permit first. */
export async function takeNotices(db: Database, limit: number): Promise<Row<'permit_notice'>[]> {
  return takeStatement(db, limit);
}

interface NotifiedPerson {
  personId: string;
}

function toPersonIds(people: readonly NotifiedPerson[]): string[] {
  return people.map(({ personId }) => personId);
}

/** The audience of a notification about a permit. */
export interface PermitAudience {
  permitId: string;
  audience: Audience;
}

/** A user in an audience. */
export interface Recipient {
  /** Index of the audience. */
  index: number;
  personId: string;
  timeZone: string;
  mail: NotificationPreferences['mail'] | null;
  kinds: NotificationPreferences['kinds'] | null;
}

const recipientsStatement = createPreparedStatement(
  'recipients',
  sql<Recipient>`
    select audience.index, person.id as "personId", site.time_zone as "timeZone", preference.mail, preference.kinds
    from jsonb_to_recordset($1::jsonb) as audience (index integer, permit_id uuid, people uuid[],
      groups uuid[], managers boolean, closers boolean, "siteIssuers" boolean, "except" uuid[])
    join permit on permit.id = audience.permit_id
    join site on site.id = permit.site_id
    cross join lateral (
      select unnest(audience.people) as id
      union
      select member.person_id from mt_group_member member join mt_group on mt_group.id = member.group_id
        where member.group_id = any(audience.groups) and mt_group.archived_at is null
      union
      select person_id from person_site join person on person.id = person_site.person_id
        where audience.managers and person_site.site_id = permit.site_id and (role = 'MicronSupervisor'
          or role = 'ContractorPM' and company = permit.submitter_company and company <> '')
      union
      select member.person_id from mt_group join mt_group_member member on member.group_id = mt_group.id
        join person on person.id = member.person_id
        where audience.closers and mt_group.permit_closer and mt_group.site_id = permit.site_id
          and mt_group.archived_at is null and person.role = 'MTGroup'
      union
      select person_id from person_site join person on person.id = person_site.person_id
        where audience."siteIssuers" and person_site.site_id = permit.site_id
          and person.role in (${sql.join(siteIssuers.map((role) => sql.lit(role)))})
    ) recipient
    join person on person.id = recipient.id
    left join notification_preference preference on preference.person_id = person.id
    where person.status = 'Approved' and person.archived_at is null and person.id <> all(audience."except")
      and ${isVisibleToPerson()}`,
);

/** The users in these audiences now who may sign in and can see the permit. */
export async function findRecipients(db: Database, audiences: readonly PermitAudience[]): Promise<Recipient[]> {
  const audienceRows = audiences.map(({ permitId, audience }, index) => ({ index, permit_id: permitId, ...audience }));
  return recipientsStatement(db, JSON.stringify(audienceRows));
}

const insertStatement = createPreparedStatement(
  'insert notifications',
  sql<NotifiedPerson>`
    insert into notification (person_id, kind, permit_id, area_stop_id, sequence, occasion, in_app, created_at,
      mail_due_at)
    select person_id, kind, permit_id, area_stop_id, sequence, occasion, in_app, created_at, mail_due_at
    from jsonb_to_recordset($1::jsonb) as added (person_id uuid, kind text, permit_id uuid, area_stop_id uuid,
      sequence integer, occasion text, in_app boolean, created_at timestamptz, mail_due_at timestamptz)
    where added.kind <> 'quotaNear' or added.sequence is not null or not exists (
      select from notification earlier
      where earlier.kind = 'quotaNear' and earlier.person_id = added.person_id and earlier.occasion = added.occasion)
    order by permit_id, person_id, kind, occasion
    on conflict (permit_id, person_id, kind, occasion) do nothing
    returning person_id as "personId"`,
);

/**
 * Adds the notifications that do not exist yet, and returns the ids of their users. They are added in one order, so
 * that no two processes wait for each other. A day's reminders warn a user of the quota once, whichever permit the
 * warning names.
 */
export async function insertNotifications(db: Database, rows: readonly NewRow<'notification'>[]): Promise<string[]> {
  return rows.length === 0 ? [] : toPersonIds(await insertStatement(db, JSON.stringify(rows)));
}

/** The kinds that say that it is the user's turn. */
export const turnKinds: readonly NotificationKind[] = ['turnToDecide', 'turnToFinish'];

/** Notifications of a permit that a change supersedes. */
export interface Supersession {
  permitId: string;
  /** Sequence number of the change in the permit's history. */
  sequence: number;
  at: Date;
  kinds: readonly NotificationKind[];
  /** Users for whom they still matter. */
  exceptPeople: readonly string[];
}

const supersedeStatement = createPreparedStatement(
  'supersede notifications',
  sql<NotifiedPerson>`
    with past as (
      select notification.id, superseded.at
      from notification join jsonb_to_recordset($1::jsonb) as superseded ("permitId" uuid,
        sequence integer, at timestamptz, kinds text[], "exceptPeople" uuid[])
        on notification.permit_id = superseded."permitId"
      where notification.permit_id = any(${toIdList(sql`$2`)}) and notification.seen_at is null
        and notification.kind = any(superseded.kinds) and notification.person_id <> all(superseded."exceptPeople")
        and (notification.sequence is null or notification.sequence < superseded.sequence)
      order by notification.id for update of notification
    )
    update notification set seen_at = past.at, mail_due_at = null from past where notification.id = past.id
    returning person_id as "personId"`,
);

/** Marks superseded notifications as seen, and returns the ids of their users. */
export async function supersedeNotifications(db: Database, supersessions: readonly Supersession[]): Promise<string[]> {
  if (supersessions.length === 0) return [];
  // Listed apart, because PostgreSQL expects a hundred rows in any JSON, and would rather read the whole table.
  const permitIds = supersessions.map(({ permitId }) => permitId);
  return toPersonIds(await supersedeStatement(db, JSON.stringify(supersessions), permitIds));
}

const supersedeTurnsStatement = createPreparedStatement(
  'supersede turns',
  sql`
    with earlier as (
      select earlier.id, later.created_at as at from notification earlier
      join notification later on later.permit_id = earlier.permit_id and later.person_id = earlier.person_id
        and later.kind = any($2) and later.sequence > earlier.sequence
      where earlier.permit_id = any(${toIdList(sql`$1`)}) and earlier.seen_at is null and earlier.kind = any($2)
      order by earlier.id for update of earlier
    )
    update notification set seen_at = earlier.at, mail_due_at = null from earlier where notification.id = earlier.id`,
);

/** Marks earlier turn notifications of these permits as seen if their users have a later one. */
export async function supersedeEarlierTurns(db: Database, permitIds: readonly string[]): Promise<void> {
  await supersedeTurnsStatement(db, permitIds, turnKinds);
}

const warnedStatement = createPreparedStatement(
  'warned submitters',
  sql<NotifiedPerson>`
    select distinct person_id as "personId" from notification
    where kind = 'quotaNear' and seen_at is null
      and person_id in (select submitter_id from permit where id = any(${toIdList(sql`$1`)}))`,
);

/** Submitters of these permits with an unseen quota warning. */
export async function findWarnedSubmitters(db: Database, permitIds: readonly string[]): Promise<string[]> {
  return toPersonIds(await warnedStatement(db, permitIds));
}

/**
 * Marks these users' quota warnings as seen, except those about these permits, and returns the ids of their users.
 */
export async function withdrawQuotaWarnings(
  db: Database,
  { personIds, exceptPermits, at }: { personIds: readonly string[]; exceptPermits: readonly string[]; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    with untrue as (
      select id from notification
      where kind = 'quotaNear' and seen_at is null and person_id = any(${personIds}::uuid[])
        and permit_id <> all(${exceptPermits}::uuid[])
      order by id for update
    )
    update notification set seen_at = ${at}, mail_due_at = null from untrue where notification.id = untrue.id
    returning person_id as "personId"`.execute(db);
  return rows.map(({ personId }) => personId);
}
