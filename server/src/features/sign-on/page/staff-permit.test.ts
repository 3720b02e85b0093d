import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import {
  createWorkerAs,
  createWorkerInput,
  createWorkerOrThrow,
  setPinAs,
  type WorkerItem,
} from '../../crew/testing/workers.ts';
import { sign } from '../by-holder/testing/sign-on.ts';
import { createPermitOrThrow, moveToStatus, samplePermitData } from '../../permits/testing/permits.ts';
import { startScene, type Scene } from '../../work/testing/scene.ts';
import { act, readWork, signature } from '../../work/testing/work.ts';
import { callPage, readToken, type PageAnswer } from './testing/page.ts';

const [pin, foreignPin] = ['2580', '7301'];

let scene: Scene;
let phone: TestClient;
let permitId: string;
let token: string;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

beforeEach(async () => {
  phone = scene.app.client();
  await scene.app.database.db.deleteFrom('worker_pin_attempt').execute();
  permitId = await startByStaff();
  token = await readToken(scene.person.host, permitId);
});

/** Live work of the site's own staff: its permit has no contractor. */
async function startByStaff(): Promise<string> {
  await scene.setMinutes(-600);
  const { host, manager, facilities } = scene.person;
  const { _id: id } = await createPermitOrThrow(host, samplePermitData(scene.app.ids));
  await moveToStatus(manager, id, 'Approved');
  await moveToStatus(facilities, id, 'Approved');
  await scene.setMinutes(10);
  const { success, message } = await act(scene.person.host, 'startWork', id, { signature });
  if (!success) throw new Error(message);
  return id;
}

/** A worker of ACME Works. */
async function register(change: Record<string, unknown> = {}): Promise<WorkerItem> {
  const worker = await createWorkerOrThrow(scene.app, change);
  await setPinAs(scene.app, 'pm', worker._id, pin);
  return worker;
}

/** A worker of Borealis Engineering. */
async function registerForeign(change: Record<string, unknown>, typed = foreignPin): Promise<WorkerItem> {
  const { item, message } = await createWorkerAs(scene.app, 'foreignPm', createWorkerInput(change));
  if (!item) throw new Error(message);
  await setPinAs(scene.app, 'foreignPm', item._id, typed);
  return item;
}

const signOn = (passNumber: string, typed: string, page = token) =>
  callPage(phone, 'signOnHere', { token: page, passNumber, pin: typed });

const signOff = (passNumber: string, typed: string) =>
  callPage(phone, 'signOffHere', { token, passNumber, pin: typed });

const stop = (passNumber: string) => callPage(phone, 'stopWorkHere', { token, passNumber, reason: 'gas' });

const problemOf = ({ code, problem }: PageAnswer) => ({ code, key: problem?.key, count: problem?.count });

const wrong = (count: number) => ({ code: 'BAD_INPUT', key: 'wrongPin', count });

