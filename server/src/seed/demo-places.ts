import type { Actor } from '@eptw/domain/user/actor';
import { content } from '../content/content.ts';
import type { Room } from '../content/demo/maps.ts';
import { addBlockedWord } from '../features/blocked-words/service.ts';
import { uploadFile } from '../features/files/service.ts';
import { createMap } from '../features/maps/service.ts';
import type { ActorContext, AppContext } from '../app-context.ts';
import { UploadedFile } from '../graphql/uploaded-file.ts';
import type { Database } from '../database/connect.ts';
import { drawFloorPlan, type FloorPlan } from './floor-plan.ts';

/** The same rooms, starting with another one, so that no two sites look alike. */
function rotate(rooms: readonly Room[], by: number): Room[] {
  const start = by % rooms.length;
  return [...rooms.slice(start), ...rooms.slice(0, start)];
}

function createFloorPlans(code: string, index: number): { name: string; plan: FloorPlan }[] {
  return content.demo.maps.storeys.map(({ name, title, above, below }) => ({
    name,
    plan: { title: `${code} ${title}`, above: rotate(above, index), below: rotate(below, index) },
  }));
}

async function findAdmin(db: Database): Promise<Actor> {
  const { id, full_name, email, role, company } = await db
    .selectFrom('person')
    .selectAll()
    .where('role', '=', 'SuperAdmin')
    .executeTakeFirstOrThrow();
  return { id, fullName: full_name, email, role, company, siteIds: [], groups: [] };
}

/** Creates a map of every storey for each site, and a few blocked words. */
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
  for (const word of content.demo.organisation.blockedWords) await addBlockedWord(context, word);
}
