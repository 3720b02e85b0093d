import { describe, expect, it } from 'vitest';
import { decideSignOff, decideSignOn, maySignOff, maySignOn } from './decide-sign-on.ts';
import type { JoiningWorker } from './may-sign-on.ts';
import { decideWork } from '../actions/decide.ts';
import {
  completeInput,
  createJob,
  fullPolicy,
  minutesIn,
  people,
  sampleJobs,
  startedLog,
} from '../testing/sample-jobs.ts';
import { findCondition } from '../requirements/read-job.ts';
import { listMissingCrew } from '../job/missing-crew.ts';
import { listRequirements } from '../requirements/requirements.ts';
import type { WorkEntry } from '../log/work-log.ts';

const holder = { id: 'submitter', name: 'submitter' };
const crewPolicy = { ...fullPolicy, crew: [{ certificate: 'welder', atLeast: 1 }] } as const;
const policy = { ...crewPolicy, crew: [...crewPolicy.crew] };

const another = { number: 'F10N-GP-000007', isFamily: false, boundAs: null };

const welder: JoiningWorker = {
  id: 'welder',
  company: 'ACME',
  certificates: [{ kind: 'welder', expiresOn: '2027-01-31' }],
  elsewhere: [],
};

const signedOn: WorkEntry = {
  event: 'signOn',
  at: minutesIn(26),
  by: holder,
  reason: null,
  details: { workerId: 'welder', certificates: [{ kind: 'welder', expiresOn: '2027-01-31' }] },
};

const live = (...log: WorkEntry[]) => createJob([...startedLog, ...log], 45, { policy });

function decide(worker: JoiningWorker, job = live()): string {
  const decision = decideSignOn(job, worker, holder);
  return decision.allowed ? 'signed on' : decision.problem;
}

describe('signing on is refused', () => {
  it.each<[string, Partial<JoiningWorker>, RegExp, ReturnType<typeof createJob>?]>([
    ['before the period', {}, /This work is Planned/, sampleJobs.planned()],
    ['during the fire watch', {}, /needs: Fire watch training\. This worker has none/, sampleJobs.fireWatch()],
    ['after the end', {}, /This work is Expired/, sampleJobs.expired()],
    ['before the approval', {}, /not approved/, createJob([], 10, { isApproved: false })],
    [
      'while all work in the area is stopped',
      {},
      /^All work in this area is stopped: Alarm\. Workers cannot sign on now\.$/,
      createJob(startedLog, 45, {
        policy,
        areaStop: { kind: 'alarm' as const, since: minutesIn(40), reason: 'Alarm' },
      }),
    ],
    ['to a worker of another company', { company: 'Other' }, /workers of ACME/],
    ['twice', {}, /signed on already/, live(signedOn)],
    ['on a second permit', { elsewhere: [another] }, /signed on at F10N-GP-000007\. Sign off there first/],
    [
      'with an expired certificate that the job needs',
      { certificates: [{ kind: 'welder', expiresOn: '2026-11-22' }] },
      /welder certificate ended on 22 Nov 2026/,
    ],
    [
      'with a certificate that the job needs and the site has not verified',
      { certificates: [{ kind: 'welder', expiresOn: '2027-01-31', verified: false }] },
      /^Welder certificate: not verified by the site\. A Site Admin, supervisor or permit closer .+ verifies it\.$/,
    ],
  ])('%s', (_which, change, sentence, job) => {
    expect(decide({ ...welder, ...change }, job)).toMatch(sentence);
  });
});

describe('signing on is allowed', () => {
  it('to a worker without the certificate, who does not count for it', () => {
    const decision = decideSignOn(live(), { ...welder, certificates: [] }, holder);
    expect(decision.allowed && listMissingCrew({ ...live(), state: decision.after })).toEqual([
      { certificate: 'welder', noun: 'welder', atLeast: 1, present: 0, notVerified: 0 },
    ]);
  });

  const unseen = { ...welder, certificates: [{ kind: 'welder' as const, expiresOn: '2027-01-31', verified: false }] };

  it('with an unverified certificate where it counts, which is on record', () => {
    const job = createJob(startedLog, 45, { policy, countsUnverified: true });
    const decision = decideSignOn(job, unseen, holder);
    expect(decision.allowed && decision.entry.details).toEqual({
      workerId: 'welder',
      certificates: unseen.certificates,
    });
    expect(decision.allowed && listMissingCrew({ ...job, state: decision.after })).toEqual([]);
  });

  it('with an unverified certificate for another part of the job than a verified one', () => {
    const crew = [...policy.crew, { certificate: 'rigger' as const, atLeast: 1 }];
    const certificates = [...unseen.certificates, { kind: 'rigger' as const, expiresOn: '2027-01-31', verified: true }];
    const job = createJob(startedLog, 45, { policy: { ...policy, crew } });
    const decision = decideSignOn(job, { ...welder, certificates }, holder);
    expect(decision.allowed && listMissingCrew({ ...job, state: decision.after })).toEqual([
      { certificate: 'welder', noun: 'welder', atLeast: 1, present: 0, notVerified: 1 },
    ]);
  });

  it('while the work is suspended, because the crew has to be back before it goes on', () => {
    expect(decide(welder, sampleJobs.suspended())).toBe('signed on');
  });

  it('on several permits where the policy allows it', () => {
    const job = createJob(startedLog, 45, { policy: { ...policy, severalJobs: true } });
    expect(decide({ ...welder, elsewhere: [another] }, job)).toBe('signed on');
  });

  it('to the right people, until nobody is missing', () => {
    expect(listMissingCrew(live(signedOn))).toEqual([]);
  });
});

