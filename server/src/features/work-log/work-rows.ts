import { unapprovedStatuses } from '@eptw/domain/permit/status';
import { needsAnswer, type PermitWork } from '@eptw/domain/work/requirements/closure-requirements';
import type { ListedWork } from '@eptw/domain/work/summary/my-work';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { watchWithoutEnd } from '@eptw/domain/work/log/state';
import { findStoredCondition, type LabelledWork } from '@eptw/domain/work/summary/job-summary';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { asRead } from '../../database/reading-order.ts';

type TimeName =
  | 'startsAt'
  | 'stopsAt'
  | 'expiresAt'
  | 'fireWatchUntil'
  | 'checksCountUntil'
  | 'nextCheckAt'
  | 'revalidateBy'
  | 'blockedFrom';

/** The summary of the work under a permit, as lists and rules read it. */
export type StoredWorkRow = LabelledWork & ListedWork;

/** The same as JSON; instants are ISO 8601. */
export type WorkJson = Omit<StoredWorkRow, TimeName> & Record<TimeName, string | null> & { holderId: string };

const unapproved = unapprovedStatuses.map((status) => sql.lit(status));

/** Where the id and the site of a permit are read from. */
export interface PermitColumns {
  id: RawBuilder<unknown>;
  siteId: RawBuilder<unknown>;
}

const permitRow: PermitColumns = { id: sql`permit.id`, siteId: sql`permit.site_id` };

/** Whether child permits are not approved. With `exists`, PostgreSQL may gather all of those first. */
export const hasUnapprovedChildren = ({ id }: PermitColumns): RawBuilder<SqlBool> => sql`coalesce((
    select true from permit child
      where child.parent_permit_id = ${id} and child.status in (${sql.join(unapproved)}) limit 1), false)`;

/** Whether all work at its site is stopped. */
export const hasAreaStop = ({ siteId }: PermitColumns): RawBuilder<SqlBool> => sql`exists(select from area_stop stop
    where stop.site_id = ${siteId} and stop.lifted_at is null)`;

/** The row of `permit_work` as JSON, for a permit. */
export const workJsonOf = (permit: PermitColumns): RawBuilder<WorkJson> => sql`json_build_object(
  'phase', permit_work.phase, 'holderId', permit_work.holder_id, 'hasStarted', permit_work.has_started,
  'startsAt', permit_work.starts_at,
  'stopsAt', permit_work.stops_at, 'expiresAt', permit_work.expires_at,
  'fireWatchUntil', permit_work.fire_watch_until, 'nextCheckAt', permit_work.next_check_at,
  'nextCheck', permit_work.next_check, 'blockedActions', permit_work.blocked_actions,
  'blockedFrom', permit_work.blocked_from, 'unanswered', permit_work.unanswered,
  'revalidateBy', permit_work.revalidate_by, 'missing', permit_work.missing,
  'checksCountUntil', permit_work.checks_count_until, 'suspension', permit_work.suspension,
  'hasExtensionRequest', permit_work.has_extension_request,
  'signedOn', permit_work.signed_on, 'inside', permit_work.inside,
  'hasUnapprovedChildren', ${hasUnapprovedChildren(permit)}, 'hasAreaStop', ${hasAreaStop(permit)})`;

/** The work of the row of `permit`; null while none is followed. */
export const workOf: RawBuilder<WorkJson | null> = sql`(
  select ${workJsonOf(permitRow)} from permit_work where permit_work.permit_id = permit.id)`;

/** The row of `permit_work`. */
export const workRow: PermitColumns = { id: sql`permit_work.permit_id`, siteId: sql`permit_work.site_id` };

/**
 * The condition of the row of `permit_work` at a time: the SQL counterpart of `findStoredCondition`. A test keeps the
 * two in step.
 */
export function conditionOfWorkAt(
  at: Date | RawBuilder<unknown>,
  permit: PermitColumns = workRow,
): RawBuilder<WorkCondition> {
  return sql`case
      when permit_work.phase = 'finished' then
        case when permit_work.fire_watch_until > least(${at}, permit_work.stops_at) then 'fireWatch' else 'finished' end
      when permit_work.phase = 'expired' or permit_work.expires_at <= ${at} then 'expired'
      when permit_work.phase = 'suspended' then 'suspended'
      when permit_work.phase = 'live' then
        case when permit_work.stops_at <= ${at} or ${hasAreaStop(permit)} then 'suspended' else 'live' end
      when permit_work.starts_at > ${at} then 'planned'
      when permit_work.missing > 0 or permit_work.stops_at <= ${at} or permit_work.checks_count_until < ${at}
        or ${hasAreaStop(permit)} or ${hasUnapprovedChildren(permit)} then 'notReady'
      else 'ready' end`;
}

