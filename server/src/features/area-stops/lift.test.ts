import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMuster, readRecord, tick } from '../muster/list/testing/muster.ts';
import { registerWorker, sign } from '../sign-on/by-holder/testing/sign-on.ts';
import { startScene, type Scene } from '../work/testing/scene.ts';
import { liftStop, readStopToLift, stopSite } from './testing/area-stops.ts';

let scene: Scene;
let chen: string;
let muthu: string;
beforeAll(async () => {
  scene = await startScene();
  const permit = await scene.startGeneral();
  await scene.setMinutes(20);
  const create = async (name: string) => {
    const worker = await registerWorker(scene.person.requestor, name);
    await sign('On', scene.person.requestor, permit, worker);
    return worker;
  };
  [chen, muthu] = [await create('Chen Zhihao'), await create('Muthu Raman')];
});
afterAll(() => scene.close());

const north = () => scene.app.ids.sites.north;

it("lifts no other person's muster: who was shown a storm does not lift a fire", async () => {
  const { supervisor, manager } = scene.person;
  const storm = await stopSite(supervisor, { site: north(), kind: 'weather', muster: false });
  const id = storm.item?._id;
  const { toLift: shown } = await readStopToLift(supervisor, id);
  expect(shown).toEqual({ version: 1, notSeen: [] });
  await stopSite(manager, { site: north(), kind: 'fire', reason: 'Bay 12' });
  const names = expect.arrayContaining([expect.objectContaining({ name: 'Chen Zhihao' })]);
  for (const given of [shown ?? 'nothing', 'nothing'] as const)
    expect(await liftStop(supervisor, id, 'The storm is over', given)).toMatchObject({
      success: false,
      code: 'CONFLICT',
      message: expect.stringMatching(/Chen Zhihao, Muthu Raman and Requestor Acme were not seen\./),
      item: { kind: 'fire', reason: 'Bay 12', mustered: true, liftedAt: null },
      toLift: { version: 2, notSeen: names },
    });
  expect((await liftStop(supervisor, id, 'The storm is over', shown ?? 'nothing')).message).toMatch(
    /^Others have asked for this stop since you opened it\. It is now: Fire alarm: Bay 12\./,
  );
  const { alarm } = await readMuster(manager, north());
  expect(alarm).toMatchObject({ _id: id });
  // Whoever is looked for again since was not named.
  await tick(supervisor, north(), { personId: muthu, isSeen: true });
  const { toLift } = await readStopToLift(supervisor, id);
  await tick(supervisor, north(), { personId: muthu, isSeen: false });
  const refused = await liftStop(supervisor, id, 'They went home', toLift ?? 'nothing');
  expect(refused.message).toMatch(
    /^Chen Zhihao, Muthu Raman and Requestor Acme were not seen\. .* lift the stop again/,
  );
  expect(await liftStop(supervisor, id, 'They went home', refused.toLift ?? 'nothing')).toMatchObject({
    success: true,
    item: { liftReason: 'They went home' },
  });
  const record = await readRecord(manager, alarm?.muster);
  expect(record).toMatchObject({ notSeen: 3, muster: { endReason: 'They went home' } });
  expect(record?.people.find(({ personId: worker }) => worker === chen)).toMatchObject({ seenBy: null });
});

it('is prepared for whoever may lift it, while it is in force', async () => {
  const { supervisor } = scene.person;
  const stop = await stopSite(supervisor, { site: north(), kind: 'drill' });
  const id = stop.item?._id;
  expect(await readStopToLift(supervisor, id)).toMatchObject({ success: true, item: { kind: 'drill' } });
  expect(await readStopToLift(await scene.app.as('supervisorWest'), id)).toMatchObject({ code: 'NOT_FOUND' });
  await liftStop(supervisor, id);
  expect(await readStopToLift(supervisor, id)).toMatchObject({ success: false, code: 'CONFLICT', toLift: null });
});
