import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPrintedPermit } from '../permits/export/load-printed-permit.ts';
import {
  createPermitOrThrow,
  fillForm,
  findTemplate,
  moveToStatus,
  performAction,
  queryPermit,
  samplePermitData,
} from '../permits/testing/permits.ts';
import { toActor } from '../permits/testing/population.ts';
import { runWorkClock } from '../work-log/clock.ts';
import { conditionOf, gasTest, startScene, takePhoto, type Scene } from './testing/scene.ts';
import { act, listCandidates, listRecordable, readWork, recordCheck, resume, signature } from './testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

describe('the work under a permit', () => {
  it('goes from the start through checks, a stop and a handover to the end of the fire watch and closure', async () => {
    const id = await scene.createApproved('B1D01', 'B2');
    expect(await readWork(scene.person.requestor, id)).toMatchObject({
      item: {
        condition: 'planned',
        label: 'Starts 2 Mar 2099, 08:30',
        workActions: [{ action: 'requestExtension' }, { action: 'stopWork' }],
      },
    });
    await scene.setMinutes(5);
    const early = await act(scene.person.requestor, 'startWork', id, { signature });
    expect(early).toMatchObject({ success: false, code: 'CONFLICT', message: 'Gas test is not done yet.' });
    expect(early.problems).toEqual([{ key: 'checksPassed', sentence: 'Gas test is not done yet.' }]);
    expect(conditionOf(await recordCheck(scene.person.requestor, id, gasTest()))).toBe('ready');
    const started = await act(scene.person.requestor, 'startWork', id, { signature });
    expect(started).toMatchObject({ success: true, item: { condition: 'live', label: 'Live until 20:35' } });
    expect(started.item?.nextCheck).toMatchObject({ series: 'gasTest', due: '2099-03-02T01:05:00.000Z' });

    await scene.setMinutes(30);
    expect(conditionOf(await recordCheck(scene.person.supervisor, id, gasTest(12)))).toBe('suspended');
    await scene.setMinutes(32);
    expect(await resume(scene.person.requestor, id)).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(await resume(scene.person.supervisor, id)).toMatchObject({
      success: false,
      message: 'Gas test failed at the last test.',
    });
    await recordCheck(scene.person.requestor, id, gasTest());
    expect(conditionOf(await resume(scene.person.supervisor, id, { reason: 'Ventilated' }))).toBe('live');

    await scene.setMinutes(40);
    const notes = { to: scene.app.ids.users.requestorSecond, done: 'Cut', left: 'Weld', watch: 'Hot pipe' };
    expect(await readWork(scene.person.requestorSecond, id)).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect((await act(scene.person.requestor, 'handOverWork', id, notes)).success).toBe(true);
    const items = ['isolations', 'readings', 'people', 'left'];
    const taken = await act(scene.person.requestorSecond, 'acceptHandover', id, { items });
    expect(taken.item?.holder.fullname).toBe('Requestor Second Acme');
    expect(await act(scene.person.requestor, 'pauseWork', id, { reason: 'Lunch' })).toMatchObject({
      code: 'FORBIDDEN',
    });

    await scene.setMinutes(50);
    expect(await performAction(scene.person.requestor, id, 'requestClosure')).toMatchObject({
      success: false,
      message: expect.stringContaining('Finish the work first. It is Live.'),
    });
    const photo = await takePhoto(scene.person.requestorSecond);
    const finished = await act(scene.person.requestorSecond, 'finishWork', id, { clean: true, photo });
    expect(finished).toMatchObject({ item: { condition: 'fireWatch', label: 'Fire watch until 10:20' } });
    for (const minutes of [65, 80, 95]) {
      await scene.setMinutes(minutes);
      expect((await recordCheck(scene.person.requestorSecond, id, { series: 'fireWatch' })).success).toBe(true);
    }
    await scene.setMinutes(120);
    expect(await readWork(scene.person.closer, id)).toMatchObject({
      item: { condition: 'finished', label: 'Work finished' },
    });
    expect((await performAction(scene.person.requestor, id, 'requestClosure')).item?.status).toBe('PendingClosure');
    expect((await performAction(scene.person.closer, id, 'close')).item?.status).toBe('Completed');
    const events = (await readWork(scene.person.closer, id)).item?.log.map(({ event }) => event);
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
    await scene.setMinutes(-600);
    const data = samplePermitData(scene.app.ids, { form: findTemplate('TI').id, submission: fillForm('TI') });
    const { _id: id } = await createPermitOrThrow(scene.person.requestor, data);
    const answer = await readWork(scene.person.requestor, id);
    expect(answer).toMatchObject({
      success: false,
      code: 'CONFLICT',
      message: expect.stringMatching(/has a work policy/),
    });
  });
});

