import { describe, expect, it } from 'vitest';
import { formatWorkEntry } from '../records/format-entry.ts';
import { findCondition } from '../requirements/read-job.ts';
import { formatCondition } from '../summary/label.ts';
import { listSignedOnThen, toPressedAt } from '../job/late-arrival.ts';
import { createJob, fullPolicy, generalPolicy, minutesIn, people, startedLog } from '../testing/sample-jobs.ts';
import { decideStopByWorker } from './stop-by-worker.ts';
import { stopKindNames, stopKinds, type StopKind } from '../log/stop-kinds.ts';
import { findWorkerWhoActed, type WorkEntry, type WorkLog } from '../log/work-log.ts';
import { workRules } from '../table/rules.ts';

const signedOn: WorkEntry = {
  event: 'signOn',
  at: minutesIn(26),
  by: null,
  reason: null,
  details: { workerId: 'welder', certificates: [] },
};
const log = [...startedLog, signedOn];
const live = () => createJob(log, 45);
interface SentStop {
  workerId?: string;
  kind?: StopKind;
  note?: string;
  deviceTime?: string;
  pinChecked?: boolean;
}

function decide(job = live(), sent: SentStop = {}, all: WorkLog = log) {
  const { workerId = 'welder', kind = 'gas', note = '', deviceTime, pinChecked } = sent;
  const pressedAt = toPressedAt(deviceTime, job.now);
  const signedOnThen = listSignedOnThen(job, all, pressedAt);
  return decideStopByWorker(job, workerId, kind, note, {
    pressedAt,
    signedOnThen,
    ...(pinChecked !== undefined && { pinChecked }),
  });
}

it('a worker who is signed on stops the work, by whichever kind, and the log holds no name', () => {
  for (const kind of stopKindNames) {
    const job = live();
    const decision = decide(job, { kind, note: ' at the manhole ' });
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.entry).toMatchObject({
      event: 'stopWork',
      by: null,
      reason: 'at the manhole',
      details: { workerId: 'welder', kind },
    });
    const after = { ...job, state: decision.after };
    expect(findCondition(after)).toBe('suspended');
    expect(formatCondition(after)).toBe(`Stopped by a worker: ${stopKinds[kind].words}: at the manhole`);
    expect(findWorkerWhoActed(decision.entry)).toBe('welder');
    // Nobody resumes it alone as their own pause.
    const rule = workRules['the permit holder after a short pause of their own, otherwise the issuing authority'];
    expect(rule(people.submitter, after)).toBe(false);
  }
});

describe('a stop by a worker is taken', () => {
  const finish: WorkEntry = {
    event: 'finishWork',
    at: minutesIn(50),
    by: null,
    reason: null,
    details: { confirmedOff: ['welder'] },
  };
  const pressedAt = (minutes: number) => ({ deviceTime: minutesIn(minutes).toISOString() });
  it.each<[string, ReturnType<typeof decide>, string]>([
    ['when the work has expired', decide(createJob(log, 3 * 24 * 60)), 'expired'],
    ['when it is stopped already', decide(createJob([...log, stop()], 46)), 'suspended'],
    ['without a network, from the time when it was pressed', decide(live(), pressedAt(41)), 'suspended'],
    [
      'after the end, where it was pressed before',
      decide(createJob([...log, finish], 52), pressedAt(49), [...log, finish]),
      'fireWatch',
    ],
  ])('%s', (_when, decision, condition) => {
    if (!decision.allowed) throw new Error(decision.problem);
    const [newest] = decision.after.causes;
    expect(newest).toMatchObject({ kind: 'dangerStop', entry: { details: { kind: 'gas' } } });
    const isLate = 'pressedAt' in decision.entry.details;
    expect(isLate && newest && newest.at < newest.receivedAt).toBe(isLate);
    expect(findCondition({ ...live(), state: decision.after, now: decision.entry.at })).toBe(condition);
  });

  it('with a PIN that was not checked, which the record says', () => {
    const decision = decide(live(), { pinChecked: false });
    const texts = { policy: fullPolicy, timeZone: 'Asia/Singapore', nameWorker: () => 'Ali' };
    if (!decision.allowed) throw new Error(decision.problem);
    expect(formatWorkEntry(decision.entry, texts)).toBe(
      'A worker on the job stopped the work: Ali, Gas alarm or smell, PIN not checked',
    );
  });
});

describe('a stop by a worker is refused', () => {
  const day = 24 * 60;
  it.each([
    ['by whoever is not signed on', decide(live(), { workerId: 'rigger' }), 'notSignedOn'],
    [
      'by whoever was not signed on when they pressed',
      decide(createJob(startedLog, 45), { deviceTime: minutesIn(20).toISOString() }),
      'notSignedOn',
    ],
    ['when the work is finished', decide(finished()), 'nothingToStop'],
    [
      'more than 24 hours after it was pressed by whoever has left since',
      decide(createJob(startedLog, 2 * day), { deviceTime: minutesIn(day - 1).toISOString() }),
      'tooLate',
    ],
  ])('%s', (_when, decision, key) => {
    expect(decision).toMatchObject({ allowed: false, signOnProblem: { key } });
  });

  // Nobody is signed on any more once the fire watch is over, unless they sign on to the next job.
  function finished() {
    const finish: WorkEntry = { ...signedOn, event: 'finishWork', at: minutesIn(50), details: {} };
    const job = createJob([...startedLog, finish], 400, { policy: generalPolicy });
    return { ...job, state: { ...job.state, signedOn: live().state.signedOn } };
  }
});

function stop(): WorkEntry {
  return { event: 'stopWork', at: minutesIn(40), by: null, reason: 'Smoke', details: { workerId: 'welder' } };
}

it('a stop is not refused for an endless text, which is cut', () => {
  const decision = decide(live(), { note: 'x'.repeat(9000) });
  expect(decision.allowed && decision.entry.reason).toHaveLength(2000);
});

it('an entry names its worker only where it is read', () => {
  const texts = { policy: fullPolicy, timeZone: 'Asia/Singapore', nameWorker: (id: string) => `Mr ${id}` };
  const holder = { id: 'submitter', name: 'Ravi Kumar' };
  expect(formatWorkEntry(signedOn, texts)).toBe('A worker signed on: Mr welder');
  expect(formatWorkEntry({ ...signedOn, by: holder }, texts)).toBe('Ravi Kumar signed a worker on: Mr welder');
  expect(findWorkerWhoActed({ ...signedOn, by: holder })).toBeUndefined();
});
