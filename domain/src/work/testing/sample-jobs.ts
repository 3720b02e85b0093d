import type { CertificateKind } from '../../crew/certificate-kind.ts';
import type { JobRole } from '../../role/job-role.ts';
import { requireRoles } from '../../role/role-requirement.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { fireWatchSeriesName, gasReadings } from '../../work-policy/work-policy.ts';
import type { Actor } from '../../user/actor.ts';
import type { WorkInput } from '../table/work-asks.ts';
import { readJob } from '../requirements/read-job.ts';
import type { Job, WorkPermit } from '../job/job.ts';
import type { WorkCondition } from '../log/conditions.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

/** The start of the period of sample permits: eight in the morning in Singapore. */
export const periodStart = new Date('2026-11-23T00:00:00Z');

/** The moment this many minutes after the start of the period. */
export function minutesIn(minutes: number): Date {
  return new Date(periodStart.getTime() + minutes * 60_000);
}

/** A policy with everything: 12 hours, gas tests every 30 minutes, a fire watch of an hour. */
export const fullPolicy: WorkPolicy = {
  validityHours: 12,
  ownPauseMinutes: 30,
  extensionHours: 4,
  fireWatch: { minutes: 60, roundMinutes: 15, graceMinutes: 5 },
  isolation: false,
  checks: [
    {
      name: 'gasTest',
      title: 'Gas test',
      kind: 'gasTest',
      readings: [...gasReadings],
      beforeStartMinutes: 30,
      everyMinutes: 30,
      graceMinutes: 5,
      calibrationDays: 180,
    },
  ],
  roles: [],
  entryLog: false,
  crew: [],
  severalJobs: false,
};

/** A policy for general work: its whole period with daily revalidation. */
export const generalPolicy: WorkPolicy = {
  revalidationHours: 24,
  ownPauseMinutes: 240,
  extensionHours: 24,
  isolation: false,
  checks: [],
  roles: [],
  entryLog: false,
  crew: [],
  severalJobs: false,
};

const anybody: Actor = {
  id: '',
  fullName: '',
  email: '',
  role: 'User',
  company: '',
  siteIds: ['site'],
  groups: [],
};

function createPerson(id: string, more: Partial<Actor> = {}): Actor {
  return { ...anybody, id, fullName: id, email: `${id}@example`, ...more };
}

const contractor = { role: 'ContractorRequestor', company: 'ACME' } as const;

/** People in every relation to the sample permit. */
export const people = {
  submitter: createPerson('submitter', contractor),
  colleague: createPerson('colleague', contractor),
  projectManager: createPerson('projectManager', { ...contractor, role: 'ContractorPM' }),
  owner: createPerson('owner'),
  reviewer: createPerson('reviewer', { role: 'MicronManager', siteIds: ['elsewhere'] }),
  groupMember: createPerson('groupMember', {
    role: 'MTGroup',
    groups: [{ id: 'group', name: 'Facilities', siteId: 'site', permitCloser: false }],
  }),
  supervisor: createPerson('supervisor', { role: 'MicronSupervisor' }),
  siteAdmin: createPerson('siteAdmin', { role: 'SiteAdmin' }),
  supervisorElsewhere: createPerson('supervisorElsewhere', { role: 'MicronSupervisor', siteIds: ['elsewhere'] }),
  bystander: createPerson('bystander', { role: 'MTGroup' }),
  superAdmin: createPerson('superAdmin', { role: 'SuperAdmin', siteIds: [] }),
} as const;

export type SamplePerson = keyof typeof people;

/** An approved permit of ten hours, raised by a requestor of ACME. */
export const samplePermit: WorkPermit = {
  number: 'F10N-GP-000001',
  siteId: 'site',
  timeZone: 'Asia/Singapore',
  start: periodStart,
  end: minutesIn(600),
  isApproved: true,
  isOver: false,
  submitter: { id: 'submitter', name: 'submitter' },
  contractor: 'ACME',
  countsUnverified: false,
  ownerId: 'owner',
  reviewerIds: ['reviewer'],
  reviewingGroupIds: ['group'],
  unapprovedChildren: [],
  unproven: [],
  children: [],
  copiedFrom: [],
  gasStoppedAt: null,
  cannotAct: [],
  appointmentMinutes: 30,
  parent: null,
  areaStop: null,
};

/** A job of the sample permit at this many minutes after its start. */
export function createJob(
  log: WorkLog,
  minutes: number,
  { policy = fullPolicy, ...permit }: Partial<WorkPermit> & { policy?: WorkPolicy } = {},
): Job {
  return readJob({ ...samplePermit, ...permit }, policy, log, minutesIn(minutes));
}

