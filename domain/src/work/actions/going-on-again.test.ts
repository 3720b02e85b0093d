import { describe, expect, it } from 'vitest';
import { attendantSeries, gasTestSeries } from '../../work-policy/work-policy-defaults.ts';
import type { CheckSeries, WorkPolicy } from '../../work-policy/work-policy.ts';
import type { WorkInput } from '../table/work-asks.ts';
import { decideWork } from './decide.ts';
import { findNextCheck } from '../summary/label.ts';
import { findCondition } from '../requirements/read-job.ts';
import { needsAnswer } from '../requirements/closure-requirements.ts';
import { findNextTask } from '../summary/next-task.ts';
import { completeResumption, createJob, generalPolicy, minutesIn, people, startedLog } from '../testing/sample-jobs.ts';
import type { CheckResult } from '../log/check-record.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';
import { listRequirements } from '../requirements/requirements.ts';
import { checkWorkAction } from './check-action.ts';
import type { WorkAction } from '../table/work-table.ts';

/** Daily revalidation, and an attendant who is confirmed every hour with ten minutes of grace. */
const policy: WorkPolicy = { ...generalPolicy, checks: [{ ...attendantSeries, everyMinutes: 60, graceMinutes: 10 }] };

const by = { id: 'submitter', name: 'submitter' };
const failedGas = {
  series: 'gasTest',
  values: { oxygen: 20.9, flammable: 12, hydrogenSulfide: 0, carbonMonoxide: 0 },
  result: 'failed',
};
const start = startedLog[1] as WorkEntry;

const pause = (at: number): WorkEntry => ({
  event: 'pauseWork',
  at: minutesIn(at),
  by,
  reason: 'Lunch',
  details: {},
});
const resume = (at: number): WorkEntry => ({ event: 'resumeWork', at: minutesIn(at), by, reason: null, details: {} });
const check = (at: number, result: CheckResult): WorkEntry => ({
  event: 'recordCheck',
  at: minutesIn(at),
  by,
  reason: null,
  details: { series: attendantSeries.name, values: {}, result },
});
const revalidate = (at: number): WorkEntry => ({
  event: 'revalidateWork',
  at: minutesIn(at),
  by,
  reason: null,
  details: { signature: 'digest' },
});

const job = (log: WorkLog, minutes: number, more: Parameters<typeof createJob>[2] = {}) =>
  createJob([start, ...log], minutes, { policy, end: minutesIn(6000), ...more });

/** Why an action is refused; 'allowed' otherwise. */
function decide(action: WorkAction, ...[log, minutes, more]: Parameters<typeof job>): string {
  const result = checkWorkAction(people.supervisor, job(log, minutes, more), action);
  return result.allowed ? 'allowed' : result.problem;
}

describe('a check that is due', () => {
  it('is not put off by a pause or a revalidation', () => {
    expect(findNextCheck(job([pause(70), resume(80)], 81))?.due).toEqual(minutesIn(90));
    expect(findNextCheck(job([revalidate(95)], 96))?.due).toEqual(minutesIn(90));
    // Nor is one that fell due during the pause: the grace time begins when the work goes on.
    expect(findNextCheck(job([pause(85), resume(95)], 96))).toMatchObject({
      due: minutesIn(95),
      missedAt: minutesIn(105),
    });
  });

  it('is recorded before the work goes on', () => {
    const due = 'Attendant was due 23 Nov 2026, 09:30. Record it first.';
    expect(decide('resumeWork', [pause(85)], 95)).toBe(due);
    expect(decide('resumeWork', [pause(85), check(94, 'passed')], 95)).toBe('allowed');
    expect(decide('resumeWork', [], 120)).toBe(due);
  });
});

it('a missed check is made up for, also where the last one is recent enough for a start', () => {
  const frequent = { ...gasTestSeries, everyMinutes: 15, graceMinutes: 5, beforeStartMinutes: 30 };
  const more = { policy: { ...generalPolicy, checks: [frequent] } };
  const tested: WorkEntry = { ...startedLog[0], at: minutesIn(29) } as WorkEntry;
  expect(decide('resumeWork', [tested], 51, more)).toBe('Gas test was due 23 Nov 2026, 08:44. Record it first.');
  const again: WorkEntry = { ...tested, at: minutesIn(51) };
  const missed = job([tested], 51, more).pending;
  expect(decide('resumeWork', [tested, ...missed, again], 52, more)).toBe('allowed');
});

it('a test that a device sent late does not lift one that failed since', () => {
  const late: WorkEntry = {
    event: 'recordCheck',
    at: minutesIn(55),
    by,
    reason: null,
    details: { series: attendantSeries.name, values: {}, result: 'passed', deviceTime: minutesIn(40).toISOString() },
  };
  expect(decide('resumeWork', [check(50, 'failed'), late], 56)).toBe('Attendant failed at the last test.');
});

it('a check that failed is followed by one that passes, also where none is needed before the start', () => {
  const failed = 'Attendant failed at the last test.';
  expect(decide('resumeWork', [check(50, 'failed')], 55)).toBe(failed);
  expect(decide('resumeWork', [check(50, 'failed'), check(54, 'passed')], 55)).toBe('allowed');
  const ready = createJob([check(5, 'failed')], 10, { policy });
  expect(checkWorkAction(people.submitter, ready, 'startWork')).toMatchObject({ allowed: false, problem: failed });
});

