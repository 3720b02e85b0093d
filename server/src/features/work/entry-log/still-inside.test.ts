import { afterAll, beforeAll, expect, it } from 'vitest';
import { liftStop, stopSite } from '../../area-stops/testing/area-stops.ts';
import { readMuster } from '../../muster/list/testing/muster.ts';
import { changePeople, readPeople } from '../people-on-job/testing/people.ts';
import { performAction } from '../../permits/testing/permits.ts';
import { act } from '../testing/work.ts';
import { publishWorkPolicies } from '../testing/policies.ts';
import { startScene, type Scene } from '../testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B2'], { withCrew: true });
});
afterAll(() => scene.close());

const rescuer = 'Tan Wei (CERT)';
const rescue = (id: string, direction: 'in' | 'out', more: { takesBack?: boolean } = {}) =>
  changePeople(scene.person.requestor, 'recordEntry', id, { direction, rescuer, ...more });

const isListed = async () =>
  (await readMuster(scene.person.supervisor, scene.app.ids.sites.north)).items.some(({ name }) => name === rescuer);

it('a rescuer who is inside stays on the muster list, whatever is lifted or removed', async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  expect((await rescue(id, 'in')).success).toBe(true);
  const { supervisor, manager } = scene.person;
  const stop = await stopSite(supervisor, { site: scene.app.ids.sites.north, kind: 'drill' });
  await liftStop(manager, stop.item?._id ?? '');
  expect(await isListed()).toBe(true);
  const { items } = await readMuster(supervisor, scene.app.ids.sites.north);
  const visitor = items.find(({ name }) => name === rescuer)?.personId;
  const { data } = await supervisor.query<{ removeMusterVisitor: { success: boolean; code: string } }>(
    'mutation ($site: ID!, $visitor: ID!) { removeMusterVisitor(site: $site, visitor: $visitor) { success code message } }',
    { site: scene.app.ids.sites.north, visitor },
  );
  expect(data.removeMusterVisitor).toMatchObject({
    ...{ success: false, code: 'CONFLICT' },
    message: 'This rescuer is inside. Record on the permit that they have come out.',
  });
  await rescue(id, 'out');
  expect(await isListed()).toBe(false);
});

it("a rescuer whose 'out' was a mistake is the same one of the muster list again", async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  await rescue(id, 'in');
  const { supervisor, manager } = scene.person;
  const stop = await stopSite(supervisor, { site: scene.app.ids.sites.north, kind: 'fire' });
  const read = async () => (await readMuster(supervisor, scene.app.ids.sites.north)).items;
  const before = await read();
  expect(before).toMatchObject([{ name: rescuer, insideSince: expect.any(String) }]);
  await scene.setMinutes(12);
  await rescue(id, 'out');
  expect(await read()).toMatchObject([{ name: rescuer, insideSince: null }]);
  expect(await rescue(id, 'in', { takesBack: true })).toMatchObject({ success: true });
  expect(await read()).toEqual(before);

  // What was lifted in between takes those who are out off the list.
  await rescue(id, 'out');
  await liftStop(manager, stop.item?._id ?? '');
  expect(await isListed()).toBe(false);
  expect(await rescue(id, 'in', { takesBack: true })).toMatchObject({ success: true });
  expect(await read()).toMatchObject([{ name: rescuer, insideSince: before[0]?.insideSince }]);
  await rescue(id, 'out');
});

it('a permit is neither closed nor cancelled while somebody is inside', async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  await rescue(id, 'in');
  const request = async (status: 'PendingClosure' | 'PendingCancel') => {
    const { data } = await scene.person.requestor.query<{ updatePermitStatus: { success: boolean; message: string } }>(
      'mutation ($id: ID!, $status: String!) { updatePermitStatus(id: $id, status: $status) { success message } }',
      { id, status },
    );
    return data.updatePermitStatus;
  };
  expect(await request('PendingClosure')).toMatchObject({
    success: false,
    message: expect.stringMatching(/^1 person is still inside\. Record on the permit's page that they have come out\./),
  });
  await rescue(id, 'out');
  expect((await readPeople(scene.person.requestor, id)).inside).toEqual([]);
});

it('nor after its approval was taken back, and whoever sees it still stops the work', async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  await rescue(id, 'in');
  const { requestor, facilities } = scene.person;
  await performAction(facilities, id, 'recall');
  expect(await act(requestor, 'stopWork', id, { kind: 'gas' })).toMatchObject({ success: true });
  await performAction(facilities, id, 'reject', { reason: 'Not like this' });
  const withdrawn = await performAction(requestor, id, 'withdraw');
  expect(withdrawn).toMatchObject({ success: false, message: expect.stringMatching(/^1 person is still inside\./) });
  await rescue(id, 'out');
});
