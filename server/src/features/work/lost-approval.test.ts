import { handoverItems } from '@eptw/domain/work/table/action-inputs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liftStop, stopSite } from '../area-stops/testing/area-stops.ts';
import { createWorkerOrThrow, setPinAs, type WorkerItem } from '../crew/testing/workers.ts';
import { readMuster } from '../muster/list/testing/muster.ts';
import { callPage, readToken } from '../sign-on/page/testing/page.ts';
import { sign } from '../sign-on/by-holder/testing/sign-on.ts';
import { moveToStatus, performAction, queryPermit } from '../permits/testing/permits.ts';
import { startScene, type Scene } from './testing/scene.ts';
import { act, readWork } from './testing/work.ts';

const pin = '2580';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

async function findOnMuster({ _id }: WorkerItem) {
  const { items } = await readMuster(scene.person.supervisor, scene.app.ids.sites.north);
  return items.find(({ personId: worker }) => worker === _id);
}

async function readStatus(id: string) {
  return (await queryPermit(scene.person.host, id, 'status')).item['status'];
}

describe('a worker who is signed on when the approval is lost before the start', () => {
  let id: string;
  let token: string;
  let worker: WorkerItem;
  beforeEach(async () => {
    id = await scene.createApproved();
    await scene.setMinutes(10);
    token = await readToken(scene.person.requestor, id);
    worker = await createWorkerOrThrow(scene.app, { name: 'Tan Wei' });
    await setPinAs(scene.app, 'pm', worker._id, pin);
    expect(await sign('On', scene.person.requestor, id, worker._id)).toMatchObject({ success: true });
  });

  it.each([
    ['by a recall', () => performAction(scene.person.facilities, id, 'recall')],
    ['by a request to cancel the permit', () => moveToStatus(scene.person.requestor, id, 'PendingCancel')],
  ])('%s stays on the muster list until the holder signs them off', async (_how, loseApproval) => {
    expect(await loseApproval()).toMatchObject({ success: true });
    const { item } = await readWork(scene.person.requestor, id);
    expect(item?.condition).toBeNull();
    const number = (await queryPermit(scene.person.host, id, 'code')).item['code'];
    expect(await findOnMuster(worker)).toMatchObject({ name: 'Tan Wei', code: number, holder: 'Requestor Acme' });
    const erase = 'mutation ($id: ID!) { eraseWorker(id: $id) { code message } }';
    const { data } = await scene.person.requestor.query<{ eraseWorker: { code: string } }>(erase, { id: worker._id });
    expect(data.eraseWorker.code).toBe('CONFLICT');
    expect(await sign('On', scene.person.requestor, id, (await createWorkerOrThrow(scene.app))._id)).toMatchObject({
      success: false,
      message: expect.stringMatching(/not approved/),
    });
    expect(await sign('Off', scene.person.requestor, id, worker._id)).toMatchObject({
      success: true,
      item: { condition: null, crew: [], maySignOff: false },
    });
    expect(await findOnMuster(worker)).toBeUndefined();
  });

  it('is on the muster list with whoever took over before the start as the holder', async () => {
    const { host, requestor, requestorSecond } = scene.person;
    await act(host, 'stopWork', id, { reason: 'Smoke' });
    const notes = { done: 'none', left: 'all', watch: 'smoke' };
    await act(requestor, 'handOverWork', id, { to: scene.app.ids.users.requestorSecond, ...notes });
    expect(await act(requestorSecond, 'acceptHandover', id, { items: Object.keys(handoverItems) })).toMatchObject({
      success: true,
    });
    await performAction(scene.person.facilities, id, 'recall');
    expect(await findOnMuster(worker)).toMatchObject({ holder: 'Requestor Second Acme' });
    expect((await sign('Off', requestorSecond, id, worker._id)).success).toBe(true);
  });

  it('is looked for by whoever was appointed before the start, on the muster list and in the notice', async () => {
    const { host, requestorSecond, supervisor, manager, facilities } = scene.person;
    const { requestorSecond: appointed } = scene.app.ids.users;
    const notes = { to: appointed, reason: 'Ill', done: 'none', left: 'all', watch: 'none' };
    expect(await act(host, 'appointHolder', id, notes)).toMatchObject({ success: true });
    const accepted = await act(requestorSecond, 'acceptHandover', id, { items: Object.keys(handoverItems) });
    expect(accepted).toMatchObject({ success: true });
    await performAction(facilities, id, 'recall');
    const { db } = scene.app.database;
    // No work is followed any more that could say who holds it.
    expect(await db.selectFrom('permit_work').select('phase').where('permit_id', '=', id).execute()).toEqual([]);
    expect(await findOnMuster(worker)).toMatchObject({ holder: 'Requestor Second Acme' });
    const stop = await stopSite(supervisor, { site: scene.app.ids.sites.north, kind: 'fire' });
    expect(await liftStop(manager, stop.item?._id)).toMatchObject({ success: true });
    const { content } = await db
      .selectFrom('permit_notice')
      .select('content')
      .where('permit_id', '=', id)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    const notSeen = expect.objectContaining({
      kind: 'notSeen',
      audience: expect.objectContaining({ people: [appointed] }),
    });
    expect(content).toMatchObject({ notices: expect.arrayContaining([notSeen]) });
  });

  it('signs off at the page of the code, whose work is not allowed', async () => {
    await performAction(scene.person.facilities, id, 'recall');
    expect(await callPage(scene.app.client(), 'getSignOnPage', { token })).toMatchObject({
      success: true,
      item: { condition: null, signedOn: 1, closedBy: { key: 'notApproved' } },
    });
    const proof = { token, passNumber: worker.passNumber, pin };
    expect(await callPage(scene.app.client(), 'signOffHere', proof)).toMatchObject({
      success: true,
      item: { signedOn: 0 },
    });
    expect(await findOnMuster(worker)).toBeUndefined();
  });

  it('is named where a permit closer cancels the permit, which has to wait for them', async () => {
    const second = await createWorkerOrThrow(scene.app, { name: 'Lim Kai' });
    await sign('On', scene.person.requestor, id, second._id);
    await moveToStatus(scene.person.requestor, id, 'PendingCancel');
    const { closer, supervisor } = scene.person;
    const refusal = expect.stringMatching(
      /^2 workers are still signed on: Lim Kai, Tan Wei\. Make sure that they have left\./,
    );
    expect(await moveToStatus(closer, id, 'Cancelled')).toMatchObject({ success: false, message: refusal });
    const { item } = await queryPermit(closer, id, 'blockedActions { action why }');
    expect(item['blockedActions']).toContainEqual({ action: 'cancel', why: refusal });
    expect(await readStatus(id)).toBe('PendingCancel');
    for (const { _id } of [worker, second]) await sign('Off', supervisor, id, _id);
    expect(await moveToStatus(closer, id, 'Cancelled')).toMatchObject({ success: true });
  });

  it('keeps the submitter from cancelling the rejected permit', async () => {
    await performAction(scene.person.facilities, id, 'recall');
    await moveToStatus(scene.person.facilities, id, 'Rejected', { reason: 'Not like this' });
    expect(await moveToStatus(scene.person.requestor, id, 'Cancelled')).toMatchObject({
      success: false,
      message: expect.stringMatching(/^1 worker is still signed on: Tan Wei\./),
    });
    await sign('Off', scene.person.requestor, id, worker._id);
    expect(await moveToStatus(scene.person.requestor, id, 'Cancelled')).toMatchObject({ success: true });
  });

  it('is on the job again when the permit is approved again', async () => {
    await performAction(scene.person.facilities, id, 'recall');
    await moveToStatus(scene.person.facilities, id, 'Approved');
    expect((await readWork(scene.person.host, id)).item?.condition).toBe('ready');
    expect(await findOnMuster(worker)).toMatchObject({ holder: 'Requestor Acme' });
  });
});
