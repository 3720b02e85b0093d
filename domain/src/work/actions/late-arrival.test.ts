import { describe, expect, it } from 'vitest';
import { decideWork } from './decide.ts';
import { decideSignOff } from '../sign-on/decide-sign-on.ts';
import { formatWorkEntry } from '../records/format-entry.ts';
import { listSignedOnThen, toPressedAt } from '../job/late-arrival.ts';
import { createJob, fullPolicy, minutesIn, people, sampleJobs, startedLog } from '../testing/sample-jobs.ts';
import { decideStopByWorker } from '../sign-on/stop-by-worker.ts';
import type { WorkEntry } from '../log/work-log.ts';

const signOn = (minutes: number): WorkEntry => ({
  event: 'signOn',
  at: minutesIn(minutes),
  by: null,
  reason: null,
  details: { workerId: 'welder', certificates: [] },
});
const signOff = (minutes: number): WorkEntry => ({
  event: 'signOff',
  at: minutesIn(minutes),
  by: null,
  reason: null,
  details: { workerId: 'welder' },
});

const log = [...startedLog, signOn(30), signOff(40)];

describe('the time at which a button was pressed', () => {
  const now = minutesIn(45);

  it.each([
    ['without a time of the device', undefined, now],
    ['of a device whose time cannot be read', 'yesterday', now],
    ['in the future', minutesIn(50).toISOString(), now],
    ['before now', minutesIn(35).toISOString(), minutesIn(35)],
  ])('%s', (_what, deviceTime, pressedAt) => {
    expect(toPressedAt(deviceTime, now)).toEqual(pressedAt);
  });
});

describe('who was signed on then', () => {
  it.each([
    [29, []],
    [30, ['welder']],
    [39, ['welder']],
    [40, []],
  ])('at minute %i', (minute, workers) => {
    expect([...listSignedOnThen(createJob(log, 45), log, minutesIn(minute)).keys()]).toEqual(workers);
  });

  it('is nobody after 24 hours', () => {
    const signedOnThen = (minutes: number) => listSignedOnThen(createJob(log, minutes), log, minutesIn(35)).size;
    expect([signedOnThen(35 + 24 * 60), signedOnThen(36 + 24 * 60)]).toEqual([1, 0]);
  });
});

describe('a stop that arrives late', () => {
  const pressedAt = minutesIn(35);
  const decideLate = (signedOnThen: ReadonlySet<string>) =>
    decideStopByWorker(createJob(log, 45), 'welder', 'gas', '', { pressedAt, signedOnThen, pinChecked: false });

  it('is taken from somebody who has signed off since, with both times, and stops the work from its arrival', () => {
    const decision = decideLate(new Set(['welder']));
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.entry).toMatchObject({
      at: minutesIn(45),
      details: { kind: 'gas', workerId: 'welder', pressedAt: pressedAt.toISOString(), pinChecked: false },
    });
    expect(decision.after.causes[0]?.entry).toBe(decision.entry);
  });

  it('is refused to somebody who was not signed on then', () => {
    expect(decideLate(new Set())).toMatchObject({ allowed: false, signOnProblem: { key: 'notSignedOn' } });
  });

  it('is refused after 24 hours to somebody who has signed off since', () => {
    const job = createJob(log, 36 + 24 * 60);
    const how = { pressedAt, signedOnThen: new Set<string>() };
    expect(decideStopByWorker(job, 'welder', 'gas', '', how)).toMatchObject({ signOnProblem: { key: 'tooLate' } });
  });
});

it.each([
  [
    35,
    'A worker on the job stopped the work: Mr welder, Gas alarm or smell, PIN not checked, pressed 23 Nov 2026, 08:35',
  ],
  [44.5, 'A worker on the job stopped the work: Mr welder, Gas alarm or smell, PIN not checked'],
])('the history says of a stop pressed at minute %d when that was, and that no PIN was checked', (minute, text) => {
  const how = { pressedAt: minutesIn(minute), signedOnThen: new Set(['welder']), pinChecked: false };
  const decision = decideStopByWorker(createJob(log, 45), 'welder', 'gas', '', how);
  const texts = { policy: fullPolicy, timeZone: 'Asia/Singapore', nameWorker: (id: string) => `Mr ${id}` };
  expect(decision.allowed && formatWorkEntry(decision.entry, texts)).toBe(text);
});

describe('a sign-off that arrives late', () => {
  it('has both times', () => {
    const decision = decideSignOff(createJob([...startedLog, signOn(30)], 45), 'welder', null, {
      pressedAt: minutesIn(40),
    });
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.entry).toMatchObject({ at: minutesIn(45), details: { pressedAt: minutesIn(40).toISOString() } });
    expect(decision.after.signedOn.size).toBe(0);
  });

  it('does not take somebody off the list who has signed on again since', () => {
    const job = createJob([...log, signOn(42)], 45);
    expect(decideSignOff(job, 'welder', null, { pressedAt: minutesIn(39) })).toMatchObject({
      allowed: false,
      signOnProblem: { key: 'notSignedOn' },
    });
  });

  it('is refused after 24 hours: nobody knows any more what it meant', () => {
    const job = createJob([...startedLog, signOn(30)], 36 + 24 * 60);
    expect(decideSignOff(job, 'welder', null, { pressedAt: minutesIn(35) })).toMatchObject({
      signOnProblem: { key: 'tooLate' },
    });
  });
});

it.each([
  [minutesIn(35).toISOString(), { pressedAt: minutesIn(35).toISOString() }],
  ['2999-01-01T00:00:00Z', {}],
  ['yesterday', {}],
  [undefined, {}],
])('a stop by a user with the time %j of the device', (deviceTime, details) => {
  const job = { ...sampleJobs.live(), now: minutesIn(45) };
  const decision = decideWork(people.owner, job, 'stopWork', { reason: 'Smoke', deviceTime });
  expect(decision.allowed && decision.entry.details).toEqual(details);
});