it('a printed permit says its condition and every check, and forbids work that is not live', async () => {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(5);
  await recordCheck(scene.person.requestor, id, gasTest());
  const print = async () => {
    const context = { ...scene.app.context, actor: toActor(scene.app, 'requestor') };
    return (await loadPrintedPermit(context, id, 'https://permits.example')).printed;
  };
  expect(await print()).toMatchObject({ statusLabel: 'Ready to start', notice: expect.stringMatching(/not started/) });
  await act(scene.person.requestor, 'startWork', id, { signature });
  const live = await print();
  expect(live).toMatchObject({ statusLabel: 'Live until 20:35', tone: 'green' });
  expect(live.facts[0]).toEqual({ label: 'Status', value: expect.stringMatching(/^Final Approved By /) });
  expect(live.notice).toBeUndefined();
  await scene.setMinutes(20);
  await recordCheck(scene.person.requestor, id, gasTest(12));
  const stopped = await print();
  expect(stopped).toMatchObject({
    statusLabel: 'Suspended: LEL 12 %, 2 Mar 2099, 08:50',
    notice: 'The work is suspended. Do not work under this permit.',
  });
  expect(stopped.facts).toContainEqual({
    label: 'Condition',
    value: 'Suspended: LEL 12 %',
    note: 'since 2 Mar 2099, 08:50',
  });
  const [series] = stopped.checks;
  expect(series?.limits).toMatch(/^Oxygen: 19.5 to 23.5 %; /);
  expect(series?.charts.slice(0, 2)).toMatchObject([
    { alternative: 'Oxygen, 2 readings of 20.9 %, limits 19.5 to 23.5 %.', from: '08:35', to: '08:50' },
    { alternative: 'Flammable gas (LEL), 2 readings from 0 to 12 %, limits below 10 %, 1 outside.' },
  ]);
  expect(series?.checks.map(({ text, tone }) => [text.replace(/^.*CO|^.*ppm/, ''), tone])).toEqual([
    [': passed', 'green'],
    [': failed. Flammable gas (LEL): 12 % is above the limit of 10 %.', 'red'],
  ]);
});

describe('started work stops with its permit', () => {
  it('when the final approver recalls it', async () => {
    const id = await scene.startGeneral();
    await performAction(scene.person.facilities, id, 'recall');
    expect(await readWork(scene.person.host, id)).toMatchObject({
      item: { condition: 'suspended', label: 'The approval was recalled' },
    });
    expect(await resume(scene.person.supervisor, id)).toMatchObject({
      message: 'The permit is not approved.',
    });
    await moveToStatus(scene.person.facilities, id, 'Approved');
    expect(conditionOf(await resume(scene.person.supervisor, id))).toBe('live');
  });

  it('when a covered answer changes and it needs approval again', async () => {
    const id = await scene.startGeneral();
    const submission = fillForm('GP', { describe: 'Something else entirely' });
    const edited = await performAction(scene.person.requestor, id, 'editApproved', {
      submission,
      reason: 'Another job',
    });
    expect(edited.message).toMatch(/have lapsed/);
    expect((await readWork(scene.person.host, id)).item?.label).toBe('The permit changed and needs approval again');
  });
});

it('an extension moves the end, and an edit that leaves the period alone keeps it', async () => {
  const id = await scene.startGeneral();
  const readEnd = async () => (await queryPermit(scene.person.host, id, 'endDate')).item['endDate'];
  const before = await readEnd();
  const until = '2099-03-04T12:00:00.000Z';
  await act(scene.person.requestor, 'requestExtension', id, { until, reason: 'late' });
  expect(await readEnd()).toBe(before);
  await act(scene.person.supervisor, 'answerExtension', id, { agreed: true });
  expect(await readEnd()).toBe(until);
  const submission = { ...fillForm('GP'), workFinishedAt: '16:00' };
  const edited = await performAction(scene.person.requestor, id, 'editApproved', { submission });
  expect(edited.message).toMatch(/was saved/);
  expect(await readEnd()).toBe(until);
});