it('a certificate that ends before the period counts for nobody', () => {
  const details = { workerId: 'welder', certificates: [{ kind: 'welder' as const, expiresOn: '2026-11-23' }] };
  const job = createJob([...startedLog, { ...signedOn, details }], 45, { policy, end: minutesIn(4000) });
  expect(listMissingCrew(job)).toHaveLength(1);
});

it('who signed on while unverified certificates counted stays on live work, and counts for no resumption', () => {
  const certificates = [{ kind: 'welder' as const, expiresOn: '2027-01-31', verified: false }];
  const unseen = { ...signedOn, details: { workerId: 'welder', certificates } };
  const switched = createJob([...startedLog, unseen], 45, { policy });
  expect(findCondition(switched)).toBe('live');
  const stop = { event: 'stopWork' as const, at: minutesIn(40), by: holder, reason: 'Smoke', details: {} };
  const stopped = createJob([...startedLog, unseen, stop], 45, { policy });
  const isCrewMet = (job: typeof stopped) =>
    listRequirements(job, 'resumeWork').find(({ key }) => key === 'crewSignedOn')?.met;
  expect(isCrewMet(stopped)).toBe(false);
  expect(isCrewMet({ ...stopped, permit: { ...stopped.permit, countsUnverified: true } })).toBe(true);
});

describe('work starts and goes on', () => {
  const findCrew = (job: ReturnType<typeof live>, action: 'startWork' | 'resumeWork') =>
    listRequirements(job, action).find(({ key }) => key === 'crewSignedOn');

  it.each(['startWork', 'resumeWork'] as const)('only with the crew that the policy names: %s', (action) => {
    expect(findCrew(live(), action)).toMatchObject({
      met: false,
      sentence: 'Not signed on yet: welder. Their certificates must be valid until the permit ends.',
      resolvedBy: 'the holder',
    });
    expect(findCrew(live(signedOn), action)).toMatchObject({ met: true, resolvedBy: '' });
  });

  it('says how many are there where several are needed', () => {
    const crew = [{ certificate: 'welder' as const, atLeast: 2 }];
    const job = createJob([...startedLog, signedOn], 45, { policy: { ...policy, crew } });
    expect(findCrew(job, 'startWork')?.sentence).toMatch(/^Not signed on yet: welder \(1 of 2\)\./);
  });

  it('without a crew where the policy names none', () => {
    expect(findCrew(createJob(startedLog, 45, { policy: fullPolicy }), 'startWork')).toBeUndefined();
  });
});

it('only who is signed on signs off', () => {
  expect(decideSignOff(live(signedOn), 'welder', null)).toMatchObject({ allowed: true });
  expect(decideSignOff(live(), 'welder', null)).toMatchObject({
    allowed: false,
    problem: 'This worker is not signed on.',
  });
});

it.each([
  [false, true],
  [true, false],
])('a fire watcher is relieved during a stop of the site, unless everybody is called out: %s', (isMustered, may) => {
  const areaStop = { kind: 'weather' as const, since: minutesIn(65), reason: 'Lightning', isMustered };
  const watch = sampleJobs.fireWatch();
  const job = { ...watch, permit: { ...watch.permit, areaStop } };
  expect(maySignOn(people.submitter, job)).toBe(may);
});

it('work is finished with people signed on only when each is confirmed to have left', () => {
  const finish = (confirmedOff: string[]) =>
    decideWork(people.submitter, live(signedOn), 'finishWork', { ...completeInput, confirmedOff });
  expect(finish([])).toMatchObject({ allowed: false, problem: expect.stringMatching(/^1 worker is still signed on/) });
  expect(finish(['welder'])).toMatchObject({ allowed: true, entry: { details: { confirmedOff: ['welder'] } } });
});

it('the holder signs workers on while they may join, and the holder and the issuing authority sign them off', () => {
  const { submitter, owner } = people;
  expect([maySignOn(submitter, live()), maySignOn(owner, live())]).toEqual([true, false]);
  expect(maySignOn(submitter, sampleJobs.expired())).toBe(false);
  const alarm = { kind: 'alarm' as const, since: minutesIn(40), reason: 'Alarm' };
  expect(maySignOn(submitter, createJob(startedLog, 45, { areaStop: alarm }))).toBe(false);
  expect([maySignOff(submitter, live(signedOn)), maySignOff(owner, live(signedOn))]).toEqual([true, true]);
  expect([maySignOff(submitter, live()), maySignOff(people.colleague, live(signedOn))]).toEqual([false, false]);
});
