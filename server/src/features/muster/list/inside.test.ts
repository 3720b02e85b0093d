import { afterAll, beforeAll, expect, it } from 'vitest';
import { liftStop, stopSite } from '../../area-stops/testing/area-stops.ts';
import { changePeople } from '../../work/people-on-job/testing/people.ts';
import { registerWorker } from '../../sign-on/by-holder/testing/sign-on.ts';
import { publishWorkPolicies } from '../../work/testing/policies.ts';
import { gasTest, startScene, type Scene } from '../../work/testing/scene.ts';
import { act, recordCheck, signature } from '../../work/testing/work.ts';
import { readMuster, readRecord, tick } from './testing/muster.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B2'], { withCrew: true });
});
afterAll(() => scene.close());

const north = () => scene.app.ids.sites.north;
const insideAt = (minutes: number) => new Date(Date.parse('2099-03-02T00:30:00Z') + minutes * 60_000).toISOString();

const create = (name: string, kind: string) =>
  registerWorker(
    scene.person.requestor,
    name,
    [{ kind, number: 'C-1', issuer: 'Centre', expiresOn: '2099-12-31' }],
    scene.person.closer,
  );

it('the list and the record of a muster say who does what and is inside, whatever they do later', async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  const [arun, faizal, muthu, chen] = [
    await create('Arun Selvam', 'attendant'),
    await create('Mohamed Faizal', 'gasTester'),
    await create('Muthu Raman', 'confinedSpaceEntry'),
    await create('Chen Zhihao', 'confinedSpaceEntry'),
  ];
  const change = (...[operation, given]: [Parameters<typeof changePeople>[1], Parameters<typeof changePeople>[3]]) =>
    changePeople(scene.person.requestor, operation, id, given);
  for (const worker of [arun, faizal, muthu, chen]) await change('signOnWorker', { worker });
  await recordCheck(scene.person.requestor, id, gasTest());
  await act(scene.person.requestor, 'startWork', id, { signature });
  for (const worker of [muthu, chen]) await change('recordEntry', { direction: 'in', worker });
  await change('recordEntry', { direction: 'in', rescuer: 'Tan Wei' });
  await scene.setMinutes(12);
  const { item: stop } = await stopSite(scene.person.supervisor, { site: north(), reason: 'Fire alarm' });
  const list = async () =>
    new Map((await readMuster(scene.person.supervisor, north())).items.map((one) => [one.name, one]));
  expect((await list()).get('Muthu Raman')).toMatchObject({ insideSince: insideAt(10), roles: ['entrant'] });
  expect((await list()).get('Arun Selvam')).toMatchObject({ insideSince: null, roles: ['attendant'] });
  // A tick is no way out. Coming out is, and so is signing off with it; the roles stay.
  await tick(scene.person.supervisor, north(), { personId: muthu, isSeen: true });
  expect((await list()).get('Muthu Raman')).toMatchObject({ insideSince: insideAt(10) });
  await change('recordEntry', { direction: 'out', rescuer: 'Tan Wei' });
  await change('signOffWorker', { worker: chen, hasComeOut: true });
  const during = await list();
  expect(during.get('Tan Wei')).toMatchObject({ insideSince: null });
  expect(during.get('Chen Zhihao')).toMatchObject({ insideSince: null, roles: ['entrant'], leftAs: 'signed off' });
  const { muster } = (await readMuster(scene.person.supervisor, north())).alarm ?? {};
  await scene.setMinutes(14);
  await liftStop(scene.person.manager, stop?._id ?? '');
  // Afterwards the list of the site goes on; the record does not.
  await change('recordEntry', { direction: 'out', worker: muthu });
  expect((await list()).get('Muthu Raman')).toMatchObject({ insideSince: null });
  const record = await readRecord(scene.person.supervisor, muster);
  const recorded = new Map(record?.people.map((one) => [one.name, one]));
  expect(recorded.get('Muthu Raman')).toMatchObject({ insideSince: insideAt(10), roles: ['entrant'] });
  expect(recorded.get('Chen Zhihao')).toMatchObject({ insideSince: null, roles: ['entrant'] });
});

it('somebody who went into a space after they were ticked is looked for, until they are seen again', async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(16);
  const siti = await create('Siti Nurhaliza', 'confinedSpaceEntry');
  await changePeople(scene.person.requestor, 'signOnWorker', id, { worker: siti });
  const { supervisor, manager, requestor } = scene.person;
  const { item: stop } = await stopSite(supervisor, { site: north(), reason: 'Fire alarm' });
  for (const { personId: worker } of (await readMuster(supervisor, north())).items)
    await tick(supervisor, north(), { personId: worker, isSeen: true });
  await scene.setMinutes(17);
  await changePeople(requestor, 'recordEntry', id, { direction: 'in', worker: siti, allTheSame: true });
  const { items, alarm } = await readMuster(supervisor, north());
  expect(items[0]).toMatchObject({ personId: siti, insideSince: insideAt(17), seenAt: insideAt(16) });
  expect(await liftStop(manager, stop?._id, '')).toMatchObject({
    success: false,
    message: expect.stringMatching(/^Siti Nurhaliza was not seen\./),
  });
  expect(await readRecord(supervisor, alarm?.muster)).toMatchObject({ notSeen: 1 });
  await scene.setMinutes(18);
  await tick(supervisor, north(), { personId: siti, isSeen: true });
  expect(await liftStop(manager, stop?._id, '')).toMatchObject({ success: true });
});

it('somebody inside whose presence goes in another way than by signing off is still looked for there', async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(20);
  const muthu = await create('Siti Rahman', 'confinedSpaceEntry');
  await changePeople(scene.person.requestor, 'signOnWorker', id, { worker: muthu });
  const { db } = scene.app.database;
  await db
    .updateTable('crew_presence')
    .set({ inside_since: insideAt(15) })
    .where('worker_id', '=', muthu)
    .execute();
  await stopSite(scene.person.supervisor, { site: north(), reason: 'Fire alarm' });
  await db.deleteFrom('crew_presence').where('worker_id', '=', muthu).execute();
  const { items } = await readMuster(scene.person.supervisor, north());
  expect(items.find(({ personId: worker }) => worker === muthu)).toMatchObject({
    insideSince: insideAt(15),
    leftAs: 'signed off',
    roles: ['entrant'],
  });
});
