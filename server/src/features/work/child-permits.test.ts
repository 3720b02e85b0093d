import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePeople, readPeople } from './people-on-job/testing/people.ts';
import { registerWorker } from '../sign-on/by-holder/testing/sign-on.ts';
import { createChildPermitOrThrow, sampleChildPermitData } from '../permits/testing/child-permits.ts';
import { fillForm, findTemplate, moveToStatus } from '../permits/testing/permits.ts';
import { conditionOf, startScene, type Scene } from './testing/scene.ts';
import { act, readWork, resume, signature } from './testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

describe('child permits', () => {
  it('name on their parent who is on them, stop with it, and cannot start while it stands still', async () => {
    const parent = await scene.createApproved();
    const data = sampleChildPermitData(scene.app.ids, parent, {
      form: findTemplate('B3').id,
      submission: fillForm('B3'),
    });
    const { _id: child, code } = await createChildPermitOrThrow(scene.person.requestor, data);
    await scene.setMinutes(10);
    expect(await act(scene.person.requestor, 'startWork', parent, { signature })).toMatchObject({
      message: expect.stringMatching(/^Child permits are not approved: F10N-B3-/),
    });
    await moveToStatus(scene.person.pm, child, 'PendingApproval');
    await moveToStatus(scene.person.manager, child, 'Approved');
    await moveToStatus(scene.person.facilities, child, 'Approved');
    await act(scene.person.requestor, 'startWork', parent, { signature });
    expect(conditionOf(await act(scene.person.requestor, 'startWork', child, { signature }))).toBe('live');
    const worker = await registerWorker(scene.person.requestor, 'Muthu Raman');
    await changePeople(scene.person.requestor, 'signOnWorker', child, { worker });
    expect((await readPeople(scene.person.host, parent)).childPermits).toEqual([
      { code, inside: 0, outside: 1, onBoth: 0 },
    ]);
    await scene.setMinutes(20);
    await act(scene.person.host, 'stopWork', parent, { reason: 'Smoke' });
    expect((await readWork(scene.person.host, child)).item?.label).toBe('Its parent permit stopped');
    expect(await resume(scene.person.supervisor, child)).toMatchObject({
      message: expect.stringMatching(/^The work of its parent permit F10N-GP-\d+: Suspended\.$/),
    });
    await resume(scene.person.supervisor, parent);
    expect(conditionOf(await resume(scene.person.supervisor, child))).toBe('live');
    await scene.setMinutes(25 * 60);
    expect((await readWork(scene.person.host, child)).item?.condition).toBe('suspended');
  });
});
