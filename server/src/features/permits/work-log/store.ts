import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import { unapprovedStatuses, unfinishedStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import { contractorRoles } from '@eptw/domain/user/role-groups';
import type { WorkSummary } from '@eptw/domain/work/work-summary';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { LastHistoryEntry, SealedEntry } from '../history/chain.ts';
import { workJsonOf, type PermitColumns, type WorkJson } from '../work-rows.ts';
import { replaceSummaries, toColumnNames, toColumnTypes, toSummaryRow } from './summary-rows.ts';

/** An entry of the work log as stored; `at` is ISO 8601. */
export interface LogRow {
  at: string;
  actorId: string | null;
  actorName: string;
  action: string;
  reason: string | null;
  work: Record<string, unknown>;
}

/** A permit with everything that its work is computed from. */
export interface WorkSource {
  id: string;
  number: string;
  parentId: string | null;
  siteId: string;
  siteName: string;
  timeZone: string;
  /** The emergency number of its site; empty if unknown. */
  emergencyPhone: string;
  /** Whether certificates that nobody has verified count at its site. */
  countsUnverified: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  status: PermitStatus;
  statusSince: Date | null;
  version: number;
  submitterId: string;
  submitterName: string;
  submitterRole: Role;
  submitterCompany: string;
  ownerId: string;
  reviewerIds: string[];
  reviewingGroupIds: string[];
  holderIds: string[];
  unapprovedChildren: string[];
  /** The work under its child permits, and how many people are signed on to each who do not watch for fire. */
  children: { number: string; work: WorkJson; signedOn: number }[];
  /** The first stop in force at its site; `since` is ISO 8601. */
  areaStop: { kind: string; reason: string; since: string; isForGas: boolean; isMustered: boolean } | null;
  /** Those who hold or held it, and since when (ISO 8601) they cannot act. */
  cannotAct: { id: string; since: string }[];
  /** After so many minutes an appointment counts as not accepted. */
  appointmentMinutes: number;
  /** The template versions of its forms. */
  versionIds: string[];
  /** The last entry of its history. */
  last: LastHistoryEntry;
  /** Oldest first. */
  log: LogRow[];
}

const childRow: PermitColumns = { id: sql`child.id`, siteId: sql`child.site_id` };

const sourceStatement = createPreparedStatement(
  'work source',
  sql<WorkSource>`
    select permit.id, permit.number, permit.parent_permit_id as "parentId", permit.site_id as "siteId",
      site.name as "siteName",
      site.time_zone as "timeZone", site.emergency_phone as "emergencyPhone",
      site.counts_unverified as "countsUnverified",
      permit.starts_at as "startsAt", permit.ends_at as "endsAt", permit.status,
      permit.status_since as "statusSince", permit.version, permit.submitter_id as "submitterId", submitter.full_name as "submitterName",
      permit.submitter_role as "submitterRole", permit.submitter_company as "submitterCompany",
      permit.owner_id as "ownerId",
      array(select slot.person_id from reviewer_slot slot
        where slot.permit_id = permit.id and slot.person_id is not null) as "reviewerIds",
      array(select slot.group_id from reviewer_slot slot
        where slot.permit_id = permit.id and slot.group_id is not null) as "reviewingGroupIds",
      array(select holder.person_id from permit_holder holder where holder.permit_id = permit.id) as "holderIds",
      array(select child.number from permit child
        where child.parent_permit_id = permit.id and child.status = any($2) order by child.number)
        as "unapprovedChildren",
      (select coalesce(json_agg(json_build_object('number', child.number, 'work', ${workJsonOf(childRow)},
          'signedOn', (select count(*) from crew_presence present
            where present.permit_id = child.id and not 'fireWatcher' = any(present.roles))) order by child.number), '[]')
        from permit child join permit_work on permit_work.permit_id = child.id
        where child.parent_permit_id = permit.id) as children,
      (select coalesce(json_agg(json_build_object('id', person.id,
          'since', coalesce(person.archived_at, person.changed_at, permit.updated_at))), '[]')
        from person
        where person.id = any(array(select holder.person_id from permit_holder holder
            where holder.permit_id = permit.id) || permit.submitter_id)
          and (person.archived_at is not null or person.status <> 'Approved'
            or (permit.submitter_role = any($3) and person.company <> permit.submitter_company))) as "cannotAct",
      site.appointment_minutes as "appointmentMinutes",
      (select json_build_object('kind', stop.kind, 'reason', stop.reason,
          'since', coalesce(stop.raised_at, stop.set_at), 'isForGas', stop.kind = 'gas' or exists (
            select from area_stop_request request where request.area_stop_id = stop.id and request.kind = 'gas'),
          'isMustered', exists (select from area_stop other where other.site_id = stop.site_id
            and other.lifted_at is null and other.mustered_at is not null)) from area_stop stop
        where stop.site_id = permit.site_id and stop.lifted_at is null order by stop.set_at limit 1) as "areaStop",
      array(select form.template_version_id from filled_form form where form.permit_id = permit.id
        order by form.position) as "versionIds",
      (select json_build_object('sequence', entry.sequence, 'hash', entry.hash, 'actorId', entry.actor_id,
          'actorName', entry.actor_name, 'action', entry.action, 'at', entry.at)
        from history_entry entry where entry.permit_id = permit.id order by entry.sequence desc limit 1) as last,
      (select coalesce(json_agg(json_build_object('at', entry.at, 'actorId', entry.actor_id,
          'actorName', entry.actor_name, 'action', entry.action, 'reason', entry.reason, 'work', entry.work)
          order by entry.sequence), '[]')
        from history_entry entry where entry.permit_id = permit.id and entry.work is not null) as log
    from permit
    join site on site.id = permit.site_id
    join person submitter on submitter.id = permit.submitter_id
    where permit.id = $1`,
);

/** A permit or child permit with its work log. */
export async function findWorkSource(db: Database, permitId: string): Promise<WorkSource | undefined> {
  if (!isUuid(permitId)) return undefined;
  const [source] = await sourceStatement(db, permitId, unapprovedStatuses, contractorRoles);
  return source;
}

const lockStatement = createPreparedStatement(
  'lock permit for work',
  sql<{ id: string }>`
    with site as materialized (
      select pg_advisory_xact_lock_shared(hashtextextended(site_id::text, 0)) from permit where id = $1
    )
    select permit.id from site, permit where permit.id = $1 for no key update of permit`,
);

/**
 * Locks a permit until the transaction ends, and lets no stop of its site begin before that: a stop waits for the
 * site, so that it finds every job that was started.
 */
export async function lockPermit(transaction: Database, permitId: string): Promise<void> {
  if (isUuid(permitId)) await lockStatement(transaction, permitId);
}

const childrenOf = sql`
  select child.id from permit child
  where child.parent_permit_id = $1 and child.status in (${sql.join(unfinishedStatuses.map((status) => sql.lit(status)))})
  order by child.id`;

const childrenStatement = createPreparedStatement('children of work', sql<{ id: string }>`${childrenOf}`);

/** The child permits that are neither closed nor cancelled. */
export async function listUnfinishedChildIds(db: Database, permitId: string): Promise<string[]> {
  return (await childrenStatement(db, permitId)).map(({ id }) => id);
}

/** The type of each column of an entry. */
const entryTypes = {
  permit_id: 'uuid',
  sequence: 'integer',
  at: 'timestamptz',
  actor_id: 'uuid',
  actor_name: 'text',
  actor_role: 'text',
  group_name: 'text',
  action: 'text',
  from_status: 'text',
  to_status: 'text',
  reason: 'text',
  changes: 'jsonb',
  lapsed: 'jsonb',
  work: 'jsonb',
  previous_hash: 'text',
  hash: 'text',
} as const satisfies Record<keyof SealedEntry, string>;

/**
 * Writes everything at once: each statement of its own would take a round trip. No answer has changed, so that a
 * fingerprint of the version before is that of the new one.
 */
const writeStatement = createPreparedStatement(
  'write work',
  sql<{ id: string }>`
    with changed as (
      update permit set version = $2, updated_at = $3, ends_at = coalesce($4, ends_at),
        fingerprint_version = case when fingerprint_version = $2 - jsonb_array_length($5) then $2
          else fingerprint_version end
      where id = $1
    ), entries as (
      insert into history_entry (${toColumnNames(entryTypes)})
        select ${toColumnNames(entryTypes)} from jsonb_to_recordset($5::jsonb) as entry (${toColumnTypes(entryTypes)})
    ), notices as (
      insert into permit_notice (permit_id, sequence, at, content)
        select permit_id, sequence, at, content from jsonb_to_recordset($6::jsonb)
          as notice (permit_id uuid, sequence integer, at timestamptz, content jsonb)
    ), summary as (${replaceSummaries(sql`$7`)}
    ), performed as (
      insert into performed_action (person_id, key, permit_id, digest, message, at)
        select $8, $9, $1, $10, $11, $3 where $9::text is not null
    )
    ${childrenOf}`,
);

/** What a work entry changes of its permit's own row. */
export interface PermitUpdate {
  id: string;
  version: number;
  at: Date;
  /** The new end, where the work was extended. */
  endsAt: Date | null;
}

/** The notices of one entry, to be dispatched after the commit. */
export interface NewNotice {
  permitId: string;
  sequence: number;
  at: Date;
  content: ChangeNotices;
}

/** What a request's idempotency key recalls of it: a repeat gets the same message. */
export interface NewPerformedAction {
  personId: string;
  key: string;
  /** SHA-256 of the request. */
  digest: string;
  message: string;
}

/** Everything that entries come to beside what only some of them change. */
export interface WrittenWork {
  permit: PermitUpdate;
  entries: readonly SealedEntry[];
  notices: readonly NewNotice[];
  siteId: string;
  /** Undefined while there is no job. */
  summary: WorkSummary | undefined;
  /** For a request with an idempotency key. */
  performed: NewPerformedAction | undefined;
}

/**
 * Appends entries to a permit's history, raises its version to that of the last one, and stores their notices, what
 * lists and the clock need, and the action's idempotency key. Returns the child permits that are neither closed nor cancelled.
 */
export async function writeWork(
  db: Database,
  { permit, entries, notices, siteId, summary, performed }: WrittenWork,
): Promise<string[]> {
  const noticeRows = notices.map(({ permitId, sequence, at, content }) => ({
    permit_id: permitId,
    sequence,
    at,
    content,
  }));
  const summaries = summary ? [toSummaryRow(permit.id, siteId, summary)] : [];
  const children = await writeStatement(
    db,
    permit.id,
    permit.version,
    permit.at,
    permit.endsAt,
    JSON.stringify(entries),
    JSON.stringify(noticeRows),
    JSON.stringify(summaries),
    performed?.personId ?? null,
    performed?.key ?? null,
    performed?.digest ?? null,
    performed?.message ?? null,
  );
  if (!summary) await removeSummary(db, permit.id);
  return children.map(({ id }) => id);
}

const storeStatement = createPreparedStatement('store work', sql<never>`${replaceSummaries(sql`$1`)}`);

/** Stores what lists and the clock need of a job, or removes it while there is none. */
export async function storeSummary(
  db: Database,
  { id: permitId, siteId }: Pick<WorkSource, 'id' | 'siteId'>,
  summary: WorkSummary | undefined,
): Promise<void> {
  if (summary) await storeStatement(db, JSON.stringify([toSummaryRow(permitId, siteId, summary)]));
  else await removeSummary(db, permitId);
}

async function removeSummary(db: Database, permitId: string): Promise<void> {
  await db.deleteFrom('permit_work').where('permit_id', '=', permitId).execute();
}

/** Lets a person see a permit because they hold it or are asked to. */
export async function addHolder(db: Database, permitId: string, personId: string): Promise<void> {
  await db
    .insertInto('permit_holder')
    .values({ permit_id: permitId, person_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps a signature under its digest. */
export async function keepSignature(db: Database, digest: string, image: string): Promise<void> {
  await db
    .insertInto('work_signature')
    .values({ digest, image })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The permits for which the clock has something to write, the longest overdue first. */
export async function listDuePermits(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('permit_work')
    .select('permit_id')
    .where('deadline_at', '<=', now)
    .orderBy('deadline_at')
    .limit(limit)
    .execute();
  return rows.map(({ permit_id: id }) => id);
}

/** The permits whose work was started and does not have the stop of their site among its causes yet. */
export async function listUnstoppedPermits(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('area_stop')
    .innerJoin('permit_work', 'permit_work.site_id', 'area_stop.site_id')
    .select('permit_work.permit_id')
    .distinct()
    .where('area_stop.lifted_at', 'is', null)
    .where('permit_work.has_started', '=', true)
    .where((where) =>
      where.or([
        where('permit_work.phase', '<>', 'finished'),
        where('permit_work.fire_watch_until', '>', sql<Date>`coalesce(area_stop.raised_at, area_stop.set_at)`),
      ]),
    )
    .where((where) =>
      where.or([
        where('permit_work.site_stopped_at', 'is', null),
        where('permit_work.site_stopped_at', '<', sql<Date>`coalesce(area_stop.raised_at, area_stop.set_at)`),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ permit_id: id }) => id);
}

/** The permits whose work goes on or stands still, and whose holder cannot act any more: that is not written yet. */
export async function listUnheldPermits(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('permit_work')
    .innerJoin('person', 'person.id', 'permit_work.holder_id')
    .select('permit_work.permit_id')
    .where(sql<boolean>`permit_work.has_started and permit_work.phase in ('live', 'suspended')`)
    .where(sql<boolean>`not permit_work.has_lost_holder`)
    .where((where) =>
      where.or([
        where('person.archived_at', 'is not', null),
        where('person.status', '<>', 'Approved'),
        where.and([
          where('permit_work.submitter_role', 'in', [...contractorRoles]),
          where('person.company', '<>', where.ref('permit_work.submitter_company')),
        ]),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ permit_id: id }) => id);
}
