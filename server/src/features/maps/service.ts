import { fieldChanges } from '@eptw/domain/administration/act';
import { allMaps, mapNameProblem, mapPictureTypes } from '@eptw/domain/administration/map';
import type { WholeList } from '../../database/batches.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Scope } from '../../graphql/context.ts';
import { Refusal } from '../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { recordAct } from '../administration/history/record.ts';
import { found, refuseProblem, refusingTaken } from '../administration/refusals.ts';
import { typeOfNewUpload } from '../files/service.ts';
import {
  archiveMap,
  countMaps,
  findMap,
  findSiteOfMap,
  insertMap,
  listMaps,
  updateMap,
  wholeMapList,
  type MapFilter,
} from './store.ts';
import type { SiteMap } from './types.ts';

/** What is sent of a map; what is left out stays. */
export interface SentMap {
  name?: string | null | undefined;
  site?: string | null | undefined;
  /** The stored name of an own upload. */
  mapImage?: string | null | undefined;
}

interface MapRequest extends PageArguments {
  /** 'All', or a site's code. */
  filterOption?: string | null | undefined;
}

function filterOf({ actor }: Scope, { filterOption }: MapRequest): MapFilter {
  return {
    siteCode: filterOption && filterOption !== allMaps ? filterOption : undefined,
    within: actor.role === 'SuperAdmin' ? undefined : actor.siteIds,
  };
}

/** All maps of the caller's sites, of all sites for SuperAdmins. */
export async function everyMap(scope: Scope, request: MapRequest): Promise<WholeList<SiteMap>> {
  return wholeMapList(scope.db, filterOf(scope, request));
}

/** A page of them. */
export async function getMaps(scope: Scope, request: MapRequest): Promise<Page<SiteMap>> {
  const { db } = scope;
  const { take, skip } = pageOf(request);
  const filter = filterOf(scope, request);
  const [count, items] = await Promise.all([countMaps(db, filter), listMaps(db, filter, take, skip)]);
  return { count, items };
}

/** One map to be changed. Refuses with NOT_FOUND. */
export async function getMapToEdit({ db }: Scope, id: string): Promise<SiteMap> {
  return found(await findMap(db, id));
}

function namedMap(name: string | null | undefined): string {
  refuseProblem(mapNameProblem(name ?? ''));
  return (name ?? '').trim();
}

async function siteOfMap({ db }: Scope, id: string | null | undefined): Promise<string> {
  if (!id) throw new Refusal('BAD_INPUT', 'Choose a site.');
  const siteId = await findSiteOfMap(db, id);
  if (siteId === undefined) throw new Refusal('NOT_FOUND', 'This site is not available. Choose another one.');
  return siteId;
}

/** A map's picture is an own upload that nothing else holds: a file of a permit is not everybody's to see. */
async function newPicture(scope: Scope, fileName: string | null | undefined): Promise<string> {
  if (!fileName) throw new Refusal('BAD_INPUT', 'Choose a picture of the site.');
  const type = await typeOfNewUpload(scope, fileName);
  if (type === undefined) throw new Refusal('BAD_INPUT', 'This picture is not a new upload of yours. Upload it again.');
  if (!mapPictureTypes.includes(type))
    throw new Refusal('BAD_INPUT', 'A map is a PNG or JPEG picture. Choose another file.');
  return fileName;
}

function inWords({ name, site, mapImage }: SiteMap): Record<string, string> {
  return { Name: name, Site: site.code, Picture: mapImage };
}

async function refusingTakenName<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
  return refusingTaken('site_map_name', `The site has a map called ${name} already. Choose another name.`, write);
}

/** Makes a map of a site, under a name that no other map of it has. */
export async function createMap(scope: Scope, sent: SentMap): Promise<SiteMap> {
  const name = namedMap(sent.name);
  return inTransaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    const siteId = await siteOfMap(inside, sent.site);
    const columns = { name, site_id: siteId, file_name: await newPicture(inside, sent.mapImage) };
    const id = await refusingTakenName(name, () => insertMap(db, columns, scope.clock()));
    const map = found(await findMap(db, id));
    await recordAct(inside, scope.actor, {
      action: 'create',
      kind: 'map',
      subjectId: id,
      subjectName: name,
      changes: fieldChanges({}, inWords(map)),
    });
    return map;
  });
}

/** Changes a map. Permits keep the picture that was marked on them. */
export async function changeMap(scope: Scope, id: string, sent: SentMap): Promise<SiteMap> {
  return inTransaction(scope.db, async (db) => {
    const inside = { ...scope, db };
    const before = found(await findMap(db, id, true));
    const name = sent.name === null || sent.name === undefined ? before.name : namedMap(sent.name);
    const isSamePicture = !sent.mapImage || sent.mapImage === before.mapImage;
    const columns = {
      name,
      site_id: sent.site ? await siteOfMap(inside, sent.site) : before.site._id,
      file_name: isSamePicture ? before.mapImage : await newPicture(inside, sent.mapImage),
    };
    await refusingTakenName(name, () => updateMap(db, before._id, columns));
    const map = found(await findMap(db, before._id));
    await recordAct(inside, scope.actor, {
      action: 'update',
      kind: 'map',
      subjectId: map._id,
      subjectName: map.name,
      changes: fieldChanges(inWords(before), inWords(map)),
    });
    return map;
  });
}

/** Archives a map: nobody draws on it any more. */
export async function deleteMap(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope.db, async (db) => {
    const map = found(await findMap(db, id, true));
    await archiveMap(db, map._id, scope.clock());
    await recordAct({ ...scope, db }, scope.actor, {
      action: 'delete',
      kind: 'map',
      subjectId: map._id,
      subjectName: map.name,
      changes: fieldChanges(inWords(map), {}),
    });
  });
}
