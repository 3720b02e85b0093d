import { toPhoneNumber } from '@eptw/domain/text/phone';
import {
  siteCodeRefusal,
  normalizeSiteCode,
  checkSiteDeletion,
  checkSiteGroups,
  validateSite,
  type SiteDetails,
} from '@eptw/domain/administration/site';
import { message } from '@eptw/domain/message';
import { installationAdmins } from '@eptw/domain/user/role-groups';
import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import type { StreamedList } from '../../database/batches.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { administerNoun } from '../audit-log/administer.ts';
import { requireFound, refuseConflict, refuseProblem, refuseDuplicate } from '../../graphql/refusals.ts';
import { publishRightsChanged } from '../sessions/service.ts';
import {
  archiveSite,
  findAwaitingGroups,
  countUnfinished,
  findSite,
  insertSite,
  listSites,
  updateSite,
  type SiteColumns,
  type SiteOrder,
} from './store.ts';
import type { EditedSite, Site } from './types.ts';

interface SiteQuery extends PageArguments {
  sortBy?: string | null | undefined;
  sortOrder?: string | null | undefined;
}

/** Input of a site; what is left out stays unchanged, or has its default. */
type SiteInput = { [Key in keyof SiteDetails]?: SiteDetails[Key] | null | undefined };

function toSiteOrder({ sortBy, sortOrder }: SiteQuery): SiteOrder {
  const by = sortBy ?? 'name';
  const direction = sortOrder ?? 'asc';
  if (by !== 'name' && by !== 'code')
    throw new Refusal('BAD_INPUT', 'Sites can be sorted by name or code. Choose one of them.');
  if (direction !== 'asc' && direction !== 'desc')
    throw new Refusal('BAD_INPUT', "The order is 'asc' or 'desc'. Choose one of them.");
  return { by, direction };
}

/** Sites that are not archived, by name unless another order is requested. */
export async function listAvailableSites({ db }: AppContext, request: SiteQuery): Promise<Page<Site>> {
  return loadPage(request, listSites(db, toSiteOrder(request)));
}

/** All of the same sites. */
export async function streamSites({ db }: AppContext, request: SiteQuery): Promise<StreamedList<Site>> {
  return listSites(db, toSiteOrder(request)).stream();
}

/** One site to edit. Throws NOT_FOUND. */
export async function getSite({ db }: AppContext, id: string): Promise<EditedSite> {
  return requireFound(await findSite(db, id));
}

const administration = administerNoun<EditedSite>({
  kind: 'site',
  lock: ({ db }, id) => findSite(db, id, true),
  getName: (site) => site.name,
  toAuditFields: ({ name, code, address, timeZone, emergencyPhone, countsUnverified }) => ({
    Name: name,
    Code: code,
    Address: address,
    'Time zone': timeZone,
    'Emergency number': emergencyPhone,
    'Unverified certificates': countsUnverified ? 'count' : 'do not count',
  }),
});

function toColumns({ timeZone, emergencyPhone, countsUnverified, ...same }: SiteDetails): SiteColumns {
  const { name, code, address } = same;
  return {
    ...{ name, code, address },
    time_zone: timeZone,
    emergency_phone: emergencyPhone,
    counts_unverified: countsUnverified,
  };
}

/** The details of a site after the change. Throws the refusal of invalid ones. */
function parseSite(input: SiteInput, before: SiteDetails): SiteDetails {
  const site = {
    name: (input.name ?? before.name).trim(),
    code: normalizeSiteCode(input.code ?? before.code),
    address: (input.address ?? before.address).trim(),
    timeZone: (input.timeZone ?? before.timeZone).trim() || defaultTimeZone,
    emergencyPhone: toPhoneNumber(input.emergencyPhone ?? before.emergencyPhone),
    countsUnverified: input.countsUnverified ?? before.countsUnverified,
  };
  refuseProblem(validateSite(site));
  return site;
}

async function refuseDuplicateCode<Result>(code: string, write: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('site_code', `Another site has the code ${code}. Choose another code.`, write);
}

/** Creates a site under a code that no other has. */
export async function createSite(context: ActorContext, input: SiteInput): Promise<EditedSite> {
  const blank = { name: '', code: '', address: '', timeZone: defaultTimeZone, emergencyPhone: '' };
  const site = parseSite(input, { ...blank, countsUnverified: false });
  return administration.create(context, async ({ db }) => {
    const id = await refuseDuplicateCode(site.code, () => insertSite(db, toColumns(site)));
    return { _id: id, ...site, hasPermits: false };
  });
}

/** Changes a site; its code only until a permit uses it. The periods of its permits stay the same instants. */
export async function updateSiteDetails(context: ActorContext, id: string, input: SiteInput): Promise<EditedSite> {
  return administration.update(context, id, async ({ db }, before) => {
    const site = parseSite(input, before);
    refuseConflict(before.hasPermits && site.code !== before.code ? siteCodeRefusal : undefined);
    await refuseDuplicateCode(site.code, () => updateSite(db, before._id, toColumns(site)));
    return { ...before, ...site };
  });
}

/**
 * Lets only verified certificates count at a site: what its Site Admins do once those of its workers are verified.
 * Throws NOT_FOUND for a site of others.
 */
export async function requireVerifiedCertificates(context: ActorContext, id: string): Promise<void> {
  const { role, siteIds } = context.actor;
  if (!installationAdmins.includes(role) && !siteIds.includes(id)) throw new Refusal('NOT_FOUND', message.notFound);
  await administration.update(context, id, async ({ db }, before) => {
    if (!before.countsUnverified) return before;
    const site = { ...before, countsUnverified: false };
    await updateSite(db, before._id, toColumns(site));
    return site;
  });
}

/**
 * Archives a site with its groups and maps. Refuses while one of its permits is unfinished, or a permit elsewhere
 * needs the approval of its groups. Its users keep their accounts.
 */
export async function deleteSite(context: ActorContext, id: string): Promise<void> {
  await administration.delete(context, id, async (transactionContext, site) => {
    const { db, clock } = transactionContext;
    refuseConflict(checkSiteDeletion(site.name, await countUnfinished(db, site._id)));
    refuseConflict(checkSiteGroups(site.name, await findAwaitingGroups(db, site._id)));
    const people = await archiveSite(db, site._id, clock());
    await publishRightsChanged(transactionContext, people);
  });
}
