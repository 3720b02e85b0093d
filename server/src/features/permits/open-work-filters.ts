import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Clause = RawBuilder<SqlBool>;

/** Which permits a list holds; slots know which kind theirs is of. */
export type PermitKind = 'permits' | 'child permits';

/** Which rows of `permit` are of a kind. */
export function ofKind(kind: PermitKind | undefined): Clause {
  if (kind === undefined) return sql`true`;
  return kind === 'permits' ? sql`permit.parent_permit_id is null` : sql`permit.parent_permit_id is not null`;
}

function slotIsOfKind(slot: string, kind: PermitKind | undefined): Clause {
  return kind === undefined ? sql`true` : sql`${sql.ref(`${slot}.of_child`)} = ${kind === 'child permits'}`;
}

/**
 * Rows of `permit` that wait for this person's approval: as a reviewer whose slot is empty, or as the project manager.
 * The twin in SQL of the actions 'approve' and 'approveAsProjectManager'; a test holds them together. Everything is found
 * from the person's empty slots, of which there are few.
 */
export function awaitsApprovalOf(actor: Actor, kind?: PermitKind): Clause {
  const toManage = awaitsManager(actor);
  const managed = toManage && sql`union all select permit.id from permit where ${ofKind(kind)} and ${toManage}`;
  return sql`(permit.submitter_id <> ${actor.id}::uuid and permit.id in (${slotsToFill(actor, kind)} ${managed ?? sql``}))`;
}

/** The permits under review in which an empty slot is for this person, who has filled none yet. */
function slotsToFill(actor: Actor, kind: PermitKind | undefined): RawBuilder<unknown> {
  const groupIds = actor.groups.map((group) => group.id);
  const open = (whose: Clause) => sql`
    select open_slot.permit_id from reviewer_slot open_slot
      join permit reviewed on reviewed.id = open_slot.permit_id and reviewed.status = 'PendingApproval'
      where open_slot.filled_by is null and ${whose} and ${slotIsOfKind('open_slot', kind)}
        and not exists (select from reviewer_slot own_slot
          where own_slot.permit_id = open_slot.permit_id and own_slot.filled_by = ${actor.id}::uuid)`;
  const ofPerson = open(sql`open_slot.person_id = ${actor.id}::uuid`);
  return groupIds.length === 0
    ? ofPerson
    : sql`${ofPerson} union all ${open(sql`open_slot.group_id = any(${groupIds}::uuid[])`)}`;
}

function awaitsManager(actor: Actor): Clause | undefined {
  const pending = sql`permit.status = 'PendingPMApproval'`;
  if (actor.role === 'ContractorPM' && actor.company !== '')
    return sql`${pending} and permit.submitter_company = ${actor.company}`;
  if (actor.role === 'MicronSupervisor') return sql`${pending} and permit.site_id = any(${actor.siteIds}::uuid[])`;
  return undefined;
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
  const reviewed = sql`select filled.permit_id from reviewer_slot filled
      where filled.filled_by = ${actor.id}::uuid and ${slotIsOfKind('filled', kind)}`;
  const managed = sql`select managed.id from permit managed where managed.project_manager_id = ${actor.id}::uuid`;
  return sql`permit.id in (${reviewed} union all ${managed})`;
}
