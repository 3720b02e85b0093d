import { signOnHeaders } from '@eptw/domain/work/sign-on/sign-on-headers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createWorkerOrThrow, setPinAs, type WorkerItem } from '../../crew/testing/workers.ts';
import { moveToStatus } from '../../permits/testing/permits.ts';
import { publishWorkPolicies } from '../../work/testing/policies.ts';
import { startScene, type Scene } from '../../work/testing/scene.ts';
import { act, goodAir, readWork, resume, signature } from '../../work/testing/work.ts';
import { callPage, readToken, type PageAnswer } from './testing/page.ts';

const pin = '2580';

let scene: Scene;
let phone: TestClient;
beforeAll(async () => {
  scene = await startScene();
  phone = scene.app.client();
  await scene.app.database.db.updateTable('site').set({ emergency_phone: '995' }).execute();
});
afterAll(() => scene.close());

/** A worker of the permit's company with a PIN. */
async function register(change: Record<string, unknown> = {}): Promise<WorkerItem> {
  const worker = await createWorkerOrThrow(scene.app, change);
  await setPinAs(scene.app, 'pm', worker._id, pin);
  return worker;
}

async function open(permitId: string): Promise<string> {
  return readToken(scene.person.requestor, permitId);
}

const signOn = (token: string, { passNumber }: WorkerItem, typed = pin) =>
  callPage(phone, 'signOnHere', { token, passNumber, pin: typed });

/** The device's key of a worker who has signed on. */
async function signOnOrThrow(token: string, worker: WorkerItem): Promise<string> {
  const { deviceKey, message } = await signOn(token, worker);
  if (deviceKey === null) throw new Error(message);
  return deviceKey;
}

const problemOf = ({ success, code, problem }: PageAnswer) => ({ success, code, problem });

describe('the page', () => {
  it('shows the work, its signs and its condition to whoever has the code, and no more', async () => {
    const permitId = await scene.createApproved('B2');
    const token = await open(permitId);
    const { item, success } = await callPage(phone, 'getSignOnPage', { token });
    expect(success).toBe(true);
    expect(item).toMatchObject({
      code: expect.stringMatching(/^F10N-GP-\d+$/),
      holder: 'Requestor Acme',
      emergencyPhone: '995',
      condition: 'planned',
      signedOn: 0,
      notes: ['attendant', 'gasTest', 'alarm'],
      closedBy: { key: 'notNow' },
      mayBeStopped: true,
      worker: null,
    });
    expect(item?.signs.hazards.length).toBeGreaterThan(0);
    expect(item?.signs.protection[0]).toEqual({ sign: 'helmet', text: 'Safety helmet' });
  });

  it.each([
    ['nonsense', ''],
    ['one of another installation', Buffer.alloc(32, 7).toString('base64url')],
    ['five megabytes', 'x'.repeat(50_000)],
  ])('does not exist for %s', async (_what, token) => {
    const { success, code, item } = await callPage(phone, 'getSignOnPage', { token });
    expect({ success, code, item }).toEqual({ success: false, code: 'NOT_FOUND', item: null });
  });

  it('has the same address whenever it is printed, and another for each permit', async () => {
    const [one, other] = [await scene.createApproved(), await scene.createApproved()];
    expect(await open(one)).toBe(await open(one));
    expect(await open(one)).not.toBe(await open(other));
  });

  it('ends with the permit', async () => {
    const permitId = await scene.createApproved();
    const token = await open(permitId);
    await moveToStatus(scene.person.requestor, permitId, 'PendingCancel');
    expect(await callPage(phone, 'getSignOnPage', { token })).toMatchObject({
      code: 'CONFLICT',
      message: 'This permit has ended. Do not work under it.',
    });
  });
});

describe('the page of a rejected permit', () => {
  it('shows neither the work nor its holder', async () => {
    const permitId = await scene.createApproved();
    const token = await open(permitId);
    await moveToStatus(scene.person.facilities, permitId, 'PendingApproval');
    const rejected = { reason: 'The gas test is missing.' };
    expect(await moveToStatus(scene.person.facilities, permitId, 'Rejected', rejected)).toMatchObject({
      success: true,
    });
    const answer = await callPage(phone, 'getSignOnPage', { token });
    expect(problemOf(answer)).toMatchObject({ success: false, code: 'CONFLICT', problem: { key: 'notApproved' } });
    expect(answer.item).toBeNull();
  });
});

