import { describe, expect, it } from 'vitest';
import { fireWatchSeriesName, isolationSeriesName, gasReadings } from '../../work-policy/work-policy.ts';
import { findLimitProblem, type CheckResult } from '../log/check-record.ts';
import { decideCheck, type SentCheck } from './decide-check.ts';
import { formatCheck, formatWorkEntry } from '../records/format-entry.ts';
import { findCondition } from '../requirements/read-job.ts';
import { findNextCheck } from '../summary/label.ts';
import {
  createGasTest,
  createJob,
  fullPolicy,
  minutesIn,
  people,
  sampleJobs,
  startedLog,
  type SamplePerson,
} from '../testing/sample-jobs.ts';
import type { WorkEntry } from '../log/work-log.ts';

const [oxygen, flammable] = gasReadings;

it.each([
  [oxygen, 19.4, '19.4 % is below the limit of 19.5 %.'],
  [oxygen, 19.5, undefined],
  [oxygen, 23.5, undefined],
  [oxygen, 23.6, '23.6 % is above the limit of 23.5 %.'],
  [flammable, 9.9, undefined],
  [flammable, 10, '10 % is not below 10 %.'],
  [flammable, 12, '12 % is above the limit of 10 %.'],
])('a reading against its limits', (reading, value, problem) => {
  expect(reading && findLimitProblem(reading, value)).toBe(problem);
});

function decide(who: SamplePerson, check: SentCheck, job = sampleJobs.live(), approvedAt: Date | null = null): string {
  const decision = decideCheck(people[who], job, check, approvedAt);
  return decision.allowed ? 'recorded' : decision.problem;
}

describe('a check is refused', () => {
  it.each<[string, SamplePerson, SentCheck, RegExp, ReturnType<typeof createJob>?]>([
    [
      'by somebody without a part in the work',
      'bystander',
      createGasTest(),
      /Only the permit holder or the issuing authority/,
    ],
    [
      'of a series that the policy does not have',
      'submitter',
      { ...createGasTest(), series: 'noise' },
      /no check 'noise'/,
    ],
    ['before the period', 'submitter', createGasTest(), /This work is Planned/, sampleJobs.planned()],
    ['after the work', 'submitter', createGasTest(), /This work is Fire watch/, sampleJobs.fireWatch()],
    ['without its first reading', 'submitter', { ...createGasTest(), values: {} }, /Oxygen is missing/],
    [
      'with a gap',
      'submitter',
      { ...createGasTest(), values: { oxygen: 20, hydrogenSulfide: 0 } },
      /Flammable gas \(LEL\) is missing/,
    ],
    [
      'with a reading of something else',
      'submitter',
      { ...createGasTest(), values: { oxygen: 20, argon: 1 } },
      /no reading 'argon'/,
    ],
    [
      'with a value that is no number',
      'submitter',
      { ...createGasTest(), values: { oxygen: Number.NaN } },
      /must be a number/,
    ],
    [
      'with a value below what the instrument shows',
      'submitter',
      createGasTest(-50),
      /^Flammable gas \(LEL\): The instrument shows 0 to 100 %. Check the value.$/,
    ],
    ['with a value above what the instrument shows', 'submitter', createGasTest(200), /0 to 100 %. Check the value/],
    [
      'with a value and over range for one reading',
      'submitter',
      { ...createGasTest(5), overRange: ['flammable'] },
      /has a value and is over range/,
    ],
    ['with something else over range', 'submitter', { ...createGasTest(), overRange: ['argon'] }, /no reading 'argon'/],
    [
      'measured by somebody who is not signed on',
      'submitter',
      { ...createGasTest(), measuredBy: 'faizal' },
      /^Who measured Gas test is not signed on/,
    ],
    [
      'without its instrument',
      'submitter',
      { ...createGasTest(), instrument: ' ' },
      /Enter the number of the instrument/,
    ],
    ['without the calibration date', 'submitter', { ...createGasTest(), calibratedOn: 'soon' }, /calibration date/],
    [
      'with an instrument out of calibration',
      'submitter',
      { ...createGasTest(), calibratedOn: '2026-05-01' },
      /more than 180 days ago/,
    ],
    [
      'with a calibration in the future',
      'submitter',
      { ...createGasTest(), calibratedOn: '2026-12-01' },
      /in the future/,
    ],
    [
      'with an instrument that is out of calibration since this morning at the site',
      'submitter',
      { ...createGasTest(), calibratedOn: '2026-05-26' },
      /more than 180 days ago/,
      createJob(startedLog, 45),
    ],
    [
      "with a device's time in the future",
      'submitter',
      { ...createGasTest(), deviceTime: '2026-11-23T01:00:00Z' },
      /device's time is in the future/,
    ],
    [
      'taken more than 12 hours ago',
      'submitter',
      { ...createGasTest(), deviceTime: '2026-11-22T12:44:59Z' },
      /more than 12 hours ago/,
    ],
    ['with an unreadable time', 'submitter', { ...createGasTest(), deviceTime: 'noon' }, /cannot be read/],
    [
      'of isolations by the holder',
      'submitter',
      { series: isolationSeriesName, values: {}, passed: true },
      /Only the issuing authority/,
      createJob(startedLog, 45, { policy: { ...fullPolicy, isolation: true } }),
    ],
  ])('%s', (_which, who, check, sentence, job) => {
    expect(decide(who, check, job)).toMatch(sentence);
  });
});

