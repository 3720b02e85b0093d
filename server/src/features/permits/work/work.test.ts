import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { createChildPermitOrThrow, sampleChildPermitData } from '../testing/child-permits.ts';
import { loadPrintedPermit } from '../export/load-printed-permit.ts';
import { verifyHistory } from '../history/verify.ts';
import {
  attachedFormInput,
  createPermitOrThrow,
  fillForm,
  findTemplate,
  moveToStatus,
  performAction,
  samplePermitData,
} from '../testing/permits.ts';
import { toActor } from '../testing/population.ts';
import { runWorkClock } from '../work-log/service.ts';
import { publishWorkPolicies } from './testing/policies.ts';
import { act, readWork, recordCheck, signature, type WorkResult } from './testing/work.ts';

let app: TestApp;
const names = [
  'requestor',
  'requestorSecond',
  'pm',
  'foreignPm',
  'supervisor',
  'manager',
  'facilities',
  'closer',
  'host',
] as const satisfies readonly TestUser[];
let person: Record<(typeof names)[number], TestClient>;

/** Half past eight in Singapore, when the sample permits start. */
const start = new Date('2099-03-02T00:30:00Z');

/** Moves the clock to this many minutes after the start, and signs everybody in again: idle sessions end. */
async function setMinutes(minutes: number): Promise<void> {
  app.setClock(new Date(start.getTime() + minutes * 60_000));
  const clients = await Promise.all(names.map(async (name) => [name, await app.as(name)] as const));
  person = Object.fromEntries(clients) as typeof person;
}

beforeAll(async () => {
  app = await startTestApp();
  await publishWorkPolicies(await app.as('superAdmin'), ['GP', 'B1D01', 'B2', 'B3']);
});

afterAll(async () => {
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
  await app.close();
});

/** A General Permit, approved; with these forms attached. */
async function createApproved(...codes: string[]): Promise<string> {
  await setMinutes(-600);
  const permit = await createPermitOrThrow(
    person.requestor,
    samplePermitData(app.ids, {
      submission: fillForm('GP', { attachedCodes: codes }),
      childrenState: codes.map((code) => attachedFormInput(code)),
    }),
  );
  await moveToStatus(person.pm, permit._id, 'PendingApproval');
  await moveToStatus(person.manager, permit._id, 'Approved');
  const { item, message } = await moveToStatus(person.facilities, permit._id, 'Approved');
  if (item?.status !== 'Approved') throw new Error(message);
  return permit._id;
}

const gasTest = (flammable = 0) => ({
  series: 'gasTest',
  values: { oxygen: 20.9, flammable, hydrogenSulfide: 0, carbonMonoxide: 0 },
  instrument: 'GD-0214',
  calibratedOn: '2099-02-20',
});

function conditionOf({ item, message }: WorkResult): string | null {
  if (!item) throw new Error(message);
  return item.condition;
}

async function takePhoto(client: TestClient): Promise<string> {
  const { data } = await client.upload<{ singleUpload: { filename: string } }>('place.pdf', '%PDF-1.4 place');
  return data.singleUpload.filename;
}

async function startGeneral(): Promise<string> {
  const id = await createApproved();
  await setMinutes(10);
  const started = await act(person.requestor, 'startWork', id, { signature });
  if (!started.success) throw new Error(started.message);
  return id;
}