describe('signing on without an account', () => {
  let permitId: string;
  let token: string;
  let worker: WorkerItem;
  beforeEach(async () => {
    permitId = await scene.startGeneral();
    token = await open(permitId);
    worker = await register();
  });

  it('takes the pass number and the PIN; the device signs off with its key', async () => {
    const on = await signOn(token, worker);
    expect(on).toMatchObject({ success: true, message: 'You are signed on.', item: { signedOn: 1 } });
    expect(on.item?.worker?.name).toBe(worker.name);
    const { deviceKey } = on;
    expect((await callPage(phone, 'getSignOnPage', { token, deviceKey })).item?.worker?.name).toBe(worker.name);
    const log = (await readWork(scene.person.host, permitId)).item?.log ?? [];
    expect(log.at(-1)).toMatchObject({ event: 'signOn', by: '', text: `A worker signed on: ${worker.name}` });
    expect(await callPage(phone, 'signOffHere', { token, deviceKey })).toMatchObject({
      success: true,
      deviceKey: null,
      item: { signedOn: 0, worker: null },
    });
    // The key ended with the sign-off.
    expect(problemOf(await callPage(phone, 'stopWorkHere', { token, deviceKey, reason: 'gas' }))).toMatchObject({
      success: false,
      problem: { key: 'notSignedOn' },
    });
  });

  it('takes the PIN for signing off as well, on any device', async () => {
    await signOn(token, worker);
    const { passNumber } = worker;
    expect(await callPage(phone, 'signOffHere', { token, passNumber, pin: '1111' })).toMatchObject({
      success: false,
      item: { signedOn: 1 },
    });
    expect(await callPage(phone, 'signOffHere', { token, passNumber, pin })).toMatchObject({
      success: true,
      item: { signedOn: 0 },
    });
  });

  it('of several workers works on one device, which keeps the key of the last one who signed on', async () => {
    const second = await register();
    await signOn(token, worker);
    const deviceKey = await signOnOrThrow(token, second);
    const { passNumber } = worker;
    const off = await callPage(phone, 'signOffHere', { token, deviceKey, passNumber, pin });
    expect(off).toMatchObject({ success: true, deviceKey, item: { signedOn: 1, worker: { name: second.name } } });
    const log = (await readWork(scene.person.host, permitId)).item?.log ?? [];
    expect(log.at(-1)?.text).toBe(`A worker signed off: ${worker.name}`);
  });

  it('twice is one entry, and gives the second device its key', async () => {
    const answers = await Promise.all([signOn(token, worker), signOn(token, worker)]);
    expect(answers.map(({ success, deviceKey }) => ({ success, deviceKey }))).toEqual([
      { success: true, deviceKey: answers[0].deviceKey },
      { success: true, deviceKey: answers[0].deviceKey },
    ]);
    const log = (await readWork(scene.person.host, permitId)).item?.log ?? [];
    expect(log.filter(({ event }) => event === 'signOn')).toHaveLength(1);
  });

  it('counts wrong PINs, and says how many tries are left', async () => {
    for (const count of [4, 3, 2, 1, 0])
      expect(problemOf(await signOn(token, worker, '1111'))).toMatchObject({
        code: 'BAD_INPUT',
        problem: { key: 'wrongPin', count },
      });
    expect(problemOf(await signOn(token, worker))).toMatchObject({
      code: 'RATE_LIMITED',
      problem: { key: 'pinLocked', count: 15 },
    });
    // The page is still there.
    expect(await signOn(token, worker)).toMatchObject({ item: { signedOn: 0 } });
  });

  it('is refused on a second permit, which is named', async () => {
    await signOn(token, worker);
    const second = await open(await scene.startGeneral());
    expect(problemOf(await signOn(second, worker))).toMatchObject({
      problem: { key: 'signedOnElsewhere', text: expect.stringMatching(/^F10N-GP-\d+$/) },
    });
  });

  it('is refused to a worker of another company as if they were unknown', async () => {
    const foreign = await createWorkerOrThrow(scene.app, {});
    expect(problemOf(await signOn(token, foreign))).toMatchObject({ problem: { key: 'wrongPin' } });
  });

  it('is refused after the end, and to nobody is the way out barred', async () => {
    const deviceKey = await signOnOrThrow(token, worker);
    const late = await register();
    await scene.setMinutes(9 * 24 * 60);
    expect(problemOf(await signOn(token, late))).toMatchObject({
      code: 'CONFLICT',
      problem: { key: 'notNow', condition: 'expired' },
    });
    expect(await callPage(phone, 'signOffHere', { token, deviceKey })).toMatchObject({ success: true });
  });

  it("a device's key is worth nothing on another permit, nor without its signature", async () => {
    const deviceKey = await signOnOrThrow(token, worker);
    const other = await open(await scene.startGeneral());
    const forged = `${deviceKey.slice(0, -4)}AAAA`;
    for (const [page, key] of [
      [other, deviceKey],
      [token, forged],
      [token, 'nonsense'],
    ])
      expect(problemOf(await callPage(phone, 'signOffHere', { token: page, deviceKey: key }))).toMatchObject({
        code: 'CONFLICT',
        problem: { key: 'notSignedOn' },
      });
  });
});