describe('a check is recorded', () => {
  it.each<[string, number, boolean, CheckResult, string]>([
    ['within its limits', 0, true, 'passed', 'live'],
    ['outside its limits, and suspends the work', 12, true, 'failed', 'suspended'],
    ['as failed by the person, and suspends the work', 0, false, 'failed', 'suspended'],
  ])('%s', (_which, value, passed, result, condition) => {
    const job = sampleJobs.live();
    const decision = decideCheck(people.submitter, job, { ...createGasTest(value), passed }, null);
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.entry).toMatchObject({ event: 'recordCheck', details: { result } });
    expect(findCondition({ ...job, state: decision.after })).toBe(condition);
  });

  it('exactly 12 hours after it was taken', () => {
    expect(decide('submitter', { ...createGasTest(), deviceTime: '2026-11-22T12:45:00Z' })).toBe('recorded');
  });

  it('as failed where a reading is over range, with what the instrument shows', () => {
    const job = sampleJobs.live();
    const check = { ...createGasTest(), values: { oxygen: 20.9 }, overRange: ['flammable'] };
    const decision = decideCheck(people.submitter, job, check, null);
    if (!decision.allowed) throw new Error(decision.problem);
    expect(findCondition({ ...job, state: decision.after })).toBe('suspended');
    expect(decision.entry).toMatchObject({ details: { result: 'failed', overRange: ['flammable'] } });
    expect(decision.entry.event === 'recordCheck' && formatCheck(decision.entry.details, job.policy)).toBe(
      'Oxygen 20.9 %, Flammable gas (LEL) > 100 % LEL: failed. Flammable gas (LEL): > 100 % LEL: more than the instrument shows.',
    );
  });

  it('with who measured it, who is signed on', () => {
    const signOn = { workerId: 'faizal', certificates: [] };
    const entry: WorkEntry = { event: 'signOn', at: minutesIn(26), by: null, reason: null, details: signOn };
    const job = createJob([...startedLog, entry], 45);
    const decision = decideCheck(people.submitter, job, { ...createGasTest(), measuredBy: 'faizal' }, null);
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.entry).toMatchObject({ by: { id: 'submitter' }, details: { measuredBy: 'faizal' } });
    const texts = { policy: job.policy, timeZone: 'Asia/Singapore', nameWorker: (id: string) => `worker ${id}` };
    expect(formatWorkEntry(decision.entry, texts)).toMatch(/: passed, measured by worker faizal$/);
  });

  it.each<[string, Partial<SentCheck>]>([
    ['without the instrument', { instrument: '' }],
    ['with an instrument out of calibration', { calibratedOn: '2026-05-01' }],
    ['with no calibration date', { calibratedOn: 'soon' }],
    ['without the readings before it', { values: { flammable: 40 } }],
    ['with the time of a device that is fast', { deviceTime: '2026-11-23T01:00:00Z' }],
    ['taken more than 12 hours ago', { deviceTime: '2026-11-20T01:00:00Z' }],
    ['measured by somebody who is not signed on', { measuredBy: 'x'.repeat(5_000_000) }],
    ['with a note that is too long', { note: 'x'.repeat(5_000_000) }],
    ['with a note that is cut within a character', { note: `${'x'.repeat(1999)}😷` }],
    ['with anything for a calibration date', { calibratedOn: 'x'.repeat(5_000_000) }],
  ])('as failed %s: a dangerous value waits for nothing', (_which, shortcoming) => {
    const job = sampleJobs.live();
    const decision = decideCheck(people.submitter, job, { ...createGasTest(40), ...shortcoming }, null);
    if (!decision.allowed) throw new Error(decision.problem);
    expect(findCondition({ ...job, state: decision.after })).toBe('suspended');
    expect(JSON.stringify(decision.entry).length).toBeLessThan(3000);
    expect(JSON.stringify(decision.entry)).not.toMatch(/T01:00|\\\\ud/);
  });

  it('with the readings after a failed one left out', () => {
    expect(decide('submitter', { ...createGasTest(), values: { oxygen: 18 } })).toBe('recorded');
  });

  it('as a round of the fire watch after the work', () => {
    const round = { series: 'fireWatch', values: {}, passed: true };
    expect(decide('submitter', round, sampleJobs.fireWatch())).toBe('recorded');
    expect(decide('submitter', round)).toMatch(/is not recorded now/);
  });
});

