import { fieldChanges } from '@eptw/domain/administration/act';
import {
  siteCodeLocked,
  siteCodeOf,
  siteDeletionRefusal,
  siteGroupsRefusal,
  siteProblem,
  type SiteDescription,
} from '@eptw/domain/administration/site';
import { defaultTimeZone } from '@eptw/domain/permit/time-zone';
import type { WholeList } from '../../database/batches.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Scope, Services } from '../../graphql/context.ts';
import { badInput } from '../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { recordAct } from '../administration/history/record.ts';
import { found, refuseConflict, refuseProblem, refusingTaken } from '../administration/refusals.ts';
import { tellOfRights } from '../sessions/service.ts';
import {
  archiveSite,
  awaitingGroupsOf,
  countSites,
  countUnfinished,
  findSite,
  insertSite,
  listSites,
  updateSite,
  wholeSiteList,
  type SiteColumns,
  type SiteOrder,
} from './store.ts';
import type { EditedSite, Site } from './types.ts';

interface SiteRequest extends PageArguments {
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}

/** What is sent of a site; what is left out stays, or is as usual. */
type SentSite = { [Key in keyof SiteDescription]?: string | null | undefined };

function orderOf({ sortBy, sortOrder }: SiteRequest): SiteOrder {
  const by = sortBy ?? 'name';
  const direction = sortOrder ?? 'asc';
  if (by !== 'name' && by !== 'code') throw badInput('Sites are sorted by name or code.');
  if (direction !== 'asc' && direction !== 'desc') throw badInput("sortOrder is 'asc' or 'desc'.");
  return { by, direction };
}

/** Sites that are not archived, by name unless asked otherwise. */
export async function getSites({ db }: Services, request: SiteRequest): Promise<Page<Site>> {
  const { take, skip } = pageOf(request);
  const [count, items] = await Promise.all([countSites(db), listSites(db, orderOf(request), take, skip)]);
  return { count, items };
}

/** The same sites, all of them. */
export async function everySite({ db }: Services, request: SiteRequest): Promise<WholeList<Site>> {
  return wholeSiteList(db, orderOf(request));
}

/** One site to be changed. Refuses with NOT_FOUND. */
export async function getSite({ db }: Services, id: string): Promise<EditedSite> {
  return found(await findSite(db, id));
}

function inWords({ name, code, address, timeZone }: SiteDescription): Record<string, string> {
  return { Name: name, Code: code, Address: address, 'Time zone': timeZone };
}

function columnsOf({ name, code, address, timeZone }: SiteDescription): SiteColumns {
  return { name, code, address, time_zone: timeZone };
}

/** What a site is to be. Throws the refusal of what it cannot be. */
function described(sent: SentSite, before: SiteDescription): SiteDescription {
  const site = {
    name: (sent.name ?? before.name).trim(),
    code: siteCodeOf(sent.code ?? before.code),
    address: (sent.address ?? before.address).trim(),
    timeZone: (sent.timeZone ?? before.timeZone).trim() || defaultTimeZone,
  };
  refuseProblem(siteProblem(site));
  return site;
}

async function refusingTakenCode<Result>(code: string, write: () => Promise<Result>): Promise<Result> {
  return refusingTaken('site_code', `Another site has the code ${code}. Choose another code.`, write);
}

/** Makes a site under a code that no other has. */
export async function createSite(scope: Scope, sent: SentSite): Promise<EditedSite> {
  const site = described(sent, { name: '', code: '', address: '', timeZone: defaultTimeZone });
  return inTransaction(scope.db, async (db) => {
    const id = await refusingTakenCode(site.code, () => insertSite(db, columnsOf(site)));
    await recordAct({ ...scope, db }, scope.actor, {
      action: 'create',
      kind: 'site',
      subjectId: id,
      subjectName: site.name,
      changes: fieldChanges({}, inWords(site)),
    });
    return { _id: id, ...site, hasPermits: false };
  });
}

/** Changes a site; its code only until permits carry it. Periods of permits stay the instants that they are. */
export async function changeSite(scope: Scope, id: string, sent: SentSite): Promise<EditedSite> {
  return inTransaction(scope.db, async (db) => {
    const before = found(await findSite(db, id, true));
    const site = described(sent, before);
    refuseConflict(before.hasPermits && site.code !== before.code ? siteCodeLocked : undefined);
    await refusingTakenCode(site.code, () => updateSite(db, before._id, columnsOf(site)));
    await recordAct({ ...scope, db }, scope.actor, {
      action: 'update',
      kind: 'site',
      subjectId: before._id,
      subjectName: site.name,
      changes: fieldChanges(inWords(before), inWords(site)),
    });
    return { ...before, ...site };
  });
}

/**
 * Archives a site with its groups and maps, once none of its permits is unfinished and none elsewhere misses the approval
 * of its groups. Its people keep their accounts.
 */
export async function deleteSite(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope.db, async (db) => {
    const site = found(await findSite(db, id, true));
    refuseConflict(siteDeletionRefusal(site.name, await countUnfinished(db, site._id)));
    refuseConflict(siteGroupsRefusal(site.name, await awaitingGroupsOf(db, site._id)));
    const people = await archiveSite(db, site._id, scope.clock());
    await tellOfRights({ ...scope, db }, people);
    await recordAct({ ...scope, db }, scope.actor, {
      action: 'delete',
      kind: 'site',
      subjectId: site._id,
      subjectName: site.name,
      changes: fieldChanges(inWords(site), {}),
    });
  });
}
