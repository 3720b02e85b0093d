import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnverifiedWorker } from '../../crew/testing/workers.ts';
import { act, readWork, signature } from '../../work/testing/work.ts';
import { publishWorkPolicies } from '../../work/testing/policies.ts';
import { gasTest, startScene, takePhoto, type Scene } from '../../work/testing/scene.ts';
import { callPage, readToken, type PageAnswer } from './testing/page.ts';
import { pin, register, signOnAs, startTank, type Hand } from './testing/tank.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B2', 'B1D01'], { withCrew: true });
});
afterAll(() => scene.close());

async function openTank(): Promise<string> {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  return readToken(scene.person.requestor, id);
}

const minutesAgo = (minutes: number) => new Date(scene.app.context.clock().getTime() - minutes * 60_000).toISOString();
const problemOf = ({ success, code, problem }: PageAnswer) => ({ success, code, key: problem?.key });
const readLog = async (id: string) => (await readWork(scene.person.host, id)).item?.log.map(({ text }) => text) ?? [];

describe('signing on', () => {
  it('asks whoever can do several things what they do, what is missing first, and counts no try', async () => {
    const token = await openTank();
    const faizal = await register(scene, 'Mohamed Faizal', ['gasTester', 'attendant']);
    const phone = scene.app.client();
    for (let count = 0; count < 7; count += 1) {
      const roleQuestion = await signOnAs(scene, token, faizal, undefined, phone);
      expect(roleQuestion).toMatchObject({
        success: false,
        code: 'BAD_INPUT',
        deviceKey: null,
        problem: { key: 'noRole' },
        roleQuestion: { name: 'Mohamed Faizal', hindrances: [] },
        item: { signedOn: 0, worker: null, people: null },
      });
      expect(roleQuestion.roleQuestion?.options.slice(0, 3)).toEqual([
        { roles: ['attendant'], isMissing: true },
        { roles: ['gasTester'], isMissing: true },
        { roles: ['attendant', 'gasTester'], isMissing: true },
      ]);
    }
    const both = await signOnAs(scene, token, faizal, ['attendant', 'gasTester'], phone);
    expect(both).toMatchObject({
      success: true,
      roleQuestion: null,
      item: { worker: { roles: ['attendant', 'gasTester'], recordsOthers: true } },
    });
  });

  it('asks nobody who can do one thing only', async () => {
    const token = await openTank();
    const muthu = await register(scene, 'Muthu Raman', ['confinedSpaceEntry']);
    expect((await signOnAs(scene, token, muthu)).item?.worker).toMatchObject({ roles: ['entrant'], goesInside: true });
  });

  it('says which certificate nobody has seen, and lets the worker do what needs none', async () => {
    const token = await openTank();
    const siti = await register(scene, 'Siti Rahman', ['attendant'], createUnverifiedWorker);
    expect((await signOnAs(scene, token, siti)).roleQuestion).toEqual({
      name: 'Siti Rahman',
      options: [{ roles: ['worker'], isMissing: false }],
      hindrances: [{ key: 'certificateNotVerified', certificate: 'attendant' }],
    });
    expect(problemOf(await signOnAs(scene, token, siti, ['attendant']))).toMatchObject({
      key: 'certificateNotVerified',
    });
    expect(await signOnAs(scene, token, siti, ['worker'])).toMatchObject({ success: true });
  });

  it('refuses a role without its certificate, and two that one person may not fill', async () => {
    const token = await openTank();
    const expert = await register(scene, 'Lee Wei Jie', ['attendant', 'confinedSpaceEntry']);
    expect(await signOnAs(scene, token, expert, ['gasTester'])).toMatchObject({
      problem: { key: 'certificateMissing', role: 'gasTester', certificate: 'gasTester' },
    });
    expect(problemOf(await signOnAs(scene, token, expert, ['attendant', 'entrant']))).toMatchObject({
      key: 'rolesNotCombined',
    });
  });
});