describe('the time at which a check was taken', () => {
  const at = (minutes: number) => ({ deviceTime: minutesIn(minutes).toISOString() });
  const record = (check: SentCheck, approvedAt: Date | null) => {
    const job = sampleJobs.live();
    const decision = decideCheck(people.submitter, job, check, approvedAt);
    if (!decision.allowed) throw new Error(decision.problem);
    return { ...job, state: decision.after };
  };

  it('is refused before the approval, where it passes', () => {
    const check = { ...createGasTest(), ...at(34) };
    expect(decide('submitter', check, sampleJobs.live(), minutesIn(35))).toBe(
      'This check was taken before the permit was approved, 23 Nov 2026, 08:35. Take it again.',
    );
    expect(decide('submitter', check, sampleJobs.live(), minutesIn(34))).toBe('recorded');
  });

  it('counts for the next one, not when it arrives', () => {
    expect(findNextCheck(record({ ...createGasTest(), ...at(34) }, null))?.due).toEqual(minutesIn(64));
    expect(findNextCheck(record(createGasTest(), null))?.due).toEqual(minutesIn(75));
  });

  it('moves nothing before the last record of its series', () => {
    expect(findNextCheck(record({ ...createGasTest(), ...at(24) }, null))?.due).toEqual(minutesIn(55));
  });

  it.each<[string, number, Date | null]>([
    ['before the approval', 34, minutesIn(35)],
    ['in the future', 90, null],
    ['too long ago', -24 * 60, null],
  ])('of one that fails counts from its arrival where it is %s', (_which, minutes, approvedAt) => {
    const { state } = record({ ...createGasTest(40), ...at(minutes) }, approvedAt);
    expect(state.lastChecks.get('gasTest')).toMatchObject({ takenAt: minutesIn(45), check: { result: 'failed' } });
  });

  it('counts for one that fails where it can be right', () => {
    const { state } = record({ ...createGasTest(40), ...at(34) }, null);
    expect(state.lastChecks.get('gasTest')).toMatchObject({ at: minutesIn(45), takenAt: minutesIn(34) });
  });
});

it("a fire watcher's rounds during the work are recorded then, and those of the fire watch after it", () => {
  const series = { name: 'patrol', title: 'Patrol', kind: 'fireWatchRound', readings: [], graceMinutes: 5 } as const;
  const withPatrol = { ...fullPolicy, checks: [...fullPolicy.checks, { ...series, readings: [] }] };
  const round = (name: string): SentCheck => ({ series: name, values: {}, passed: true });
  const live = createJob(startedLog, 45, { policy: withPatrol });
  expect(decide('submitter', round('patrol'), live)).toBe('recorded');
  expect(decide('submitter', round(fireWatchSeriesName), live)).toMatch(/is not recorded now/);
  expect(decide('submitter', round(fireWatchSeriesName), sampleJobs.fireWatch())).toBe('recorded');
});
