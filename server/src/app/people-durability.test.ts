import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { requireRoles } from '@eptw/domain/role/role-requirement';
import { defaultWorkPolicies, gasTestSeries } from '@eptw/domain/work-policy/work-policy-defaults';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toConnectionString } from '../database/testing/server.ts';
import { createWorkerOrThrow, setPinAs } from '../features/crew/testing/workers.ts';
import { stopSite } from '../features/area-stops/testing/area-stops.ts';
import { verifyHistory } from '../features/history/service.ts';
import { readMuster, tick } from '../features/muster/list/testing/muster.ts';
import { readPeople } from '../features/work/people-on-job/testing/people.ts';
import { callPage, readToken } from '../features/sign-on/page/testing/page.ts';
import {
  createPermitOrThrow,
  fillForm,
  findTemplate,
  moveToStatus,
  samplePermitData,
} from '../features/permits/testing/permits.ts';
import { createRandom } from '../features/permits/testing/population.ts';
import { gasTest } from '../features/work/testing/scene.ts';
import { act, recordCheck, signature } from '../features/work/testing/work.ts';
import { hashToken } from '../features/sessions/session-registry.ts';
import { insertSession } from '../features/sessions/store.ts';
import { updateTemplate } from '../features/templates/testing/templates.ts';
import { killPrograms, startProgram, type Program } from '../testing/program.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const pin = '2580';

let app: TestApp;
let program: Program;
let permitId: string;
let pageToken: string;
let supervisorToken: string;
const hands: Hand[] = [];

/** A worker on the job with a telephone of their own. */
interface Hand {
  workerId: string;
  deviceKey: string;
}

/** Live work in a space, with four people who go in and come out. */
beforeAll(async () => {
  app = await startTestApp();
  const roles = requireRoles([
    ['attendant', 1],
    ['entrant', 1],
  ]);
  const workPolicy = { ...defaultWorkPolicies.general, checks: [gasTestSeries], roles, entryLog: true };
  const published = await updateTemplate(await app.as('superAdmin'), findTemplate('GP').id, { workPolicy });
  if (!published.success) throw new Error(published.message);
  permitId = await createApproved();
  const requestor = await app.as('requestor');
  pageToken = await readToken(requestor, permitId);
  await signOn('Arun Selvam', 'attendant', 'attendant');
  for (const name of ['Muthu Raman', 'Chen Zhihao', 'Lee Wei Jie', 'Siti Rahman'])
    hands.push(await signOn(name, 'entrant', 'confinedSpaceEntry'));
  const passed = { ...gasTest(), calibratedOn: toDay(-1) };
  const recorded = await recordCheck(requestor, permitId, passed);
  if (!recorded.success) throw new Error(recorded.message);
  const { success, message } = await act(requestor, 'startWork', permitId, { signature });
  if (!success) throw new Error(message);
  supervisorToken = randomBytes(16).toString('hex');
  await insertSession(app.database.db, app.ids.users.supervisor, hashToken(supervisorToken), new Date());
  await start();
});

/** A day so many days from now, as YYYY-MM-DD. */
const toDay = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

async function createApproved(): Promise<string> {
  const submission = fillForm('GP', { start: toDay(-1), end: toDay(3) });
  const { _id: id } = await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids, { submission }));
  await moveToStatus(await app.as('pm'), id, 'PendingApproval');
  await moveToStatus(await app.as('manager'), id, 'Approved');
  await moveToStatus(await app.as('facilities'), id, 'Approved');
  return id;
}

async function signOn(name: string, role: string, kind: string): Promise<Hand> {
  const certificates = [{ kind, number: 'C-1', issuer: 'Centre', expiresOn: '2099-12-31' }];
  const { _id: workerId, passNumber } = await createWorkerOrThrow(app, { name, certificates });
  await setPinAs(app, 'pm', workerId, pin);
  const joining = { token: pageToken, passNumber, pin, roles: [role] };
  const { deviceKey, message } = await callPage(app.client(), 'signOnHere', joining);
  if (deviceKey === null) throw new Error(message);
  return { workerId, deviceKey };
}

async function start(): Promise<void> {
  program = await startProgram({
    DATABASE_URL: toConnectionString(app.database.settings),
    DATA_DIR: app.dataDirectory,
  });
}

afterAll(async () => {
  killPrograms();
  await app.close();
});

/** Something that one person sends after another: the last of them may or may not have been recorded. */
interface Sent {
  workerId: string;
  /** When it was pressed; ISO 8601. Sent again with the same time, it is the same. */
  deviceTime: string;
  /** Going in or being seen, as opposed to coming out or not being seen after all. */
  isOn: boolean;
  isConfirmed: boolean;
}

type Send = (sent: Sent) => Promise<{ success: boolean; message: string }>;