describe('the entry log on the page', () => {
  const go = (token: string, { phone, deviceKey }: Hand, direction: 'in' | 'out', more: object = {}) =>
    callPage(phone, 'recordEntryHere', { token, deviceKey, direction, ...more });

  it('is kept by whoever goes in and by the attendant, and names are for those who are signed on', async () => {
    const { id, token, arun, muthu } = await startTank(scene);
    const before = await callPage(muthu.phone, 'getSignOnPage', { token, deviceKey: muthu.deviceKey });
    expect(before.item).toMatchObject({
      inside: 0,
      gasTests: [{ title: 'Gas test', passed: true, takenAt: expect.any(String), dueAt: expect.any(String) }],
      worker: { insideSince: null, staysOutBecause: null, recordsOthers: false },
      people: {
        inside: [],
        outside: [{ worker: muthu.worker._id, name: 'Muthu Raman', since: null }],
        reachable: [{ name: 'Arun Selvam', phone: arun.worker.phone, roles: ['attendant'] }],
      },
    });
    const entered = await go(token, muthu, 'in');
    expect(entered.item).toMatchObject({
      inside: 1,
      worker: { insideSince: expect.any(String) },
      people: { inside: [{ name: 'Muthu Raman' }], outside: [] },
    });
    const passerBy = await callPage(scene.app.client(), 'getSignOnPage', { token });
    expect(passerBy.item).toMatchObject({ inside: 1, worker: null, people: null });
    expect(JSON.stringify(passerBy)).not.toContain('Muthu');
    const out = await go(token, arun, 'out', { worker: muthu.worker._id });
    expect(out.item).toMatchObject({ inside: 0, people: { outside: [{ since: expect.any(String) }] } });
    expect(problemOf(await go(token, muthu, 'in', { worker: arun.worker._id }))).toMatchObject({ key: 'notForOthers' });
    const log = await readLog(id);
    expect(log.slice(-2)).toEqual([expect.stringContaining('Muthu Raman'), expect.stringContaining('Arun Selvam')]);
  });

  it('refuses to let somebody in once the gas test is due again, and records a danger when they went', async () => {
    const { token, arun, muthu } = await startTank(scene);
    await scene.setMinutes(41);
    expect(await go(token, muthu, 'in')).toMatchObject({
      code: 'CONFLICT',
      problem: { key: 'gasTestTooOld', text: 'Gas test', takenAt: '08:40' },
      item: { condition: 'live', inside: 0 },
    });
    const against = await go(token, arun, 'in', { worker: muthu.worker._id, allTheSame: true });
    expect(against.item).toMatchObject({ condition: 'suspended', inside: 1 });
    expect(await go(token, arun, 'out', { worker: muthu.worker._id })).toMatchObject({ item: { inside: 0 } });
  });

  it('lets a rescuer in by name, from the attendant alone, and tells them from a stranger', async () => {
    const { token, arun, muthu } = await startTank(scene);
    const rescuer = 'Tan Wei (CERT)';
    expect(problemOf(await go(token, muthu, 'in', { rescuer }))).toMatchObject({ key: 'notForOthers' });
    await callPage(muthu.phone, 'stopWorkHere', { token, deviceKey: muthu.deviceKey, reason: 'hurt' });
    expect((await go(token, arun, 'in', { rescuer })).item?.people?.inside).toMatchObject([
      { worker: null, name: rescuer, stranger: false },
    ]);
    expect(await go(token, arun, 'out', { rescuer })).toMatchObject({ success: true, item: { inside: 0 } });
    const stranger = await go(token, arun, 'in', { rescuer: 'A visitor', allTheSame: true });
    expect(stranger.item?.people?.inside).toMatchObject([{ worker: null, name: 'A visitor', stranger: true }]);
  });

  it('takes an out that a device kept, from when it was pressed and once, also from who has left since', async () => {
    const { id, token, arun, muthu } = await startTank(scene);
    await go(token, muthu, 'in');
    await scene.setMinutes(30);
    const out = { deviceTime: minutesAgo(5) };
    expect(await go(token, muthu, 'out', out)).toMatchObject({ success: true, item: { inside: 0 } });
    expect(await go(token, muthu, 'out', out)).toMatchObject({ success: true });
    expect((await readLog(id)).filter((text) => text.includes('pressed'))).toHaveLength(1);
    // Pressed before they went in again, it does not say that they came out.
    await go(token, muthu, 'in');
    expect(problemOf(await go(token, muthu, 'out', { deviceTime: minutesAgo(3) }))).toMatchObject({ key: 'notInside' });
    await scene.setMinutes(35);
    const pressed = minutesAgo(1);
    await callPage(arun.phone, 'signOffHere', { token, deviceKey: arun.deviceKey });
    const late = await go(token, arun, 'out', { worker: muthu.worker._id, deviceTime: pressed });
    expect(late).toMatchObject({ success: true, item: { inside: 0 } });
  });

  it("takes back an 'out' that was a mistake, whatever the work stands for, also where both arrive late", async () => {
    const { id, token, arun, muthu } = await startTank(scene);
    const entered = await go(token, muthu, 'in');
    const since = entered.item?.worker?.insideSince;
    await scene.setMinutes(41);
    const worker = muthu.worker._id;
    const takeBack = { worker, takesBack: true };
    await go(token, arun, 'out', { worker, deviceTime: minutesAgo(20) });
    const late = { ...takeBack, deviceTime: minutesAgo(19) };
    const restored = await go(token, arun, 'in', late);
    expect(restored.item?.people?.inside).toEqual([{ worker, name: 'Muthu Raman', stranger: false, since }]);
    expect(problemOf(await go(token, arun, 'in', late))).toMatchObject({ key: 'insideAlready' });
    expect((await readLog(id)).slice(-1)).toEqual([
      expect.stringContaining('Muthu Raman is still inside: the ‘out’ was a mistake'),
    ]);
    await go(token, arun, 'out', { worker, deviceTime: minutesAgo(18) });
    expect(problemOf(await go(token, arun, 'in', takeBack))).toMatchObject({ key: 'notTakenBack' });
  });

  it('keeps who is inside from signing off, until they say that they have come out', async () => {
    const { token, muthu } = await startTank(scene);
    await go(token, muthu, 'in');
    const signOff = { token, deviceKey: muthu.deviceKey };
    expect(problemOf(await callPage(muthu.phone, 'signOffHere', signOff))).toMatchObject({ key: 'stillInside' });
    expect(await callPage(muthu.phone, 'signOffHere', { ...signOff, hasComeOut: true })).toMatchObject({
      success: true,
      item: { inside: 0, signedOn: 2 },
    });
  });

  it('is for nobody without a key or a PIN; with the PIN any device does', async () => {
    const { token, muthu } = await startTank(scene);
    const stranger = scene.app.client();
    const entry = { token, direction: 'in' };
    expect(problemOf(await callPage(stranger, 'recordEntryHere', entry))).toMatchObject({ key: 'notSignedOn' });
    const { passNumber } = muthu.worker;
    expect(problemOf(await callPage(stranger, 'recordEntryHere', { ...entry, passNumber, pin: '1111' }))).toMatchObject(
      {
        key: 'wrongPin',
      },
    );
    expect(await callPage(stranger, 'recordEntryHere', { ...entry, passNumber, pin })).toMatchObject({
      success: true,
      item: { inside: 1, people: null },
    });
  });
});