/** Everything that any action asks for. */
export const completeInput: WorkInput = {
  reason: 'because',
  signature: 'digest',
  photo: 'photo.jpg',
  to: { id: 'colleague', name: 'colleague', role: 'ContractorRequestor', company: 'ACME', siteIds: ['site'] },
  done: 'done',
  left: 'left',
  watch: 'watch',
  items: ['isolations', 'readings', 'people', 'causes', 'left'],
  until: minutesIn(660),
  agreed: true,
  clean: true,
  kind: 'unsafe',
  inspection: true,
};

/** Everything that a resumption of this job asks for; a stop in words alone was for something unsafe. */
export function completeResumption({ state }: Job): WorkInput {
  const answers = state.causes.map(({ id }) => ({ cause: id, answer: 'dealt with', kind: 'unsafe' }));
  return { ...completeInput, answers };
}

/** A gas test with this much flammable gas; 0 passes, 10 fails. */
export function createGasTest(flammable = 0) {
  return {
    series: 'gasTest',
    values: { oxygen: 20.9, flammable, hydrogenSulfide: 0, carbonMonoxide: 0 },
    passed: true,
    instrument: 'GD-0214',
    calibratedOn: '2026-11-01',
  };
}

const [submitter, supervisor] = [
  { id: 'submitter', name: 'submitter' },
  { id: 'supervisor', name: 'supervisor' },
];

/** The entries that start the sample job half an hour into its period, a gas test first. */
export const startedLog: WorkLog = [
  {
    event: 'recordCheck',
    at: minutesIn(25),
    by: submitter,
    reason: null,
    details: { ...createGivenGasTest(), result: 'passed' },
  },
  { event: 'startWork', at: minutesIn(30), by: submitter, reason: null, details: { signature: 'digest' } },
];

function createGivenGasTest() {
  const { passed: _passed, ...given } = createGasTest();
  return given;
}

const stopped: WorkLog = [
  { event: 'stopWork', at: minutesIn(40), by: supervisor, reason: 'smell of solvent', details: {} },
];

const finished: WorkLog = [{ event: 'finishWork', at: minutesIn(50), by: submitter, reason: null, details: {} }];

/** The rounds of its fire watch. */
const watchChecks: WorkLog = [65, 80, 95].map((minutes) => ({
  event: 'recordCheck',
  at: minutesIn(minutes),
  by: submitter,
  reason: null,
  details: { series: fireWatchSeriesName, values: {}, result: 'passed' },
}));

/** The sample job in each condition. */
export const sampleJobs: Record<WorkCondition, () => Job> = {
  planned: () => createJob([], -10),
  notReady: () => createJob([], 10),
  ready: () => createJob(startedLog.slice(0, 1), 28),
  live: () => createJob(startedLog, 45),
  suspended: () => createJob([...startedLog, ...stopped], 45),
  expired: () => createJob([...startedLog, ...stopped], 640),
  fireWatch: () => createJob([...startedLog, ...finished], 60),
  finished: () => createJob([...startedLog, ...finished, ...watchChecks], 400),
};

/** Entry into a space: an attendant, a gas tester and entrants by name, with an entry log and a fire watch after it. */
export const rolesPolicy: WorkPolicy = {
  ...fullPolicy,
  roles: requireRoles([
    ['attendant', 1],
    ['gasTester', 1],
    ['entrant', 1],
    ['fireWatcher', 1],
    ['worker', 0],
  ]),
  entryLog: true,
};

const certificateByRole: Readonly<Partial<Record<JobRole, CertificateKind>>> = {
  attendant: 'attendant',
  gasTester: 'gasTester',
  entrant: 'confinedSpaceEntry',
  fireWatcher: 'fireWatcher',
};

/** The entry by which a worker signs on at this minute, named after the role; without a role as a worker. */
export function createSignOn(minutes: number, workerId: string, ...roles: JobRole[]): WorkEntry {
  const certificates = roles.flatMap((role) => {
    const kind = certificateByRole[role];
    return kind ? [{ kind, expiresOn: '2027-01-31', verified: true }] : [];
  });
  return {
    event: 'signOn',
    at: minutesIn(minutes),
    by: submitter,
    reason: null,
    details: { workerId, certificates, roles },
  };
}

/** Everybody whom `rolesPolicy` asks for, signed on before the work starts. */
export const roleCrew: WorkLog = [
  createSignOn(20, 'arun', 'attendant'),
  createSignOn(21, 'faizal', 'gasTester'),
  createSignOn(22, 'muthu', 'entrant'),
  createSignOn(23, 'lim', 'fireWatcher'),
];