describe('the work under a permit', () => {
  it('goes from the start through checks, a stop and a handover to the end of the fire watch and closure', async () => {
    const id = await createApproved('B1D01', 'B2');
    expect(await readWork(person.requestor, id)).toMatchObject({
      item: { condition: 'planned', label: 'Starts 2 Mar 2099, 08:30', workActions: [{ action: 'requestExtension' }] },
    });
    await setMinutes(5);
    const early = await act(person.requestor, 'startWork', id, { signature });
    expect(early).toMatchObject({ success: false, code: 'CONFLICT', message: 'Gas test is not done yet.' });
    expect(early.problems).toEqual([{ key: 'checksPassed', sentence: 'Gas test is not done yet.' }]);
    expect(conditionOf(await recordCheck(person.requestor, id, gasTest()))).toBe('ready');
    const started = await act(person.requestor, 'startWork', id, { signature });
    expect(started).toMatchObject({ success: true, item: { condition: 'live', label: 'Live until 20:35' } });
    expect(started.item?.nextCheck).toMatchObject({ series: 'gasTest', due: '2099-03-02T01:05:00.000Z' });

    await setMinutes(30);
    expect(conditionOf(await recordCheck(person.supervisor, id, gasTest(12)))).toBe('suspended');
    await setMinutes(32);
    expect(await act(person.requestor, 'resumeWork', id)).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(await act(person.supervisor, 'resumeWork', id)).toMatchObject({
      success: false,
      message: 'Gas test failed at the last test.',
    });
    await recordCheck(person.requestor, id, gasTest());
    expect(conditionOf(await act(person.supervisor, 'resumeWork', id, { reason: 'Ventilated' }))).toBe('live');

    await setMinutes(40);
    const notes = { to: app.ids.users.requestorSecond, done: 'Cut', left: 'Weld', watch: 'Hot pipe' };
    expect(await readWork(person.requestorSecond, id)).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect((await act(person.requestor, 'handOverWork', id, notes)).success).toBe(true);
    const items = ['isolations', 'readings', 'people', 'left'];
    const taken = await act(person.requestorSecond, 'acceptHandover', id, { items });
    expect(taken.item?.holder.fullname).toBe('Requestor Second Acme');
    expect(await act(person.requestor, 'pauseWork', id, { reason: 'Lunch' })).toMatchObject({ code: 'FORBIDDEN' });

    await setMinutes(50);
    expect(await performAction(person.requestor, id, 'requestClosure')).toMatchObject({
      success: false,
      message: expect.stringContaining('Finish the work first. It is Live.'),
    });
    const photo = await takePhoto(person.requestorSecond);
    const finished = await act(person.requestorSecond, 'finishWork', id, { clean: true, photo });
    expect(finished).toMatchObject({ item: { condition: 'fireWatch', label: 'Fire watch until 10:20' } });
    for (const minutes of [65, 80, 95]) {
      await setMinutes(minutes);
      expect((await recordCheck(person.requestorSecond, id, { series: 'fireWatch' })).success).toBe(true);
    }
    await setMinutes(120);
    expect(await readWork(person.closer, id)).toMatchObject({
      item: { condition: 'finished', label: 'Work finished' },
    });
    expect((await performAction(person.requestor, id, 'requestClosure')).item?.status).toBe('PendingClosure');
    expect((await performAction(person.closer, id, 'close')).item?.status).toBe('Completed');
    const events = (await readWork(person.closer, id)).item?.log.map(({ event }) => event);
    expect(events).toEqual([
      'recordCheck',
      'startWork',
      'recordCheck',
      'recordCheck',
      'resumeWork',
      'handOverWork',
      'acceptHandover',
      'finishWork',
      'recordCheck',
      'recordCheck',
      'recordCheck',
      'endFireWatch',
    ]);
  });

  it('is not followed for a permit whose forms have no policy', async () => {
    await setMinutes(-600);
    const data = samplePermitData(app.ids, { form: findTemplate('TI').id, submission: fillForm('TI') });
    const { _id: id } = await createPermitOrThrow(person.requestor, data);
    const answer = await readWork(person.requestor, id);
    expect(answer).toMatchObject({
      success: false,
      code: 'CONFLICT',
      message: expect.stringMatching(/has a work policy/),
    });
  });
});

