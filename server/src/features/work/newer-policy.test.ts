import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishWorkPolicies } from './testing/policies.ts';
import { startScene, type Scene } from './testing/scene.ts';
import { act, readWork, signature } from './testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

it('work whose policy names a role of a newer version is read and stopped', async () => {
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B3'], { withCrew: true });
  // As the newer version has stored it; nothing of this one can.
  await sql`update template_version set work_policy = replace(work_policy::text, 'rigger', 'droneSpotter')::jsonb
    where code = 'B3' and work_policy is not null`.execute(scene.app.database.db);
  const id = await scene.createApproved('B3');
  await scene.setMinutes(10);
  const { requestor, pm } = scene.person;
  expect(await readWork(requestor, id)).toMatchObject({ success: true, item: { condition: 'notReady' } });
  expect(await act(requestor, 'startWork', id, { signature })).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('droneSpotter'),
  });
  expect(await act(pm, 'stopWork', id, { kind: 'gas' })).toMatchObject({
    success: true,
    item: { condition: 'suspended' },
  });
});
