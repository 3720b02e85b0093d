import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startScene, type Scene } from '../work/testing/scene.ts';
import { act } from '../work/testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

async function raiseFollowUp(client: TestClient, id: string) {
  const { data } = await client.query<{ duplicatePermit: { code: string; _id: string | null } }>(
    'mutation ($id: ID!) { duplicatePermit(id: $id) { code _id } }',
    { id },
  );
  return data.duplicatePermit;
}

it('whoever took over raises the follow-up of work that expired, and duplicates no other permit', async () => {
  const id = await scene.startGeneral();
  const to = scene.app.ids.users.requestorSecond;
  await act(scene.person.requestor, 'handOverWork', id, { to, done: 'a', left: 'b', watch: 'c' });
  const items = ['isolations', 'readings', 'people', 'causes', 'left'];
  expect(await act(scene.person.requestorSecond, 'acceptHandover', id, { items })).toMatchObject({ success: true });
  expect(await raiseFollowUp(scene.person.requestorSecond, id)).toMatchObject({ code: 'FORBIDDEN' });
  await scene.setMinutes(5 * 24 * 60);
  expect(await raiseFollowUp(scene.person.requestorSecond, id)).toMatchObject({ code: 'OK', _id: expect.any(String) });
  expect(await raiseFollowUp(scene.person.requestor, id)).toMatchObject({ code: 'OK' });
  expect(await raiseFollowUp(scene.person.facilities, id)).toMatchObject({ code: 'FORBIDDEN' });
});
