import { fieldChanges, type AdministrativeAction } from '@eptw/domain/administration/act';
import { emptyGroupWarning } from '@eptw/domain/administration/group';
import { administersSite } from '@eptw/domain/user/authority';
import { isIdentifier } from '../../../database/identifier.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Page } from '../../../graphql/answers.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import { recordAct } from '../../administration/history/record.ts';
import { found } from '../../administration/refusals.ts';
import { tellOfRights } from '../../sessions/service.ts';
import { withoutPhones } from '../../users/service.ts';
import type { User } from '../../users/types.ts';
import { dutiesOf, keptGroup, lockedGroup } from '../keeping/service.ts';
import { findGroup } from '../keeping/store.ts';
import type { KeptGroup } from '../types.ts';
import { candidatesFor, distinctMembers } from './candidates.ts';
import { countCandidates, deleteMembers, insertMembers, listCandidates, type CandidateFilter } from './store.ts';

/** A group after its members changed, and what its administrator is told. */
export interface ChangedMembers {
  group: KeptGroup;
  sentence: string;
}

interface CandidateRequest extends PageArguments {
  searchText?: string | null | undefined;
  /** A group's id: only those who may be added to it. */
  filterOption?: string | null | undefined;
  /** A site's id: only those who may be members of a new group there. */
  site?: string | null | undefined;
}

/** Approved users of the members' role who may be added to a group, or to any group that the caller looks after. */
export async function getGroupUsers(scope: Scope, request: CandidateRequest): Promise<Page<User>> {
  const { db, actor } = scope;
  const { take, skip } = pageOf(request);
  const filter: CandidateFilter = { searchText: request.searchText };
  if (request.filterOption) {
    const group = await groupToFill(scope, request.filterOption);
    if (!group) return { count: 0, items: [] };
    filter.groupId = group._id;
    filter.siteIds = [group.site._id];
  } else if (request.site) {
    if (!isIdentifier(request.site) || !administersSite(actor, request.site)) return { count: 0, items: [] };
    filter.siteIds = [request.site];
  } else if (actor.role !== 'SuperAdmin') filter.siteIds = actor.siteIds;
  const [count, items] = await Promise.all([countCandidates(db, filter), listCandidates(db, filter, take, skip)]);
  return withoutPhones({ count, items });
}

/** A list has no room for a refusal: nobody may be added to a group that the caller does not look after. */
async function groupToFill(scope: Scope, id: string): Promise<KeptGroup | undefined> {
  try {
    return await keptGroup(scope, id);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Adds people to a group. Who is a member already stays one. */
export async function addMembers(scope: Scope, id: string, sentIds: readonly string[]): Promise<ChangedMembers> {
  const ids = distinctMembers(sentIds);
  if (ids.length === 0) throw new Refusal('BAD_INPUT', 'Choose somebody to add.');
  return inTransaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    const before = await lockedGroup(inside, id);
    const site = { id: before.site._id, code: before.site.code };
    const added = await candidatesFor(db, ids, site, (candidate) =>
      before.members.some(({ _id }) => _id === candidate),
    );
    if (added.length === 0) return { group: before, sentence: `${before.name} has these members already.` };
    const addedIds = added.map((person) => person.id);
    await insertMembers(db, before._id, addedIds);
    const group = await membersChanged(inside, before, 'addMembers', addedIds);
    return { group, sentence: `Added to ${group.name}: ${added.map((person) => person.fullName).join(', ')}.` };
  });
}

/** Takes people out of a group, also the last one: then the sentence says what that means. */
export async function removeMembers(scope: Scope, id: string, sentIds: readonly string[]): Promise<ChangedMembers> {
  const ids = distinctMembers(sentIds);
  return inTransaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    const before = await lockedGroup(inside, id);
    const removed = before.members.filter(({ _id }) => ids.includes(_id));
    if (removed.length === 0) throw new Refusal('BAD_INPUT', 'Choose a member to remove.');
    const removedIds = removed.map(({ _id }) => _id);
    await deleteMembers(db, before._id, removedIds);
    const group = await membersChanged(inside, before, 'removeMembers', removedIds);
    const said = `Removed from ${group.name}: ${removed.map(({ fullname }) => fullname).join(', ')}.`;
    if (group.members.length > 0) return { group, sentence: said };
    return { group, sentence: `${said} ${emptyGroupWarning(await dutiesOf(db, group))}` };
  });
}

async function membersChanged(
  scope: Scope,
  before: KeptGroup,
  action: AdministrativeAction,
  personIds: readonly string[],
): Promise<KeptGroup> {
  const group = found(await findGroup(scope.db, before._id));
  const inWords = ({ members }: KeptGroup) => ({ Members: members.map(({ fullname }) => fullname) });
  await tellOfRights(scope, personIds);
  await recordAct(scope, scope.actor, {
    action,
    kind: 'group',
    subjectId: group._id,
    subjectName: group.name,
    changes: fieldChanges(inWords(before), inWords(group)),
  });
  return group;
}
