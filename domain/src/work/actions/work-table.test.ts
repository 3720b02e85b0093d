import { describe, expect, it } from 'vitest';
import { workConditions, type WorkCondition } from '../log/conditions.ts';
import { decideWork } from './decide.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { findLabelParts, formatCondition } from '../summary/label.ts';
import {
  completeInput,
  completeResumption,
  createJob,
  fullPolicy,
  generalPolicy,
  minutesIn,
  people,
  sampleJobs,
  startedLog,
  type SamplePerson,
} from '../testing/sample-jobs.ts';
import type { WorkInput } from '../table/work-asks.ts';
import { buildWorkMatrix } from './work-document.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';
import { workActions, type WorkAction } from '../table/work-table.ts';

const labels: Record<WorkCondition, string> = {
  planned: 'Starts 23 Nov 2026, 08:00',
  notReady: 'Cannot start: 1 requirement missing',
  ready: 'Ready to start',
  live: 'Live until 18:00',
  suspended: 'Stopped by supervisor: smell of solvent',
  expired: 'Expired 40 min ago. Stop work. Stopped by supervisor: smell of solvent',
  fireWatch: 'Fire watch until 09:50',
  finished: 'Work finished',
};

it.each(workConditions)('the condition %s has its label', (condition) => {
  const job = sampleJobs[condition]();
  expect([findCondition(job), formatCondition(job)]).toEqual([condition, labels[condition]]);
});

it('a label of two parts comes in its parts, any other as a headline', () => {
  expect(findLabelParts(sampleJobs.notReady())).toEqual({ headline: 'Cannot start', detail: '1 requirement missing' });
  expect(findLabelParts(sampleJobs.suspended())).toEqual({ headline: labels.suspended, detail: '' });
  expect(findLabelParts(createJob([], 10, { isApproved: false }))).toBeUndefined();
});

it('who is offered which action in which condition', () => {
  expect(buildWorkMatrix()).toMatchSnapshot();
});

function by(name: SamplePerson) {
  return { id: name, name };
}

function entry(event: Pick<WorkEntry, 'event' | 'details'>, minutes: number, who: SamplePerson = 'submitter') {
  return { ...event, at: minutesIn(minutes), by: by(who), reason: 'because' } as WorkEntry;
}

const paused = (who: SamplePerson, minutes: number) => entry({ event: 'pauseWork', details: {} }, minutes, who);
const offered = entry(
  { event: 'handOverWork', details: { to: by('colleague'), done: 'a', left: 'b', watch: 'c' } },
  40,
);
const accepted = entry({ event: 'acceptHandover', details: {} }, 41, 'colleague');
const requested = entry({ event: 'requestExtension', details: { until: minutesIn(660).toISOString() } }, 40);

/** The sentence of a refusal; 'allowed' otherwise. */
function decide(who: SamplePerson, job: Job, action: WorkAction, input: WorkInput = completeInput): string {
  const decision = decideWork(people[who], job, action, input);
  return decision.allowed ? 'allowed' : decision.problem;
}

function live(log: WorkLog, minutes: number, more: Parameters<typeof createJob>[2] = {}) {
  return createJob([...startedLog, ...log], minutes, more);
}

