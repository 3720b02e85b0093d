import { signOnHeaders } from '@eptw/domain/work/sign-on/sign-on-headers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createWorkerOrThrow, setPinAs, type WorkerItem } from '../../crew/testing/workers.ts';
import { sign } from '../by-holder/testing/sign-on.ts';
import { conditionOf, startScene, type Scene } from '../../work/testing/scene.ts';
import { act, goodAir, readWork, resume } from '../../work/testing/work.ts';
import { callPage, readToken, type PageAnswer } from './testing/page.ts';

const pin = '2580';

let scene: Scene;
let phone: TestClient;
let permitId: string;
let token: string;
let worker: WorkerItem;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

beforeEach(async () => {
  permitId = await scene.startGeneral();
  token = await readToken(scene.person.requestor, permitId);
  worker = await register();
  phone = scene.app.client();
});

async function register(): Promise<WorkerItem> {
  const registered = await createWorkerOrThrow(scene.app, {});
  await setPinAs(scene.app, 'pm', registered._id, pin);
  return registered;
}

async function signOn(client = phone, { passNumber } = worker): Promise<string> {
  const { deviceKey, message } = await callPage(client, 'signOnHere', { token, passNumber, pin });
  if (deviceKey === null) throw new Error(message);
  return deviceKey;
}

/** The time of the server's clock, this many minutes back. */
const minutesAgo = (minutes: number) => new Date(scene.app.context.clock().getTime() - minutes * 60_000).toISOString();

const problemOf = ({ success, code, problem }: PageAnswer) => ({ success, code, key: problem?.key });

async function readLog() {
  return (await readWork(scene.person.host, permitId)).item?.log ?? [];
}

describe('stopping the work with a pass number', () => {
  it.each([
    ['as it is', (pass: string) => pass],
    ['in small letters and without its hyphen', (pass: string) => pass.toLowerCase().replace('-', '')],
  ])('typed %s needs no PIN, and the record says so', async (_how, type) => {
    await signOn();
    const stranger = scene.app.client();
    const stopped = await callPage(stranger, 'stopWorkHere', {
      token,
      passNumber: type(worker.passNumber),
      reason: 'gas',
    });
    expect(stopped).toMatchObject({ success: true, item: { condition: 'suspended' } });
    expect((await readLog()).at(-1)?.text).toBe(
      `A worker on the job stopped the work: ${worker.name}, Gas alarm or smell, PIN not checked`,
    );
  });

  it('is possible although somebody has entered wrong PINs until no more are taken', async () => {
    await signOn();
    const stranger = scene.app.client();
    const { passNumber } = worker;
    for (let count = 0; count < 6; count += 1)
      await callPage(stranger, count % 2 ? 'signOnHere' : 'signOffHere', { token, passNumber, pin: '1111' });
    expect(await callPage(stranger, 'stopWorkHere', { token, passNumber, reason: 'fire' })).toMatchObject({
      success: true,
    });
  });

  it.each(['N-404', ' ', '--'])('is refused for %j, which nobody who is signed on has', async (passNumber) => {
    await signOn();
    expect(await callPage(phone, 'stopWorkHere', { token, passNumber, reason: 'gas' })).toMatchObject({
      success: false,
    });
  });

  it('does not wait until sixty others at the gate have signed on', async () => {
    await signOn();
    const gate = scene.app.client(undefined, { [signOnHeaders.token]: token });
    const answered: string[] = [];
    const record = async (name: string, answer: Promise<PageAnswer>) => {
      await answer;
      answered.push(name);
    };
    const { passNumber } = worker;
    const flood = Array.from({ length: 60 }, (_, index) =>
      record('PIN', callPage(gate, 'signOnHere', { token, passNumber: `N-${index}`, pin })),
    );
    await Promise.all([...flood, record('stop', callPage(gate, 'stopWorkHere', { token, passNumber, reason: 'gas' }))]);
    expect(answered.indexOf('stop')).toBeLessThan(10);
  });
});

describe('signing off with the PIN', () => {
  it('waits for half a minute after five wrong ones, at this permit alone, and signing on does not', async () => {
    await signOn();
    const stranger = scene.app.client();
    const { passNumber } = worker;
    const signOff = (typed: string) => callPage(stranger, 'signOffHere', { token, passNumber, pin: typed });
    for (const count of [4, 3, 2, 1]) expect((await signOff('1111')).problem).toMatchObject({ key: 'wrongPin', count });
    expect((await signOff('1111')).problem).toMatchObject({ key: 'signOffWait', count: 30 });
    expect(problemOf(await signOff(pin))).toEqual({ success: false, code: 'RATE_LIMITED', key: 'signOffWait' });
    expect(await callPage(stranger, 'signOnHere', { token, passNumber, pin })).toMatchObject({ success: true });
    await scene.setMinutes(10.6);
    expect(await signOff(pin)).toMatchObject({ success: true, item: { signedOn: 0 } });
  });

  it('never waits on a device that signed this worker on, which needs no PIN', async () => {
    const first = await signOn();
    const second = await register();
    const deviceKey = await signOn(phone, second);
    const stranger = scene.app.client();
    const { passNumber } = worker;
    for (let count = 0; count < 5; count += 1)
      await callPage(stranger, 'signOffHere', { token, passNumber, pin: '1111' });
    const off = await callPage(phone, 'signOffHere', { token, deviceKey, deviceKeys: [first, deviceKey], passNumber });
    expect(off).toMatchObject({ success: true, item: { signedOn: 1, worker: { name: second.name } } });
    expect((await readLog()).at(-1)?.text).toBe(`A worker signed off: ${worker.name}`);
  });

  it('is not possible without the PIN on a device that signed somebody else on', async () => {
    await signOn();
    const deviceKeys = [await signOn(phone, await register())];
    const { passNumber } = worker;
    expect(await callPage(phone, 'signOffHere', { token, deviceKeys, passNumber })).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
    });
  });

  it('says nothing about workers who are not signed on', async () => {
    const { passNumber } = worker;
    expect(problemOf(await callPage(phone, 'signOffHere', { token, passNumber, pin }))).toMatchObject({
      key: 'wrongPin',
    });
  });

  it('is possible whatever made-up pass numbers another device at the same address has sent', async () => {
    await signOn();
    const [stranger, own] = [scene.app.client(), scene.app.client()];
    const { passNumber } = worker;
    const answers: PageAnswer[] = [];
    for (let count = 0; count < 22; count += 1)
      answers.push(await callPage(stranger, 'signOnHere', { token, passNumber: `N-${count}`, pin }));
    expect(answers.at(-1)).toMatchObject({ code: 'RATE_LIMITED', problem: null });
    expect(await callPage(own, 'signOffHere', { token, passNumber, pin })).toMatchObject({ success: true });
  });
});

