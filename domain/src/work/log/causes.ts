import {
  fireWatchSeriesName,
  isCheckKind,
  isolationSeriesName,
  type CheckKind,
  type WorkPolicy,
} from '../../work-policy/work-policy.ts';
import { getCauseRow, isDanger, type CauseKind } from './cause-table.ts';
import { findSeries } from './combined-policy.ts';
import { toRecordedAt } from '../../time/device-time.ts';
import { stopKinds, type StopKind } from './stop-kinds.ts';
import type { CauseAnswer, Person, SuspensionCause, WorkEntry, WorkEvent } from './work-log.ts';

/** One reason why work stands still, from the entry that brought it. */
export interface Cause {
  /** The same whenever the log is read. */
  id: string;
  kind: CauseKind;
  /** Since when it counts: when it was pressed, measured or fell due. */
  at: Date;
  /** When the server had it. */
  receivedAt: Date;
  /** The name of the series or the role that it is about; empty for others. */
  about: string;
  entry: WorkEntry;
  /** Whether it has ended without an answer. The work stands still until it is resumed all the same. */
  isOver: boolean;
}

/** A cause that was answered when the work was resumed. */
export interface AnsweredCause extends Cause {
  answer: string;
  /** Null in logs from before causes were answered one by one. */
  answeredBy: Person | null;
  answeredAt: Date;
}

/** What each reason of the application is as a cause. */
const kindOfSuspension: Record<SuspensionCause, CauseKind> = {
  recall: 'approvalLost',
  review: 'approvalLost',
  cancellation: 'approvalLost',
  certificate: 'certificateLost',
  parent: 'parentStopped',
  parentDanger: 'parentStopped',
  parentPause: 'parentPaused',
  areaStop: 'siteStop',
  holder: 'noHolder',
};

type Finder<Event extends WorkEvent> = (
  entry: Extract<WorkEntry, { event: Event }>,
  policy: WorkPolicy,
) => CauseKind | null;

/** What each entry is as a cause by itself; null where it is none. What follows from who left is in the state. */
const kindOfEntry: { [Event in WorkEvent]: Finder<Event> | null } = {
  startWork: null,
  pauseWork: () => 'pause',
  stopWork: ({ details: { kind } }) => {
    if (kind === undefined) return 'unclassedStop';
    return stopKinds[kind].isDanger ? 'dangerStop' : 'personStop';
  },
  resumeWork: null,
  revalidateWork: null,
  handOverWork: null,
  appointHolder: () => 'noHolder',
  stayHolder: null,
  acceptHandover: null,
  declineHandover: null,
  withdrawHandover: null,
  requestExtension: null,
  agreeExtension: null,
  refuseExtension: null,
  finishWork: null,
  recordCheck: ({ details }, policy) => (details.result === 'failed' ? findFailure(details.series, policy) : null),
  suspendWork: ({ details }) => kindOfSuspension[details.cause],
  missCheck: ({ details }) => (details.series === fireWatchSeriesName ? 'roundMissed' : 'checkMissed'),
  missRevalidation: () => 'revalidationMissed',
  expireWork: null,
  endFireWatch: null,
  escalateFireWatch: null,
  signOn: null,
  signOff: null,
  changeRole: null,
  recordEntry: ({ details: { against } }) => (against === undefined ? null : 'entryRefused'),
  doubtExit: null,
  changeCertificates: null,
};

/** What a failed check of each kind comes to: the cause says whether it is a danger. */
const causeOfFailed: Record<CheckKind, CauseKind> = {
  gasTest: 'gasFailed',
  fireWatchRound: 'roundFailed',
  attendant: 'checkFailed',
  inspection: 'checkFailed',
  other: 'checkFailed',
};

function findFailure(name: string, policy: WorkPolicy): CauseKind {
  if (name === isolationSeriesName) return 'isolationFailed';
  const kind = findSeries(policy, name)?.kind ?? 'other';
  // A newer version may have other kinds.
  return isCheckKind(kind) ? causeOfFailed[kind] : 'checkFailed';
}

