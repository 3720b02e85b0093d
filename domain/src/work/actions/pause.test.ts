import { describe, expect, it } from 'vitest';
import { decideCheck } from '../checks/decide-check.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { formatCondition } from '../summary/label.ts';
import { createGasTest, createJob, minutesIn, people, startedLog } from '../testing/sample-jobs.ts';
import { decideStopByWorker } from '../sign-on/stop-by-worker.ts';
import { summarizeJob } from '../summary/job-summary.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';
import { checkWorkAction } from './check-action.ts';

const signOn: WorkEntry = {
  event: 'signOn',
  at: minutesIn(26),
  by: null,
  reason: null,
  details: { workerId: 'welder', certificates: [] },
};
const pause: WorkEntry = {
  event: 'pauseWork',
  at: minutesIn(40),
  by: { id: 'submitter', name: 'submitter' },
  reason: 'Lunch',
  details: {},
};
const paused: WorkLog = [...startedLog, signOn, pause];

const mayResume = (job: Job) => checkWorkAction(people.submitter, job, 'resumeWork').allowed;

/** The job in its state after a decision. */
function after(job: Job, decision: { allowed: true; after: Job['state'] } | { allowed: false }): Job {
  if (!decision.allowed) throw new Error('The decision is a refusal.');
  return { ...job, state: decision.after };
}

it('the holder resumes alone after a short pause of their own', () => {
  const job = createJob(paused, 45);
  expect([findCondition(job), mayResume(job), summarizeJob(job)?.isPaused]).toEqual(['suspended', true, true]);
});

describe('a pause of the holder gives way to what suspends the work', () => {
  const parent = {
    number: 'P',
    copiedFrom: [],
    isApproved: true,
    condition: 'suspended',
    stoppedAt: minutesIn(42),
    isPaused: false,
    dangerAt: null,
    stopsAt: null,
    end: null,
  } as const;
  const check = decideCheck(people.submitter, createJob(paused, 44), createGasTest(12), null);
  const stop = decideStopByWorker(createJob(paused, 44), 'welder', 'gas', '');
  it.each<[string, Job, string]>([
    ['a check that fails', after(createJob(paused, 44), check), 'LEL 12 %'],
    [
      'a stop of all work, also once it is lifted',
      createJob([...paused, ...createJob(paused, 43, withStop(42)).pending], 45),
      'All work at the site was stopped: gas alarm',
    ],
    ['its parent permit', createJob(paused, 45, { parent }), 'Its parent permit stopped'],
    ['a stop by a worker', after(createJob(paused, 44), stop), 'Stopped by a worker: Gas alarm or smell'],
  ])('%s', (_which, job, label) => {
    expect(formatCondition(job)).toBe(label);
    expect([mayResume(job), summarizeJob(job)?.isPaused]).toEqual([false, false]);
  });
});

function withStop(minutes: number) {
  return { areaStop: { kind: 'gas' as const, reason: 'gas alarm', since: minutesIn(minutes) } };
}

it('what stood still before the pause has the time of the pause, so that the log stays in order', () => {
  const { pending } = createJob(paused, 45, withStop(38));
  expect(pending.map(({ at }) => at)).toEqual([minutesIn(40)]);
});

it('anybody stops paused work, and work that is stopped already', () => {
  const stopped = createJob([...paused, { ...pause, event: 'stopWork', at: minutesIn(41) }], 45);
  for (const job of [createJob(paused, 45), stopped])
    expect(checkWorkAction(people.bystander, job, 'stopWork').allowed).toBe(true);
});

describe('work whose parent permit was paused', () => {
  const parent = {
    number: 'P',
    copiedFrom: [],
    isApproved: true,
    condition: 'suspended',
    stoppedAt: minutesIn(42),
    isPaused: true,
    dangerAt: null,
    stopsAt: null,
    end: null,
  } as const;
  const goesOn = { ...parent, condition: 'live', stoppedAt: null, isPaused: false } as const;
  const live = [...startedLog, signOn];
  const { pending } = createJob(live, 45, { parent });

  it('goes on at the word of its own holder once the parent does', () => {
    expect(pending.map(({ details }) => details)).toEqual([{ cause: 'parentPause' }]);
    expect(mayResume(createJob([...live, ...pending], 46, { parent }))).toBe(false);
    expect(mayResume(createJob([...live, ...pending], 46, { parent: goesOn }))).toBe(true);
  });

  it('waits for the issuing authority when the parent was stopped meanwhile', () => {
    const log = [...live, ...pending];
    const stop = createJob(log, 47, { parent: { ...parent, isPaused: false } }).pending;
    const job = createJob([...log, ...stop], 48, { parent: goesOn });
    expect([mayResume(job), checkWorkAction(people.supervisor, job, 'resumeWork').allowed]).toEqual([false, true]);
  });
});

describe('in a pause, checks', () => {
  it('fall due while people are signed on, who were told to wait', () => {
    expect(createJob(paused, 61).pending.map(({ event }) => event)).toEqual(['missCheck']);
  });

  it('wait once everybody has signed off', () => {
    const signOff: WorkEntry = { ...signOn, event: 'signOff', at: minutesIn(41), details: { workerId: 'welder' } };
    expect(createJob([...paused, signOff], 61).pending).toEqual([]);
  });
});
