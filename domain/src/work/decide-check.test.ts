import { describe, expect, it } from 'vitest';
import { fireWatchSeriesName, isolationSeriesName, gasReadings } from '../template/work-policy.ts';
import { findLimitProblem, type CheckResult } from './check-record.ts';
import { decideCheck, type SentCheck } from './decide-check.ts';
import { findCondition } from './job.ts';
import {
  createGasTest,
  createJob,
  fullPolicy,
  people,
  sampleJobs,
  startedLog,
  type SamplePerson,
} from './sample-jobs.ts';

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

function decide(who: SamplePerson, check: SentCheck, job = sampleJobs.live()): string {
  const decision = decideCheck(people[who], job, check);
  return decision.allowed ? 'recorded' : decision.problem;
}

describe('a check is refused', () => {
  it.each<[string, SamplePerson, SentCheck, RegExp, ReturnType<typeof createJob>?]>([
    [
      'by somebody without a part in the work',
      'bystander',
      createGasTest(),
      /Only the permit holder or the issuing side/,
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
    ['with an unreadable time', 'submitter', { ...createGasTest(), deviceTime: 'noon' }, /cannot be read/],
    [
      'of isolations by the holder',
      'submitter',
      { series: isolationSeriesName, values: {}, passed: true },
      /Only the issuing side/,
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
    const decision = decideCheck(people.submitter, job, { ...createGasTest(value), passed });
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.entry).toMatchObject({ event: 'recordCheck', details: { result } });
    expect(findCondition({ ...job, state: decision.after })).toBe(condition);
  });

  it.each<[string, Partial<SentCheck>]>([
    ['without the instrument', { instrument: '' }],
    ['with an instrument out of calibration', { calibratedOn: '2026-05-01' }],
    ['with no calibration date', { calibratedOn: 'soon' }],
    ['without the readings before it', { values: { flammable: 40 } }],
    ['with the time of a device that is fast', { deviceTime: '2026-11-23T01:00:00Z' }],
    ['with a note that is too long', { note: 'x'.repeat(5_000_000) }],
    ['with a note that is cut within a character', { note: `${'x'.repeat(1999)}😷` }],
    ['with anything for a calibration date', { calibratedOn: 'x'.repeat(5_000_000) }],
  ])('as failed %s: a dangerous value waits for nothing', (_which, shortcoming) => {
    const job = sampleJobs.live();
    const decision = decideCheck(people.submitter, job, { ...createGasTest(40), ...shortcoming });
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

it("a fire watcher's rounds during the work are recorded then, and those of the fire watch after it", () => {
  const series = { name: 'patrol', title: 'Patrol', kind: 'fireWatchRound', readings: [], graceMinutes: 5 } as const;
  const withPatrol = { ...fullPolicy, checks: [...fullPolicy.checks, { ...series, readings: [] }] };
  const round = (name: string): SentCheck => ({ series: name, values: {}, passed: true });
  const live = createJob(startedLog, 45, { policy: withPatrol });
  expect(decide('submitter', round('patrol'), live)).toBe('recorded');
  expect(decide('submitter', round(fireWatchSeriesName), live)).toMatch(/is not recorded now/);
  expect(decide('submitter', round(fireWatchSeriesName), sampleJobs.fireWatch())).toBe('recorded');
});