describe('an action is refused', () => {
  it.each<[string, SamplePerson, Job, WorkAction, RegExp, WorkInput?]>([
    ['start before the period', 'submitter', sampleJobs.planned(), 'startWork', /The permit starts 23 Nov 2026, 08:00/],
    ['start without its checks', 'submitter', sampleJobs.notReady(), 'startWork', /^Gas test is not done yet\.$/],
    ['start by another than the holder', 'colleague', sampleJobs.ready(), 'startWork', /Only the permit holder/],
    ['start unsigned', 'submitter', sampleJobs.ready(), 'startWork', /Sign first/, {}],
    ['a second start', 'submitter', sampleJobs.live(), 'startWork', /This work is Live/],
    [
      'a start of a child permit whose parent stands still',
      'submitter',
      createJob(startedLog.slice(0, 1), 28, {
        parent: {
          number: 'P',
          copiedFrom: [],
          isApproved: true,
          condition: 'suspended',
          stoppedAt: minutesIn(5),
          isPaused: false,
          dangerAt: null,
          stopsAt: null,
          end: null,
        },
      }),
      'startWork',
      /parent permit P: Suspended/,
    ],
    [
      'start while the area is stopped',
      'submitter',
      createJob(startedLog.slice(0, 1), 28, {
        areaStop: { kind: 'gas' as const, reason: 'gas alarm', since: minutesIn(5) },
      }),
      'startWork',
      /All work in this area is stopped: gas alarm/,
    ],
    [
      'start with an undecided child permit',
      'submitter',
      createJob(startedLog.slice(0, 1), 28, { unapprovedChildren: ['F10N-B1-000007'] }),
      'startWork',
      /F10N-B1-000007/,
    ],
    [
      'start with unconfirmed isolations',
      'submitter',
      createJob(startedLog.slice(0, 1), 28, { policy: { ...fullPolicy, isolation: true } }),
      'startWork',
      /isolation/,
    ],
    [
      'a handover to somebody who has left the company since',
      'colleague',
      live([offered], 45, { contractor: 'Borealis' }),
      'acceptHandover',
      /Only the person who was asked to take over, while they belong/,
    ],
    ['a pause without a reason', 'submitter', sampleJobs.live(), 'pauseWork', /Please give a reason/, {}],
    ['a stop without a reason', 'bystander', sampleJobs.live(), 'stopWork', /Please give a reason/, { reason: '  ' }],
    [
      'resume by the holder of what another stopped',
      'submitter',
      sampleJobs.suspended(),
      'resumeWork',
      /Only the permit holder after a short pause/,
    ],
    ['resume by the holder after a long pause', 'submitter', live([paused('submitter', 35)], 66), 'resumeWork', /Only/],
    [
      'resume by a former holder',
      'submitter',
      live([offered, accepted, paused('colleague', 42)], 43),
      'resumeWork',
      /Only/,
    ],
    [
      'resume with an old gas test',
      'supervisor',
      live([paused('submitter', 40)], 200),
      'resumeWork',
      /more than 30 min old/,
    ],
    [
      'resume after a recall',
      'supervisor',
      live([paused('submitter', 40)], 45, { isApproved: false }),
      'resumeWork',
      /not approved/,
    ],
    [
      'a revalidation without one in the policy',
      'supervisor',
      sampleJobs.live(),
      'revalidateWork',
      /is not revalidated/,
    ],
    [
      'a revalidation by the holder',
      'submitter',
      live([], 45, { policy: generalPolicy }),
      'revalidateWork',
      /Only the issuing authority/,
    ],
    [
      'a handover to another company',
      'submitter',
      sampleJobs.live(),
      'handOverWork',
      /only to people of ACME/,
      {
        ...completeInput,
        to: { id: 'x', name: 'X', role: 'ContractorRequestor', company: 'Other', siteIds: ['site'] },
      },
    ],
    [
      'a handover to staff',
      'submitter',
      sampleJobs.live(),
      'handOverWork',
      /only to people of ACME/,
      { ...completeInput, to: { id: 'x', name: 'X', role: 'User', company: 'ACME', siteIds: ['site'] } },
    ],
    [
      'a handover to somebody of another site',
      'submitter',
      sampleJobs.live(),
      'handOverWork',
      /at its site/,
      { ...completeInput, to: { id: 'x', name: 'X', role: 'ContractorPM', company: 'ACME', siteIds: ['elsewhere'] } },
    ],
    [
      'a handover to nobody',
      'submitter',
      sampleJobs.live(),
      'handOverWork',
      /Choose the person/,
      { ...completeInput, to: undefined },
    ],
    [
      'a handover to oneself',
      'submitter',
      sampleJobs.live(),
      'handOverWork',
      /already/,
      {
        ...completeInput,
        to: { id: 'submitter', name: 'submitter', role: 'ContractorPM', company: 'ACME', siteIds: ['site'] },
      },
    ],
    [
      'a handover without notes',
      'submitter',
      sampleJobs.live(),
      'handOverWork',
      /Say what is done/,
      { ...completeInput, watch: ' ' },
    ],
    ['a second handover', 'submitter', live([offered], 45), 'handOverWork', /Withdraw the handover first/],
    [
      'taking over by somebody else',
      'projectManager',
      live([offered], 45),
      'acceptHandover',
      /Only the person who was asked/,
    ],
    ['taking over unseen', 'colleague', live([offered], 45), 'acceptHandover', /Latest readings/, { items: ['left'] }],
    ['taking over without an offer', 'colleague', sampleJobs.live(), 'acceptHandover', /Nobody has been asked/],
    ['a pause by the former holder', 'submitter', live([offered, accepted], 45), 'pauseWork', /Only the permit holder/],
    [
      'an extension without a time',
      'submitter',
      sampleJobs.live(),
      'requestExtension',
      /Choose the new end/,
      { reason: 'late' },
    ],
    [
      'an extension where the policy has none',
      'submitter',
      live([], 45, { policy: { ...fullPolicy, extensionHours: 0 } }),
      'requestExtension',
      /cannot be extended/,
    ],
    ['an extension of an expired job', 'submitter', sampleJobs.expired(), 'requestExtension', /This work is Expired/],
    ['an answer by the submitter', 'submitter', live([requested], 45), 'answerExtension', /Only the issuing authority/],
    [
      'an answer by a colleague of the submitter',
      'projectManager',
      live([requested], 45),
      'answerExtension',
      /Only the issuing authority/,
    ],
    [
      'a refusal without a reason',
      'supervisor',
      live([requested], 45),
      'answerExtension',
      /Please give a reason/,
      { agreed: false },
    ],
    [
      'an answer that says nothing',
      'supervisor',
      live([requested], 45),
      'answerExtension',
      /Agree to the extension or refuse/,
      {},
    ],
    [
      'an answer without a request',
      'supervisor',
      sampleJobs.live(),
      'answerExtension',
      /No extension has been requested/,
    ],
    [
      'finishing an unsafe place',
      'submitter',
      sampleJobs.live(),
      'finishWork',
      /clean and safe/,
      { ...completeInput, clean: false },
    ],
    ['finishing without a photo', 'submitter', sampleJobs.live(), 'finishWork', /Add a photo/, { clean: true }],
    [
      'a text of 2,001 characters',
      'submitter',
      sampleJobs.live(),
      'pauseWork',
      /at most 2000 characters/,
      { reason: 'x'.repeat(2001) },
    ],
    [
      'an action on a permit that is not approved',
      'submitter',
      createJob([], 10, { isApproved: false }),
      'startWork',
      /not approved/,
    ],
  ])('%s', (_which, who, job, action, sentence, input) => {
    expect(decide(who, job, action, input)).toMatch(sentence);
  });

  it('but never a stop for being long: its words are cut', () => {
    const stopped = decideWork(people.bystander, sampleJobs.live(), 'stopWork', { reason: 'x'.repeat(2001) });
    expect(stopped.allowed && stopped.entry.reason?.length).toBe(2000);
  });
});

