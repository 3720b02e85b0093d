import type { Actor } from '@eptw/domain/user/actor';
import { addBlockedWord } from '../../features/blocked-words/service.ts';
import { uploadFile } from '../../features/files/service.ts';
import { createMap } from '../../features/maps/service.ts';
import type { ActorContext, AppContext } from '../../graphql/context.ts';
import { UploadedFile } from '../../graphql/uploaded-file.ts';
import type { Database } from '../connect.ts';
import { drawFloorPlan, type FloorPlan, type Room } from './floor-plan.ts';

/** What people enter in the place of a manager's name. */
const blockedWords = ['N/A', 'Nil', 'TBA', 'TBC', 'To be confirmed'];

const cleanroom: readonly Room[] = [
  { label: 'LITHO BAY 1', use: 'clean', share: 3 },
  { label: 'LITHO BAY 2', use: 'clean', share: 3 },
  { label: 'ETCH', use: 'clean', share: 4 },
  { label: 'DIFFUSION', use: 'clean', share: 4 },
  { label: 'IMPLANT', use: 'clean', share: 3 },
];

const support: readonly Room[] = [
  { label: 'GOWNING', use: 'people', share: 3 },
  { label: 'CONTROL ROOM', use: 'people', share: 2 },
  { label: 'METROLOGY', use: 'clean', share: 3 },
  { label: 'GAS CABINETS', use: 'gas', share: 3 },
  { label: 'CHEMICAL STORE', use: 'chemical', share: 3 },
  { label: 'LIFT', use: 'plant', share: 1 },
];

const plant: readonly Room[] = [
  { label: 'UPW PLANT', use: 'plant', share: 4 },
  { label: 'CHILLERS', use: 'plant', share: 3 },
  { label: 'EXHAUST FANS', use: 'plant', share: 3 },
  { label: 'SCRUBBERS', use: 'chemical', share: 3 },
];

const utilities: readonly Room[] = [
  { label: 'SWITCH ROOM', use: 'plant', share: 3 },
  { label: 'UPS', use: 'plant', share: 2 },
  { label: 'BULK GAS', use: 'gas', share: 3 },
  { label: 'WASTE WATER', use: 'chemical', share: 4 },
  { label: 'PUMP ROOM', use: 'plant', share: 3 },
  { label: 'LIFT', use: 'plant', share: 1 },
];

/** The same rooms beginning with another one, so that no two sites look alike. */
function rotate(rooms: readonly Room[], by: number): Room[] {
  const start = by % rooms.length;
  return [...rooms.slice(start), ...rooms.slice(0, start)];
}

function createFloorPlans(code: string, index: number): { name: string; plan: FloorPlan }[] {
  return [
    {
      name: 'Level 1, plant',
      plan: { title: `${code} LEVEL 1`, above: rotate(plant, index), below: rotate(utilities, index) },
    },
    {
      name: 'Level 2, cleanroom',
      plan: { title: `${code} LEVEL 2`, above: rotate(cleanroom, index), below: rotate(support, index) },
    },
  ];
}

async function findAdmin(db: Database): Promise<Actor> {
  const { id, full_name, email, role, company } = await db
    .selectFrom('person')
    .selectAll()
    .where('role', '=', 'SuperAdmin')
    .executeTakeFirstOrThrow();
  return { id, fullName: full_name, email, role, company, siteIds: [], groups: [] };
}

/** Two maps for each site, and a few blocked words. */
export async function seedPlaces(appContext: AppContext): Promise<void> {
  const context: ActorContext = { ...appContext, actor: await findAdmin(appContext.db) };
  const sites = await appContext.db.selectFrom('site').select(['id', 'code']).orderBy('code').execute();
  for (const [index, site] of sites.entries()) {
    for (const { name, plan } of createFloorPlans(site.code, index)) {
      const picture = new UploadedFile('plan.png', drawFloorPlan(plan));
      const { filename } = await uploadFile(context, picture);
      await createMap(context, { name, site: site.id, mapImage: filename });
    }
  }
  for (const word of blockedWords) await addBlockedWord(context, word);
}
