import { describe, expect, it } from 'vitest';
import type { Job } from '../job/job.ts';
import type { WorkEntry } from '../log/work-log.ts';
import {
  completeInput,
  completeResumption,
  createJob,
  createSignOn,
  fullPolicy,
  generalPolicy,
  minutesIn,
  people,
  sampleJobs,
  startedLog,
  type SamplePerson,
} from '../testing/sample-jobs.ts';
import { actionInputs, listHandoverItems, type ActionResult } from './action-inputs.ts';
import type { WorkInput } from './work-asks.ts';
import { workActions, type WorkAction } from './work-table.ts';

/** What an action reads of what it was sent with. */
function read(action: WorkAction, job: Job, input: WorkInput = completeInput, who: SamplePerson = 'submitter') {
  const readInput = actionInputs[action] as (job: Job, input: WorkInput, actor: { id: string }) => ActionResult;
  return readInput(job, input, people[who]);
}

function entry(event: Pick<WorkEntry, 'event' | 'details'>, who: SamplePerson = 'submitter'): WorkEntry {
  return { ...event, at: minutesIn(40), by: { id: who, name: who }, reason: 'because' } as WorkEntry;
}

const live = (log: WorkEntry[] = [], more: Parameters<typeof createJob>[2] = {}) =>
  createJob([...startedLog, ...log], 45, more);

const extensionRequest = (until: Date) => entry({ event: 'requestExtension', details: { until: until.toISOString() } });
const requested = live([extensionRequest(minutesIn(660))]);
const answers = (job: Job) =>
  completeResumption(job).answers?.map(({ cause, answer, kind }) => ({ cause, answer, kind }));

const handover = { to: { id: 'colleague', name: 'colleague' }, done: 'done', left: 'left', watch: 'watch' };
const suspended = sampleJobs.suspended();
const resumption = { isInspected: true, answers: answers(suspended) };

/** What each action records, of everything that any action asks for. */
const recorded: Record<WorkAction, [Job, ActionResult | object, WorkInput?, SamplePerson?]> = {
  startWork: [sampleJobs.ready(), { event: 'startWork', details: { signature: 'digest' } }],
  pauseWork: [sampleJobs.live(), { event: 'pauseWork', details: {} }],
  stopWork: [sampleJobs.live(), { event: 'stopWork', details: { kind: 'unsafe', photo: 'photo.jpg' } }],
  resumeWork: [suspended, { event: 'resumeWork', details: resumption }, completeResumption(suspended)],
  revalidateWork: [live([], { policy: generalPolicy }), { event: 'revalidateWork', details: { signature: 'digest' } }],
  handOverWork: [sampleJobs.live(), { event: 'handOverWork', details: handover }],
  appointHolder: [sampleJobs.live(), { event: 'appointHolder', details: handover }, completeInput, 'supervisor'],
  stayHolder: [sampleJobs.live(), { event: 'stayHolder', details: {} }],
  acceptHandover: [sampleJobs.live(), { event: 'acceptHandover', details: {} }],
  declineHandover: [sampleJobs.live(), { event: 'declineHandover', details: {} }],
  withdrawHandover: [sampleJobs.live(), { event: 'withdrawHandover', details: {} }],
  requestExtension: [
    sampleJobs.live(),
    { event: 'requestExtension', details: { until: minutesIn(660).toISOString() } },
  ],
  answerExtension: [
    requested,
    { event: 'agreeExtension', details: { from: minutesIn(600).toISOString(), until: minutesIn(660).toISOString() } },
  ],
  finishWork: [sampleJobs.live(), { event: 'finishWork', details: { photo: 'photo.jpg' } }],
};

it.each(workActions)('%s records what it was sent with, and nothing else', (action) => {
  const [job, result, input, who] = recorded[action];
  expect(read(action, job, input, who)).toEqual(result);
});

