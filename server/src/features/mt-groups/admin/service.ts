import { diffFields } from '@eptw/domain/text/field-changes';
import {
  checkGroupMember,
  foreignGroupRefusal,
  checkGroupDeletion,
  validateGroupName,
  groupSiteRefusal,
  toBoolean,
  checkLastCloser,
  checkGroupSiteChange,
  type GroupUsage,
} from '@eptw/domain/administration/group';
import { canAdministerSite } from '@eptw/domain/user/authority';
import type { Database } from '../../../database/connect.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { administer, administerNoun } from '../../audit-log/administer.ts';
import { requireFound, refuseConflict, refuseProblem, refuseDuplicate } from '../../../graphql/refusals.ts';
import { publishRightsChanged } from '../../sessions/service.ts';
import {
  insertMembers,
  archiveGroup,
  findCandidates,
  findDependants,
  findGroup,
  findSiteOfGroup,
  insertGroup,
  lockGroup,
  listMembersElsewhere,
  updateGroup,
  type CandidateRow,
} from './store.ts';
import type { ManagedGroup } from '../types.ts';

/** Input of a group; what is left out stays unchanged. */
export interface GroupInput {
  name?: string | null | undefined;
  site?: string | null | undefined;
  /** A yes or no, in any of the forms that clients send. */
  permitCloser?: unknown;
}

/** A group that the actor manages. Throws NOT_FOUND, or FORBIDDEN if it is at a site that is not theirs. */
export async function loadManagedGroup(
  { actor, db }: Pick<ActorContext, 'actor' | 'db'>,
  id: string,
): Promise<ManagedGroup> {
  const group = requireFound(await findGroup(db, id));
  if (!canAdministerSite(actor, group.site._id)) throw new Refusal('FORBIDDEN', foreignGroupRefusal);
  return group;
}

/** The same, locked until the transaction ends. */
export async function lockManagedGroup(context: Pick<ActorContext, 'actor' | 'db'>, id: string): Promise<ManagedGroup> {
  await lockGroup(context.db, id);
  return loadManagedGroup(context, id);
}

function toAuditFields({
  name,
  site,
  permitCloser,
}: Pick<ManagedGroup, 'name' | 'permitCloser'> & { site: { code: string } }) {
  return { Name: name, Site: site.code, 'Can close permits?': permitCloser };
}

const administration = administerNoun<ManagedGroup>({
  kind: 'group',
  lock: lockManagedGroup,
  getName: (group) => group.name,
  toAuditFields,
});

function parseGroupName(name: string | null | undefined): string {
  refuseProblem(validateGroupName(name ?? ''));
  return (name ?? '').trim();
}

async function requireGroupSite({ actor, db }: Pick<ActorContext, 'actor' | 'db'>, id: string | null | undefined) {
  if (!id) throw new Refusal('BAD_INPUT', 'Site is required.');
  const site = await findSiteOfGroup(db, id);
  if (!site) throw new Refusal('NOT_FOUND', 'This site is not available. Choose another one.');
  if (!canAdministerSite(actor, site.id))
    throw new Refusal('FORBIDDEN', 'Choose a site you manage. For others, ask a Super Admin.');
  return site;
}

async function refuseDuplicateName<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('mt_group_name', `Another MT group is already called ${name}. Choose another name.`, write);
}

/** The duties of a group, for the domain's rules. */
export async function loadGroupDuties(db: Database, group: ManagedGroup): Promise<GroupUsage> {
  const { _id, name, permitCloser, site } = group;
  return { name, permitCloser, siteCode: site.code, ...(await findDependants(db, _id, site._id)) };
}

/** Enough for any group, and few enough for a message and an event to list them. */
const maxMembersPerChange = 100;

/** These ids without duplicates; refuses more than `maxMembersPerChange`. */
export function requireDistinctMembers(ids: readonly string[]): string[] {
  const unique = [...new Set(ids)];
  if (unique.length > maxMembersPerChange)
    throw new Refusal('TOO_LARGE', `Choose at most ${maxMembersPerChange} people at once.`);
  return unique;
}