/** The same for a permit, by default the row of `permit`; null while no work is followed. */
export function conditionAt(
  at: Date | RawBuilder<unknown>,
  permit: PermitColumns = permitRow,
): RawBuilder<WorkCondition | null> {
  return sql`(select ${conditionOfWorkAt(at, permit)} from permit_work where permit_work.permit_id = ${permit.id})`;
}

/**
 * Whether the work under a permit is live at a time, or none is followed, so that only its period and a stop of all work
 * at its site say whether it is.
 */
export function isLiveWorkAt(at: Date | RawBuilder<unknown>, permit: PermitColumns = permitRow): RawBuilder<SqlBool> {
  return sql`coalesce(${conditionAt(at, permit)} = 'live', not ${hasAreaStop(permit)})`;
}

/** The names of the workers who are signed on to the row of `permit`. */
export const signedOnTo: RawBuilder<string[]> = sql`array(
  select worker.name from crew_presence join worker on worker.id = crew_presence.worker_id
    where crew_presence.permit_id = permit.id order by ${asRead('worker.name')})`;

/** How many people are inside a space under the row of `permit`, rescuers included. */
export const insideOf: RawBuilder<number> = sql`(
  (select count(*) from crew_presence where crew_presence.permit_id = permit.id and inside_since is not null) +
  (select count(*) from muster_visitor where muster_visitor.permit_id = permit.id and inside_since is not null))::integer`;

/**
 * Who holds the row of `permit`, left-joined to `permit_work`: THE fragment for statements about permits whose work may
 * not be followed. Where it is, the domain has decided it from the log, and `holder_id` is its result. Where it is not
 * any more, because the approval was lost before the start, whoever took over last; otherwise the submitter.
 */
export const currentHolderOf: RawBuilder<string> = toHolder(sql`permit_work.holder_id`);

/** The same of the row of `permit` alone. */
export const holderOfPermit: RawBuilder<string> = toHolder(
  sql`(select permit_work.holder_id from permit_work where permit_work.permit_id = permit.id)`,
);

function toHolder(ofWork: RawBuilder<string | null>): RawBuilder<string> {
  return sql`coalesce(${ofWork}, (
      select entry.actor_id from history_entry entry
        where entry.permit_id = permit.id and entry.action = 'acceptHandover' order by entry.sequence desc limit 1),
    permit.submitter_id)`;
}

/** The ids of those who hold or held the row of `permit` after its submitter, or were asked to. */
export const holdersOf: RawBuilder<string[]> = sql`array(
  select holder.person_id from permit_holder holder where holder.permit_id = permit.id)`;

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** A summary with its instants. */
export function toStoredWork(work: WorkJson): StoredWorkRow {
  return {
    ...work,
    startsAt: toDate(work.startsAt),
    stopsAt: toDate(work.stopsAt),
    expiresAt: toDate(work.expiresAt),
    fireWatchUntil: toDate(work.fireWatchUntil),
    checksCountUntil: toDate(work.checksCountUntil),
    nextCheckAt: toDate(work.nextCheckAt),
    revalidateBy: toDate(work.revalidateBy),
    blockedFrom: toDate(work.blockedFrom),
  };
}

/** The work as the rules about the permit read it now; times are those of its site. */
export function toPermitWork(work: WorkJson | null, now: Date, timeZone: string): PermitWork | null {
  if (work === null) return null;
  const stored = toStoredWork(work);
  const { fireWatchUntil, hasStarted } = stored;
  const condition = findStoredCondition(stored, now);
  const hasEnd = fireWatchUntil !== null && fireWatchUntil < watchWithoutEnd;
  return {
    condition,
    hasStarted,
    fireWatchUntil: hasEnd ? formatJobTime(fireWatchUntil, now, timeZone) : null,
    unanswered: needsAnswer({ condition, hasStarted }) ? findUnanswered(stored, condition) : '',
  };
}

/** A version before this one stores no more than the gravest cause; what never started and expired has others, too. */
function findUnanswered({ suspension, unanswered }: StoredWorkRow, condition: WorkCondition): string {
  return condition === 'expired' ? unanswered : suspension;
}
