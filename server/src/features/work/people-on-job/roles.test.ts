import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { readMuster } from '../../muster/list/testing/muster.ts';
import { readNotificationsOf, waitForDispatch } from '../../notifications/testing/notifications.ts';
import { registerWorker } from '../../sign-on/by-holder/testing/sign-on.ts';
import { createChildPermitOrThrow, sampleChildPermitData } from '../../permits/testing/child-permits.ts';
import { fillForm, findTemplate, moveToStatus, performAction } from '../../permits/testing/permits.ts';
import { publishWorkPolicies } from '../testing/policies.ts';
import { runWorkClock } from '../../work-log/clock.ts';
import { gasTest, startScene, takePhoto, type Scene } from '../testing/scene.ts';
import { act, readWork, recordCheck, resume, signature } from '../testing/work.ts';
import { changePeople, readPeople, type PeopleOnJob } from './testing/people.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await scene.app.startJobs();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B2', 'B1D01'], { withCrew: true });
});
afterAll(() => scene.close());

const certify = (...kinds: string[]) =>
  kinds.map((kind) => ({ kind, number: 'C-1', issuer: 'Centre', expiresOn: '2099-12-31' }));
const create = (name: string, ...kinds: string[]) =>
  registerWorker(scene.person.requestor, name, certify(...kinds), scene.person.closer);

/** Entry into a tank, ready to start, with the people it needs. */
async function createTankWork(): Promise<{ id: string; arun: string; faizal: string; muthu: string }> {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  const [arun, faizal, muthu] = [
    await create('Arun Selvam', 'attendant'),
    await create('Mohamed Faizal', 'gasTester', 'attendant'),
    await create('Muthu Raman', 'confinedSpaceEntry'),
  ];
  const { requestor } = scene.person;
  for (const [worker, roles] of [
    [arun, ['attendant']],
    [faizal, ['gasTester']],
    [muthu, ['entrant']],
  ] as const)
    expect(await changePeople(requestor, 'signOnWorker', id, { worker, roles })).toMatchObject({ success: true });
  expect(await recordCheck(requestor, id, { ...gasTest(), measuredBy: faizal })).toMatchObject({ success: true });
  return { id, arun, faizal, muthu };
}

async function startTankWork() {
  const crew = await createTankWork();
  expect(await act(scene.person.requestor, 'startWork', crew.id, { signature })).toMatchObject({ success: true });
  return crew;
}

const findPerson = ({ crew }: PeopleOnJob, worker: string) => crew.find((one) => one.worker === worker);

