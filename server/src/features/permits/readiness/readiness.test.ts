import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createChildPermitOrThrow, sampleChildPermitData } from '../testing/child-permits.ts';
import { moveToStatus } from '../testing/permits.ts';
import { startScene, takePhoto, type Scene } from '../work/testing/scene.ts';
import { act, signature } from '../work/testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

/** What is missing for a step of the closure of a permit; the code of a refusal. */
async function listMissing(client: TestClient, permitId: string, action = 'requestClosure') {
  const { data } = await client.query<{
    getReadiness: { code: string; requirements: { met: boolean; sentence: string; link: string }[] };
  }>(
    `query ($permitId: ID!, $action: String!) {
      getReadiness(permitId: $permitId, action: $action) { code requirements { met sentence link } } }`,
    { permitId, action },
  );
  const { code, requirements } = data.getReadiness;
  return code === 'OK' ? requirements.flatMap(({ met, sentence }) => (met ? [] : [sentence])) : code;
}

describe('the closure of a permit', () => {
  it('requires that its work, its fire watch and its child permits are finished', async () => {
    const id = await scene.createApproved('B1D01');
    const child = await createChildPermitOrThrow(scene.person.requestor, sampleChildPermitData(scene.app.ids, id));
    await moveToStatus(scene.person.pm, child._id, 'PendingApproval');
    await moveToStatus(scene.person.manager, child._id, 'Approved');
    await moveToStatus(scene.person.facilities, child._id, 'Approved');
    await scene.setMinutes(10);
    const children = `Finish its child permits first: ${child.code}.`;
    expect(await listMissing(scene.person.requestor, id)).toEqual([
      'The work has not started. It is Ready. Request cancellation if it will not be done.',
      children,
    ]);
    await act(scene.person.requestor, 'startWork', id, { signature });
    expect(await listMissing(scene.person.requestor, id)).toEqual(['Finish the work first. It is Live.', children]);
    const photo = await takePhoto(scene.person.requestor);
    await act(scene.person.requestor, 'finishWork', id, { clean: true, photo });
    const watched = ['The fire watch runs until 09:40.', children];
    expect(await listMissing(scene.person.requestor, id)).toEqual(watched);
    expect((await moveToStatus(scene.person.requestor, id, 'PendingClosure')).message).toBe(watched[0]);
    await scene.setMinutes(80);
    expect(await listMissing(scene.person.requestor, id)).toEqual([children]);
    expect(await listMissing(scene.person.closer, id, 'close')).toEqual([children]);
    expect(await listMissing(scene.person.foreignPm, id)).toBe('NOT_FOUND');
    expect(await listMissing(scene.person.requestor, id, 'closeTheDoor')).toBe('BAD_INPUT');
  });
});
