import type { CertificateKind } from '../crew/certificate-kind.ts';

/** When somebody in a role has to be on the job: all the time, for the checks of the role, or while the work is live. */
export type RolePresence = 'always' | 'forChecks' | 'works';

/** What a role on the job is. Its words for the people on site are in `jobRoleWords`. */
interface JobRoleRow {
  label: string;
  /** Several of them, within a sentence. */
  roles: string;
  /** What its pictogram shows: white on a teal square, which no safety sign has. */
  sign: string;
  /** The certificates that a policy asks for unless it says otherwise. */
  certificates: readonly CertificateKind[];
  presence: RolePresence;
  /** Whether people in the role go into a space: usually, where the policy says so, or never. */
  inside: 'usually' | 'ifNamed' | 'never';
  /** The roles that the same person may fill unless the policy says otherwise; each names the other. */
  mayCombine: readonly string[];
}

/** THE table of roles on the job. A work policy names those that a job needs; whoever signs on does so in one. */
export const jobRoles = {
  attendant: {
    label: 'Attendant',
    roles: 'attendants',
    sign: 'personAtEntrance',
    certificates: ['attendant'],
    presence: 'always',
    inside: 'never',
    mayCombine: ['gasTester'],
  },
  gasTester: {
    label: 'Gas tester',
    roles: 'gas testers',
    sign: 'gasDetector',
    certificates: ['gasTester'],
    presence: 'forChecks',
    inside: 'ifNamed',
    mayCombine: ['attendant'],
  },
  entrant: {
    label: 'Entrant',
    roles: 'entrants',
    sign: 'personGoingIn',
    certificates: ['confinedSpaceEntry'],
    presence: 'works',
    inside: 'usually',
    mayCombine: [],
  },
  welder: {
    label: 'Welder',
    roles: 'welders',
    sign: 'weldingTorch',
    certificates: ['welder'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: [],
  },
  fireWatcher: {
    label: 'Fire watcher',
    roles: 'fire watchers',
    sign: 'eyeAndFlame',
    certificates: ['fireWatcher'],
    presence: 'always',
    inside: 'ifNamed',
    mayCombine: [],
  },
  rigger: {
    label: 'Rigger',
    roles: 'riggers',
    sign: 'hookAndSling',
    certificates: ['rigger'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: ['signaller'],
  },
  signaller: {
    label: 'Signaller',
    roles: 'signallers',
    sign: 'raisedArms',
    certificates: ['signaller'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: ['rigger'],
  },
  craneOperator: {
    label: 'Crane operator',
    roles: 'crane operators',
    sign: 'crane',
    certificates: ['craneOperator'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: [],
  },
  electrician: {
    label: 'Electrical worker',
    roles: 'electrical workers',
    sign: 'bolt',
    certificates: ['electrician'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: [],
  },
  secondPerson: {
    label: 'Second person',
    roles: 'second persons',
    sign: 'twoPeople',
    certificates: ['firstAid'],
    presence: 'always',
    inside: 'ifNamed',
    mayCombine: [],
  },
  workerAtHeight: {
    label: 'Worker at height',
    roles: 'workers at height',
    sign: 'harness',
    certificates: ['workAtHeight'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: [],
  },
  scaffolder: {
    label: 'Scaffolder',
    roles: 'scaffolders',
    sign: 'scaffold',
    certificates: ['scaffolder'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: [],
  },
  excavatorOperator: {
    label: 'Excavator operator',
    roles: 'excavator operators',
    sign: 'excavator',
    certificates: ['excavatorOperator'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: [],
  },
  firstAider: {
    label: 'First aider',
    roles: 'first aiders',
    sign: 'cross',
    certificates: ['firstAid'],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: [],
  },
  worker: {
    label: 'Worker',
    roles: 'workers',
    sign: 'helmet',
    certificates: [],
    presence: 'works',
    inside: 'ifNamed',
    mayCombine: [],
  },
} as const satisfies Record<string, JobRoleRow>;

export type JobRole = keyof typeof jobRoles;

/** The pictogram of a role. */
export type JobRoleSign = (typeof jobRoles)[JobRole]['sign'];

/** Every role, in the order of the table. */
export const jobRoleNames = Object.keys(jobRoles) as readonly JobRole[];

/** Whether this version has this role. */
export function isJobRole(role: string): role is JobRole {
  return Object.hasOwn(jobRoles, role);
}

/**
 * The row of a role. While an update runs, or after one was taken back, policies and logs name roles that only a newer
 * version has: such a role has its stored name, is there all the time and never stands in for another, so that nothing
 * is weaker, and the work can be read and stopped.
 */
export function getJobRole(role: string): JobRoleRow {
  if (isJobRole(role)) return jobRoles[role];
  return {
    label: role,
    roles: role,
    sign: '',
    certificates: [],
    presence: 'always',
    inside: 'ifNamed',
    mayCombine: [],
  };
}

/** A role within a sentence: 'gas tester'. */
export function toRoleNoun(role: JobRole): string {
  const { label } = getJobRole(role);
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** The role for which a kind of certificate is usually needed. */
export const roleByCertificate: Readonly<Record<CertificateKind, JobRole>> = {
  welder: 'welder',
  rigger: 'rigger',
  signaller: 'signaller',
  gasTester: 'gasTester',
  attendant: 'attendant',
  confinedSpaceEntry: 'entrant',
  craneOperator: 'craneOperator',
  workAtHeight: 'workerAtHeight',
  scaffolder: 'scaffolder',
  electrician: 'electrician',
  fireWatcher: 'fireWatcher',
  excavatorOperator: 'excavatorOperator',
  firstAid: 'firstAider',
};
