import type { WorkPolicy } from '../template/work-policy.ts';
import type { GivenCheck } from './check-record.ts';
import { toRecordedAt } from './device-time.ts';
import type { CarriedCertificate, Person, WorkEntry, WorkEvent, WorkLog } from './work-log.ts';

const hour = 3_600_000;
const minute = 60_000;

/** The entry that suspended a job. */
export type Suspension = Extract<
  WorkEntry,
  { event: 'pauseWork' | 'stopWork' | 'suspendWork' | 'missCheck' | 'missRevalidation' | 'recordCheck' }
>;

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
  from: Person;
  to: Person;
  done: string;
  left: string;
  watch: string;
}

/** An extension that waits for the issuing side. */
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
}

/** What a log adds up to, without regard to the time. */
export interface WorkState {
  holder: Person;
  startedAt: Date | null;
  /** When the job was last started or revalidated. */
  validatedAt: Date | null;
  /** When it last became live. */
  liveSince: Date | null;
  suspension: Suspension | null;
  expiredAt: Date | null;
  finishedAt: Date | null;
  /** The end of the fire watch; null without one and before. */
  fireWatchUntil: Date | null;
  fireWatchEndedAt: Date | null;
  handover: OfferedHandover | null;
  extension: RequestedExtension | null;
  /** By the name of the series. */
  lastChecks: ReadonlyMap<string, LastCheck>;
  /** When the last check of a series that was missed fell due, by the name of the series. */
  missedChecks: ReadonlyMap<string, Date>;
  /** The workers on the job, by their ids. */
  signedOn: ReadonlyMap<string, SignedOn>;
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
    suspension: null,
    expiredAt: null,
    finishedAt: null,
    fireWatchUntil: null,
    fireWatchEndedAt: null,
    handover: null,
    extension: null,
    lastChecks: new Map(),
    missedChecks: new Map(),
    signedOn: new Map(),
    extendedUntil: null,
    firstEnd: null,
  };
}

type Step<Event extends WorkEvent> = (
  state: WorkState,
  entry: Extract<WorkEntry, { event: Event }>,
  policy: WorkPolicy,
) => Partial<WorkState>;

/** What each entry does to a job. */
const steps: { [Event in WorkEvent]: Step<Event> } = {
  startWork: (_state, { at }) => ({ startedAt: at, validatedAt: at, liveSince: at }),
  pauseWork: suspend,
  stopWork: suspend,
  suspendWork: suspend,
  missRevalidation: suspend,
  resumeWork: (state, { at }) => ({ suspension: null, liveSince: state.startedAt === null ? null : at }),
  // What is due during work that goes on stays due.
  revalidateWork: (state, { at }) => ({
    suspension: null,
    validatedAt: at,
    liveSince: isLive(state) ? state.liveSince : at,
  }),
  handOverWork: (state, { at, by, details }) => ({ handover: { at, from: by ?? state.holder, ...details } }),
  acceptHandover: (state) => ({ holder: state.handover?.to ?? state.holder, handover: null }),
  declineHandover: () => ({ handover: null }),
  withdrawHandover: () => ({ handover: null }),
  requestExtension: (_state, { at, by, reason, details }) => ({
    extension: { at, by, until: new Date(details.until), reason: reason ?? '' },
  }),
  agreeExtension: ({ firstEnd }, { details: { from, until } }) => ({
    extension: null,
    extendedUntil: new Date(until),
    firstEnd: firstEnd ?? new Date(from),
  }),
  refuseExtension: () => ({ extension: null }),
  finishWork: (state, { at }, { fireWatch }) => ({
    finishedAt: at,
    suspension: null,
    handover: null,
    extension: null,
    signedOn: new Map(),
    fireWatchUntil: fireWatch && state.startedAt ? new Date(at.getTime() + fireWatch.minutes * minute) : null,
  }),
  recordCheck: (state, entry) => {
    const { at, by, details } = entry;
    const takenAt = toRecordedAt(details.deviceTime, at);
    const last = state.lastChecks.get(details.series);
    // One that a device sent late says nothing about what was found since.
    const isSuperseded = last !== undefined && takenAt < last.takenAt;
    const lastChecks = isSuperseded
      ? state.lastChecks
      : new Map(state.lastChecks).set(details.series, { at, takenAt, by, check: details });
    const isStopped = details.result === 'failed' && isUnderWay(state);
    return { lastChecks, ...(isStopped && suspend(state, entry)) };
  },
  missCheck: (state, entry) => {
    const missedChecks = new Map(state.missedChecks).set(entry.details.series, new Date(entry.details.due));
    return { missedChecks, ...(isLive(state) && suspend(state, entry)) };
  },
  expireWork: (_state, { at }) => ({ expiredAt: at, suspension: null, handover: null, extension: null }),
  signOn: (state, { at, details }) => ({
    signedOn: new Map(state.signedOn).set(details.workerId, { since: at, certificates: details.certificates }),
  }),
  signOff: (state, { details }) => {
    const signedOn = new Map(state.signedOn);
    signedOn.delete(details.workerId);
    return { signedOn };
  },
  changeCertificates: (state, { details: { workerId, certificates } }) => {
    const worker = state.signedOn.get(workerId);
    return worker ? { signedOn: new Map(state.signedOn).set(workerId, { ...worker, certificates }) } : {};
  },
  endFireWatch: (_state, { at }) => ({ fireWatchEndedAt: at }),
};

/** A pause of the holder's own gives way to a graver reason, so that they cannot resume against it. */
function suspend(state: WorkState, entry: Suspension): Partial<WorkState> {
  const isGraver = state.suspension === null || state.suspension.event === 'pauseWork';
  return { suspension: isGraver ? entry : state.suspension };
}

/** Whether the work stands still only because the holder paused it. */
export function isPaused(state: WorkState): boolean {
  return state.suspension?.event === 'pauseWork' && isLive({ ...state, suspension: null });
}

/** Whether work goes on, or may go on at the holder's word alone: what stops it then stops a pause too. */
export function isUnderWay(state: WorkState): boolean {
  return isLive(state) || isPaused(state);
}

/** Whether work goes on by the log alone, whatever the time. */
export function isLive({ startedAt, suspension, expiredAt, finishedAt }: WorkState): boolean {
  return startedAt !== null && suspension === null && expiredAt === null && finishedAt === null;
}

/** The state after one more entry. */
export function addEntry(state: WorkState, entry: WorkEntry, policy: WorkPolicy): WorkState {
  const step = steps[entry.event] as Step<WorkEvent>;
  return { ...state, ...step(state, entry, policy) };
}

/** What a whole log adds up to. */
export function readLog(submitter: Person, log: WorkLog, policy: WorkPolicy): WorkState {
  return log.reduce((state, entry) => addEntry(state, entry, policy), createWorkState(submitter));
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
