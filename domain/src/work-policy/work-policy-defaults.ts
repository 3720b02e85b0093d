import type { JobRole } from '../role/job-role.ts';
import { requireRoles, type RoleRequirement } from '../role/role-requirement.ts';
import type { CheckKind, CheckSeries, FireWatch, WorkPolicy } from './work-policy.ts';
import { gasReadings } from './work-policy.ts';
import type { PermitType } from './permit-type.ts';

/** The kinds of work that have a usual policy. */
export const workKinds = {
  general: 'General work',
  toolInstall: 'Tool install',
  hotWork: 'Hot work',
  confinedSpace: 'Confined space',
  liveElectrical: 'Live electrical work',
  lineOpening: 'Hazardous line opening',
  lifting: 'Lifting',
  workAtHeight: 'Work at height',
  excavation: 'Excavation',
  demolition: 'Demolition and coring',
  sipp: 'SIPP',
  impairment: 'Impairment of a life-support system',
  hazardousSubstance: 'Hazardous substances',
} as const satisfies Record<string, string>;

export type WorkKind = keyof typeof workKinds;

/** Every kind, in the order of the table. */
export const workKindNames = Object.keys(workKinds) as readonly WorkKind[];

/** A gas test before the start and at short intervals. */
export const gasTestSeries: CheckSeries = {
  name: 'gasTest',
  title: 'Gas test',
  kind: 'gasTest',
  readings: [...gasReadings],
  beforeStartMinutes: 30,
  everyMinutes: 30,
  graceMinutes: 5,
  calibrationDays: 180,
};

/** A fire watch of an hour. */
export const usualFireWatch: FireWatch = { minutes: 60, roundMinutes: 15, graceMinutes: 5 };

/** A check that the attendant is at the entrance. */
export const attendantSeries: CheckSeries = {
  name: 'attendant',
  title: 'Attendant',
  kind: 'attendant',
  readings: [],
  everyMinutes: 60,
  graceMinutes: 10,
};

/** The series that the builder starts from when a check of a kind is added; its name follows from its title. */
export const checkPresets: Readonly<Record<CheckKind, Omit<CheckSeries, 'name'>>> = {
  gasTest: gasTestSeries,
  fireWatchRound: {
    title: 'Fire-watch round',
    kind: 'fireWatchRound',
    readings: [],
    everyMinutes: 30,
    graceMinutes: 5,
  },
  attendant: attendantSeries,
  inspection: {
    title: 'Inspection',
    kind: 'inspection',
    readings: [],
    beforeStartMinutes: 60,
    everyMinutes: 240,
    graceMinutes: 30,
  },
  other: { title: '', kind: 'other', readings: [], everyMinutes: 60, graceMinutes: 10 },
};

/** Somebody with hands in the work: nobody works on a job that nobody is signed on to. */
const anybody = requireRoles([['worker', 1]]);

/** Work that is confirmed every day, for its whole period. */
const daily: WorkPolicy = {
  revalidationHours: 24,
  ownPauseMinutes: 240,
  extensionHours: 24,
  isolation: false,
  checks: [],
  roles: anybody,
  entryLog: false,
  crew: [],
  severalJobs: false,
};

/** Work that is finished within a shift. */
const oneShift: WorkPolicy = {
  validityHours: 12,
  ownPauseMinutes: 30,
  extensionHours: 4,
  isolation: false,
  checks: [],
  roles: anybody,
  entryLog: false,
  crew: [],
  severalJobs: false,
};

/** One person in each of these roles; others sign on as workers. */
function requireOneOfEach(...roles: JobRole[]): RoleRequirement[] {
  return requireRoles([...roles.map((role) => [role, 1] as const), ['worker', 0]]);
}

/** The usual policy of each kind of work. The templates of the catalogue have it, and the builder starts from it. */
export const defaultWorkPolicies: Readonly<Record<WorkKind, WorkPolicy>> = {
  general: daily,
  toolInstall: daily,
  hotWork: {
    ...oneShift,
    fireWatch: usualFireWatch,
    roles: requireOneOfEach('welder', 'fireWatcher'),
  },
  confinedSpace: {
    ...oneShift,
    checks: [gasTestSeries, attendantSeries],
    roles: requireOneOfEach('attendant', 'gasTester', 'entrant'),
    entryLog: true,
  },
  liveElectrical: { ...oneShift, isolation: true, roles: requireOneOfEach('electrician', 'secondPerson') },
  lineOpening: { ...oneShift, isolation: true },
  lifting: { ...daily, roles: requireOneOfEach('rigger', 'signaller', 'craneOperator') },
  workAtHeight: { ...daily, roles: requireOneOfEach('workerAtHeight') },
  excavation: { ...daily, roles: requireOneOfEach('excavatorOperator') },
  demolition: daily,
  sipp: daily,
  impairment: { ...daily, roles: [] },
  hazardousSubstance: daily,
};

/** The kind of work whose policy the builder suggests for a permit type. */
export const workKindByPermitType: Readonly<Record<PermitType, WorkKind>> = {
  General: 'general',
  SIPP: 'sipp',
  Hotwork: 'hotWork',
  'Work At height': 'workAtHeight',
  'Confined Space': 'confinedSpace',
  Lifting: 'lifting',
  'Life Support System': 'impairment',
  'Live Electrical': 'liveElectrical',
};
