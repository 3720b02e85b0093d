import { describe, expect, it } from 'vitest';
import { formatWorkEntry } from './format-entry.ts';
import { findCondition } from './job.ts';
import { formatCondition } from './label.ts';
import { createJob, fullPolicy, minutesIn, people, startedLog } from './sample-jobs.ts';
import { decideStopByWorker, stopReasonNames, stopReasons } from './stop-by-worker.ts';
import { findWorkerWhoActed, type WorkEntry } from './work-log.ts';
import { workRules } from './rules.ts';

const signedOn: WorkEntry = {
  event: 'signOn',
  at: minutesIn(26),
  by: null,
  reason: null,
  details: { workerId: 'welder', certificates: [] },
};
const live = () => createJob([...startedLog, signedOn], 45);

function decide(job = live(), worker = 'welder', note = '') {
  return decideStopByWorker(job, worker, 'gas', note);
}

it('a worker who is signed on stops the work, by whichever reason, and the log holds no name', () => {
  for (const reason of stopReasonNames) {
    const job = live();
    const decision = decideStopByWorker(job, 'welder', reason, ' at the manhole ');
    if (!decision.allowed) throw new Error(decision.problem);
    expect(decision.entry).toMatchObject({
      event: 'stopWork',
      by: null,
      reason: `${stopReasons[reason]}: at the manhole`,
      details: { workerId: 'welder' },
    });
    const after = { ...job, state: decision.after };
    expect(findCondition(after)).toBe('suspended');
    expect(formatCondition(after)).toBe(`Suspended by a worker: ${stopReasons[reason]}: at the manhole`);
    expect(findWorkerWhoActed(decision.entry)).toBe('welder');
    // Nobody resumes it alone as their own pause.
    const rule = workRules['the permit holder after a short pause of their own, otherwise the issuing side'];
    expect(rule(people.submitter, after)).toBe(false);
  }
});

describe('a stop by a worker is refused', () => {
  it.each([
    ['by whoever is not signed on', decide(live(), 'rigger'), 'notSignedOn'],
    ['when the work has expired', decide(createJob([...startedLog, signedOn], 3 * 24 * 60)), 'nothingToStop'],
    ['when it is suspended already', decide(createJob([...startedLog, signedOn, stop()], 46)), 'nothingToStop'],
  ])('%s', (_when, decision, key) => {
    expect(decision).toMatchObject({ allowed: false, signOnProblem: { key } });
  });

  function stop(): WorkEntry {
    return { event: 'stopWork', at: minutesIn(40), by: null, reason: 'Smoke', details: { workerId: 'welder' } };
  }
});

it('a stop is not refused for an endless text, which is cut', () => {
  const decision = decide(live(), 'welder', 'x'.repeat(9000));
  expect(decision.allowed && decision.entry.reason).toHaveLength(2000);
});

it('an entry names its worker only where it is read', () => {
  const texts = { policy: fullPolicy, timeZone: 'Asia/Singapore', nameWorker: (id: string) => `Mr ${id}` };
  const holder = { id: 'submitter', name: 'Ravi Kumar' };
  expect(formatWorkEntry(signedOn, texts)).toBe('A worker signed on: Mr welder');
  expect(formatWorkEntry({ ...signedOn, by: holder }, texts)).toBe('Ravi Kumar signed a worker on: Mr welder');
  expect(findWorkerWhoActed({ ...signedOn, by: holder })).toBeUndefined();
});