describe('at a permit that staff raised, a worker', () => {
  it('of a company with people at the site signs on and off with the PIN, and stops the work without', async () => {
    const worker = await register({ name: 'Muthu Raman' });
    expect(await signOn(worker.passNumber.toLowerCase(), pin)).toMatchObject({
      success: true,
      item: { signedOn: 1, worker: { name: 'Muthu Raman' } },
    });
    expect(await stop(worker.passNumber)).toMatchObject({ success: true, item: { condition: 'suspended' } });
    expect((await readWork(scene.person.host, permitId)).item?.log.at(-1)?.text).toBe(
      'A worker on the job stopped the work: Muthu Raman, Gas alarm or smell, PIN not checked',
    );
    expect(await signOff(worker.passNumber, pin)).toMatchObject({ success: true, item: { signedOn: 0 } });
  });

  it('whom the holder signed on by name stops the work by the pass number', async () => {
    const worker = await register();
    expect(await sign('On', scene.person.host, permitId, worker._id)).toMatchObject({ success: true });
    expect(await stop(worker.passNumber)).toMatchObject({ success: true, item: { condition: 'suspended' } });
  });

  it('whom the holder signed on is known although their company has no more people at the site', async () => {
    const worker = await registerForeign({});
    await sign('On', scene.person.host, permitId, worker._id);
    const { db } = scene.app.database;
    const setStatus = (status: 'Approved' | 'Pending') =>
      db.updateTable('person').set({ status }).where('company', '=', 'Borealis Engineering').execute();
    await setStatus('Pending');
    expect(await signOn(worker.passNumber, foreignPin)).toMatchObject({ success: true, item: { signedOn: 1 } });
    expect(await stop(worker.passNumber)).toMatchObject({ success: true });
    await setStatus('Approved');
  });

  it('of a company without people at the site is unknown, and one who is not signed on stops nothing', async () => {
    const worker = await registerForeign({});
    const { db } = scene.app.database;
    const setSite = (from: string, to: string) =>
      db
        .updateTable('person_site')
        .set({ site_id: to })
        .where('site_id', '=', from)
        .where('person_id', 'in', db.selectFrom('person').select('id').where('company', '=', 'Borealis Engineering'))
        .execute();
    const { north, west } = scene.app.ids.sites;
    await setSite(north, west);
    expect(problemOf(await signOn(worker.passNumber, foreignPin))).toEqual(wrong(4));
    await setSite(west, north);
    expect(problemOf(await stop(worker.passNumber))).toMatchObject({ code: 'CONFLICT', key: 'notSignedOn' });
  });

  it('has five attempts, and somebody with a pass number that nobody has gets the same answers', async () => {
    const { passNumber } = await register();
    const answers: Record<string, unknown[]> = {};
    for (const pass of [passNumber, 'N-1'])
      for (let attempt = 0; attempt < 6; attempt += 1)
        (answers[pass] ??= []).push(problemOf(await signOn(pass, '1111')));
    expect(answers[passNumber]).toEqual([
      ...[4, 3, 2, 1, 0].map(wrong),
      { code: 'RATE_LIMITED', key: 'pinLocked', count: 15 },
    ]);
    expect(answers['N-1']).toEqual(answers[passNumber]);
    expect(problemOf(await signOn(passNumber, pin))).toMatchObject({ key: 'pinLocked' });
    const worker = (
      await scene.app.database.db
        .selectFrom('worker')
        .select('id')
        .where('pass_number', '=', passNumber)
        .executeTakeFirst()
    )?.id;
    await setPinAs(scene.app, 'pm', worker ?? '', '90210');
    expect(await signOn(passNumber, '90210')).toMatchObject({ success: true });
  });

  it('does not get more attempts at a permit of their company after wrong ones here, nor the other way round', async () => {
    const { passNumber } = await register();
    const own = await readToken(scene.person.requestor, await scene.startGeneral());
    for (const left of [4, 3]) expect(problemOf(await signOn(passNumber, '1111'))).toEqual(wrong(left));
    for (const left of [2, 1, 0]) expect(problemOf(await signOn(passNumber, '1111', own))).toEqual(wrong(left));
    expect(problemOf(await signOn(passNumber, pin, own))).toMatchObject({ key: 'pinLocked' });
    // The lock is theirs alone: the answer does not say that there is somebody with this number.
    expect(problemOf(await signOn(passNumber, pin))).toEqual(wrong(2));
  });
});

describe('two companies with the same pass number', () => {
  let both: [WorkerItem, WorkerItem];
  beforeEach(async () => {
    const worker = await register({ name: 'Tan Wei' });
    both = [worker, await registerForeign({ name: 'Lim Kai', passNumber: worker.passNumber })];
  });

  it('are told apart by the PIN to sign on and off; a stop is taken from the first who signed on', async () => {
    const [{ passNumber }] = both;
    expect((await signOn(passNumber, foreignPin)).item?.worker?.name).toBe('Lim Kai');
    // Only those who are signed on are looked at.
    expect(problemOf(await signOff(passNumber, pin))).toEqual(wrong(4));
    expect((await signOn(passNumber, pin)).item).toMatchObject({ signedOn: 2, worker: { name: 'Tan Wei' } });
    expect(await stop(passNumber)).toMatchObject({ success: true });
    expect((await readWork(scene.person.host, permitId)).item?.log.at(-1)?.text).toMatch(
      /: Lim Kai, .*PIN not checked$/,
    );
    expect(await signOff(passNumber, foreignPin)).toMatchObject({ success: true, item: { signedOn: 1 } });
    expect(await signOff(passNumber, pin)).toMatchObject({ success: true, item: { signedOn: 0 } });
  });

  it('have five wrong attempts together, also for whoever knows one of the PINs', async () => {
    const [{ passNumber }] = both;
    for (const left of [4, 3, 2, 1]) expect(problemOf(await signOn(passNumber, '1111'))).toEqual(wrong(left));
    expect(await signOn(passNumber, pin)).toMatchObject({ success: true });
    expect(problemOf(await signOn(passNumber, '1111'))).toEqual(wrong(0));
    for (const typed of [pin, foreignPin])
      expect(problemOf(await signOn(passNumber, typed))).toMatchObject({ key: 'pinLocked' });
    const own = await readToken(scene.person.requestor, await scene.startGeneral());
    // The right PIN has ended the count of ACME's own worker: since then there was one wrong attempt.
    expect(problemOf(await signOn(passNumber, '1111', own))).toEqual(wrong(3));
  });

  it('and the same PIN: nobody is signed on in place of the other', async () => {
    const { passNumber } = await registerForeign({ passNumber: (await register()).passNumber }, pin);
    expect(problemOf(await signOn(passNumber, pin))).toEqual(wrong(4));
  });

  it('are compared by one PIN each, and as many are where nobody has the number', async () => {
    const [{ passNumber }] = both;
    const countRows = async () =>
      (await scene.app.database.db.selectFrom('worker_pin_attempt').select('key').execute()).length;
    await signOn(passNumber, '1111');
    const rows = await countRows();
    await signOn('N-2', '1111');
    expect(await countRows()).toBe(2 * rows);
  });
});
