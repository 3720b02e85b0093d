import { expect, it } from 'vitest';
import type { Job } from '../job/job.ts';
import { getTaskAction } from '../summary/my-work.ts';
import { findNextTask } from '../summary/next-task.ts';
import { listOfferedActions } from '../summary/offered-during-stop.ts';
import {
  createSignOn,
  createJob,
  fullPolicy,
  minutesIn,
  people,
  sampleJobs,
  startedLog,
  type SamplePerson,
} from '../testing/sample-jobs.ts';
import type { WorkEntry } from '../log/work-log.ts';

const by = (name: SamplePerson) => ({ id: name, name });

function entry(event: Pick<WorkEntry, 'event' | 'details'>, minutes: number, who: SamplePerson = 'submitter') {
  return { ...event, at: minutesIn(minutes), by: by(who), reason: 'because' } as WorkEntry;
}

const giveTo = (to: SamplePerson, minutes: number) =>
  entry({ event: 'handOverWork', details: { to: by(to), done: 'a', left: 'b', watch: 'c' } }, minutes);
const accepted = (who: SamplePerson, minutes: number) => entry({ event: 'acceptHandover', details: {} }, minutes, who);
const stop = entry({ event: 'stopWork', details: { kind: 'unsafe' } }, 44, 'colleague');
const pause = entry({ event: 'pauseWork', details: {} }, 44);
const request = entry({ event: 'requestExtension', details: { until: minutesIn(660).toISOString() } }, 44);

/** Jobs in every condition, and what can be added to them. */
const jobs: Record<string, Job> = {
  ...Object.fromEntries(Object.entries(sampleJobs).map(([name, create]) => [name, create()])),
  offered: createJob([...startedLog, giveTo('colleague', 40)], 50, { policy: fullPolicy }),
  'offered, expired': createJob([...startedLog, giveTo('colleague', 40)], 700, { policy: fullPolicy }),
  paused: createJob([...startedLog, pause], 46, { policy: fullPolicy }),
  'paused for long': createJob([...startedLog, pause], 200, { policy: fullPolicy }),
  'more time wanted': createJob([...startedLog, request], 50, { policy: fullPolicy }),
  'held by an issuer when it was stopped': createJob(
    [
      ...startedLog,
      giveTo('owner', 40),
      accepted('owner', 41),
      stop,
      giveTo('colleague', 46),
      accepted('colleague', 47),
    ],
    50,
    { policy: fullPolicy },
  ),
};

/** What a user reads about a job in their work, and the actions that its page offers them. */
function read(name: string, who: SamplePerson) {
  const job = jobs[name];
  if (!job) throw new Error(`no job ${name}`);
  return { found: findNextTask(people[who], job), offered: listOfferedActions(people[who], job) };
}

it.each(Object.keys(jobs))('Live work offers only what the permit itself offers, in the same words: %s', (name) => {
  for (const who of Object.keys(people) as SamplePerson[]) {
    const { found, offered } = read(name, who);
    if (!found) continue;
    const action = getTaskAction(found.task);
    if (action === undefined) continue;
    const same = offered.find((one) => one.action === action);
    const words = same?.blockedBy ? 'See what is missing' : same?.label;
    expect([name, who, found.task, found.button]).toEqual([name, who, found.task, same && words]);
  }
});

it('nobody is asked to answer for their own work', () => {
  expect(read('held by an issuer when it was stopped', 'owner').found?.task).toBe('keepAnEye');
  expect(read('held by an issuer when it was stopped', 'supervisor').found?.task).toBe('resume');
});

it('a check that is due while people are signed on to paused work is the next thing, ahead of waiting', () => {
  const log = [...startedLog, createSignOn(31, 'faizal', 'gasTester'), pause];
  const findAt = (minutes: number, who: SamplePerson) =>
    findNextTask(people[who], createJob(log, minutes, { policy: fullPolicy }))?.task;
  expect([findAt(45, 'submitter'), findAt(50, 'submitter')]).toEqual(['checkSoon', 'checkSoon']);
  expect([findAt(57, 'submitter'), findAt(57, 'supervisor')]).toEqual(['checkLate', 'checkLate']);
  // Nobody is there: nothing falls due.
  const deserted = createJob([...startedLog, pause], 57, { policy: fullPolicy });
  expect(findNextTask(people.submitter, deserted)?.task).toBe('wait');
});
