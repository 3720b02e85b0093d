import { describe, expect, it } from 'vitest';
import type { CertificateKind } from '../../crew/certificate-kind.ts';
import { createRoleRequirement } from '../../role/role-requirement.ts';
import type { JoiningWorker } from './may-sign-on.ts';
import { proposeRoles } from './possible-roles.ts';
import { findRoleQuestion, needsAnswer } from './role-question.ts';
import type { Job } from '../job/job.ts';
import {
  createJob,
  createSignOn,
  fullPolicy,
  minutesIn,
  roleCrew,
  rolesPolicy,
  sampleJobs,
  startedLog,
} from '../testing/sample-jobs.ts';

const empty = createJob([], 10, { policy: rolesPolicy });
const filled = createJob([...roleCrew, ...startedLog], 45, { policy: rolesPolicy });

const create = (kinds: readonly CertificateKind[], verified = true): JoiningWorker => ({
  id: 'siti',
  company: 'ACME',
  certificates: kinds.map((kind) => ({ kind, expiresOn: '2027-01-31', verified })),
  elsewhere: [],
});

const list = (job: Job, worker: JoiningWorker) =>
  findRoleQuestion(job, worker)?.options.map(
    ({ roles, isMissing }) => `${roles.join('+')}${isMissing ? ' is missing' : ''}`,
  );

function ask(job: Job, worker: JoiningWorker) {
  const question = findRoleQuestion(job, worker);
  return question && needsAnswer(question) ? list(job, worker) : undefined;
}

describe('a worker who signs on alone is asked', () => {
  it('which role, what is missing first, and both where one person may fill them', () => {
    expect(ask(empty, create(['attendant', 'gasTester', 'confinedSpaceEntry']))).toEqual([
      'attendant is missing',
      'gasTester is missing',
      'entrant is missing',
      'attendant+gasTester is missing',
    ]);
  });

  it('to work or to relieve whoever has to be there, and offered no test that another makes', () => {
    expect(ask(filled, create(['attendant', 'gasTester', 'confinedSpaceEntry']))).toEqual(['entrant', 'attendant']);
    expect(ask(filled, create(['attendant']))).toEqual(['worker', 'attendant']);
  });

  it('also with one role left, where a certificate that does not count keeps them from another', () => {
    const question = findRoleQuestion(empty, create(['attendant'], false));
    expect(question).toEqual({
      options: [{ roles: ['worker'], isMissing: false }],
      hindrances: [{ key: 'certificateNotVerified', certificate: 'attendant' }],
    });
  });
});

it('a mere worker is asked for last, also where workers are missing', () => {
  const policy = { ...rolesPolicy, roles: [createRoleRequirement('worker'), ...rolesPolicy.roles.slice(0, 3)] };
  const job = createJob([], 10, { policy });
  expect(ask(job, create(['attendant']))).toEqual(['attendant is missing', 'worker is missing']);
  // Whoever goes in does the work, too.
  expect(ask(job, create(['confinedSpaceEntry']))).toBeUndefined();
  expect(list(job, create(['confinedSpaceEntry']))).toEqual(['entrant is missing']);
  expect(proposeRoles(job, create(['confinedSpaceEntry']))).toEqual(['entrant']);
});

describe('nothing is asked', () => {
  it.each<[string, Job, JoiningWorker]>([
    ['of whoever can do one thing only', empty, create([])],
    ['where certificates are counted', createJob(startedLog, 45, { policy: fullPolicy }), create(['attendant'])],
    ['where nobody signs on', sampleJobs.planned(), create(['attendant', 'gasTester'])],
    ['of workers of another company', empty, { ...create(['attendant', 'gasTester']), company: 'Other' }],
    [
      'of whoever is signed on',
      createJob([createSignOn(5, 'siti', 'worker')], 10, { policy: rolesPolicy }),
      create(['attendant', 'gasTester']),
    ],
    [
      'during the fire watch, when only who watches signs on',
      createJob(
        [
          ...roleCrew,
          ...startedLog,
          {
            event: 'finishWork',
            at: minutesIn(50),
            by: { id: 'submitter', name: 'submitter' },
            reason: null,
            details: {},
          },
        ],
        60,
        { policy: rolesPolicy },
      ),
      create(['fireWatcher', 'attendant']),
    ],
  ])('%s', (_who, job, worker) => {
    expect(ask(job, worker)).toBeUndefined();
  });
});
