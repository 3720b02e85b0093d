import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { liftStop, stopSite } from '../../area-stops/testing/area-stops.ts';
import { addVisitor, readMuster, type Muster } from '../list/testing/muster.ts';
import { startScene, type Scene } from '../../work/testing/scene.ts';

let scene: Scene;
let permit: string;
beforeAll(async () => {
  scene = await startScene();
  permit = await scene.startGeneral();
});
afterAll(() => scene.close());

const north = () => scene.app.ids.sites.north;
const minutes = (count: number) => new Date(Date.parse('2099-03-02T00:30:00Z') + count * 60_000).toISOString();
let minute = 20;
/** The clock never goes back between the tests. */
const later = () => scene.setMinutes((minute += 5));
const find = ({ items }: Muster, worker: string) => items.find((one) => one.personId === worker);

const stops: string[] = [];
async function alarm(): Promise<void> {
  const { item, message } = await stopSite(scene.person.supervisor, { site: north(), reason: 'Fire alarm' });
  if (!item) throw new Error(message);
  stops.push(item._id);
}
afterEach(async () => {
  for (const id of stops.splice(0)) await liftStop(scene.person.manager, id);
});

/** An approved permit on the first version of its form, which has no work policy. */
async function createPlainPermit(): Promise<string> {
  const id = await scene.createApproved();
  await scene.setMinutes(minute);
  await sql`update filled_form set template_version_id = (
      select first.id from template_version first
        join template_version current on current.template_id = first.template_id
        where current.id = filled_form.template_version_id order by first.version limit 1)
    where permit_id = ${id}`.execute(scene.app.database.db);
  return id;
}

describe('people who are not signed on', () => {
  const lena = { name: 'Lena Braun', company: 'Pump Service', place: 'Bay 12' };

  it('are refused under an id of another site, of somebody else, and at a site that is none', async () => {
    const id = randomUUID();
    const superAdmin = await scene.app.as('superAdmin');
    const add = (client: TestClient, site: string) => addVisitor(client, site, { ...lena, id });
    expect(await add(superAdmin, north())).toMatchObject({ success: true });
    const inUse = {
      code: 'CONFLICT',
      message: 'This id stands for somebody else. Nobody was added. Choose another id.',
    };
    expect(await add(superAdmin, scene.app.ids.sites.west)).toMatchObject(inUse);
    expect(await add(scene.person.closer, north())).toMatchObject(inUse);
    expect(await add(superAdmin, north())).toMatchObject({ success: true });
    expect(await add(superAdmin, randomUUID())).toMatchObject({ code: 'NOT_FOUND' });
    expect(await add(superAdmin, 'nowhere')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are added with an old time from now on, and refused with an impossible one', async () => {
    await later();
    const id = randomUUID();
    const list = await addVisitor(scene.person.host, north(), { ...lena, id, deviceTime: '1960-01-01T00:00:00Z' });
    expect(find(list, id)).toMatchObject({ since: minutes(minute) });
    const impossible = { ...lena, id: randomUUID(), deviceTime: '-200000-01-01T00:00:00Z' };
    expect(await addVisitor(scene.person.host, north(), impossible)).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('are added to a permit without a work policy by its submitter, in an alarm', async () => {
    await later();
    const { requestor, requestorSecond, pm } = scene.person;
    const plain = await createPlainPermit();
    const add = (client: TestClient, permitId?: string) =>
      addVisitor(client, north(), { name: 'Tan Ah Kow', id: randomUUID(), ...(permitId && { permitId }) });
    const noAlarm = {
      code: 'FORBIDDEN',
      message: 'People can be added while everybody is called to the assembly point.',
    };
    expect(await add(requestor, plain)).toMatchObject(noAlarm);
    await alarm();
    const list = await add(requestor, plain);
    expect(list.items.find(({ name }) => name === 'Tan Ah Kow')).toMatchObject({
      company: 'ACME Works',
      addedBy: 'Requestor Acme',
      code: expect.stringMatching(/^F10N-/),
    });
    const notTheirs = { code: 'FORBIDDEN', message: expect.stringMatching(/that you submitted or hold/) };
    expect(await add(requestorSecond, plain)).toMatchObject(notTheirs);
    expect(await add(pm)).toMatchObject(notTheirs);
    expect(await add(requestor, permit)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Sign these people on to the permit. They are on the list then.',
    });
    // The project manager calls them; the host's people tick them.
    expect((await readMuster(pm, north())).items.map(({ name }) => name)).toContain('Tan Ah Kow');
  });

  it('are not added sixty in a second', async () => {
    await later();
    const requests = Array.from({ length: 60 }, () => ({ ...lena, id: randomUUID() }));
    const answers = await Promise.all(requests.map((visitor) => addVisitor(scene.person.facilities, north(), visitor)));
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'You added 20 people within a minute. Wait a minute, then add the others.',
    });
  });
});