it('a printed permit says its condition and every check, and forbids work that is not live', async () => {
  const id = await createApproved('B2');
  await setMinutes(5);
  await recordCheck(person.requestor, id, gasTest());
  const print = async () => {
    const context = { ...app.context, actor: toActor(app, 'requestor') };
    return (await loadPrintedPermit(context, id, 'https://permits.example')).printed;
  };
  expect(await print()).toMatchObject({ statusLabel: 'Ready to start', notice: expect.stringMatching(/not started/) });
  await act(person.requestor, 'startWork', id, { signature });
  const live = await print();
  expect(live).toMatchObject({ statusLabel: 'Live until 20:35', tone: 'green' });
  expect(live.notice).toBeUndefined();
  await setMinutes(20);
  await recordCheck(person.requestor, id, gasTest(12));
  const stopped = await print();
  expect(stopped).toMatchObject({
    statusLabel: 'Suspended: gas test failed',
    notice: 'The work is suspended. Do not work under this permit.',
  });
  expect(stopped.facts).toContainEqual({
    label: 'Condition',
    value: 'Suspended: gas test failed',
    note: 'at 2 Mar 2099, 08:50',
  });
  const [series] = stopped.checks;
  expect(series?.limits).toMatch(/^Oxygen: 19.5 to 23.5 %; /);
  expect(series?.checks.map(({ text, tone }) => [text.replace(/^.*CO|^.*ppm/, ''), tone])).toEqual([
    [': passed', 'green'],
    [': failed. Flammable gas (LEL): 12 % is above the limit of 10 %.', 'red'],
  ]);
});

describe('started work stops with its permit', () => {
  it('when the final approver recalls it', async () => {
    const id = await startGeneral();
    await performAction(person.facilities, id, 'recall');
    expect(await readWork(person.host, id)).toMatchObject({
      item: { condition: 'suspended', label: 'Suspended: the approval was recalled' },
    });
    expect(await act(person.supervisor, 'resumeWork', id)).toMatchObject({ message: 'The permit is not approved.' });
    await moveToStatus(person.facilities, id, 'Approved');
    expect(conditionOf(await act(person.supervisor, 'resumeWork', id))).toBe('live');
  });

  it('when a covered answer changes and it needs approval again', async () => {
    const id = await startGeneral();
    const submission = fillForm('GP', { describe: 'Something else entirely' });
    const edited = await performAction(person.requestor, id, 'editApproved', { submission, reason: 'Another job' });
    expect(edited.message).toMatch(/have lapsed/);
    expect((await readWork(person.host, id)).item?.label).toBe(
      'Suspended: the permit changed and needs approval again',
    );
  });
});

