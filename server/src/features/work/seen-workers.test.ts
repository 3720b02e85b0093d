import { formatPseudonym } from '@eptw/domain/crew/worker';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerWorker } from '../sign-on/by-holder/testing/sign-on.ts';
import { publishWorkPolicies } from './testing/policies.ts';
import { gasTest, startScene, type Scene } from './testing/scene.ts';
import { readWork, recordCheck } from './testing/work.ts';
import { changePeople } from './people-on-job/testing/people.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B2'], { withCrew: true });
});
afterAll(() => scene.close());

it('whoever sees a permit and not the register of its company reads pseudonyms in the log and in its checks', async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  const { requestor, closer } = scene.person;
  const certificate = { kind: 'gasTester', number: 'C-1', issuer: 'Centre', expiresOn: '2099-12-31' };
  const faizal = await registerWorker(requestor, 'Mohamed Faizal', [certificate], closer);
  await changePeople(requestor, 'signOnWorker', id, { worker: faizal });
  await recordCheck(requestor, id, { ...gasTest(), measuredBy: faizal });
  const read = async () => {
    const { manager } = scene.person;
    const log = (await readWork(manager, id)).item?.log.map(({ text }) => text).join('\n');
    const { data } = await manager.query<{ getChecks: { items: { checks: { measuredBy: string }[] }[] } }>(
      'query ($id: ID!) { getChecks(permitId: $id) { items { checks { measuredBy } } } }',
      { id },
    );
    return [log, data.getChecks.items[0]?.checks[0]?.measuredBy];
  };
  expect(await read()).toEqual([expect.stringContaining('Mohamed Faizal'), 'Mohamed Faizal']);
  // A reviewer of another site.
  const { manager: managerId } = scene.app.ids.users;
  await scene.app.database.db.deleteFrom('person_site').where('person_id', '=', managerId).execute();
  await scene.setMinutes(11);
  const [log, measuredBy] = await read();
  expect(log).toContain(`signed a worker on: ${formatPseudonym(faizal)}`);
  expect(log).not.toContain('Faizal');
  expect(measuredBy).toBe(formatPseudonym(faizal));
});