describe('two people at once', () => {
  it('the second is told what the first did', async () => {
    const id = await scene.createApproved();
    await scene.setMinutes(10);
    const start = () => act(scene.person.requestor, 'startWork', id, { signature });
    const results = await Promise.all([start(), start()]);
    expect(results.filter(({ success }) => success)).toHaveLength(1);
    const refused = results.find(({ success }) => !success);
    expect(refused).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/started the work on/) });
  });

  it('both stop the work, whatever the version that they saw, and the words of each are kept', async () => {
    const id = await scene.startGeneral();
    const { item } = await readWork(scene.person.host, id);
    const version = (item?.version ?? 0) - 1;
    const results = await Promise.all([
      act(scene.person.host, 'stopWork', id, { version, reason: 'Smoke' }),
      act(scene.person.supervisor, 'stopWork', id, { version, reason: 'Smell' }),
    ]);
    expect(results.map(({ success }) => success)).toEqual([true, true]);
    const causes = (await readWork(scene.person.requestor, id)).item?.causes.map(({ words }) => words);
    expect(causes?.toSorted()).toEqual(['Stopped by Host Fab: Smoke', 'Stopped by Supervisor Fab: Smell']);
  });

  it('a pause is recorded whatever the version that the holder saw, and a handover is not', async () => {
    const id = await scene.startGeneral();
    const { item } = await readWork(scene.person.requestor, id);
    const version = (item?.version ?? 0) - 1;
    const notes = { to: scene.app.ids.users.requestorSecond, done: 'Cut', left: 'Weld', watch: 'Hot pipe' };
    expect(await act(scene.person.requestor, 'handOverWork', id, { ...notes, version })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/has changed since you opened it/),
    });
    expect((await act(scene.person.requestor, 'pauseWork', id, { version, reason: 'Lunch' })).success).toBe(true);
  });

  it('a repeat with the same key acts once, and another request under it is refused', async () => {
    const id = await scene.startGeneral();
    const stop = { reason: 'Smoke', idempotencyKey: 'stop-once' };
    const [first, again] = [
      await act(scene.person.host, 'stopWork', id, stop),
      await act(scene.person.host, 'stopWork', id, stop),
    ];
    expect(again).toMatchObject({ success: true, message: first.message });
    expect(again.item?.log.filter(({ event }) => event === 'stopWork')).toHaveLength(1);
    expect(await act(scene.person.host, 'stopWork', id, { ...stop, reason: 'Other' })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('the clock', () => {
  it('writes what fell due in order, once, however late and by however many processes', async () => {
    const id = await scene.createApproved('B1D01', 'B2');
    await scene.setMinutes(5);
    await recordCheck(scene.person.requestor, id, gasTest());
    await act(scene.person.requestor, 'startWork', id, { signature });
    await scene.setMinutes(3000);
    expect((await readWork(scene.person.host, id)).item).toMatchObject({ condition: 'expired' });
    await Promise.all([1, 2, 3].map(() => runWorkClock(scene.app.context)));
    const { item } = await readWork(scene.person.host, id);
    expect(item?.log.map(({ event, at }) => [event, at])).toEqual([
      ['recordCheck', '2099-03-02T00:35:00.000Z'],
      ['startWork', '2099-03-02T00:35:00.000Z'],
      ['missCheck', '2099-03-02T01:10:00.000Z'],
      ['expireWork', '2099-03-02T12:35:00.000Z'],
    ]);
    expect(item?.log.at(-1)?.text).toBe('The work expired');
    expect(await resume(scene.person.supervisor, id)).toMatchObject({ code: 'CONFLICT' });
    expect(await performAction(scene.person.requestor, id, 'requestCancellation')).toMatchObject({ success: false });
    const photo = await takePhoto(scene.person.requestor);
    expect(conditionOf(await act(scene.person.requestor, 'finishWork', id, { clean: true, photo }))).toBe('fireWatch');
  });
});

describe('a handover', () => {
  it('lists the colleagues at the site for the holder, and for who may appoint another one', async () => {
    const id = await scene.startGeneral();
    const colleagues = await listCandidates(scene.person.requestor, id);
    expect(colleagues).toContain('Requestor Second Acme');
    expect(colleagues).not.toContain('Requestor Acme');
    // They may have to appoint another holder.
    expect(await listCandidates(scene.person.supervisor, id)).toContain('Requestor Second Acme');
    expect(await listCandidates(scene.person.closer, id)).toBe('FORBIDDEN');
    expect(await listCandidates(scene.person.foreignPm, id)).toBe('NOT_FOUND');
  });
});

describe('the series of checks', () => {
  it('say who may record them now, and when each is due', async () => {
    const id = await scene.createApproved('B1D01', 'B2');
    await scene.setMinutes(5);
    const nothingDue = { nextDue: null, missedAt: null };
    expect(await listRecordable(scene.person.requestor, id)).toEqual(
      expect.arrayContaining([
        { name: 'gasTest', mayRecord: true, ...nothingDue },
        { name: 'fireWatch', mayRecord: false, ...nothingDue },
      ]),
    );
    await recordCheck(scene.person.requestor, id, gasTest());
    await act(scene.person.requestor, 'startWork', id, { signature });
    const due = { nextDue: '2099-03-02T01:05:00.000Z', missedAt: '2099-03-02T01:10:00.000Z' };
    expect(await listRecordable(scene.person.closer, id)).toContainEqual({ name: 'gasTest', mayRecord: false, ...due });
  });
});

describe('who may not', () => {
  it('another company does not see the work at all', async () => {
    const id = await scene.startGeneral();
    expect(await readWork(scene.person.foreignPm, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await act(scene.person.foreignPm, 'stopWork', id, { reason: 'Smoke' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await recordCheck(scene.person.foreignPm, id, gasTest())).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a photo of somebody else, and a signature that is none, are refused', async () => {
    const id = await scene.createApproved();
    await scene.setMinutes(10);
    expect(await act(scene.person.requestor, 'startWork', id, { signature: 'data:text/html,x' })).toMatchObject({
      code: 'BAD_INPUT',
    });
    await act(scene.person.requestor, 'startWork', id, { signature });
    const photo = await takePhoto(scene.person.pm);
    expect(await act(scene.person.requestor, 'finishWork', id, { clean: true, photo })).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/not one of your uploads/),
    });
  });
});