it('a certificate that has ended is refused, with its day', async () => {
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B3'], { withCrew: true });
  const permitId = await scene.createApproved('B3');
  await scene.setMinutes(10);
  const ended = { kind: 'rigger', number: 'R-1', issuer: 'Centre', expiresOn: '2099-03-01' };
  const worker = await register({ certificates: [ended] });
  const token = await open(permitId);
  const { passNumber } = worker;
  expect(await callPage(phone, 'signOnHere', { token, passNumber, pin, roles: ['rigger'] })).toMatchObject({
    success: false,
    problem: { key: 'certificateEnded', certificate: 'rigger', endedOn: '2099-03-01' },
  });
  // Who could be the rigger but for that is told so before they do anything else.
  expect(await signOn(token, worker)).toMatchObject({
    problem: { key: 'noRole' },
    roleQuestion: {
      hindrances: [{ key: 'certificateEnded', certificate: 'rigger' }],
      options: [{ roles: ['worker'] }],
    },
  });
});

describe('stopping the work', () => {
  it('is for whoever is signed on, also when it is stopped already, and only the issuing authority resumes it', async () => {
    const permitId = await scene.startGeneral();
    const token = await open(permitId);
    const [inside, outside] = [await register({ name: 'Muthu Raman' }), await register()];
    const deviceKey = await signOnOrThrow(token, inside);
    const stop = { token, reason: 'gas', note: 'at the manhole' };
    const { passNumber } = outside;
    expect(problemOf(await callPage(phone, 'stopWorkHere', { ...stop, passNumber, pin }))).toMatchObject({
      problem: { key: 'notSignedOn' },
    });
    await act(scene.person.host, 'stopWork', permitId, { kind: 'unsafe' });
    const stopped = await callPage(phone, 'stopWorkHere', { ...stop, deviceKey });
    expect(stopped).toMatchObject({
      success: true,
      item: { condition: 'suspended', reason: 'Gas alarm or smell', worker: { name: 'Muthu Raman' } },
    });
    const { item } = await readWork(scene.person.requestor, permitId);
    expect(item?.label).toBe('Stopped by a worker: Gas alarm or smell: at the manhole');
    expect(item?.log.at(-1)).toMatchObject({
      text: 'A worker on the job stopped the work: Muthu Raman, Gas alarm or smell',
    });
    expect(await resume(scene.person.requestor, permitId)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await resume(scene.person.supervisor, permitId)).toMatchObject({
      success: false,
      message: expect.stringMatching(/^After a gas alarm a test/),
    });
    expect(await resume(scene.person.supervisor, permitId, { readings: goodAir })).toMatchObject({ success: true });
  });

  it('does not wait until others at the gate have signed on', async () => {
    const permitId = await scene.startGeneral();
    const token = await open(permitId);
    const deviceKey = await signOnOrThrow(token, await register());
    const gate = scene.app.client(undefined, { [signOnHeaders.token]: token });
    const device = scene.app.client(undefined, { [signOnHeaders.token]: token, [signOnHeaders.deviceKey]: deviceKey });
    const answered: string[] = [];
    const record = async (name: string, answer: Promise<PageAnswer>) => {
      await answer;
      answered.push(name);
    };
    const passNumbers = Array.from({ length: 12 }, (_, index) => `N-${index}`);
    const signOns = passNumbers.map((passNumber) =>
      record('sign on', callPage(gate, 'signOnHere', { token, passNumber, pin })),
    );
    await Promise.all([
      ...signOns,
      record('stop', callPage(device, 'stopWorkHere', { token, deviceKey, reason: 'gas' })),
    ]);
    expect(answered.indexOf('stop')).toBeLessThan(6);
  });

  it('the history holds a pseudonym, not the name', async () => {
    const permitId = await scene.startGeneral();
    const worker = await register({ name: 'Siti Rahman' });
    await signOn(await open(permitId), worker);
    const entries = await scene.app.database.db
      .selectFrom('history_entry')
      .select(['actor_name', 'actor_id', 'work'])
      .where('permit_id', '=', permitId)
      .orderBy('sequence')
      .execute();
    expect(entries.at(-1)).toMatchObject({ actor_id: null, actor_name: worker.pseudonym });
    expect(JSON.stringify(entries)).not.toContain('Siti');
  });

  it('no work can be signed on to while all work in the area is stopped', async () => {
    const permitId = await scene.startGeneral();
    const token = await open(permitId);
    const worker = await register();
    await scene.person.supervisor.query(
      'mutation ($site: ID!) { stopAllWork(site: $site, reason: "Site alarm") { message } }',
      { site: scene.app.ids.sites.north },
    );
    expect(problemOf(await signOn(token, worker))).toMatchObject({
      problem: { key: 'areaStopped', text: 'Site alarm' },
    });
    expect(await act(scene.person.requestor, 'startWork', permitId, { signature })).toMatchObject({ success: false });
  });
});