describe('roles on the job', () => {
  it('are filled by people of their own: one with every certificate starts nothing', async () => {
    const id = await scene.createApproved('B2');
    await scene.setMinutes(10);
    const { requestor, host } = scene.person;
    const expert = await create('Lee Wei Jie', 'attendant', 'gasTester', 'confinedSpaceEntry');
    const refused = await changePeople(requestor, 'signOnWorker', id, {
      worker: expert,
      roles: ['attendant', 'gasTester', 'entrant'],
    });
    expect(refused).toMatchObject({ code: 'BAD_INPUT', message: 'One person cannot be attendant and entrant here.' });
    const signedOn = await changePeople(requestor, 'signOnWorker', id, { worker: expert });
    expect(signedOn.item?.crew).toMatchObject([
      { roles: ['attendant'], certificates: [{ kind: 'attendant', state: 'valid' }] },
    ]);
    expect(signedOn.item?.roles.slice(0, 2)).toMatchObject([
      { role: 'gasTester', needed: 1, filled: 0 },
      { role: 'entrant', needed: 1, filled: 0 },
    ]);
    await recordCheck(requestor, id, gasTest());
    expect(await act(requestor, 'startWork', id, { signature })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Not signed on yet: gas tester, entrant\./),
    });
    expect(await changePeople(host, 'changeRole', id, { worker: expert, roles: ['worker'] })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('suspend the work when the only attendant leaves, and one relieves the other in one step', async () => {
    const { id, arun, muthu } = await startTankWork();
    const { requestor, host, supervisor } = scene.person;
    expect(findPerson(await readPeople(requestor, id), arun)).toMatchObject({
      whenLeaving: 'This is the only attendant. The work stops when they leave.',
    });
    expect(findPerson(await readPeople(requestor, id), muthu)).toMatchObject({ whenLeaving: '' });
    const siti = await create('Siti Rahman', 'attendant');
    const relieved = await changePeople(requestor, 'signOnWorker', id, {
      worker: siti,
      roles: ['attendant'],
      relieves: arun,
      idempotencyKey: 'relief',
    });
    expect(relieved.item).toMatchObject({ condition: 'live' });
    expect(findPerson(relieved.item as PeopleOnJob, arun)).toBeUndefined();
    const left = await changePeople(requestor, 'signOffWorker', id, { worker: siti });
    expect(left.item).toMatchObject({
      condition: 'suspended',
      label: 'No attendant',
      causes: [{ kind: 'roleLost', words: 'No attendant' }],
    });
    // It goes on once the role is filled again, and the issuing authority has answered.
    expect(await resume(host, id)).toMatchObject({ code: 'CONFLICT' });
    await changePeople(requestor, 'signOnWorker', id, { worker: arun, roles: ['attendant'] });
    expect(await resume(host, id)).toMatchObject({ success: true, item: { condition: 'live' } });
    const list = await readMuster(supervisor, scene.app.ids.sites.north);
    expect(list.items.map(({ personId: worker }) => worker)).toContain(arun);
  });

  it('who must be there all the time is on no other permit', async () => {
    const { arun, muthu } = await startTankWork();
    const other = await scene.startGeneral();
    const { requestor } = scene.person;
    const refused = await changePeople(requestor, 'signOnWorker', other, { worker: arun });
    expect(refused.message).toMatch(/^This worker is the attendant at F10N-GP-\d+ and has to stay there\./);
    expect((await changePeople(requestor, 'signOnWorker', other, { worker: muthu })).message).toMatch(
      /^This worker is signed on at F10N-GP-\d+\. Sign off there first\.$/,
    );
  });

  it('a check is measured by whoever is there for it', async () => {
    const { id, arun, faizal } = await startTankWork();
    const { requestor } = scene.person;
    expect(await recordCheck(requestor, id, { ...gasTest(), measuredBy: arun })).toMatchObject({
      message: 'A gas tester makes this check: Gas test. Choose somebody who is signed on as one, or yourself.',
    });
    expect(await recordCheck(requestor, id, { ...gasTest(), measuredBy: faizal })).toMatchObject({ success: true });
  });

  it('are all that people of another company learn of who is there', async () => {
    const { id, arun } = await startTankWork();
    const { data } = await scene.person.host.query<{ getWork: unknown }>(
      'query ($id: ID!) { getWork(permitId: $id) { success } }',
      { id },
    );
    expect(data.getWork).toMatchObject({ success: true });
    // The host's staff at the site see the register.
    expect(findPerson(await readPeople(scene.person.host, id), arun)).toMatchObject({ name: 'Arun Selvam' });
  });
});

describe('who may fill a role', () => {
  interface Candidates {
    success: boolean;
    message: string;
    items: {
      name: string;
      problem: string | null;
      mayCombine: string[];
      unverified: string[];
      certificates: { state: string }[];
    }[];
  }
  const find = async (client: TestClient, id: string, role: string, searchText: string) => {
    const { data } = await client.query<{ answer: Candidates }>(
      `query ($id: ID!, $role: JobRole!, $searchText: String) {
        answer: getSignOnCandidates(permitId: $id, role: $role, searchText: $searchText) {
          success message items { name problem mayCombine unverified certificates { state } } } }`,
      { id, role, searchText },
    );
    return data.answer;
  };

  it('stands first, with the reason of whoever cannot: not verified, or signed on elsewhere', async () => {
    const id = await scene.createApproved('B2');
    await scene.setMinutes(10);
    const { requestor, host } = scene.person;
    await registerWorker(requestor, 'Zz Nurul', certify('attendant'));
    const busy = await create('Zz Busy', 'attendant');
    await create('Zz Free', 'attendant', 'gasTester');
    await changePeople(requestor, 'signOnWorker', await scene.startGeneral(), { worker: busy });
    const { items } = await find(requestor, id, 'attendant', 'Zz');
    expect(items).toMatchObject([
      { name: 'Zz Free', problem: null, mayCombine: ['gasTester'], unverified: [], certificates: [{ state: 'valid' }] },
      { name: 'Zz Busy', problem: expect.stringMatching(/^An attendant is on no other permit/) },
      { name: 'Zz Nurul', problem: expect.stringMatching(/not verified by the site/), unverified: ['attendant'] },
    ]);
    // The role may leave, but the work allows nobody who is on another permit.
    expect((await find(requestor, id, 'worker', 'Zz Busy')).items).toMatchObject([
      { problem: expect.stringMatching(/^This worker is signed on at F10N-GP-\d+/) },
    ]);
    expect(await find(host, id, 'attendant', '')).toMatchObject({ success: false });
  });

  it('changes to another role, and learns what that leaves behind', async () => {
    const { id, faizal } = await startTankWork();
    const { data } = await scene.person.requestor.query<{
      answer: { items: { roles: string[]; problem: string | null; leaves: string }[] };
    }>(
      `query ($id: ID!, $worker: ID!) {
        answer: getRoleChoices(permitId: $id, worker: $worker) { items { roles problem leaves } } }`,
      { id, worker: faizal },
    );
    expect(data.answer.items).toContainEqual({
      roles: ['attendant'],
      problem: null,
      leaves: 'Then missing: gas tester.',
    });
    expect(data.answer.items).toContainEqual({ roles: ['attendant', 'gasTester'], problem: null, leaves: '' });
  });
});

describe('the entry log', () => {
  const go = (id: string, direction: 'in' | 'out', worker: string, more: object = {}) =>
    changePeople(scene.person.requestor, 'recordEntry', id, { direction, worker, ...more });

  it('says who is inside and since when, on the permit and on the muster list', async () => {
    const { id, muthu } = await startTankWork();
    const { supervisor, facilities } = scene.person;
    const entered = await go(id, 'in', muthu);
    expect(entered.item).toMatchObject({ inside: [{ worker: muthu, person: 'Muthu Raman' }], condition: 'live' });
    const list = await readMuster(supervisor, scene.app.ids.sites.north);
    expect(list.items[0]).toMatchObject({ personId: muthu, insideSince: expect.any(String), roles: ['entrant'] });
    expect(await act(scene.person.requestor, 'pauseWork', id, { reason: 'Lunch' })).toMatchObject({
      code: 'CONFLICT',
      message: '1 person is still inside.',
    });
    expect((await changePeople(facilities, 'recordEntry', id, { direction: 'out', worker: muthu })).code).toBe('OK');
    expect((await readPeople(supervisor, id)).inside).toEqual([]);
  });

  it('refuses to let somebody in without an attendant, and records who went in all the same as a danger', async () => {
    const { id, arun, muthu } = await startTankWork();
    const second = await create('Chen Zhihao', 'confinedSpaceEntry');
    await changePeople(scene.person.requestor, 'signOnWorker', id, { worker: second, roles: ['entrant'] });
    expect((await go(id, 'in', arun)).message).toMatch(/^Their role does not go in/);
    await scene.setMinutes(41);
    // The gas test is due again.
    const refused = await go(id, 'in', muthu);
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Gas test: the last one was at/),
    });
    expect((await readPeople(scene.person.host, id)).inside).toEqual([]);
    const against = await go(id, 'in', muthu, { allTheSame: true });
    expect(against.item).toMatchObject({
      condition: 'suspended',
      inside: [{ worker: muthu }],
      causes: [{ kind: 'entryRefused' }],
    });
    expect(await go(id, 'out', muthu)).toMatchObject({ success: true, item: { inside: [] } });
  });

  it('lets rescuers in always, by name, and has them on the muster list until they are out', async () => {
    const { id } = await createTankWork();
    const { requestor, supervisor } = scene.person;
    const rescue = (direction: 'in' | 'out') =>
      changePeople(requestor, 'recordEntry', id, { direction, rescuer: 'Tan Wei (CERT)' });
    expect((await rescue('in')).item?.inside).toMatchObject([{ worker: null, person: 'Tan Wei (CERT)' }]);
    const find = async () =>
      (await readMuster(supervisor, scene.app.ids.sites.north)).items.filter(({ name }) => name === 'Tan Wei (CERT)');
    expect(await find()).toMatchObject([{ company: 'Rescuer', insideSince: expect.any(String) }]);
    expect((await rescue('out')).item?.inside).toEqual([]);
    expect(await find()).toEqual([]);
    expect(await changePeople(requestor, 'recordEntry', id, { direction: 'in' })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('of a child permit is counted on its parent, and who is signed on to it, also after a recall', async () => {
    const { requestor, pm, manager, facilities } = scene.person;
    const parent = await scene.createApproved();
    const data = { form: findTemplate('B2').id, submission: fillForm('B2') };
    const raised = sampleChildPermitData(scene.app.ids, parent, data);
    const { _id: child, code } = await createChildPermitOrThrow(requestor, raised);
    await moveToStatus(pm, child, 'PendingApproval');
    for (const approver of [manager, facilities]) await moveToStatus(approver, child, 'Approved');
    await scene.setMinutes(10);
    const count = async () => (await readPeople(scene.person.host, parent)).childPermits;
    expect(await count()).toEqual([]);
    const muthu = await create('Muthu Raman', 'confinedSpaceEntry');
    const arun = await create('Arun Selvam', 'attendant');
    for (const [id, worker] of [
      [child, muthu],
      [child, arun],
      [parent, muthu],
    ] as const)
      expect(await changePeople(scene.person.requestor, 'signOnWorker', id, { worker })).toMatchObject({ code: 'OK' });
    const rescue = (direction: 'in' | 'out') =>
      changePeople(scene.person.requestor, 'recordEntry', child, { direction, rescuer: 'Tan Wei (CERT)' });
    expect(await act(scene.person.requestor, 'startWork', parent, { signature })).toMatchObject({ code: 'OK' });
    await rescue('in');
    expect(await count()).toEqual([{ code, inside: 1, outside: 2, onBoth: 1 }]);
    await rescue('out');
    expect(await performAction(scene.person.facilities, child, 'recall')).toMatchObject({ success: true });
    expect(await count()).toEqual([{ code, inside: 0, outside: 2, onBoth: 1 }]);
    const finish = { clean: true, photo: await takePhoto(scene.person.requestor), confirmedOff: [muthu] };
    expect((await act(scene.person.requestor, 'finishWork', parent, finish)).problems).toMatchObject([
      { key: 'childWorkOver', sentence: expect.stringContaining(`${code} (Not approved, 2 people signed on)`) },
    ]);
  });

  it('of whoever signs off inside asks whether they have come out, and tells the holder when nobody knows', async () => {
    const { id, muthu } = await startTankWork();
    await go(id, 'in', muthu);
    const { requestor, host } = scene.person;
    const signOff = (hasComeOut?: boolean) =>
      changePeople(host, 'signOffWorker', id, { worker: muthu, ...(hasComeOut !== undefined && { hasComeOut }) });
    expect(await signOff()).toMatchObject({
      code: 'BAD_INPUT',
      message: 'This worker is inside. Record first that they have come out.',
    });
    expect((await signOff(false)).item?.inside).toHaveLength(1);
    await waitForDispatch(scene.app);
    const titles = (await readNotificationsOf(requestor)).map(({ title }) => title);
    expect(titles).toContainEqual(expect.stringMatching(/^Is somebody still inside/));
    expect((await signOff(true)).item).toMatchObject({ inside: [] });
    expect((await readWork(host, id)).item?.log.slice(-2).map(({ text }) => text)).toEqual([
      expect.stringMatching(/could not say whether a worker has come out: Muthu Raman$/),
      expect.stringMatching(/signed a worker off: Muthu Raman, has come out$/),
    ]);
  });
});

describe('a fire watch', () => {
  it('keeps its fire watcher, stops while nobody watches, and takes the next one', async () => {
    const id = await scene.createApproved('B1D01');
    await scene.setMinutes(10);
    const { requestor, supervisor, host } = scene.person;
    const [lim, ravi, siti] = [
      await create('Lim Kai Xiang', 'fireWatcher'),
      await create('Ravi Kumar', 'welder'),
      await create('Siti Rahman', 'fireWatcher'),
    ];
    await changePeople(requestor, 'signOnWorker', id, { worker: lim });
    await changePeople(requestor, 'signOnWorker', id, { worker: ravi });
    expect(await act(requestor, 'startWork', id, { signature })).toMatchObject({ success: true });
    await scene.setMinutes(60);
    const photo = await takePhoto(requestor);
    expect(await act(requestor, 'finishWork', id, { clean: true, photo })).toMatchObject({
      message: expect.stringMatching(/^1 worker is still signed on/),
    });
    expect(await act(requestor, 'finishWork', id, { clean: true, photo, confirmedOff: [ravi] })).toMatchObject({
      item: { condition: 'fireWatch', label: expect.stringMatching(/^Fire watch until/) },
    });
    expect((await readWork(host, id)).item?.log.at(-1)?.text).toMatch(
      /finished the work: confirmed to have left: Ravi Kumar$/,
    );
    const onList = async () =>
      (await readMuster(supervisor, scene.app.ids.sites.north)).items.map(({ personId: worker }) => worker);
    expect(await onList()).toContain(lim);
    expect(await onList()).not.toContain(ravi);
    const left = await changePeople(requestor, 'signOffWorker', id, { worker: lim });
    expect(left.item).toMatchObject({ label: 'Fire watch: nobody is watching', causes: [{ kind: 'roleLost' }] });
    expect(await changePeople(requestor, 'signOnWorker', id, { worker: ravi })).toMatchObject({ success: false });
    const watched = await changePeople(requestor, 'signOnWorker', id, { worker: siti });
    expect(watched.item).toMatchObject({ label: 'Fire watch: the next round starts it', causes: [] });
    await scene.setMinutes(65);
    expect(await recordCheck(host, id, { series: 'fireWatch' })).toMatchObject({ success: true });
    // What is on record goes on by the clock: its end takes the fire watcher off the list.
    for (const minute of [80, 95, 110, 125]) {
      await scene.setMinutes(minute);
      await recordCheck(host, id, { series: 'fireWatch' });
    }
    await runWorkClock(scene.app.context);
    expect(await onList()).not.toContain(siti);
    expect((await readWork(host, id)).item).toMatchObject({ condition: 'finished' });
  });
});
