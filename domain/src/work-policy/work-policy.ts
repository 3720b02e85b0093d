import type { CertificateKind } from '../crew/certificate-kind.ts';
import type { RoleRequirement } from '../role/role-requirement.ts';

/** The kinds of periodic check. */
export const checkKinds = {
  gasTest: 'Gas test',
  fireWatchRound: 'Fire-watch round',
  attendant: 'Attendant',
  inspection: 'Inspection',
  other: 'Other check',
} as const satisfies Record<string, string>;

export type CheckKind = keyof typeof checkKinds;

/** Every kind, in the order of the table. */
export const checkKindNames = Object.keys(checkKinds) as readonly CheckKind[];

/** Whether this version has this kind of check. */
export function isCheckKind(kind: string): kind is CheckKind {
  return Object.hasOwn(checkKinds, kind);
}

/**
 * A value that a check records, with its limits. `from` and `to` themselves are within them, `below` is not:
 * 'below 10' means that 10 fails. Without limits every value passes.
 */
export interface CheckReading {
  /** The key of the value in a record. */
  name: string;
  label: string;
  /** Shown after the value; empty for none. */
  unit: string;
  from?: number;
  to?: number;
  below?: number;
  /** The least and the most that the instrument shows; both or neither. It contains the limits. */
  rangeFrom?: number;
  rangeTo?: number;
}

/** A check that is repeated during the work. */
export interface CheckSeries {
  /** Identifies the series in its template, also in later versions. */
  name: string;
  title: string;
  kind: CheckKind;
  /** In the order in which they are taken; empty for a check that only passes or fails. */
  readings: CheckReading[];
  /** The first check is at most this many minutes old when the work starts; omitted if none is needed before. */
  beforeStartMinutes?: number;
  /** Minutes from one check to the next while the work is live; omitted if it is not repeated. */
  everyMinutes?: number;
  /** Minutes after a check is due until it counts as missed, and the work is suspended. */
  graceMinutes: number;
  /** The instrument's calibration is at most this many days old; omitted for a check without an instrument. */
  calibrationDays?: number;
}

/** What is watched after the work for fires. Its rounds are checks. */
export interface FireWatch {
  minutes: number;
  /** Minutes from one round to the next. */
  roundMinutes: number;
  /** Minutes after a round is due until it counts as missed. */
  graceMinutes: number;
}

/** People with a certificate that the job needs, in a policy from before roles: it counts certificates. */
export interface CrewRequirement {
  certificate: CertificateKind;
  /** How many people signed on must hold it before the work starts. */
  atLeast: number;
}

/** What a version of a template says about the job itself. A permit without one has no job that is followed. */
export interface WorkPolicy {
  /** Hours from its start until the job expires; omitted: it is valid for its whole period. */
  validityHours?: number;
  /** Hours after which the issuing authority has to revalidate the job; omitted: never. */
  revalidationHours?: number;
  /** The longest pause, in minutes, after which the holder may resume without the issuing authority. */
  ownPauseMinutes: number;
  /** Hours by which all extensions together may move the end; 0 for none. */
  extensionHours: number;
  fireWatch?: FireWatch;
  /** Whether the job needs verified isolations before it starts. */
  isolation: boolean;
  checks: CheckSeries[];
  /** The roles that people on the job sign on in, in the order in which they are listed. */
  roles: RoleRequirement[];
  /** Whether those whose role goes inside are recorded in and out of the space. */
  entryLog: boolean;
  /** Empty in a policy with roles. */
  crew: CrewRequirement[];
  /** Whether a worker on this job may be signed on to another one, too. */
  severalJobs: boolean;
}

/** The limits of a work policy. */
export const workPolicyLimits = {
  validityHours: 24 * 14,
  revalidationHours: 24 * 7,
  ownPauseMinutes: 24 * 60,
  extensionHours: 24 * 7,
  fireWatchMinutes: 24 * 60,
  checks: 10,
  readings: 12,
  /** Of any interval, time before start and grace time of a check, in minutes. */
  checkMinutes: 7 * 24 * 60,
  calibrationDays: 3650,
  /** Of one role, and of people with one certificate. */
  peopleOfOneKind: 50,
  /** Of a limit of a reading, above and below zero. */
  readingLimit: 1_000_000,
  /** Texts, in characters. */
  name: 60,
  checkTitle: 60,
  readingLabel: 60,
  unit: 12,
} as const;

/** The name under which the rounds of a fire watch are recorded; no series of checks may have it. */
export const fireWatchSeriesName = 'fireWatch';

/** The name of the series by which the issuing authority confirms isolations. No other series may have it. */
export const isolationSeriesName = 'isolation';

/** The name of the gas test after an alarm, where a policy has none of its own. No other series may have it. */
export const alarmTestSeriesName = 'gasTestAfterAlarm';

/** The gases of a gas test, in the order in which they are tested, with the usual limits. */
export const gasReadings: readonly CheckReading[] = [
  { name: 'oxygen', label: 'Oxygen', unit: '%', from: 19.5, to: 23.5, rangeFrom: 0, rangeTo: 30 },
  { name: 'flammable', label: 'Flammable gas (LEL)', unit: '%', below: 10, rangeFrom: 0, rangeTo: 100 },
  { name: 'hydrogenSulfide', label: 'Hydrogen sulfide', unit: 'ppm', below: 10, rangeFrom: 0, rangeTo: 500 },
  { name: 'carbonMonoxide', label: 'Carbon monoxide', unit: 'ppm', below: 25, rangeFrom: 0, rangeTo: 2000 },
];
