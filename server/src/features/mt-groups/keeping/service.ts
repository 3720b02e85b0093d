import { fieldChanges } from '@eptw/domain/administration/act';
import {
  foreignGroup,
  groupDeletionRefusal,
  groupNameProblem,
  groupSiteLocked,
  isYes,
  lastCloserRefusal,
  membersElsewhereRefusal,
  type GroupDuties,
} from '@eptw/domain/administration/group';
import { administersSite } from '@eptw/domain/user/authority';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { recordAct } from '../../administration/history/record.ts';
import { found, refuseConflict, refuseProblem, refusingTaken } from '../../administration/refusals.ts';
import { tellOfRights } from '../../sessions/service.ts';
import { candidatesFor, distinctMembers } from '../members/candidates.ts';
import { insertMembers } from '../members/store.ts';
import type { KeptGroup } from '../types.ts';
import {
  archiveGroup,
  dependantsOf,
  findGroup,
  findSiteOfGroup,
  insertGroup,
  lockGroup,
  membersElsewhere,
  updateGroup,
} from './store.ts';

/** What is sent of a group; what is left out stays. */
export interface SentGroup {
  name?: string | null | undefined;
  site?: string | null | undefined;
  /** A yes or no, however the client says it. */
  permitCloser?: unknown;
}

/** A group that the caller looks after. Refuses with NOT_FOUND, or FORBIDDEN when it is at a site that is not theirs. */
export async function keptGroup({ actor, db }: Pick<Scope, 'actor' | 'db'>, id: string): Promise<KeptGroup> {
  const group = found(await findGroup(db, id));
  if (!administersSite(actor, group.site._id)) throw new Refusal('FORBIDDEN', foreignGroup);
  return group;
}

/** The same, as it stays until the transaction ends. */
export async function lockedGroup(scope: Pick<Scope, 'actor' | 'db'>, id: string): Promise<KeptGroup> {
  await lockGroup(scope.db, id);
  return keptGroup(scope, id);
}

function inWords({ name, site, permitCloser }: Pick<KeptGroup, 'name' | 'permitCloser'> & { site: { code: string } }) {
  return { Name: name, Site: site.code, 'Can close permits?': permitCloser };
}

function namedGroup(name: string | null | undefined): string {
  refuseProblem(groupNameProblem(name ?? ''));
  return (name ?? '').trim();
}

async function chosenSite({ actor, db }: Pick<Scope, 'actor' | 'db'>, id: string | null | undefined) {
  if (!id) throw new Refusal('BAD_INPUT', 'Site Selection is required.');
  const site = await findSiteOfGroup(db, id);
  if (!site) throw new Refusal('NOT_FOUND', 'This site is not available. Choose another one.');
  if (!administersSite(actor, site.id))
    throw new Refusal('FORBIDDEN', 'Choose a site that is yours. For others, ask a Super Admin.');
  return site;
}

async function refusingTakenName<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
  return refusingTaken('mt_group_name', `Another MT group is called ${name}. Choose another name.`, write);
}

/** What depends on the group, as the domain weighs it. */
export async function dutiesOf(db: Database, group: KeptGroup): Promise<GroupDuties> {
  const { _id, name, permitCloser, site } = group;
  return { name, permitCloser, siteCode: site.code, ...(await dependantsOf(db, _id, site._id)) };
}

/** Makes a group under a name that no other has, with its first members if there are any: all of it or nothing. */
export async function createGroup(
  scope: Scope,
  sent: SentGroup & { members?: readonly string[] | null | undefined },
): Promise<KeptGroup> {
  const name = namedGroup(sent.name);
  const memberIds = distinctMembers(sent.members ?? []);
  const permitCloser = isYes(sent.permitCloser);
  return inTransaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    const site = await chosenSite(inside, sent.site);
    const columns = { name, site_id: site.id, permit_closer: permitCloser };
    const members = await candidatesFor(db, memberIds, site);
    const id = await refusingTakenName(name, () => insertGroup(db, columns, scope.actor.id, scope.clock()));
    if (members.length > 0) {
      await insertMembers(db, id, memberIds);
      await tellOfRights(inside, memberIds);
    }
    await recordAct(inside, scope.actor, {
      action: 'create',
      kind: 'group',
      subjectId: id,
      subjectName: name,
      changes: fieldChanges(
        {},
        {
          ...inWords({ name, site, permitCloser }),
          ...(members.length > 0 && { Members: members.map(({ fullName }) => fullName) }),
        },
      ),
    });
    return found(await findGroup(db, id));
  });
}

/** Changes a group: its site only as long as no permit names it and its members belong there. */
export async function changeGroup(scope: Scope, id: string, sent: SentGroup): Promise<KeptGroup> {
  return inTransaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    const before = await lockedGroup(inside, id);
    const name = sent.name === null || sent.name === undefined ? before.name : namedGroup(sent.name);
    const { permitCloser: sentCloser } = sent;
    const permitCloser = sentCloser === null || sentCloser === undefined ? before.permitCloser : isYes(sentCloser);
    const staysAtSite = !sent.site || sent.site === before.site._id;
    const site = staysAtSite ? { id: before.site._id, code: before.site.code } : await chosenSite(inside, sent.site);
    if (!staysAtSite) {
      refuseConflict(before.siteLocked ? groupSiteLocked : undefined);
      refuseConflict(membersElsewhereRefusal(await membersElsewhere(db, before._id, site.id), site.code));
    }
    if (before.permitCloser && !(permitCloser && staysAtSite))
      refuseConflict(lastCloserRefusal(await dutiesOf(db, before)));
    const columns = { name, site_id: site.id, permit_closer: permitCloser };
    await refusingTakenName(name, () => updateGroup(db, before._id, columns));
    await tellMembers(inside, before);
    await recordAct(inside, scope.actor, {
      action: 'update',
      kind: 'group',
      subjectId: before._id,
      subjectName: name,
      changes: fieldChanges(inWords(before), inWords({ name, site, permitCloser })),
    });
    return found(await findGroup(db, before._id));
  });
}

/** Archives a group that no unfinished permit needs. Its members keep their accounts. */
export async function deleteGroup(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    const group = await lockedGroup(inside, id);
    refuseConflict(groupDeletionRefusal(await dutiesOf(db, group)));
    await archiveGroup(db, group._id, scope.clock());
    await tellMembers(inside, group);
    await recordAct(inside, scope.actor, {
      action: 'delete',
      kind: 'group',
      subjectId: group._id,
      subjectName: group.name,
      changes: fieldChanges(inWords(group), {}),
    });
  });
}

async function tellMembers(scope: Scope, { members }: KeptGroup): Promise<void> {
  await tellOfRights(
    scope,
    members.map(({ _id }) => _id),
  );
}
