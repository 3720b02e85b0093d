import { describe, expect, it } from 'vitest';
import { decideWork } from '../actions/decide.ts';
import type { Job } from '../job/job.ts';
import {
  completeInput,
  completeResumption,
  createJob,
  generalPolicy,
  minutesIn,
  people,
  sampleJobs,
  startedLog,
  type SamplePerson,
} from '../testing/sample-jobs.ts';
import { formatWorkEntry } from '../records/format-entry.ts';
import { isText, type WorkInput } from './work-asks.ts';
import type { WorkEntry } from '../log/work-log.ts';
import { listAsks, workActions, type WorkAction } from './work-table.ts';

const by = (name: SamplePerson) => ({ id: name, name });

function createLive(...events: Pick<WorkEntry, 'event' | 'details'>[]): Job {
  const entries = events.map((event) => ({ ...event, at: minutesIn(40), by: by('submitter'), reason: 'because' }));
  return createJob([...startedLog, ...(entries as WorkEntry[])], 45);
}

const notes = { to: by('colleague'), done: 'a', left: 'b', watch: 'c' };
const offered = createLive({ event: 'handOverWork', details: notes });
const appointed = createLive({ event: 'appointHolder', details: notes });
const requested = createLive({ event: 'requestExtension', details: { until: minutesIn(660).toISOString() } });
const missed = createJob([startedLog[1] as WorkEntry], 30 + 24 * 60, { policy: generalPolicy, end: minutesIn(9999) });

/** A job on which somebody may take each action, and everything that it asks for then. */
const takenActions: Record<WorkAction, [SamplePerson, Job, WorkInput]> = {
  startWork: ['submitter', sampleJobs.ready(), completeInput],
  resumeWork: ['supervisor', sampleJobs.suspended(), completeResumption(sampleJobs.suspended())],
  revalidateWork: ['supervisor', missed, completeResumption(missed)],
  pauseWork: ['submitter', sampleJobs.live(), completeInput],
  handOverWork: ['submitter', sampleJobs.live(), completeInput],
  withdrawHandover: ['submitter', offered, completeInput],
  acceptHandover: ['colleague', offered, completeInput],
  declineHandover: ['colleague', offered, completeInput],
  appointHolder: ['supervisor', sampleJobs.live(), completeInput],
  stayHolder: ['submitter', appointed, completeInput],
  requestExtension: ['submitter', sampleJobs.live(), completeInput],
  answerExtension: ['supervisor', requested, { ...completeInput, agreed: false }],
  finishWork: ['submitter', sampleJobs.live(), completeInput],
  stopWork: ['bystander', sampleJobs.live(), { ...completeInput, kind: undefined }],
};

function take(action: WorkAction, left: WorkInput = {}): string {
  const [who, job, input] = takenActions[action];
  const decision = decideWork(people[who], job, action, { ...input, ...left });
  return decision.allowed ? 'taken' : decision.problem;
}

it.each(workActions)('%s is taken with everything that it asks for', (action) => {
  expect(take(action)).toBe('taken');
});

describe('an action is refused without what it asks for, in the words of its row', () => {
  const asks = workActions.flatMap((action) =>
    listAsks(action).flatMap(([argument, { refusal }]) =>
      refusal === undefined ? [] : [{ action, argument, refusal }],
    ),
  );

  it.each(asks)('$action without $argument', ({ action, argument, refusal }) => {
    expect(take(action, { [argument]: undefined })).toBe(refusal);
  });

  it.each(asks.filter(({ argument }) => argument === 'inspection' || argument === 'clean'))(
    '$action with $argument denied',
    ({ action, argument, refusal }) => {
      expect(take(action, { [argument]: false })).toBe(refusal);
    },
  );
});

it('what depends on something else is asked for only then', () => {
  expect(take('answerExtension', { agreed: true, reason: undefined })).toBe('taken');
  expect(take('stopWork', { kind: 'gas', reason: undefined })).toBe('taken');
});

describe('what somebody writes is read by others', () => {
  const texts = { policy: generalPolicy, timeZone: 'UTC', nameWorker: (id: string) => id };
  const written = workActions.flatMap((action) =>
    listAsks(action).flatMap(([argument]) => (isText(argument) ? [{ action, argument }] : [])),
  );

  it.each(written)('$argument of $action stands in its entry, in words', ({ action, argument }) => {
    const [who, job, input] = takenActions[action];
    const decision = decideWork(people[who], job, action, { ...input, [argument]: 'C12, full' });
    if (!decision.allowed) throw new Error(decision.problem);
    expect(`${formatWorkEntry(decision.entry, texts)}. ${decision.entry.reason}`).toContain('C12, full');
  });

  it.each(['resumeWork', 'revalidateWork'] as const)('the answers of %s stand in its entry, in words', (action) => {
    const [who, job, input] = takenActions[action];
    const decision = decideWork(people[who], job, action, input);
    if (!decision.allowed) throw new Error(decision.problem);
    expect(formatWorkEntry(decision.entry, texts)).toContain('dealt with');
  });
});
