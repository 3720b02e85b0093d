import type { JobRole } from '../../role/job-role.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import type { GivenCheck } from './check-record.ts';
import type { AnsweredCause, Cause } from './causes.ts';
import type { CarriedCertificate, Person } from './work-log.ts';

const hour = 3_600_000;

/** The end of a fire watch that has none yet: nobody is watching, or the next round starts it. */
export const watchWithoutEnd = new Date('9999-12-31T00:00:00Z');

/** The last check of a series. */
export interface LastCheck {
  at: Date;
  /** When it was made: earlier than `at` where a device sent it later. */
  takenAt: Date;
  by: Person | null;
  check: GivenCheck;
}

/** A handover that waits for the named person. */
export interface OfferedHandover {
  at: Date;
  /** The holder, or whoever appointed another one. */
  from: Person;
  to: Person;
  done: string;
  left: string;
  watch: string;
  /** Why the holder cannot act, where somebody else appointed a new one; null for a handover by the holder. */
  appointedBecause: string | null;
  /** Whether the issuing authority still has to confirm somebody who appointed themselves. */
  needsConfirmation: boolean;
}

/** An extension that waits for the issuing authority. */
export interface RequestedExtension {
  at: Date;
  by: Person | null;
  until: Date;
  reason: string;
}

/** A worker on the job. */
export interface SignedOn {
  since: Date;
  certificates: readonly CarriedCertificate[];
  /** Empty where the policy names none. */
  roles: readonly JobRole[];
}

/** Somebody inside a space: a worker on the job, or a rescuer. */
export interface Inside {
  since: Date;
  /** When it was last said that they are inside, where a wrong 'out' was taken back: an older 'out' does not count. */
  confirmedAt?: Date;
  /** The name of a rescuer, or of a stranger; a worker's is not in the log. */
  rescuer?: string;
  /** Whether they are no rescuer, but went in without being signed on. */
  isStranger?: true;
}

/** Somebody whose coming out was recorded. */
export interface CameOut {
  /** When, by the device that recorded it. */
  at: Date;
  inside: Inside;
  /** What they did on the job, where they have signed off since. */
  signedOff?: SignedOn;
}

/** What a log adds up to, without regard to the time. */
export interface WorkState {
  holder: Person;
  startedAt: Date | null;
  /** When the job was last started or revalidated. */
  validatedAt: Date | null;
  /** When it last became live. */
  liveSince: Date | null;
  /** Why it stands still, the gravest first; some outlive the end of the work. */
  causes: readonly Cause[];
  /** What was answered when the work was resumed, in that order. */
  answeredCauses: readonly AnsweredCause[];
  expiredAt: Date | null;
  finishedAt: Date | null;
  /** The end of the fire watch, `watchWithoutEnd` while it does not run; null without one and before. */
  fireWatchUntil: Date | null;
  /** Since when a round can start the fire watch; null without one, and while nobody watches. */
  watchableSince: Date | null;
  /** When the last round that passed was made; null before the first. */
  watchedAt: Date | null;
  /** Until when others held the permit, by their ids. */
  heldUntil: ReadonlyMap<string, Date>;
  /** When the supervisors were told that nobody had watched for long. */
  watchEscalatedAt: Date | null;
  fireWatchEndedAt: Date | null;
  /** Those who watched when it ended, by their ids: one of them may have left before, without a network. */
  lastWatchers: ReadonlyMap<string, SignedOn>;
  handover: OfferedHandover | null;
  extension: RequestedExtension | null;
  /** By the name of the series. */
  lastChecks: ReadonlyMap<string, LastCheck>;
  /** When the last check of a series that was missed fell due, by the name of the series. */
  missedChecks: ReadonlyMap<string, Date>;
  /** The workers on the job, by their ids. */
  signedOn: ReadonlyMap<string, SignedOn>;
  /** Who is inside the space, by worker or by the name of a rescuer. */
  inside: ReadonlyMap<string, Inside>;
  /** Who has come out last and is still outside, by the same keys: it may have been the wrong person. */
  cameOut: ReadonlyMap<string, CameOut>;
  /** The end to which the permit was last extended; null while it never was. */
  extendedUntil: Date | null;
  /** The end before the first extension; null while there was none. */
  firstEnd: Date | null;
}

/** A job before anything happened. The submitter holds the permit. */
export function createWorkState(submitter: Person): WorkState {
  return {
    holder: submitter,
    startedAt: null,
    validatedAt: null,
    liveSince: null,
    causes: [],
    answeredCauses: [],
    expiredAt: null,
    finishedAt: null,
    fireWatchUntil: null,
    watchableSince: null,
    watchedAt: null,
    heldUntil: new Map(),
    watchEscalatedAt: null,
    fireWatchEndedAt: null,
    lastWatchers: new Map(),
    handover: null,
    extension: null,
    lastChecks: new Map(),
    missedChecks: new Map(),
    signedOn: new Map(),
    inside: new Map(),
    cameOut: new Map(),
    extendedUntil: null,
    firstEnd: null,
  };
}

/** Whether the work stands still only because its holder, or that of its parent permit, paused it. */
export function isPaused(state: WorkState): boolean {
  const { causes } = state;
  const isPause = causes.every(({ kind }) => kind === 'pause' || kind === 'parentPaused');
  return causes.length > 0 && isPause && isLive({ ...state, causes: [] });
}

/** Whether work goes on, or may go on at the holder's word alone: what stops it then stops a pause too. */
export function isUnderWay(state: WorkState): boolean {
  return isLive(state) || isPaused(state);
}

/** Whether work goes on by the log alone, whatever the time. */
export function isLive({ startedAt, causes, expiredAt, finishedAt }: WorkState): boolean {
  return startedAt !== null && causes.length === 0 && expiredAt === null && finishedAt === null;
}

/** Whether a fire watch was begun and has not ended. */
export function isFireWatchOn({ fireWatchUntil, fireWatchEndedAt }: WorkState): boolean {
  return fireWatchUntil !== null && fireWatchEndedAt === null;
}

/** Whether the time of a fire watch runs: somebody watches, and no round is missing. */
export function isWatchRunning({ fireWatchUntil }: WorkState): boolean {
  return fireWatchUntil !== null && fireWatchUntil < watchWithoutEnd;
}

/** When a started job expires, if its period does not end before; undefined for one that is valid for its period. */
export function findValidUntil({ startedAt }: WorkState, { validityHours }: WorkPolicy): Date | undefined {
  if (startedAt === null || validityHours === undefined) return undefined;
  return new Date(startedAt.getTime() + validityHours * hour);
}

/** When the next revalidation is due; undefined for a job that was not started or needs none. */
export function findRevalidationDue({ validatedAt }: WorkState, { revalidationHours }: WorkPolicy): Date | undefined {
  if (validatedAt === null || revalidationHours === undefined) return undefined;
  return new Date(validatedAt.getTime() + revalidationHours * hour);
}