describe('an action is allowed', () => {
  it.each<[string, SamplePerson, Job, WorkAction, WorkCondition, WorkInput?]>([
    ['start', 'submitter', sampleJobs.ready(), 'startWork', 'live'],
    ['stop by anybody', 'bystander', sampleJobs.live(), 'stopWork', 'suspended', { reason: 'smoke' }],
    ['stop before the start', 'bystander', sampleJobs.ready(), 'stopWork', 'suspended', { reason: 'smoke' }],
    [
      'resume by the holder after a short pause',
      'submitter',
      live([paused('submitter', 40)], 50),
      'resumeWork',
      'live',
      { inspection: true },
    ],
    [
      'resume by the issuing authority',
      'groupMember',
      sampleJobs.suspended(),
      'resumeWork',
      'live',
      completeResumption(sampleJobs.suspended()),
    ],
    [
      'resume of what never started',
      'supervisor',
      createJob([...startedLog.slice(0, 1), entry({ event: 'stopWork', details: { kind: 'unsafe' } }, 27)], 28),
      'resumeWork',
      'ready',
      { inspection: true, reason: 'The ladder was replaced' },
    ],
    [
      'revalidation of what waits for it',
      'supervisor',
      createJob([startedLog[1] as WorkEntry], 30 + 24 * 60, { policy: generalPolicy, end: minutesIn(9999) }),
      'revalidateWork',
      'live',
    ],
    ['an agreed extension', 'owner', live([requested], 45), 'answerExtension', 'live', { agreed: true }],
    ['finishing an expired job', 'submitter', sampleJobs.expired(), 'finishWork', 'fireWatch'],
  ])('%s', (_which, who, job, action, condition, input = completeInput) => {
    const decision = decideWork(people[who], job, action, input);
    expect(decision.allowed ? findCondition({ ...job, state: decision.after }) : decision.problem).toBe(condition);
  });

  it('to each person in turn: a handover, and the new holder acts', () => {
    const job = live([offered, accepted], 45);
    expect(job.state.holder.id).toBe('colleague');
    expect(decide('colleague', job, 'pauseWork')).toBe('allowed');
  });
});

it('every action is refused while there is no work', () => {
  for (const action of workActions)
    expect(decide('submitter', createJob([], 10, { isApproved: false }), action)).toMatch(/not approved/);
});

it('whoever was asked to take over and has left the company can still decline, so that the work is not held up', () => {
  const job = live([offered], 45, { contractor: 'Borealis' });
  expect(decide('colleague', job, 'declineHandover')).toBe('allowed');
});
