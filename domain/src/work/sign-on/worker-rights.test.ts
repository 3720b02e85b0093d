import { expect, it } from 'vitest';
import { workConditions, type WorkCondition } from '../log/conditions.ts';
import { checkRecordingByWorker } from '../checks/decide-check.ts';
import { decideEntry, mayRecordOthers } from './decide-entry.ts';
import { decideSignOff } from './decide-sign-on.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { findSeries } from '../log/combined-policy.ts';
import { attendantSeries } from '../../work-policy/work-policy-defaults.ts';
import { createJob, createSignOn, minutesIn, roleCrew, rolesPolicy, startedLog } from '../testing/sample-jobs.ts';
import { decideStopByWorker } from './stop-by-worker.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

const policy = { ...rolesPolicy, checks: [...rolesPolicy.checks, attendantSeries] };
const { fireWatch: _fireWatch, ...withoutWatch } = policy;
const holder = { id: 'submitter', name: 'submitter' };
const act = (minutes: number, entry: Partial<WorkEntry>): WorkEntry =>
  ({ at: minutesIn(minutes), by: holder, reason: null, ...entry }) as WorkEntry;

/** A second entrant, who is inside before the work stops. */
const chen = createSignOn(24, 'chen', 'entrant');
const crew: WorkLog = [...roleCrew, chen];
const chenIn = act(35, { event: 'recordEntry', details: { direction: 'in', workerId: 'chen' } });
const started: WorkLog = [...crew, ...startedLog, chenIn];
const stop = act(40, { event: 'stopWork', details: { kind: 'unsafe' } });
const out = act(41, { event: 'recordEntry', details: { direction: 'out', workerId: 'chen' } });
const finish = act(50, { event: 'finishWork', details: { confirmedOff: ['arun', 'faizal', 'muthu', 'chen'] } });

/** The same crew in each condition. */
const jobs: Record<WorkCondition, Job> = {
  planned: createJob([], -10, { policy }),
  notReady: createJob(crew, 26, { policy }),
  ready: createJob([...crew, ...startedLog.slice(0, 1)], 28, { policy }),
  live: createJob(started, 45, { policy }),
  suspended: createJob([...started, stop], 45, { policy }),
  expired: createJob([...started, stop], 640, { policy }),
  fireWatch: createJob([...started, out, finish], 60, { policy }),
  finished: createJob([...started, out, finish], 400, { policy: withoutWatch }),
};

const workers = ['arun', 'faizal', 'muthu', 'chen', 'lim'] as const;

/** What each worker is there, in the printed table. */
const names: Record<(typeof workers)[number], string> = {
  arun: 'attendant',
  faizal: 'gas tester',
  muthu: 'entrant',
  chen: 'entrant inside',
  lim: 'fire watcher',
};

function listRights(job: Job, workerId: string): string {
  const go = (direction: 'in' | 'out') =>
    decideEntry(job, { goer: { workerId }, direction }, { workerId }).allowed ? [direction] : [];
  const records = ['gasTest', 'attendant', 'fireWatch'].filter((name) => {
    const series = findSeries(job.policy, name);
    return series && checkRecordingByWorker(workerId, job, series).allowed;
  });
  return [
    ...go('in'),
    ...go('out'),
    ...(mayRecordOthers(job, workerId) ? ['others'] : []),
    ...records,
    ...(decideStopByWorker(job, workerId, 'gas', '').allowed ? ['stop'] : []),
    ...(decideSignOff(job, workerId, null).allowed ? ['off'] : []),
  ].join(', ');
}

it('each sample is in its condition', () => {
  for (const condition of workConditions)
    expect([condition, findCondition(jobs[condition])]).toEqual([condition, condition]);
});

it('what each worker may do on the sign-on page, in each condition', () => {
  const lines = workConditions.flatMap((condition) =>
    workers.map((worker) => `${condition} | ${names[worker]} | ${listRights(jobs[condition], worker)}`),
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "planned | attendant | 
    planned | gas tester | 
    planned | entrant | 
    planned | entrant inside | 
    planned | fire watcher | 
    notReady | attendant | others, attendant, stop, off
    notReady | gas tester | gasTest, stop, off
    notReady | entrant | stop, off
    notReady | entrant inside | stop, off
    notReady | fire watcher | stop, off
    ready | attendant | others, attendant, stop, off
    ready | gas tester | gasTest, stop, off
    ready | entrant | stop, off
    ready | entrant inside | stop, off
    ready | fire watcher | stop, off
    live | attendant | others, attendant, stop, off
    live | gas tester | gasTest, stop, off
    live | entrant | in, stop, off
    live | entrant inside | out, stop
    live | fire watcher | stop, off
    suspended | attendant | others, attendant, stop, off
    suspended | gas tester | gasTest, stop, off
    suspended | entrant | stop, off
    suspended | entrant inside | out, stop
    suspended | fire watcher | stop, off
    expired | attendant | others, attendant, stop, off
    expired | gas tester | gasTest, stop, off
    expired | entrant | stop, off
    expired | entrant inside | out, stop
    expired | fire watcher | stop, off
    fireWatch | attendant | 
    fireWatch | gas tester | 
    fireWatch | entrant | 
    fireWatch | entrant inside | 
    fireWatch | fire watcher | fireWatch, stop, off
    finished | attendant | 
    finished | gas tester | 
    finished | entrant | 
    finished | entrant inside | 
    finished | fire watcher | "
  `);
});