describe('leaving', () => {
  it('says that the work stops with the only attendant, and is never refused', async () => {
    const { token, arun } = await startTank(scene);
    const { phone, deviceKey } = arun;
    expect((await callPage(phone, 'getSignOnPage', { token, deviceKey })).item?.worker?.rolesLost).toEqual([
      'attendant',
    ]);
    const siti = await register(scene, 'Siti Rahman', ['attendant']);
    await signOnAs(scene, token, siti, ['attendant']);
    expect((await callPage(phone, 'getSignOnPage', { token, deviceKey })).item?.worker?.rolesLost).toEqual([]);
    expect(await callPage(phone, 'signOffHere', { token, deviceKey })).toMatchObject({ item: { condition: 'live' } });
  });
});

describe('checks on the page', () => {
  const record = (token: string, { phone, deviceKey }: Hand, sent: object) =>
    callPage(phone, 'recordCheckHere', { token, deviceKey, ...sent });

  it('are those of the role, and whoever measured is on record', async () => {
    const { id, token, arun, faizal } = await startTank(scene);
    const { item } = await callPage(faizal.phone, 'getSignOnPage', { token, deviceKey: faizal.deviceKey });
    expect(item?.worker?.checks).toMatchObject([
      { series: 'gasTest', title: 'Gas test', needsInstrument: true, readings: [{ name: 'oxygen' }, {}, {}, {}] },
    ]);
    expect(await record(token, arun, gasTest())).toMatchObject({
      success: false,
      code: 'FORBIDDEN',
      message: 'You do not record this check here: Gas test.',
      problem: { key: 'notYourCheck', text: 'Gas test' },
    });
    const [old, low] = [{ calibratedOn: '2020-01-01' }, { values: { ...gasTest().values, oxygen: 200 } }];
    expect(await record(token, faizal, { ...gasTest(), ...old })).toMatchObject({
      code: 'BAD_INPUT',
      problem: { key: 'calibrationTooOld', text: gasTest().instrument, count: expect.any(Number) },
    });
    expect(await record(token, faizal, { ...gasTest(), ...low })).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('The instrument shows 0 to 30 %.'),
      problem: { key: 'beyondInstrument', text: 'Oxygen', range: '0–30 %' },
    });
    expect((await readLog(id))[3]).toMatch(/^A worker on the job recorded a check: .*Mohamed Faizal/);
  });

  it('outside their limits are recorded, stop the work, and once however often they are sent', async () => {
    const { id, token, faizal } = await startTank(scene);
    await scene.setMinutes(20);
    const sent = { ...gasTest(12), deviceTime: minutesAgo(1) };
    for (let count = 0; count < 2; count += 1)
      expect(await record(token, faizal, sent)).toMatchObject({
        success: true,
        recordedCheck: { passed: false, news: expect.stringContaining('12') },
        item: { condition: 'suspended' },
      });
    expect((await readLog(id)).filter((text) => text.includes('recorded a check'))).toHaveLength(2);
    expect(await record(token, faizal, { ...gasTest(), values: { oxygen: 'much' } })).toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('are the danger that the page says also once the work has expired', async () => {
    const { token, faizal, muthu } = await startTank(scene);
    const { phone, deviceKey } = muthu;
    await callPage(phone, 'recordEntryHere', { token, deviceKey, direction: 'in' });
    await scene.setMinutes(20);
    await record(token, faizal, gasTest(60));
    await scene.setMinutes(24 * 60);
    expect((await callPage(phone, 'getSignOnPage', { token, deviceKey })).item).toMatchObject({
      condition: 'expired',
      inside: 1,
      reason: expect.stringContaining('60'),
      standstill: { why: 'checkFailed', check: expect.stringContaining('60'), isDanger: true },
    });
  });
});

