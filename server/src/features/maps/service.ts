import { allMapsFilter, validateMapName, mapImageTypes } from '@eptw/domain/administration/map';
import type { StreamedList } from '../../database/batches.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { administerNoun } from '../audit-log/administer.ts';
import { requireFound, refuseProblem, refuseDuplicate } from '../../graphql/refusals.ts';
import { findNewUploadTypes } from '../files/service.ts';
import {
  archiveMap,
  findMap,
  findSiteOfMap,
  insertMap,
  isSiteCode,
  listMaps,
  updateMap,
  type MapFilter,
} from './store.ts';
import type { SiteMap } from './types.ts';

/** Input of a map; what is left out stays unchanged. */
export interface MapInput {
  name?: string | null | undefined;
  site?: string | null | undefined;
  /** The stored name of the user's own upload. */
  mapImage?: string | null | undefined;
}

interface MapQuery extends PageArguments {
  /** 'All', or a site's code. */
  filterOption?: string | null | undefined;
}

async function toMapFilter({ db, actor }: ActorContext, { filterOption }: MapQuery): Promise<MapFilter> {
  const siteCode = filterOption && filterOption !== allMapsFilter ? filterOption : undefined;
  if (siteCode !== undefined && !(await isSiteCode(db, siteCode)))
    throw new Refusal('BAD_INPUT', `There is no site '${siteCode.slice(0, 40)}' to filter by. Choose another.`);
  return { siteCode, siteIdsWithin: actor.role === 'SuperAdmin' ? undefined : actor.siteIds };
}

/** All maps of the actor's sites, of all sites for Super Admins. */
export async function streamMaps(context: ActorContext, request: MapQuery): Promise<StreamedList<SiteMap>> {
  return listMaps(context.db, await toMapFilter(context, request)).stream();
}

/** A page of these maps. */
export async function listSiteMaps(context: ActorContext, request: MapQuery): Promise<Page<SiteMap>> {
  return loadPage(request, listMaps(context.db, await toMapFilter(context, request)));
}

/** One map to edit. Throws NOT_FOUND. */
export async function getMapToEdit({ db }: ActorContext, id: string): Promise<SiteMap> {
  return requireFound(await findMap(db, id));
}

function parseMapName(name: string | null | undefined): string {
  refuseProblem(validateMapName(name ?? ''));
  return (name ?? '').trim();
}

async function requireMapSite({ db }: ActorContext, id: string | null | undefined): Promise<string> {
  if (!id) throw new Refusal('BAD_INPUT', 'Choose a site.');
  const siteId = await findSiteOfMap(db, id);
  if (siteId === undefined) throw new Refusal('NOT_FOUND', 'This site is not available. Choose another one.');
  return siteId;
}

/** A map's picture must be the user's own, unused upload: a file of a permit must not become visible to everyone. */
async function requireNewPicture(context: ActorContext, fileName: string | null | undefined): Promise<string> {
  if (!fileName) throw new Refusal('BAD_INPUT', 'Choose a picture of the site.');
  const type = (await findNewUploadTypes(context, [fileName])).get(fileName);
  if (type === undefined)
    throw new Refusal('BAD_INPUT', 'This picture is not one of your new uploads. Upload it again.');
  if (!mapImageTypes.includes(type))
    throw new Refusal('BAD_INPUT', 'A map is a PNG or JPEG picture. Choose another file.');
  return fileName;
}

const administration = administerNoun<SiteMap>({
  kind: 'map',
  lock: ({ db }, id) => findMap(db, id, true),
  getName: (map) => map.name,
  toAuditFields: ({ name, site, mapImage }) => ({ Name: name, Site: site.code, Picture: mapImage }),
});

async function refuseDuplicateName<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('site_map_name', `This site already has a map called ${name}. Choose another name.`, write);
}

/** Creates a map of a site, under a name that no other map of it has. */
export async function createMap(outerContext: ActorContext, input: MapInput): Promise<SiteMap> {
  const name = parseMapName(input.name);
  return administration.create(outerContext, async (context) => {
    const { db, clock } = context;
    const siteId = await requireMapSite(context, input.site);
    const columns = { name, site_id: siteId, file_name: await requireNewPicture(context, input.mapImage) };
    const id = await refuseDuplicateName(name, () => insertMap(db, columns, clock()));
    return requireFound(await findMap(db, id));
  });
}

/** Changes a map. Permits keep the picture on which they marked places. */
export async function updateSiteMap(outerContext: ActorContext, id: string, input: MapInput): Promise<SiteMap> {
  return administration.update(outerContext, id, async (context, before) => {
    const { db } = context;
    const name = input.name === null || input.name === undefined ? before.name : parseMapName(input.name);
    const isSamePicture = !input.mapImage || input.mapImage === before.mapImage;
    const columns = {
      name,
      site_id: input.site ? await requireMapSite(context, input.site) : before.site._id,
      file_name: isSamePicture ? before.mapImage : await requireNewPicture(context, input.mapImage),
    };
    await refuseDuplicateName(name, () => updateMap(db, before._id, columns));
    return requireFound(await findMap(db, before._id));
  });
}

/** Archives a map: nobody can draw on it any more. */
export async function deleteMap(context: ActorContext, id: string): Promise<void> {
  await administration.delete(context, id, ({ db, clock }, { _id }) => archiveMap(db, _id, clock()));
}
