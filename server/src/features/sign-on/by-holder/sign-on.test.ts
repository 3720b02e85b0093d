import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { readMuster } from '../../muster/list/testing/muster.ts';
import { changePeople } from '../../work/people-on-job/testing/people.ts';
import { publishWorkPolicies } from '../../work/testing/policies.ts';
import { startScene, takePhoto, type Scene } from '../../work/testing/scene.ts';
import { act, readWork, resume, signature } from '../../work/testing/work.ts';
import { verifyAll } from '../../crew/testing/workers.ts';
import { registerWorker, sign } from './testing/sign-on.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

const createWorker = (name: string, certificates: readonly object[] = []) =>
  registerWorker(scene.person.requestor, name, certificates, scene.person.closer);

async function erase(client: TestClient, worker: string) {
  const { data } = await client.query<{ eraseWorker: { code: string; message: string } }>(
    'mutation ($id: ID!) { eraseWorker(id: $id) { code message } }',
    { id: worker },
  );
  return data.eraseWorker;
}

describe('workers', () => {
  it('sign on and off, are on one permit at a time, and have left when the work is finished', async () => {
    const [first, second] = [await scene.startGeneral(), await scene.startGeneral()];
    const { requestor, host } = scene.person;
    const [tan, lim] = [await createWorker('Tan Wei'), await createWorker('Lim Kai')];
    expect(await sign('On', requestor, first, tan, 'tan')).toMatchObject({
      item: { crew: [{ name: 'Tan Wei' }], maySignOn: true, maySignOff: true },
    });
    expect(await sign('On', requestor, first, tan, 'tan')).toMatchObject({ success: true });
    expect(await sign('On', host, first, lim)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await sign('On', requestor, second, tan)).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/^This worker is signed on at F10N-GP-\d+\. Sign off there first\.$/),
    });
    await sign('On', requestor, first, lim);
    const photo = await takePhoto(requestor);
    expect(await act(requestor, 'finishWork', first, { clean: true, photo })).toMatchObject({
      message: expect.stringMatching(/^2 workers are still signed on/),
    });
    expect((await sign('Off', host, first, lim)).item).toMatchObject({
      crew: [{ name: 'Tan Wei' }],
      maySignOn: false,
      maySignOff: true,
    });
    expect(await act(requestor, 'finishWork', first, { clean: true, photo, confirmedOff: [tan] })).toMatchObject({
      success: true,
    });
    expect((await readWork(host, first)).item?.log.map(({ event }) => event)).toEqual([
      'startWork',
      'signOn',
      'signOn',
      'signOff',
      'finishWork',
    ]);
    expect(await sign('On', requestor, second, tan)).toMatchObject({ success: true });
  });

  it('are needed before the work starts, with the certificates of the policy', async () => {
    await publishWorkPolicies(await scene.app.as('superAdmin'), ['B3'], { withCrew: true });
    const id = await scene.createApproved('B3');
    await scene.setMinutes(10);
    const { requestor } = scene.person;
    const certify = (kind: string, expiresOn: string) => ({ kind, number: 'C-1', issuer: 'Centre', expiresOn });
    const rigger = await createWorker(
      'Arun Nair',
      ['rigger', 'signaller'].map((kind) => certify(kind, '2099-12-31')),
    );
    const operator = await createWorker('Goh Li', [certify('craneOperator', '2099-12-31')]);
    const leaving = await createWorker('Ong Teck', [certify('craneOperator', '2099-03-02')]);
    const start = () => act(requestor, 'startWork', id, { signature });
    const missing = (roles: string) => ({
      code: 'CONFLICT',
      message: `Not signed on yet: ${roles}. Their certificates must be valid until the permit ends.`,
    });
    expect(await start()).toMatchObject(missing('rigger, signaller, crane operator'));
    await changePeople(requestor, 'signOnWorker', id, { worker: rigger, roles: ['rigger', 'signaller'] });
    // The certificate ends before the permit does.
    await sign('On', requestor, id, leaving);
    expect(await start()).toMatchObject(missing('crane operator'));
    expect((await readWork(requestor, id)).item).toMatchObject({ condition: 'notReady' });
    expect((await sign('On', requestor, id, operator)).item).toMatchObject({ condition: 'ready' });
    expect(await start()).toMatchObject({ success: true, item: { condition: 'live' } });
  });

  it('suspend live work when a certificate that it relies on is withdrawn, and count again when it is renewed', async () => {
    await publishWorkPolicies(await scene.app.as('superAdmin'), ['B3'], { withCrew: true });
    const id = await scene.createApproved('B3');
    await scene.setMinutes(10);
    const { requestor, supervisor } = scene.person;
    const certify = (kind: string) => ({ kind, number: 'C-1', issuer: 'Centre', expiresOn: '2099-12-31' });
    const rigger = await createWorker('Arun Nair', [certify('rigger'), certify('signaller')]);
    const operator = await createWorker('Goh Li', [certify('craneOperator')]);
    await changePeople(requestor, 'signOnWorker', id, { worker: rigger, roles: ['rigger', 'signaller'] });
    await sign('On', requestor, id, operator);
    await act(requestor, 'startWork', id, { signature });
    const change = (certificates: readonly object[]) =>
      requestor.query(
        'mutation ($id: ID!, $data: UpdateWorkerInput!) { updateWorker(id: $id, data: $data) { message } }',
        {
          id: rigger,
          data: { certificates },
        },
      );
    await change([]);
    await scene.app.mails();
    const { item } = await readWork(supervisor, id);
    expect(item?.label).toBe('A certificate was withdrawn');
    expect(item?.log.map(({ text }) => text).slice(-2)).toEqual([
      'The certificates of a worker on the job changed: Arun Nair',
      'The work was suspended: a certificate was withdrawn',
    ]);
    expect(await resume(supervisor, id)).toMatchObject({
      message: expect.stringMatching(/^Not signed on yet: rigger, signaller\./),
    });
    await change([certify('rigger'), certify('signaller')]);
    await scene.app.mails();
    expect(await resume(supervisor, id)).toMatchObject({
      message: expect.stringMatching(
        /^Not signed on yet: rigger \(1 signed on with a certificate that the site has not/,
      ),
    });
    await verifyAll(scene.person.closer, rigger);
    await scene.app.mails();
    expect(await resume(supervisor, id)).toMatchObject({ success: true, item: { condition: 'live' } });
  });

  it('are not erased while they are signed on', async () => {
    const id = await scene.startGeneral();
    const { requestor } = scene.person;
    const worker = await createWorker('Chen Hui');
    await sign('On', requestor, id, worker);
    expect(await erase(requestor, worker)).toEqual({
      code: 'CONFLICT',
      message: expect.stringMatching(/^This worker is signed on at F10N-GP-\d+\. Sign them off there first\.$/),
    });
    const [present] = (await readMuster(scene.person.supervisor, scene.app.ids.sites.north)).items.filter(
      (one) => one.personId === worker,
    );
    expect(present).toMatchObject({ name: 'Chen Hui' });
    await sign('Off', requestor, id, worker);
    expect(await erase(requestor, worker)).toMatchObject({ code: 'OK' });
  });

  it('are signed on to one of two permits when both try at once', async () => {
    const permits = [await scene.startGeneral(), await scene.startGeneral()];
    const worker = await createWorker('Ravi Kumar');
    const answers = await Promise.all(permits.map((id) => sign('On', scene.person.requestor, id, worker)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});