it.each<[string, number | null, number, string | undefined]>([
  ['before the gas alarm of the site', 20, 15, 'Gas test: one that was taken after 08:20 has to pass first.'],
  ['after it', 20, 25, undefined],
  ['and there was no alarm', null, 15, undefined],
])('a gas test from %s, for work that has not started', (_when, alarm, tested, problem) => {
  const gasTested: WorkEntry = { ...startedLog[0], at: minutesIn(tested) } as WorkEntry;
  const gasStoppedAt = alarm === null ? null : minutesIn(alarm);
  const waiting = createJob([gasTested], 28, { policy: { ...generalPolicy, checks: [gasTestSeries] }, gasStoppedAt });
  const decision = checkWorkAction(people.submitter, waiting, 'startWork');
  expect(decision.allowed ? undefined : decision.problem).toBe(problem);
});

it('a gas test that is still to do is asked for once, whatever alarm there was before', () => {
  const gasStoppedAt = minutesIn(5);
  const waiting = createJob([], 10, { policy: { ...generalPolicy, checks: [gasTestSeries] }, gasStoppedAt });
  expect(checkWorkAction(people.submitter, waiting, 'startWork')).toMatchObject({
    allowed: false,
    problem: 'Gas test is not done yet.',
  });
});

it.each<[string, CheckSeries[], WorkLog, boolean | undefined]>([
  ['has none of its own', [], [], undefined],
  ['failed', [gasTestSeries], [{ ...startedLog[0], at: minutesIn(45), details: failedGas } as WorkEntry], undefined],
  ['is still to be taken', [gasTestSeries], [], false],
  ['has passed', [gasTestSeries], [{ ...startedLog[0], at: minutesIn(45) } as WorkEntry], true],
])(
  'after a stop for gas, a gas test counts as passed only where it has: the policy’s test %s',
  (_what, checks, log, met) => {
    const gasStop: WorkEntry = { event: 'stopWork', at: minutesIn(40), by, reason: null, details: { kind: 'gas' } };
    const stopped = createJob([...startedLog, gasStop, ...log], 50, { policy: { ...generalPolicy, checks } });
    const found = listRequirements(stopped, 'resumeWork').find(({ key }) => key === 'gasTestAfterAlarm');
    expect(found?.met).toBe(met);
  },
);

describe('a danger before a start that never came', () => {
  const stopped: WorkEntry = { event: 'stopWork', at: minutesIn(15), by, reason: null, details: { kind: 'gas' } };
  const expired = createJob([stopped], 640, { policy: { ...generalPolicy, checks: [gasTestSeries] } });

  it('is answered after the end of the permit, without a gas test; the work stays expired', () => {
    const decision = decideWork(people.supervisor, expired, 'resumeWork', completeResumption(expired));
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.after.causes).toEqual([]);
    expect(findCondition({ ...expired, state: decision.after })).toBe('expired');
    expect(findNextTask(people.supervisor, expired)).toMatchObject({ task: 'inspect', button: 'Answer what happened' });
  });

  it('keeps the permit from ending until then', () => {
    expect(needsAnswer({ condition: 'expired', hasStarted: false })).toBe(true);
    expect(needsAnswer({ condition: 'expired', hasStarted: true })).toBe(false);
  });

  it('is no way around finishing work that did start', () => {
    const started = createJob([...startedLog, { ...stopped, at: minutesIn(45) }], 640);
    expect(decideWork(people.supervisor, started, 'resumeWork', completeResumption(started))).toMatchObject({
      allowed: false,
      problem: 'This work has expired. Finish it: what is open is answered after that.',
    });
  });
});

describe('a revalidation of suspended work asks no less than a resumption', () => {
  const crew = { policy: { ...policy, crew: [{ certificate: 'craneOperator' as const, atLeast: 1 }] } };
  const offered: WorkEntry = {
    event: 'handOverWork',
    at: minutesIn(40),
    by,
    reason: null,
    details: { to: { id: 'colleague', name: 'colleague' }, done: 'a', left: 'b', watch: 'c' },
  };
  const missedAt = 30 + 24 * 60;
  const without = { policy: { ...generalPolicy } };
  const inspection: CheckSeries = { ...attendantSeries, beforeStartMinutes: 60, everyMinutes: 10_000 };
  it.each<[string, WorkLog, Parameters<typeof createJob>[2], RegExp]>([
    ['the crew', [], { policy: { ...crew.policy, checks: [] } }, /^Not signed on yet: crane operator/],
    ['an answer to a handover', [offered], without, /^The handover to colleague waits for an answer/],
    ['its checks', [], { policy: { ...generalPolicy, checks: [inspection] } }, /Attendant is not done yet/],
    ['no other cause', [pause(50)], without, /stands still for another reason, too/],
  ])('%s', (_what, log, more, sentence) => {
    expect(decide('revalidateWork', log, missedAt + 10, more)).toMatch(sentence);
  });

  it('and an answer with an inspection; then it counts from there', () => {
    const missed = job([], missedAt + 10, without);
    const [cause] = missed.state.causes;
    const send = (input: WorkInput) => decideWork(people.supervisor, missed, 'revalidateWork', input);
    expect(send({ signature: 'digest' })).toMatchObject({ problem: expect.stringMatching(/^Inspect the place first/) });
    const answers = [{ cause: cause?.id ?? '', answer: 'The supervisor was held up' }];
    const decision = send({ signature: 'digest', inspection: true, answers });
    expect(decision.allowed && [decision.after.causes, decision.after.validatedAt]).toEqual([[], missed.now]);
  });

  it('while live work is revalidated before the crew of the day has signed on', () => {
    expect(decide('revalidateWork', [], 55, crew)).toBe('allowed');
  });
});