describe('a stop of all work at a site', () => {
  async function stopSite(client: TestClient, args: object) {
    const { data } = await client.query<{
      answer: { success: boolean; code: string; message: string; item: { _id: string } };
    }>(
      `mutation ($site: ID!, $reason: String!, $zones: [ID!], $key: String) {
        answer: stopAllWork(site: $site, reason: $reason, zones: $zones, idempotencyKey: $key) {
          success code message item { _id } } }`,
      { site: app.ids.sites.north, ...args },
    );
    return data.answer;
  }

  async function lift(client: TestClient, id: string) {
    const text = 'mutation ($id: ID!) { answer: liftStop(id: $id) { success code message } }';
    const { data } = await client.query<{ answer: { success: boolean; code: string } }>(text, { id });
    return data.answer;
  }

  it('suspends what is live, lets nothing start, and is lifted without resuming anything', async () => {
    const [live, ready] = [await startGeneral(), await createApproved()];
    await setMinutes(20);
    const stop = await stopSite(person.supervisor, { reason: 'Gas alarm', key: 'alarm' });
    expect(stop).toMatchObject({ success: true, message: expect.stringMatching(/All work at Fab 10N is stopped/) });
    expect((await stopSite(person.supervisor, { reason: 'Gas alarm', key: 'alarm' })).item._id).toBe(stop.item._id);
    expect((await readWork(person.host, live)).item).toMatchObject({
      condition: 'suspended',
      label: 'Suspended: all work in the area was stopped: Gas alarm',
    });
    expect((await readWork(person.host, ready)).item?.condition).toBe('notReady');
    const refused = { success: false, message: 'All work in this area is stopped: Gas alarm' };
    expect(await act(person.requestor, 'startWork', ready, { signature })).toMatchObject(refused);
    expect(await act(person.supervisor, 'resumeWork', live)).toMatchObject(refused);
    await setMinutes(30);
    expect(await lift(person.manager, stop.item._id)).toMatchObject({ success: true });
    expect(await lift(person.supervisor, stop.item._id)).toMatchObject({ success: false, code: 'CONFLICT' });
    expect((await readWork(person.host, live)).item?.condition).toBe('suspended');
    expect(conditionOf(await act(person.supervisor, 'resumeWork', live))).toBe('live');
    expect((await readWork(person.host, ready)).item?.condition).toBe('ready');
  });

  it('is refused without a reason, for zones that are not there, and for an unknown site', async () => {
    expect(await stopSite(person.supervisor, { reason: ' ' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await stopSite(person.supervisor, { reason: 'x', zones: ['a'] })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await stopSite(person.supervisor, { reason: 'x', site: 'nowhere' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('and a start at the same moment: whichever comes first, nothing is live while it is in force', async () => {
    const ids = [await createApproved(), await createApproved(), await createApproved()];
    await setMinutes(20);
    const [stop] = await Promise.all([
      stopSite(person.supervisor, { reason: 'Alarm' }),
      ...ids.map((id) => act(person.requestor, 'startWork', id, { signature })),
    ]);
    for (const id of ids) expect((await readWork(person.host, id)).item?.condition).not.toBe('live');
    await lift(person.supervisor, stop.item._id);
    for (const id of ids) expect((await readWork(person.host, id)).item?.condition).not.toBe('live');
  });
});

describe('child permits', () => {
  it('stop with their parent, and cannot start while it stands still', async () => {
    const parent = await createApproved();
    const data = sampleChildPermitData(app.ids, parent, { form: findTemplate('B3').id, submission: fillForm('B3') });
    const { _id: child } = await createChildPermitOrThrow(person.requestor, data);
    await setMinutes(10);
    expect(await act(person.requestor, 'startWork', parent, { signature })).toMatchObject({
      message: expect.stringMatching(/^Child permits wait for approval: F10N-B3-/),
    });
    await moveToStatus(person.pm, child, 'PendingApproval');
    await moveToStatus(person.manager, child, 'Approved');
    await moveToStatus(person.facilities, child, 'Approved');
    await act(person.requestor, 'startWork', parent, { signature });
    expect(conditionOf(await act(person.requestor, 'startWork', child, { signature }))).toBe('live');
    await setMinutes(20);
    await act(person.host, 'stopWork', parent, { reason: 'Smoke' });
    expect((await readWork(person.host, child)).item?.label).toBe('Suspended: its parent permit stopped');
    expect(await act(person.supervisor, 'resumeWork', child)).toMatchObject({
      message: expect.stringMatching(/^The work of its parent permit F10N-GP-\d+: Suspended\.$/),
    });
    await act(person.supervisor, 'resumeWork', parent);
    expect(conditionOf(await act(person.supervisor, 'resumeWork', child))).toBe('live');
    await setMinutes(25 * 60);
    expect((await readWork(person.host, child)).item?.condition).toBe('suspended');
  });
});

describe('two people at once', () => {
  it('the second is told what the first did', async () => {
    const id = await startGeneral();
    const { item } = await readWork(person.host, id);
    const version = item?.version;
    const results = await Promise.all([
      act(person.host, 'stopWork', id, { version, reason: 'Smoke' }),
      act(person.supervisor, 'stopWork', id, { version, reason: 'Smell' }),
    ]);
    expect(results.filter(({ success }) => success)).toHaveLength(1);
    const refused = results.find(({ success }) => !success);
    expect(refused).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/stopped the work on/) });
  });

  it('a repeat with the same key acts once, and another request under it is refused', async () => {
    const id = await startGeneral();
    const stop = { reason: 'Smoke', idempotencyKey: 'stop-once' };
    const [first, again] = [await act(person.host, 'stopWork', id, stop), await act(person.host, 'stopWork', id, stop)];
    expect(again).toMatchObject({ success: true, message: first.message });
    expect(again.item?.log.filter(({ event }) => event === 'stopWork')).toHaveLength(1);
    expect(await act(person.host, 'stopWork', id, { ...stop, reason: 'Other' })).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the clock', () => {
  it('writes what fell due in order, once, however late and by however many processes', async () => {
    const id = await createApproved('B1D01', 'B2');
    await setMinutes(5);
    await recordCheck(person.requestor, id, gasTest());
    await act(person.requestor, 'startWork', id, { signature });
    await setMinutes(3000);
    const { db, clock, events } = app.context;
    expect((await readWork(person.host, id)).item).toMatchObject({ condition: 'expired' });
    await Promise.all([1, 2, 3].map(() => runWorkClock({ db, clock, events })));
    const { item } = await readWork(person.host, id);
    expect(item?.log.map(({ event, at }) => [event, at])).toEqual([
      ['recordCheck', '2099-03-02T00:35:00.000Z'],
      ['startWork', '2099-03-02T00:35:00.000Z'],
      ['missCheck', '2099-03-02T01:10:00.000Z'],
      ['expireWork', '2099-03-02T12:35:00.000Z'],
    ]);
    expect(item?.log.at(-1)?.text).toBe('The work expired');
    expect(await act(person.supervisor, 'resumeWork', id)).toMatchObject({ code: 'CONFLICT' });
    expect(await performAction(person.requestor, id, 'requestCancellation')).toMatchObject({ success: false });
    const photo = await takePhoto(person.requestor);
    expect(conditionOf(await act(person.requestor, 'finishWork', id, { clean: true, photo }))).toBe('fireWatch');
  });
});

describe('my work', () => {
  async function listTasks(client: TestClient, ids: readonly string[]) {
    const { data } = await client.query<{ getMyWork: { items: { _id: string; task: string; label: string }[] } }>(
      '{ getMyWork(limit: 1000) { count items { _id task label title due condition } } }',
    );
    return data.getMyWork.items.filter(({ _id }) => ids.includes(_id)).map(({ task, label }) => [task, label]);
  }

  it('is what each person holds or has to look after, the most urgent first', async () => {
    const [live, stopped, offered] = [await startGeneral(), await startGeneral(), await startGeneral()];
    const ids = [live, stopped, offered];
    await act(person.host, 'stopWork', stopped, { reason: 'Smoke' });
    const to = app.ids.users.requestorSecond;
    await act(person.requestor, 'handOverWork', offered, { to, done: 'a', left: 'b', watch: 'c' });
    await act(person.requestor, 'requestExtension', live, { reason: 'late', until: '2099-03-04T10:00:00Z' });
    expect(await listTasks(person.requestor, ids)).toEqual([
      ['wait', 'Suspended by Host Fab: Smoke'],
      ['goOn', 'Live until Tue 08:40'],
      ['goOn', 'Live until Tue 08:40'],
    ]);
    expect(await listTasks(person.supervisor, ids)).toEqual([
      ['resume', 'Suspended by Host Fab: Smoke'],
      ['answerExtension', 'Live until Tue 08:40'],
    ]);
    expect(await listTasks(person.requestorSecond, ids)).toEqual([['takeOver', 'Live until Tue 08:40']]);
    expect(await listTasks(person.pm, ids)).toEqual([]);
    expect(await listTasks(person.foreignPm, ids)).toEqual([]);
    await setMinutes(23 * 60);
    expect(await listTasks(person.facilities, [offered])).toEqual([['revalidate', 'Live until 08:40']]);
  });
});

describe('who may not', () => {
  it('another company does not see the work at all', async () => {
    const id = await startGeneral();
    expect(await readWork(person.foreignPm, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await act(person.foreignPm, 'stopWork', id, { reason: 'Smoke' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await recordCheck(person.foreignPm, id, gasTest())).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a photo of somebody else, and a signature that is none, are refused', async () => {
    const id = await createApproved();
    await setMinutes(10);
    expect(await act(person.requestor, 'startWork', id, { signature: 'data:text/html,x' })).toMatchObject({
      code: 'BAD_INPUT',
    });
    await act(person.requestor, 'startWork', id, { signature });
    const photo = await takePhoto(person.pm);
    expect(await act(person.requestor, 'finishWork', id, { clean: true, photo })).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/not one of your uploads/),
    });
  });
});