it('during a fire watch the page takes fire watchers, who record its rounds', async () => {
  const id = await scene.createApproved('B1D01');
  await scene.setMinutes(10);
  const token = await readToken(scene.person.requestor, id);
  const [lim, ravi, siti] = [
    await register(scene, 'Lim Kai Xiang', ['fireWatcher']),
    await register(scene, 'Ravi Kumar', ['welder']),
    await register(scene, 'Siti Rahman', ['fireWatcher']),
  ];
  const own = await signOnAs(scene, token, lim, ['fireWatcher']);
  await signOnAs(scene, token, ravi, ['welder']);
  const { requestor } = scene.person;
  expect(await act(requestor, 'startWork', id, { signature })).toMatchObject({ success: true });
  await scene.setMinutes(60);
  const photo = await takePhoto(scene.person.requestor);
  expect(
    await act(scene.person.requestor, 'finishWork', id, { clean: true, photo, confirmedOff: [ravi._id] }),
  ).toMatchObject({ success: true });
  expect(problemOf(await signOnAs(scene, token, ravi))).toMatchObject({ success: false, key: 'certificateMissing' });
  const phone = scene.app.client();
  const joined = await signOnAs(scene, token, siti, undefined, phone);
  expect(joined.item).toMatchObject({
    condition: 'fireWatch',
    worker: { roles: ['fireWatcher'], checks: [{ series: 'fireWatch', needsInstrument: false, readings: [] }] },
    people: { reachable: [{ name: 'Lim Kai Xiang' }, { name: 'Siti Rahman' }] },
  });
  const { deviceKey } = joined;
  const round = { token, deviceKey, series: 'fireWatch', passed: true };
  expect(await callPage(phone, 'recordCheckHere', round)).toMatchObject({
    success: true,
    recordedCheck: { passed: true, news: '' },
  });
  await callPage(phone, 'signOffHere', { token, deviceKey: own.deviceKey });
  expect((await callPage(phone, 'getSignOnPage', { token, deviceKey })).item?.worker?.rolesLost).toEqual([
    'fireWatcher',
  ]);

  for (const minutes of [75, 90, 105]) {
    await scene.setMinutes(minutes);
    expect(await callPage(phone, 'recordCheckHere', round)).toMatchObject({ success: true });
  }
  await scene.setMinutes(130);
  const read = async () => (await readWork(requestor, id)).item;
  expect(await read()).toMatchObject({ condition: 'finished' });
  // What their device could not send says that nobody watched to the end.
  const offLate = { token, deviceKey, deviceTime: minutesAgo(20) };
  expect(await callPage(phone, 'signOffHere', offLate)).toMatchObject({ success: true });
  expect(await read()).toMatchObject({ condition: 'fireWatch', label: 'Fire watch: nobody is watching' });
  expect(problemOf(await callPage(phone, 'signOffHere', offLate))).toMatchObject({ key: 'notSignedOn' });
  const readPage = async () => (await callPage(scene.app.client(), 'getSignOnPage', { token })).item;
  expect(await readPage()).toMatchObject({ condition: 'fireWatch', nobodyWatches: true });
  // A fire that is reported then is what the page says.
  expect(await act(requestor, 'stopWork', id, { kind: 'fire' })).toMatchObject({ success: true });
  expect(await readPage()).toMatchObject({
    condition: 'fireWatch',
    nobodyWatches: true,
    standstill: { why: 'stopped', kind: 'fire', isDanger: true },
  });
});
