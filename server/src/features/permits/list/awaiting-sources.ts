import { lifeSupportPrefix } from '@eptw/domain/administration/group';
import { stuckAfterMs, submitterStatuses } from '@eptw/domain/permit/for-submitter';
import { listStatuses, pendingFinishStatuses } from '@eptw/domain/permit/status';
import { isPermitCloser, type Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { asConstant, asConstantList } from '../../../database/prepared-statements.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import { holderOfPermit } from '../../work-log/work-rows.ts';
import { allPermits, toListSource, type ListSource, type PermitLevel } from '../../../database/list-source.ts';

type Clause = RawBuilder<SqlBool>;

const awaitsManager = isInStatus(listStatuses(({ awaits }) => awaits === 'project manager'));
const awaitsReviewers = isInStatus(listStatuses(({ awaits }) => awaits === 'reviewers'));
const awaitsClosers = isInStatus(pendingFinishStatuses);

/**
 * Permits that need the actor's approval: as a reviewer whose slot is empty, or as the project manager. The SQL
 * counterpart of the actions 'approve' and 'approveAsProjectManager'; a test keeps them in step. Reads only the
 * actor's empty slots, of which there are few.
 */
export function selectAwaitingApprovalBy(actor: Actor, level: PermitLevel): ListSource {
  const groupIds = actor.groups.map((group) => group.id);
  const managerClause = toManagerClause(actor);
  const branches = [
    selectEmptySlots(actor, level, sql`open_slot.person_id = ${asConstant(actor.id, 'uuid')}`),
    ...(groupIds.length > 0
      ? [selectEmptySlots(actor, level, sql`open_slot.group_id = any(${asConstantList(groupIds, 'uuid')})`)]
      : []),
    ...(managerClause
      ? [
          selectAwaitingManager(
            sql`${allPermits.isOfLevel[level]} and ${managerClause} and submitter_id <> ${asConstant(actor.id, 'uuid')}`,
          ),
        ]
      : []),
  ];
  const startsAt = sql<Date>`listed.starts_at`;
  // An undecided permit is overdue once its start has passed.
  return { ...toListSource(sql.join(branches, sql` union `)), startsAt, overdueAfter: startsAt };
}

/** The permits under review that have such an empty slot, and no slot that the actor has filled. */
function selectEmptySlots(actor: Actor, level: PermitLevel, condition: Clause): RawBuilder<unknown> {
  return sql`
    select open_slot.permit_id, open_slot.site_id, open_slot.permit_created_at as created_at,
        open_slot.permit_starts_at as starts_at
      from reviewer_slot open_slot
      where open_slot.filled_by is null and open_slot.under_review and ${condition}
        and open_slot.of_child = ${sql.lit(level === 'child permits')} and open_slot.submitter_id <> ${asConstant(actor.id, 'uuid')}
        and open_slot.permit_id not in (select own_slot.permit_id from reviewer_slot own_slot
          where own_slot.filled_by = ${asConstant(actor.id, 'uuid')} and own_slot.under_review)`;
}

function selectAwaitingManager(clause: Clause): RawBuilder<unknown> {
  return sql`
    select permit.id as permit_id, permit.site_id, permit.created_at, permit.starts_at from permit where ${clause}`;
}

function toManagerClause(actor: Actor): Clause | undefined {
  const atOwnSites = sql`permit.site_id = any(${asConstantList(actor.siteIds, 'uuid')})`;
  if (actor.role === 'ContractorPM' && actor.company !== '')
    return sql`${awaitsManager} and permit.submitter_company = ${asConstant(actor.company, 'text')} and ${atOwnSites}`;
  if (actor.role === 'MicronSupervisor') return sql`${awaitsManager} and ${atOwnSites}`;
  return undefined;
}

/**
 * Rows of `permit` that wait for the permit closers, of both levels: as their list has them, so that its badge agrees.
 * None for a user who is no closer, whose menu does not have that list.
 */
export function isAwaitingClosers(actor: Actor): Clause {
  return isPermitCloser(actor) ? awaitsClosers : sql`false`;
}

/**
 * Those of them that the actor may finish as a permit closer of their site: none that they submitted, hold, or asked to
 * finish. The SQL counterpart of who closes and cancels; a test compares them.
 */
export function isToFinishBy(actor: Actor): Clause {
  const siteIds = actor.groups.filter(({ permitCloser }) => permitCloser).map(({ siteId }) => siteId);
  const id = asConstant(actor.id, 'uuid');
  return sql`(${awaitsClosers} and permit.site_id = any(${asConstantList(siteIds, 'uuid')})
    and permit.submitter_id <> ${id} and permit.requested_by is distinct from ${id} and ${holderOfPermit} <> ${id})`;
}

/** Rows of `permit` of both levels that are for their submitter's action: `isForSubmitter` in SQL. A test compares them. */
export function isForSubmitterAt(now: Date): Clause {
  const at = asConstant(now, 'timestamptz');
  const stuckSince = asConstant(new Date(now.getTime() - stuckAfterMs), 'timestamptz');
  return sql`(${isInStatus(submitterStatuses)} and (${isInStatus(listStatuses(({ countsAs }) => countsAs === 'rejected'))}
    or (${isInStatus(listStatuses(({ quota }) => quota === 'unclosed'))} and permit.ends_at < ${at})
    or (${awaitsClosers} and permit.status_since < ${stuckSince})))`;
}

/** Rows of `permit` that lack only the approval of a life-support group, which is known by the prefix of its name. */
export function isAwaitingLifeSupportOnly(): Clause {
  return sql`(${awaitsReviewers} and permit.last_group_id = any(array(
    select mt_group.id from mt_group where starts_with(mt_group.name, ${sql.lit(lifeSupportPrefix)}))))`;
}

/** Rows of `permit` that lack a single reviewer's approval. */
export function isAwaitingOneApproval(): Clause {
  return sql`(${awaitsReviewers} and permit.open_slots = 1)`;
}

/** Permits that the actor approved, as a reviewer or as the project manager. */
export function selectApprovedBy(actor: Actor, level: PermitLevel): ListSource {
  return toListSource(sql.join(listApprovals(actor, level), sql` union all `));
}

/** The same in two parts, which have no permit in common and are counted faster each alone. */
export function listApprovedBy(actor: Actor, level: PermitLevel): ListSource[] {
  return listApprovals(actor, level).map(toListSource);
}

function listApprovals(actor: Actor, level: PermitLevel): RawBuilder<unknown>[] {
  const reviewed = sql`
    select filled.permit_id, filled.site_id, filled.permit_created_at as created_at from reviewer_slot filled
      where filled.filled_by = ${asConstant(actor.id, 'uuid')} and filled.of_child = ${sql.lit(level === 'child permits')}`;
  // Nobody fills two slots of a permit, so that only these may have been found already.
  const managed = sql`
    select permit.id as permit_id, permit.site_id, permit.created_at from permit
      left join lateral (select true as found from reviewer_slot filled
        where filled.permit_id = permit.id and filled.filled_by = ${asConstant(actor.id, 'uuid')} limit 1) reviewed on true
      where ${allPermits.isOfLevel[level]} and permit.project_manager_id = ${asConstant(actor.id, 'uuid')} and reviewed.found is null`;
  return [reviewed, managed];
}