/** Changes the state of a worker to and fro until the program is killed. */
async function sendUntilKilled(workerId: string, isOnNow: boolean, send: Send, all: Sent[]): Promise<void> {
  for (let isOn = !isOnNow; ; isOn = !isOn) {
    const sent: Sent = { workerId, deviceTime: new Date().toISOString(), isOn, isConfirmed: false };
    all.push(sent);
    try {
      const { success, message } = await send(sent);
      if (!success) throw new Error(message);
    } catch (error) {
      // No complete response, for which `fetch` throws a TypeError.
      if (error instanceof TypeError) return;
      throw error;
    }
    sent.isConfirmed = true;
  }
}

/** Lets everybody send until the program is killed; returns what was sent, with the program running again. */
async function killAmid(send: Send, on: ReadonlySet<string>, after: number): Promise<Sent[]> {
  const all: Sent[] = [];
  const sending = hands.map(({ workerId }) => sendUntilKilled(workerId, on.has(workerId), send, all));
  await delay(after);
  while (!all.some(({ isConfirmed }) => isConfirmed)) await delay(5);
  await Promise.all([program.kill(), ...sending]);
  await start();
  return all;
}

const random = createRandom(20_261_128);
const kills = Array.from({ length: 3 }, (_, index) => ({ kill: index + 1, after: 80 + random() * 250 }));

const sendEntry: Send = ({ workerId, deviceTime, isOn }) => {
  const deviceKey = hands.find((hand) => hand.workerId === workerId)?.deviceKey;
  const direction = isOn ? 'in' : 'out';
  return callPage(program.client(''), 'recordEntryHere', { token: pageToken, deviceKey, direction, deviceTime });
};

/** Which way a worker has gone, one after the other. */
async function listDirections(workerId: string): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('history_entry')
    .select('work')
    .where('permit_id', '=', permitId)
    .where('action', '=', 'recordEntry')
    .orderBy('sequence')
    .execute();
  return rows.flatMap(({ work }) => (work?.['workerId'] === workerId ? [String(work['direction'])] : []));
}

async function listInside(): Promise<Set<string>> {
  const { inside } = await readPeople(program.client(supervisorToken), permitId);
  return new Set(inside.flatMap(({ worker }) => (worker === null ? [] : [worker])));
}

test.each(kills)('everybody is inside or outside as they were told, after kill $kill', async ({ after }) => {
  const before = new Map<string, string[]>();
  for (const { workerId } of hands) before.set(workerId, await listDirections(workerId));
  const all = await killAmid(sendEntry, await listInside(), after);
  for (const { workerId } of hands) {
    const sent = all.filter((one) => one.workerId === workerId);
    const recorded = (await listDirections(workerId)).slice(before.get(workerId)?.length);
    const expected = sent.map(({ isOn }) => (isOn ? 'in' : 'out'));
    // Nothing but the last may be unknown to the person who sent it.
    const confirmed = sent.filter(({ isConfirmed }) => isConfirmed).length;
    expect(confirmed).toBeGreaterThanOrEqual(sent.length - 1);
    expect([expected, expected.slice(0, confirmed)]).toContainEqual(recorded);
    // The device sends it again, and once more: it is recorded if it was not, and never twice.
    const last = sent.at(-1);
    for (const again of last ? [last, last] : []) await sendEntry(again);
    expect((await listDirections(workerId)).slice(before.get(workerId)?.length)).toEqual(expected);
    expect((await listInside()).has(workerId)).toBe(last?.isOn);
  }
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
});

const sendTick: Send = ({ workerId: worker, deviceTime, isOn: isSeen }) =>
  tick(program.client(supervisorToken), app.ids.sites.north, { personId: worker, isSeen, deviceTime });

/** How often each tick of a worker is recorded, by the device's time. */
async function countTicks(workerId: string): Promise<Map<string, number>> {
  const rows = await app.database.db
    .selectFrom('muster_tick')
    .select('device_time')
    .where('worker_id', '=', workerId)
    .execute();
  const counts = new Map<string, number>();
  for (const { device_time: time } of rows) {
    const key = time?.toISOString() ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

async function listSeen(): Promise<Set<string>> {
  const { items } = await readMuster(program.client(supervisorToken), app.ids.sites.north);
  return new Set(items.flatMap(({ personId: worker, seenBy }) => (seenBy === null ? [] : [worker])));
}

test.each(kills)('everybody is seen or not as was ticked in an alarm, after kill $kill', async ({ kill, after }) => {
  if (kill === 1) {
    const { success, message } = await stopSite(await app.as('supervisor'), {
      site: app.ids.sites.north,
      reason: 'Fire alarm',
    });
    if (!success) throw new Error(message);
  }
  const all = await killAmid(sendTick, await listSeen(), after);
  for (const { workerId } of hands) {
    const sent = all.filter((one) => one.workerId === workerId);
    const counts = await countTicks(workerId);
    for (const { deviceTime, isConfirmed } of sent)
      expect(isConfirmed ? [1] : [0, 1]).toContain(counts.get(deviceTime) ?? 0);
    const last = sent.at(-1);
    if (last) expect(await sendTick(last)).toMatchObject({ success: true });
    expect((await countTicks(workerId)).get(last?.deviceTime ?? '')).toBe(1);
    expect((await listSeen()).has(workerId)).toBe(last?.isOn);
  }
});
