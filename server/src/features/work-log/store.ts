import type { ChangeNotices } from '@eptw/domain/notification/change-notices';
import { unfinishedStatuses } from '@eptw/domain/permit/status';
import { contractorRoles } from '@eptw/domain/user/role-groups';
import type { JobSummary } from '@eptw/domain/work/summary/job-summary';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { createHeldStatement, createPreparedStatement } from '../../database/prepared-statements.ts';
import { isInStatus } from '../../database/status-clause.ts';
import { isUuid } from '../../database/uuid.ts';
import type { PerformedAction } from '../performed-actions/types.ts';
import type { SealedEntry } from '../history/types.ts';
import { insertEntries } from '../history/entry-rows.ts';
import { replaceSummaries, toSummaryRow } from './summary-rows.ts';
import type { WorkSource } from './source-rows.ts';

const lockStatement = createHeldStatement(
  'lock permit for work',
  sql`
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
  where child.parent_permit_id = $1 and ${isInStatus(unfinishedStatuses, sql`child.status`)}
  order by child.id`;

const childrenStatement = createPreparedStatement('children of work', sql<{ id: string }>`${childrenOf}`);

/** The child permits that are neither closed nor cancelled. */
export async function listUnfinishedChildIds(db: Database, permitId: string): Promise<string[]> {
  return (await childrenStatement(db, permitId)).map(({ id }) => id);
}

/** The permits copied from $1 or its parent, one from the other, with their child permits. */
const copiesOf = sql`
  copy as (
    select permit.id from permit
      where permit.source_permit_id in ($1, (select parent_permit_id from permit where id = $1))
    union
    select permit.id from permit
      join copy on permit.source_permit_id = copy.id or permit.parent_permit_id = copy.id)`;

const waitingCopies = sql`
  select copy.id from copy
    where (select phase from permit_work where permit_work.permit_id = copy.id) = 'waiting' order by copy.id`;

const copiesStatement = createPreparedStatement(
  'copies of work',
  sql<{ id: string }>`with recursive ${copiesOf} ${waitingCopies}`,
);

/** The same of a permit, whatever became of it. */
export async function listWaitingCopyIds(db: Database, permitId: string): Promise<string[]> {
  return (await copiesStatement(db, permitId)).map(({ id }) => id);
}

/**
 * Writes everything at once: each statement of its own would take a round trip. No answer has changed, so that a
 * fingerprint of the version before is that of the new one.
 */
const writeStatement = createPreparedStatement(
  'write work',
  sql<FollowingPermits>`
    with recursive changed as (
      update permit set version = $2, updated_at = $3, ends_at = coalesce($4, ends_at),
        fingerprint_version = case when fingerprint_version = $2 - jsonb_array_length($5) then $2
          else fingerprint_version end
      where id = $1
    ), entries as (${insertEntries(sql`$5`)}
    ), notices as (
      insert into permit_notice (permit_id, sequence, at, content)
        select permit_id, sequence, at, content from jsonb_to_recordset($6::jsonb)
          as notice (permit_id uuid, sequence integer, at timestamptz, content jsonb)
    ), summary as (${replaceSummaries(sql`$7`)}
    ), performed as (
      insert into performed_action (person_id, key, permit_id, digest, message, at)
        select $8, $9, $1, $10, $11, $3 where $9::text is not null
    ), ${copiesOf}
    select array(${childrenOf}) as "childIds", array(${waitingCopies}) as "copyIds"`,
);

/** The permits whose work depends on that of another. */
export interface FollowingPermits {
  /** Its child permits that are neither closed nor cancelled. */
  childIds: string[];
  /** Its copies and those of its parent, the copies of those, and their child permits, whose work has not started. */
  copyIds: string[];
}

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
export interface NewPerformedAction extends PerformedAction {
  personId: string;
}

/** Everything that entries come to beside what only some of them change. */
export interface WrittenWork {
  permit: PermitUpdate;
  entries: readonly SealedEntry[];
  notices: readonly NewNotice[];
  siteId: string;
  /** Undefined while there is no job. */
  summary: JobSummary | undefined;
  /** For a request with an idempotency key. */
  performed: NewPerformedAction | undefined;
}

/**
 * Appends entries to a permit's history, raises its version to that of the last one, and stores their notices, what
 * lists and the clock need, and the action's idempotency key.
 */
export async function writeWork(
  db: Database,
  { permit, entries, notices, siteId, summary, performed }: WrittenWork,
): Promise<FollowingPermits> {
  const noticeRows = notices.map(({ permitId, sequence, at, content }) => ({
    permit_id: permitId,
    sequence,
    at,
    content,
  }));
  const summaries = summary ? [toSummaryRow(permit.id, siteId, summary)] : [];
  const [following] = await writeStatement(
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
  return following ?? { childIds: [], copyIds: [] };
}

const storeStatement = createPreparedStatement('store work', sql<never>`${replaceSummaries(sql`$1`)}`);

/** Stores what lists and the clock need of a job, or removes it while there is none. */
export async function storeSummary(
  db: Database,
  { id: permitId, siteId }: Pick<WorkSource, 'id' | 'siteId'>,
  summary: JobSummary | undefined,
): Promise<void> {
  if (summary) await storeStatement(db, JSON.stringify([toSummaryRow(permitId, siteId, summary)]));
  else await removeSummary(db, permitId);
}

async function removeSummary(db: Database, permitId: string): Promise<void> {
  await db.deleteFrom('permit_work').where('permit_id', '=', permitId).execute();
}

/**
 * Lets a person see a permit because they hold it or are asked to, and its parent: its isolations and stops are those of
 * the child permit, and a follow-up is raised on it.
 */
export async function addHolder(
  db: Database,
  { id, parentId }: Pick<WorkSource, 'id' | 'parentId'>,
  personId: string,
): Promise<void> {
  await db
    .insertInto('permit_holder')
    .values((parentId === null ? [id] : [id, parentId]).map((permit) => ({ permit_id: permit, person_id: personId })))
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

/** The permits of a site whose work has not started, while the site is stopped for gas; none otherwise. */
export async function listWaitingForGas(db: Database, siteId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select permit_id as id from permit_work
      where site_id = ${siteId}::uuid and phase = 'waiting' and exists (
        select from area_stop stop where stop.site_id = ${siteId}::uuid and stop.lifted_at is null
          and (stop.kind = 'gas' or exists (select from area_stop_request request
            where request.area_stop_id = stop.id and request.kind = 'gas')))`.execute(db);
  return rows.map(({ id }) => id);
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
