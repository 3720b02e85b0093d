import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Clause = RawBuilder<SqlBool>;

/** Which permits a list holds; slots know which kind theirs is of. */
export type PermitKind = 'permits' | 'child permits';

function isOfKind(slot: string, kind: PermitKind | undefined): Clause {
  return kind === undefined ? sql`true` : sql`${sql.ref(`${slot}.of_child`)} = ${kind === 'child permits'}`;
}

/**
 * Rows of `permit` that wait for this person's approval: as a reviewer whose slot is empty, or as the project manager.
 * The twin in SQL of the actions 'approve' and 'approveAsProjectManager'; a test holds them together.
 */
export function awaitsApprovalOf(actor: Actor, kind?: PermitKind): Clause {
  return sql`(permit.submitter_id <> ${actor.id}::uuid
    and (${awaitsReviewOf(actor, kind)} or ${awaitsManager(actor)}))`;
}

function awaitsReviewOf(actor: Actor, kind: PermitKind | undefined): Clause {
  const groupIds = actor.groups.map((group) => group.id);
  const ofKind = isOfKind('open_slot', kind);
  return sql`(permit.status = 'PendingApproval'
    and permit.id in (
      select open_slot.permit_id from reviewer_slot open_slot
        where open_slot.filled_by is null and open_slot.person_id = ${actor.id}::uuid and ${ofKind}
      union all
      select open_slot.permit_id from reviewer_slot open_slot
        where open_slot.filled_by is null and open_slot.group_id = any(${groupIds}::uuid[]) and ${ofKind})
    and not exists (
      select from reviewer_slot own_slot
        where own_slot.permit_id = permit.id and own_slot.filled_by = ${actor.id}::uuid))`;
}

function awaitsManager(actor: Actor): Clause {
  const pending = sql`permit.status = 'PendingPMApproval'`;
  if (actor.role === 'ContractorPM' && actor.company !== '')
    return sql`(${pending} and permit.submitter_company = ${actor.company})`;
  if (actor.role === 'MicronSupervisor') return sql`(${pending} and permit.site_id = any(${actor.siteIds}::uuid[]))`;
  return sql`false`;
}

/** Rows of `permit` that this person, as a permit closer, is asked to finish: the twin of 'close' and 'cancel'. */
export function awaitsFinishBy(actor: Actor): Clause {
  if (actor.role !== 'MTGroup') return sql`false`;
  const siteIds = actor.groups.filter((group) => group.permitCloser).map((group) => group.siteId);
  return sql`(permit.status in ('PendingClosure', 'PendingCancel') and permit.site_id = any(${siteIds}::uuid[])
    and permit.submitter_id <> ${actor.id}::uuid)`;
}

/** Rows of `permit` that only a life-support group's approval is missing from. Such a group's name begins with 'LSS'. */
export function awaitsLifeSupportOnly(): Clause {
  return sql`(${awaitsOneApproval()} and exists (
    select from reviewer_slot open_slot
      where open_slot.permit_id = permit.id and open_slot.filled_by is null
        and open_slot.group_id = any(array(select mt_group.id from mt_group where starts_with(mt_group.name, 'LSS')))))`;
}

/** Rows of `permit` that a single reviewer's approval is missing from. */
export function awaitsOneApproval(): Clause {
  return sql`(permit.status = 'PendingApproval' and permit.open_slots = 1)`;
}

/** Rows of `permit` that this person approved, as a reviewer or as the project manager. */
export function approvedBy(actor: Actor, kind?: PermitKind): Clause {
  return sql`permit.id in (
    select filled.permit_id from reviewer_slot filled
      where filled.filled_by = ${actor.id}::uuid and ${isOfKind('filled', kind)}
    union all
    select managed.id from permit managed where managed.project_manager_id = ${actor.id}::uuid)`;
}
