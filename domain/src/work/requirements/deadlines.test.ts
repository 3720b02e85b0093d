import { describe, expect, it } from 'vitest';
import { catchUp } from '../job/deadlines.ts';
import { findCondition } from './read-job.ts';
import { formatLength } from '../job/job-time.ts';
import { findNextCheck, formatCondition } from '../summary/label.ts';
import { findNextTask } from '../summary/next-task.ts';
import { createJob, generalPolicy, minutesIn, people, startedLog } from '../testing/sample-jobs.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

const started = startedLog[1] as WorkEntry;

function events(log: WorkLog, minutes: number, more: Parameters<typeof createJob>[2] = {}): string[] {
  return createJob(log, minutes, more).pending.map(
    ({ event, at }) => `${event} ${(at.getTime() - minutesIn(0).getTime()) / 60_000}`,
  );
}

describe('what falls due, in order', () => {
  it.each<[string, string[], WorkLog, number, Parameters<typeof createJob>[2]?]>([
    ['nothing before it is due', [], startedLog, 59],
    ['a check, after its grace time', ['missCheck 60'], startedLog, 60],
    ['a check, then the end of the period', ['missCheck 60', 'expireWork 600'], startedLog, 5000],
    [
      'the validity before the end of the period',
      ['missCheck 60', 'expireWork 750'],
      startedLog,
      5000,
      { end: minutesIn(3000) },
    ],
    [
      'a revalidation once, however long nobody comes',
      ['missRevalidation 1470'],
      [started],
      4000,
      { policy: generalPolicy, end: minutesIn(9000) },
    ],
    ['the end of what never started', ['expireWork 600'], [], 700],
    ['nothing for a permit that is not approved', [], [], 700, { isApproved: false }],
    [
      'the end of started work, approved or not',
      ['expireWork 600'],
      [started],
      700,
      { policy: generalPolicy, isApproved: false },
    ],
  ])('%s', (_which, expected, log, minutes, more) => {
    expect(events(log, minutes, more)).toEqual(expected);
  });

  it('the rounds of a fire watch', () => {
    const watched = [...startedLog, finish];
    expect(events(watched, 500)).toEqual(['missCheck 70', 'escalateFireWatch 170']);
    const watchChecks = [65, 80, 95].map((minutes) => createRound(minutes));
    expect(events([...watched, ...watchChecks], 500)).toEqual(['endFireWatch 110']);
  });
});

const finish: WorkEntry = { event: 'finishWork', at: minutesIn(50), by: null, reason: null, details: {} };

function createRound(minutes: number, result: 'passed' | 'failed' = 'passed', takenAt = minutes): WorkEntry {
  const deviceTime = takenAt === minutes ? {} : { deviceTime: minutesIn(takenAt).toISOString() };
  return {
    event: 'recordCheck',
    at: minutesIn(minutes),
    by: null,
    reason: null,
    details: { series: 'fireWatch', values: {}, result, ...deviceTime },
  };
}

describe('the whole length of a fire watch counts', () => {
  const watched = [...startedLog, finish];
  /** The log with what fell due until then, as the clock writes it. */
  const withDeadlines = (log: WorkLog, minutes: number): WorkLog => [...log, ...createJob(log, minutes).pending];
  const labelAt = (log: WorkLog, minutes: number) => formatCondition(createJob(log, minutes));
  const missed = withDeadlines(watched, 75);
  const failed = [...watched, createRound(65, 'failed')];
  const answer: WorkEntry = {
    event: 'resumeWork',
    at: minutesIn(80),
    by: null,
    reason: 'extinguished',
    details: { isInspected: true, answers: [] },
  };

  it('from the end of the work', () => {
    expect(labelAt(watched, 60)).toBe('Fire watch until 09:50');
  });

  it('after a missed round from the next that passes, which makes up for it', () => {
    expect(labelAt(missed, 90)).toBe('Fire watch: the next round starts it');
    const made = createJob([...missed, createRound(90)], 95);
    expect([formatCondition(made), made.state.causes]).toEqual(['Fire watch until 10:30', []]);
  });

  it('after a failed round from the first that passes once the issuing authority has answered it', () => {
    expect(labelAt(failed, 70)).toBe('Fire watch: Fire-watch round failed');
    expect(labelAt([...failed, createRound(75)], 76)).toBe('Fire watch: Fire-watch round failed');
    expect(labelAt([...failed, createRound(75), answer], 82)).toBe('Fire watch: the next round starts it');
    expect(labelAt([...failed, answer, createRound(85)], 86)).toBe('Fire watch until 10:25');
  });

  it('and no round is due before that answer, so that the answer comes next', () => {
    expect(findNextCheck(createJob(failed, 70))).toBeUndefined();
    expect(findNextTask(people.supervisor, createJob(failed, 70))?.task).toBe('inspect');
    expect(findNextTask(people.submitter, createJob(failed, 70))?.task).toBe('goOn');
    expect(findNextCheck(createJob([...failed, answer], 82))?.due).toEqual(minutesIn(80));
  });

  it('not from a round that was made before the one that failed, and arrives after it', () => {
    expect(labelAt([...failed, answer, createRound(85, 'passed', 60)], 86)).toBe(
      'Fire watch: the next round starts it',
    );
  });

  it('and it never ends by itself while nobody makes a round; the supervisors are told once', () => {
    expect(findCondition(createJob(failed, 9000))).toBe('fireWatch');
    expect(events(withDeadlines(failed, 9000), 9999)).toEqual([]);
  });
});

it('the next check counts from the last one, and is due at once where it fell due during a stop', () => {
  const next = (minutes: number, log: WorkLog) => findNextCheck(createJob([...startedLog, ...log], minutes))?.due;
  expect(next(45, [])).toEqual(minutesIn(55));
  const stopAndGo: WorkLog = [
    { event: 'pauseWork', at: minutesIn(40), by: null, reason: 'rain', details: {} },
    { event: 'resumeWork', at: minutesIn(58), by: null, reason: null, details: {} },
  ];
  expect(next(59, stopAndGo)).toEqual(minutesIn(58));
});

it('a permit approved again with a later end can start after all, if it never had', () => {
  const log = createJob([], 700).pending;
  expect(findCondition(createJob(log, 800, { end: minutesIn(2000), policy: generalPolicy }))).toBe('ready');
  const begun = createJob([started], 700, { policy: generalPolicy }).pending;
  expect(findCondition(createJob([started, ...begun], 800, { end: minutesIn(2000), policy: generalPolicy }))).toBe(
    'expired',
  );
});

it('at the very moment, a deadline has passed', () => {
  const { permit, policy, state } = createJob(startedLog, 45);
  expect(catchUp(permit, state, policy, minutesIn(60)).pending).toHaveLength(1);
  expect(catchUp(permit, state, policy, new Date(minutesIn(60).getTime() - 1)).pending).toHaveLength(0);
});

it('a label names the check that was missed', () => {
  expect(formatCondition(createJob(startedLog, 65))).toBe('Gas test missed');
});

it.each([
  [0, '0 min'],
  [-5, '0 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [134, '2 h 14 min'],
  [2879, '47 h 59 min'],
  [2880, '2 days'],
])('%s minutes are %s', (minutes, text) => {
  expect(formatLength(minutes * 60_000)).toBe(text);
});