/** The future members of a group of this site, locked until the transaction ends. */
export async function requireCandidates(
  db: Database,
  ids: readonly string[],
  site: { id: string; code: string },
  isMember: (id: string) => boolean = () => false,
): Promise<CandidateRow[]> {
  const people = await findCandidates(db, ids);
  if (people.length < ids.length) throw new Refusal('NOT_FOUND', 'One of these people no longer exists. Choose again.');
  const added = people.filter(({ id }) => !isMember(id));
  for (const person of added) refuseConflict(checkGroupMember(person, site));
  return added;
}

/** Creates a group under a name that no other has, with its first members if there are any, all or nothing. */
export async function createGroup(
  outerContext: ActorContext,
  input: GroupInput & { members?: readonly string[] | null | undefined },
): Promise<ManagedGroup> {
  const name = parseGroupName(input.name);
  const memberIds = requireDistinctMembers(input.members ?? []);
  const permitCloser = toBoolean(input.permitCloser);
  return administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    const site = await requireGroupSite(context, input.site);
    const columns = { name, site_id: site.id, permit_closer: permitCloser };
    const members = await requireCandidates(db, memberIds, site);
    const id = await refuseDuplicateName(name, () => insertGroup(db, columns, actor.id, clock()));
    if (members.length > 0) {
      await insertMembers(db, id, memberIds);
      await publishRightsChanged(context, memberIds);
    }
    const fields = {
      ...toAuditFields({ name, site, permitCloser }),
      Members: members.map(({ fullName }) => fullName),
    };
    record({ action: 'create', kind: 'group', subjectId: id, subjectName: name, changes: diffFields({}, fields) });
    return requireFound(await findGroup(db, id));
  });
}

/** Changes a group; its site only while no permit names it, and if its members belong to the new site. */
export async function updateManagedGroup(
  outerContext: ActorContext,
  id: string,
  input: GroupInput,
): Promise<ManagedGroup> {
  return administration.update(outerContext, id, async (context, before) => {
    const { db } = context;
    const name = input.name === null || input.name === undefined ? before.name : parseGroupName(input.name);
    const { permitCloser: sentCloser } = input;
    const permitCloser = sentCloser === null || sentCloser === undefined ? before.permitCloser : toBoolean(sentCloser);
    const staysAtSite = !input.site || input.site === before.site._id;
    const site = staysAtSite
      ? { id: before.site._id, code: before.site.code }
      : await requireGroupSite(context, input.site);
    if (!staysAtSite) {
      refuseConflict(before.siteLocked ? groupSiteRefusal : undefined);
      refuseConflict(checkGroupSiteChange(await listMembersElsewhere(db, before._id, site.id), site.code));
    }
    if (before.permitCloser && !(permitCloser && staysAtSite))
      refuseConflict(checkLastCloser(await loadGroupDuties(db, before)));
    const columns = { name, site_id: site.id, permit_closer: permitCloser };
    await refuseDuplicateName(name, () => updateGroup(db, before._id, columns));
    await publishMemberRights(context, before);
    return requireFound(await findGroup(db, before._id));
  });
}

/** Archives a group that no unfinished permit needs. Its members keep their accounts. */
export async function deleteGroup(outerContext: ActorContext, id: string): Promise<void> {
  await administration.delete(outerContext, id, async (context, group) => {
    const { db, clock } = context;
    refuseConflict(checkGroupDeletion(await loadGroupDuties(db, group)));
    await archiveGroup(db, group._id, clock());
    await publishMemberRights(context, group);
  });
}

async function publishMemberRights(context: ActorContext, { members }: ManagedGroup): Promise<void> {
  await publishRightsChanged(
    context,
    members.map(({ _id }) => _id),
  );
}
