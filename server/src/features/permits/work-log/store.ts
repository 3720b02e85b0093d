import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import { pendingApprovalStatuses, unfinishedStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import type { WorkEntry } from '@eptw/domain/work/work-log';
import type { WorkSummary } from '@eptw/domain/work/work-summary';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createPreparedStatement } from '../../../database/prepared-statements.ts';
import type { NewRow } from '../../../database/tables.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { LastHistoryEntry, SealedEntry } from '../history/chain.ts';

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
  timeZone: string;
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
  undecidedChildren: string[];
  /** The first stop in force at its site; `since` is ISO 8601. */
  areaStop: { reason: string; since: string } | null;
  /** The template versions of its forms. */
  versionIds: string[];
  /** The last entry of its history. */
  last: LastHistoryEntry;
  /** Oldest first. */
  log: LogRow[];
}

const sourceStatement = createPreparedStatement(
  'work source',
  sql<WorkSource>`
    select permit.id, permit.number, permit.parent_permit_id as "parentId", permit.site_id as "siteId",
      site.time_zone as "timeZone", permit.starts_at as "startsAt", permit.ends_at as "endsAt", permit.status,
      permit.status_since as "statusSince",
      permit.version, permit.submitter_id as "submitterId", submitter.full_name as "submitterName",
      permit.submitter_role as "submitterRole", permit.submitter_company as "submitterCompany",
      permit.owner_id as "ownerId",
      array(select slot.person_id from reviewer_slot slot
        where slot.permit_id = permit.id and slot.person_id is not null) as "reviewerIds",
      array(select slot.group_id from reviewer_slot slot
        where slot.permit_id = permit.id and slot.group_id is not null) as "reviewingGroupIds",
      array(select holder.person_id from permit_holder holder where holder.permit_id = permit.id) as "holderIds",
      array(select child.number from permit child
        where child.parent_permit_id = permit.id and child.status = any($2) order by child.number)
        as "undecidedChildren",
      (select json_build_object('reason', stop.reason, 'since', stop.set_at) from area_stop stop
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
  const [source] = await sourceStatement(db, permitId, pendingApprovalStatuses);
  return source;
}

const lockStatement = createPreparedStatement(
  'lock permit for work',
  sql<{ id: string }>`
    with site as materialized (
      select pg_advisory_xact_lock_shared(hashtextextended(site_id::text, 0)) from permit where id = $1
    )
    select permit.id from site, permit where permit.id = $1 for update of permit`,
);

/**
 * Locks a permit until the transaction ends, and lets no stop of its site begin before that: a stop waits for the
 * site, so that it finds every job that was started.
 */
export async function lockPermit(transaction: Database, permitId: string): Promise<void> {
  if (isUuid(permitId)) await lockStatement(transaction, permitId);
}

/** The child permits that are neither closed nor cancelled. */
export async function listUnfinishedChildIds(db: Database, permitId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('permit')
    .select('id')
    .where('parent_permit_id', '=', permitId)
    .where('status', 'in', unfinishedStatuses)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What a work entry changes of its permit's own row. */
export interface PermitUpdate {
  id: string;
  version: number;
  at: Date;
  /** The new end, where the work was extended. */
  endsAt?: Date;
}

/** Appends entries to a permit's history and raises its version to that of the last one. */
export async function appendEntries(
  db: Database,
  { id, version, at, endsAt }: PermitUpdate,
  entries: readonly SealedEntry[],
): Promise<void> {
  await db
    .updateTable('permit')
    .set(({ ref }) => ({
      version,
      updated_at: at,
      ...(endsAt && { ends_at: endsAt }),
      // No answer has changed: a fingerprint of the version before is that of the new one.
      fingerprint_version: sql<number | null>`case when fingerprint_version = ${version - entries.length}
        then ${version}::integer else ${ref('fingerprint_version')} end`,
    }))
    .where('id', '=', id)
    .execute();
  await db.insertInto('history_entry').values(entries.map(toRow)).execute();
}

function toRow({ changes, lapsed, work, ...entry }: SealedEntry): NewRow<'history_entry'> {
  return {
    ...entry,
    changes: JSON.stringify(changes),
    lapsed: JSON.stringify(lapsed),
    ...(work && { work: JSON.stringify(work) }),
  };
}

/** Stores what lists and the clock need of a job, or removes it while there is none. */
export async function storeSummary(
  db: Database,
  { id: permitId, siteId }: Pick<WorkSource, 'id' | 'siteId'>,
  summary: WorkSummary | undefined,
): Promise<void> {
  if (!summary) {
    await db.deleteFrom('permit_work').where('permit_id', '=', permitId).execute();
    return;
  }
  const row = {
    site_id: siteId,
    phase: summary.phase,
    has_started: summary.hasStarted,
    holder_id: summary.holderId,
    handover_to: summary.handoverTo,
    has_extension_request: summary.hasExtensionRequest,
    starts_at: summary.startsAt,
    stops_at: summary.stopsAt,
    expires_at: summary.expiresAt,
    fire_watch_until: summary.fireWatchUntil,
    next_check_at: summary.nextCheckAt,
    revalidate_by: summary.revalidateBy,
    issuer_turn_at: summary.issuerTurnAt,
    deadline_at: summary.deadlineAt,
    missing: summary.missing,
    checks_count_until: summary.checksCountUntil,
    suspension: summary.suspension,
  };
  await db
    .insertInto('permit_work')
    .values({ permit_id: permitId, ...row })
    .onConflict((conflict) => conflict.column('permit_id').doUpdateSet(row))
    .execute();
}

/** The notices of one entry, to be dispatched after the commit. */
export interface NewNotice {
  permitId: string;
  sequence: number;
  at: Date;
  content: ChangeNotices;
}

export async function insertNotices(db: Database, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ permitId, sequence, at, content }) => ({
    permit_id: permitId,
    sequence,
    at,
    content: JSON.stringify(content),
  }));
  await db.insertInto('permit_notice').values(rows).execute();
}

/** Stores who is on the job after these entries, for the muster list. */
export async function storePresence(
  db: Database,
  { id, siteId }: Pick<WorkSource, 'id' | 'siteId'>,
  entries: readonly WorkEntry[],
): Promise<void> {
  const presence = () => db.deleteFrom('crew_presence').where('permit_id', '=', id);
  for (const entry of entries) {
    if (entry.event === 'signOn') {
      const row = { permit_id: id, worker_id: entry.details.workerId, site_id: siteId, since: entry.at };
      await db.insertInto('crew_presence').values(row).execute();
    }
    if (entry.event === 'signOff') await presence().where('worker_id', '=', entry.details.workerId).execute();
    if (entry.event === 'finishWork') await presence().execute();
  }
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

/** The permits whose work goes on although all work at their site is stopped: the stop is not written yet. */
export async function listUnstoppedPermits(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('area_stop')
    .innerJoin('permit_work', 'permit_work.site_id', 'area_stop.site_id')
    .select('permit_work.permit_id')
    .distinct()
    .where('area_stop.lifted_at', 'is', null)
    .where('permit_work.phase', '=', 'live')
    .limit(limit)
    .execute();
  return rows.map(({ permit_id: id }) => id);
}