/** The cause that an entry is by itself; undefined where it is none. */
export function findCause(entry: WorkEntry, policy: WorkPolicy): Cause | undefined {
  const kind = (kindOfEntry[entry.event] as Finder<WorkEvent> | null)?.(entry, policy) ?? null;
  if (kind === null) return undefined;
  const about = 'series' in entry.details ? entry.details.series : '';
  return createCause(kind, about, entry);
}

/** A cause of a kind that an entry brought. */
export function createCause(kind: CauseKind, about: string, entry: WorkEntry): Cause {
  const at = findTimeOf(entry);
  const id = [kind, about, entry.at.getTime()].filter((part) => part !== '').join('-');
  return { id, kind, at, receivedAt: entry.at, about, entry, isOver: false };
}

function findTimeOf(entry: WorkEntry): Date {
  if (entry.event === 'signOff' && entry.details.pressedAt !== undefined)
    return toRecordedAt(entry.details.pressedAt, entry.at);
  if (entry.event === 'stopWork') return toRecordedAt(entry.details.pressedAt, entry.at);
  return entry.event === 'recordCheck' ? toRecordedAt(entry.details.deviceTime, entry.at) : entry.at;
}

/** The causes with one more, the gravest first and of equal ones the latest. */
export function addCause(causes: readonly Cause[], cause: Cause): readonly Cause[] {
  const { isReplaced } = getCauseRow(cause.kind);
  const isSame = ({ kind, about }: Cause) => kind === cause.kind && about === cause.about;
  // One that was measured earlier and arrives later says nothing about now.
  if (isReplaced && causes.some((known) => isSame(known) && known.at > cause.at)) return causes;
  const others = isReplaced ? causes.filter((known) => !isSame(known)) : causes;
  // Two people can stop the work in the same moment.
  const count = others.filter(({ id }) => id === cause.id || id.startsWith(`${cause.id}#`)).length;
  const added = count === 0 ? cause : { ...cause, id: `${cause.id}#${count + 1}` };
  return [...others, added].toSorted(compareCauses);
}

function compareCauses(one: Cause, other: Cause): number {
  return (
    getCauseRow(one.kind).rank - getCauseRow(other.kind).rank || other.receivedAt.getTime() - one.receivedAt.getTime()
  );
}

/** The cause that is shown: the gravest that has not ended; where all have, the gravest. Undefined without any. */
export function findGravest(causes: readonly Cause[]): Cause | undefined {
  return causes.find(({ isOver }) => !isOver) ?? causes[0];
}

/** Those that have to be answered before the work goes on. */
export function listToAnswer(causes: readonly Cause[]): readonly Cause[] {
  return causes.filter(({ kind, isOver }) => !isOver && getCauseRow(kind).answeredBy !== null);
}

/** Whether the issuing authority answers it even after the work is finished. */
export function outlivesFinish({ kind }: Cause): boolean {
  return getCauseRow(kind).outlivesFinish;
}

/** Whether one of these is an immediate danger, or graver. */
export function hasDanger(causes: readonly Cause[]): boolean {
  return causes.some(({ kind }) => isDanger(kind));
}

/** The same at the place itself: a storm, or an alarm elsewhere at the site, puts out no ember. */
export function hasDangerThere(causes: readonly Cause[]): boolean {
  return hasDanger(causes.filter(({ kind }) => kind !== 'siteStop'));
}

/** What kind of stop a cause is, as whoever stopped the work said, or the issuing authority in an answer. */
export function findStopKind({ entry }: Cause, answer?: CauseAnswer): StopKind | undefined {
  return entry.event === 'stopWork' ? (entry.details.kind ?? answer?.kind) : undefined;
}

/** The time since which a gas test has to be taken before the work goes on; undefined where none is asked for. */
export function findGasTestSince(causes: readonly Cause[], answers: readonly CauseAnswer[] = []): Date | undefined {
  const since = causes.filter((cause) => {
    const kind = findStopKind(
      cause,
      answers.find((answer) => answer.cause === cause.id),
    );
    return cause.kind === 'gasFailed' || (kind !== undefined && stopKinds[kind].asksGasTest) || isSiteGasStop(cause);
  });
  return since.length === 0 ? undefined : new Date(Math.max(...since.map(({ at }) => at.getTime())));
}

function isSiteGasStop({ entry }: Cause): boolean {
  return entry.event === 'suspendWork' && entry.details.areaStopKind === 'gas';
}
