import { diffFields } from '@eptw/domain/text/field-changes';
import { type AdminAction } from '@eptw/domain/administration/audit-entry';
import { formatEmptyGroupWarning } from '@eptw/domain/administration/group';
import { canAdministerSite } from '@eptw/domain/user/authority';
import { isUuid } from '../../../database/uuid.ts';
import type { Page } from '../../../graphql/payloads.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { loadPage, type PageArguments } from '../../../graphql/paging.ts';
import { administer } from '../../audit-log/administer.ts';
import type { NewAuditEntry } from '../../audit-log/record.ts';
import { requireFound } from '../../../graphql/refusals.ts';
import { publishRightsChanged } from '../../sessions/service.ts';
import { hidePhones, readFilterOption } from '../../users/service.ts';
import type { User } from '../../users/types.ts';
import {
  loadGroupDuties,
  loadManagedGroup,
  lockManagedGroup,
  requireCandidates,
  requireDistinctMembers,
} from '../admin/service.ts';
import { findGroup, insertMembers } from '../admin/store.ts';
import type { ManagedGroup } from '../types.ts';
import { deleteMembers, listCandidates, type CandidateFilter } from './store.ts';

/** A group after a change of members, and the message for the administrator. */
export interface MembersChange {
  group: ManagedGroup;
  message: string;
}

interface CandidateQuery extends PageArguments {
  searchText?: string | null | undefined;
  /** A group: only users who can be added to it. */
  filterOption?: string | null | undefined;
  /** A site's id: only users who can be members of a new group there. */
  site?: string | null | undefined;
}

/** Approved users of the members' role who can be added to a group, or to any group that the actor manages. */
export async function listGroupCandidates(context: ActorContext, request: CandidateQuery): Promise<Page<User>> {
  const { db, actor } = context;
  const filter: CandidateFilter = { searchText: request.searchText };
  const { groupId, ...option } = await readFilterOption(db, request.filterOption);
  if (groupId !== undefined) {
    const group = await findGroupToFill(context, groupId);
    if (!group) return { count: 0, items: [] };
    filter.groupId = group._id;
    filter.siteIds = [group.site._id];
  } else if (request.site) {
    if (!isUuid(request.site) || !canAdministerSite(actor, request.site)) return { count: 0, items: [] };
    filter.siteIds = [request.site];
  } else if (actor.role !== 'SuperAdmin') filter.siteIds = actor.siteIds;
  filter.option = option;
  return hidePhones(await loadPage(request, listCandidates(db, filter)));
}

/** A list has no field for a refusal, so a group that the actor does not manage has no candidates. */
async function findGroupToFill(context: ActorContext, id: string): Promise<ManagedGroup | undefined> {
  try {
    return await loadManagedGroup(context, id);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Adds users to a group, except those who are already members. */
export async function addMembers(
  outerContext: ActorContext,
  id: string,
  inputIds: readonly string[],
): Promise<MembersChange> {
  const ids = requireDistinctMembers(inputIds);
  if (ids.length === 0) throw new Refusal('BAD_INPUT', 'Select at least one person to add.');
  return administer(outerContext, async (context, record) => {
    const { db } = context;
    const before = await lockManagedGroup(context, id);
    const site = { id: before.site._id, code: before.site.code };
    const added = await requireCandidates(db, ids, site, (candidate) =>
      before.members.some(({ _id }) => _id === candidate),
    );
    if (added.length === 0) return { group: before, message: `These people are already members of ${before.name}.` };
    const addedIds = added.map((person) => person.id);
    await insertMembers(db, before._id, addedIds);
    await publishRightsChanged(context, addedIds);
    const group = requireFound(await findGroup(db, before._id));
    record(toMembersEntry('addMembers', before, group));
    return { group, message: `Added to ${group.name}: ${added.map((person) => person.fullName).join(', ')}.` };
  });
}

/** Removes users from a group; if none is left, the message warns of it. */
export async function removeMembers(
  outerContext: ActorContext,
  id: string,
  inputIds: readonly string[],
): Promise<MembersChange> {
  const ids = requireDistinctMembers(inputIds);
  return administer(outerContext, async (context, record) => {
    const { db } = context;
    const before = await lockManagedGroup(context, id);
    const removed = before.members.filter(({ _id }) => ids.includes(_id));
    if (removed.length === 0) throw new Refusal('BAD_INPUT', 'Choose a member to remove.');
    const removedIds = removed.map(({ _id }) => _id);
    await deleteMembers(db, before._id, removedIds);
    await publishRightsChanged(context, removedIds);
    const group = requireFound(await findGroup(db, before._id));
    record(toMembersEntry('removeMembers', before, group));
    const message = `Removed from ${group.name}: ${removed.map(({ fullname }) => fullname).join(', ')}.`;
    if (group.members.length > 0) return { group, message };
    return { group, message: `${message} ${formatEmptyGroupWarning(await loadGroupDuties(db, group))}` };
  });
}

function toMembersEntry(action: AdminAction, before: ManagedGroup, after: ManagedGroup): NewAuditEntry {
  const toAuditFields = ({ members }: ManagedGroup) => ({ Members: members.map(({ fullname }) => fullname) });
  return {
    action,
    kind: 'group',
    subjectId: after._id,
    subjectName: after.name,
    changes: diffFields(toAuditFields(before), toAuditFields(after)),
  };
}