describe('what a device without a connection recorded', () => {
  it('stops the work when it arrives, with both times, and once however often it is sent', async () => {
    const deviceKey = await signOn();
    await scene.setMinutes(30);
    const stop = { token, deviceKey, reason: 'gas', deviceTime: minutesAgo(8) };
    expect(await callPage(phone, 'stopWorkHere', stop)).toMatchObject({ success: true });
    expect(await callPage(phone, 'stopWorkHere', stop)).toMatchObject({ success: true });
    expect(conditionOf(await resume(scene.person.supervisor, permitId, { readings: goodAir }))).toBe('live');
    // Sent again after the work was resumed, it is still the same stop.
    expect(await callPage(phone, 'stopWorkHere', stop)).toMatchObject({ success: true, item: { condition: 'live' } });
    const stops = (await readLog()).filter(({ event }) => event === 'stopWork');
    expect(stops.map(({ text }) => text)).toEqual([
      `A worker on the job stopped the work: ${worker.name}, Gas alarm or smell, pressed 2 Mar 2099, 08:52`,
    ]);
  });

  it('stops the work for a user of the application, too, with both times and once under its key', async () => {
    await scene.setMinutes(30);
    const stop = { reason: 'Smoke', deviceTime: minutesAgo(8), idempotencyKey: 'pressed-without-a-network' };
    expect(await act(scene.person.host, 'stopWork', permitId, stop)).toMatchObject({ success: true });
    expect(conditionOf(await resume(scene.person.supervisor, permitId))).toBe('live');
    expect(await act(scene.person.host, 'stopWork', permitId, stop)).toMatchObject({ success: true });
    const stops = (await readLog()).filter(({ event }) => event === 'stopWork');
    expect(stops.map(({ text }) => text)).toEqual(['Host Fab stopped the work: pressed 2 Mar 2099, 08:52']);
    expect((await readWork(scene.person.host, permitId)).item?.condition).toBe('live');
  });

  it.each([
    ["the device's key", (deviceKey: string) => ({ deviceKey })],
    ['the pass number', () => ({ passNumber: worker.passNumber })],
  ])('stops the work for somebody who has been signed off since, by %s', async (_what, toProof) => {
    const deviceKey = await signOn();
    await scene.setMinutes(20);
    await sign('Off', scene.person.requestor, permitId, worker._id);
    await scene.setMinutes(40);
    const stop = { token, ...toProof(deviceKey), reason: 'fire' };
    expect(problemOf(await callPage(phone, 'stopWorkHere', stop))).toMatchObject({ key: 'notSignedOn' });
    expect(await callPage(phone, 'stopWorkHere', { ...stop, deviceTime: minutesAgo(25) })).toMatchObject({
      success: true,
      item: { condition: 'suspended' },
    });
  });

  it('stops nothing after 24 hours for somebody who has been signed off since', async () => {
    const deviceKey = await signOn();
    await sign('Off', scene.person.requestor, permitId, worker._id);
    await scene.setMinutes(26 * 60);
    const stop = { token, deviceKey, reason: 'fire', deviceTime: minutesAgo(25 * 60) };
    expect(problemOf(await callPage(phone, 'stopWorkHere', stop))).toMatchObject({ success: false });
    expect((await readLog()).filter(({ event }) => event === 'stopWork')).toEqual([]);
  });

  it('signs somebody off when it arrives, and does nothing to one who has signed on again since', async () => {
    const deviceKey = await signOn();
    await scene.setMinutes(20);
    const off = { token, deviceKey, deviceTime: minutesAgo(5) };
    expect(await callPage(phone, 'signOffHere', off)).toMatchObject({ success: true, item: { signedOn: 0 } });
    expect((await readLog()).at(-1)?.text).toBe(`A worker signed off: ${worker.name}, pressed 2 Mar 2099, 08:45`);
    await signOn();
    expect(problemOf(await callPage(phone, 'signOffHere', off))).toMatchObject({ key: 'notSignedOn' });
    const { passNumber } = worker;
    const late = await callPage(phone, 'signOffHere', { token, passNumber, pin, deviceTime: minutesAgo(5) });
    expect(late).toMatchObject({ success: false, item: { signedOn: 1 } });
  });

  it.each(['yesterday', '2999-01-01T00:00:00Z'])('counts from now with the impossible time %s', async (deviceTime) => {
    const deviceKey = await signOn();
    const stop = { token, deviceKey, reason: 'gas', deviceTime };
    expect(await callPage(phone, 'stopWorkHere', stop)).toMatchObject({ success: true });
    expect((await readLog()).at(-1)?.text).toBe(
      `A worker on the job stopped the work: ${worker.name}, Gas alarm or smell`,
    );
  });
});
