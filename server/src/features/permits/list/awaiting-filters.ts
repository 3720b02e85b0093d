import { lifeSupportPrefix } from '@eptw/domain/administration/group';
import { listStatuses, pendingFinishStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isInStatus } from '../../../database/status-clause.ts';
import { toListSource, type ListSource } from '../../../database/list-source.ts';

type Clause = RawBuilder<SqlBool>;

const awaitsManager = isInStatus(listStatuses(({ awaits }) => awaits === 'project manager'));
const awaitsReviewers = isInStatus(listStatuses(({ awaits }) => awaits === 'reviewers'));
const awaitsClosers = isInStatus(pendingFinishStatuses);

/** Which permits a list holds. */
export type PermitKind = 'permits' | 'child permits';

/** Which rows of `permit` are of a kind. */
export function ofKind(kind: PermitKind): Clause {
  return kind === 'permits' ? sql`permit.parent_permit_id is null` : sql`permit.parent_permit_id is not null`;
}

/**
 * What waits for this person's approval: as a reviewer whose slot is empty, or as the project manager. The twin in SQL of
 * the actions 'approve' and 'approveAsProjectManager'; a test holds them together. Everything is found from the slots
 * that ask the person, of which there are few.
 */
export function awaitingApprovalBy(actor: Actor, kind: PermitKind): ListSource {
  const groupIds = actor.groups.map((group) => group.id);
  const toManage = toManagerClause(actor);
  const branches = [
    selectEmptySlots(actor, kind, sql`open_slot.person_id = ${actor.id}::uuid`),
    ...(groupIds.length > 0 ? [selectEmptySlots(actor, kind, sql`open_slot.group_id = any(${groupIds}::uuid[])`)] : []),
    ...(toManage
      ? [selectAwaitingManager(sql`${ofKind(kind)} and ${toManage} and submitter_id <> ${actor.id}::uuid`)]
      : []),
  ];
  const startsAt = sql<Date>`listed.starts_at`;
  // What is to be decided is overdue once it should have started.
  return { ...toListSource(sql.join(branches, sql` union `)), startsAt, overdueAfter: startsAt };
}

/** The permits under review in which such an empty slot is for this person, who has filled none yet. */
function selectEmptySlots(actor: Actor, kind: PermitKind, whose: Clause): RawBuilder<unknown> {
  return sql`
    select open_slot.permit_id, open_slot.site_id, open_slot.permit_created_at as created_at,
        open_slot.permit_starts_at as starts_at
      from reviewer_slot open_slot
      where open_slot.filled_by is null and open_slot.under_review and ${whose}
        and open_slot.of_child = ${kind === 'child permits'} and open_slot.submitter_id <> ${actor.id}::uuid
        and not exists (select from reviewer_slot own_slot
          where own_slot.permit_id = open_slot.permit_id and own_slot.filled_by = ${actor.id}::uuid)`;
}

function selectAwaitingManager(clause: Clause): RawBuilder<unknown> {
  return sql`
    select permit.id as permit_id, permit.site_id, permit.created_at, permit.starts_at from permit where ${clause}`;
}

function toManagerClause(actor: Actor): Clause | undefined {
  const atOwnSites = sql`permit.site_id = any(${actor.siteIds}::uuid[])`;
  if (actor.role === 'ContractorPM' && actor.company !== '')
    return sql`${awaitsManager} and permit.submitter_company = ${actor.company} and ${atOwnSites}`;
  if (actor.role === 'MicronSupervisor') return sql`${awaitsManager} and ${atOwnSites}`;
  return undefined;
}

/** Rows of `permit` that this person, as a permit closer, is asked to finish: the twin of 'close' and 'cancel'. */
export function awaitsClosureBy(actor: Actor): Clause {
  if (actor.role !== 'MTGroup') return sql`false`;
  const siteIds = actor.groups.filter((group) => group.permitCloser).map((group) => group.siteId);
  return sql`(${awaitsClosers} and permit.site_id = any(${siteIds}::uuid[])
    and permit.submitter_id <> ${actor.id}::uuid)`;
}

/** Rows of `permit` that only a life-support group's approval is missing from: of one whose name begins as such groups' do. */
export function awaitsLifeSupportOnly(): Clause {
  return sql`(${awaitsReviewers} and permit.last_group_id = any(array(
    select mt_group.id from mt_group where starts_with(mt_group.name, ${lifeSupportPrefix}))))`;
}

/** Rows of `permit` that a single reviewer's approval is missing from. */
export function awaitsOneApproval(): Clause {
  return sql`(${awaitsReviewers} and permit.open_slots = 1)`;
}

/** What this person approved, as a reviewer or as the project manager. */
export function approvedBy(actor: Actor, kind: PermitKind): ListSource {
  const reviewed = sql`
    select filled.permit_id, filled.site_id, filled.permit_created_at as created_at from reviewer_slot filled
      where filled.filled_by = ${actor.id}::uuid and filled.of_child = ${kind === 'child permits'}`;
  const managed = sql`
    select permit.id as permit_id, permit.site_id, permit.created_at from permit
      where ${ofKind(kind)} and permit.project_manager_id = ${actor.id}::uuid`;
  return toListSource(sql`${reviewed} union ${managed}`);
}