describe('what it records depends on the job', () => {
  it.each<[string, WorkAction, Job, object, WorkInput?, SamplePerson?]>([
    [
      'a revalidation of work that stands still answers its causes, too',
      'revalidateWork',
      suspended,
      { event: 'revalidateWork', details: { signature: 'digest', ...resumption } },
      completeResumption(suspended),
    ],
    [
      'whoever appoints themselves needs a confirmation',
      'appointHolder',
      sampleJobs.live(),
      { event: 'appointHolder', details: { ...handover, needsConfirmation: true } },
      completeInput,
      'colleague',
    ],
    [
      'a refusal of an extension',
      'answerExtension',
      requested,
      { event: 'refuseExtension', details: {} },
      { ...completeInput, agreed: false },
    ],
    [
      'work without a photo',
      'finishWork',
      sampleJobs.live(),
      { event: 'finishWork', details: {} },
      { ...completeInput, photo: undefined },
    ],
    [
      'work that somebody else finishes names its holder',
      'finishWork',
      sampleJobs.live(),
      { event: 'finishWork', details: { photo: 'photo.jpg', inPlaceOf: { id: 'submitter', name: 'submitter' } } },
      completeInput,
      'supervisor',
    ],
    [
      'those who have left are confirmed by name, and nobody who is not signed on',
      'finishWork',
      live([createSignOn(31, 'arun')]),
      { event: 'finishWork', details: { photo: 'photo.jpg', confirmedOff: ['arun'] } },
      { ...completeInput, confirmedOff: ['arun', 'stranger'] },
    ],
  ])('%s', (_which, action, job, result, input, who) => {
    expect(read(action, job, input, who)).toEqual(result);
  });
});

const outsider = { id: 'x', name: 'Xavier', role: 'User', company: 'ACME', siteIds: ['site'] } as const;
const holder = { ...outsider, id: 'submitter' } as const;

describe('what is wrong with it is said', () => {
  it.each<[string, WorkAction, Job, string, WorkInput?, SamplePerson?]>([
    [
      'a resumption without an answer',
      'resumeWork',
      suspended,
      "Answer each cause. What was done about 'Stopped'?",
      {},
    ],
    [
      'a revalidation without an answer',
      'revalidateWork',
      suspended,
      "Answer each cause. What was done about 'Stopped'?",
      { signature: 'digest' },
    ],
    [
      'a handover to the holder',
      'handOverWork',
      sampleJobs.live(),
      'Xavier holds this permit already.',
      { ...completeInput, to: holder },
    ],
    [
      'an appointment of an outsider, by whoever it is',
      'appointHolder',
      sampleJobs.live(),
      'A permit is handed over only to people of ACME at its site. Xavier is not one of them.',
      { ...completeInput, to: outsider },
      'supervisor',
    ],
    [
      'a handover of a permit of staff to a contractor',
      'handOverWork',
      live([], { contractor: '' }),
      'A permit is handed over only to staff at its site. colleague is not one of them.',
    ],
    [
      'taking over with two points unseen',
      'acceptHandover',
      sampleJobs.live(),
      'Look at each point and tick it first: Open isolations, Work left.',
      { items: ['readings', 'people'] },
    ],
    [
      'taking over with nothing ticked while the work stands still',
      'acceptHandover',
      suspended,
      'Look at each point and tick it first: Open isolations, Latest readings, People signed on and inside, Why the work stands still, Work left.',
      {},
    ],
    [
      'an extension that the policy does not have',
      'requestExtension',
      live([], { policy: { ...fullPolicy, extensionHours: 0 } }),
      'This work cannot be extended. Raise a follow-up for further work.',
    ],
    ['an answer without a request', 'answerExtension', sampleJobs.live(), 'No extension has been requested.'],
    [
      'an answer about a permit whose end was taken away',
      'answerExtension',
      live([extensionRequest(minutesIn(660))], { end: null }),
      'No extension has been requested.',
    ],
    [
      'agreeing to what is not possible any more',
      'answerExtension',
      live([extensionRequest(minutesIn(900))]),
      'This work can be extended by 4 h, until 23 Nov 2026, 22:00.',
    ],
    [
      'finishing with one signed on',
      'finishWork',
      live([createSignOn(31, 'arun')]),
      '1 worker is still signed on. Sign them off, or confirm by name that they have left.',
    ],
    [
      'finishing with two signed on',
      'finishWork',
      live([createSignOn(31, 'arun'), createSignOn(32, 'lim')]),
      '2 workers are still signed on. Sign them off, or confirm by name that they have left.',
      { ...completeInput, confirmedOff: ['stranger'] },
    ],
    [
      'and so it is when somebody else finishes',
      'finishWork',
      live([createSignOn(31, 'arun')]),
      '1 worker is still signed on. Sign them off, or confirm by name that they have left.',
      completeInput,
      'supervisor',
    ],
  ])('%s', (_which, action, job, problem, input, who) => {
    expect(read(action, job, input, who)).toEqual({ problem });
  });
});

it('why the work stands still is ticked only while it does', () => {
  expect(listHandoverItems(false)).toEqual(['isolations', 'readings', 'people', 'left']);
  expect(listHandoverItems(true)).toEqual(['isolations', 'readings', 'people', 'causes', 'left']);
});
