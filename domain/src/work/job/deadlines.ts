import { outlivesFinish } from '../log/causes.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import type { AreaStopKind } from '../../area-stop/area-stop.ts';
import type { CauseKind } from '../log/cause-table.ts';
import type { WorkCondition } from '../log/conditions.ts';
import { listDueChecks, type DueCheck } from './due-checks.ts';
import {
  findRevalidationDue,
  findValidUntil,
  isFireWatchOn,
  isUnderWay,
  isWatchRunning,
  type WorkState,
} from '../log/state.ts';
import { addEntry } from '../log/steps.ts';
import type { SuspensionCause, WorkEntry } from '../log/work-log.ts';

/**
 * Whether the job has expired. One that never started can still begin when the permit is approved again with a later
 * end.
 */
export function isExpired({ end }: PermitTimes, { expiredAt, startedAt }: WorkState): boolean {
  return expiredAt !== null && (startedAt !== null || (end !== null && expiredAt >= end));
}

/**
 * Whether there is no work to follow: before the permit is approved, and after it was cancelled or recalled without a
 * start. Neither whoever is inside nor a danger is forgotten with the approval.
 */
export function hasNoWork({ isApproved }: Pick<PermitTimes, 'isApproved'>, state: WorkState): boolean {
  const { startedAt, inside, causes } = state;
  return !isApproved && startedAt === null && inside.size === 0 && !causes.some(outlivesFinish);
}

/** What the clock reads of the permit itself. */
export interface PermitTimes {
  /** The end of the period, extensions included; null for a permit without an end. */
  end: Date | null;
  /** Whether it is approved, and nobody has requested its end. */
  isApproved: boolean;
  /** Whether it is closed, cancelled or handed back, so that nothing falls due any more. */
  isOver: boolean;
  /** For a child permit: the permit it belongs to. */
  parent: ParentJob | null;
  /** The stop of all work in its area that is in force. */
  areaStop: AreaStop | null;
  /** Who holds or held it and cannot act any more: their account is closed, or they have left the company. */
  cannotAct: readonly LostPerson[];
}

/** Somebody who cannot act any more. */
export interface LostPerson {
  id: string;
  since: Date;
}

/** A stop of all work in an area. */
export interface AreaStop {
  kind: AreaStopKind;
  reason: string;
  since: Date;
  /** Whether somebody stopped it for gas, whatever kind is shown. */
  isForGas?: boolean;
  /** Whether everybody is called to the assembly point, by this stop or another at the site. */
  isMustered?: boolean;
}

/** What a child permit's job needs to know of the permit that it belongs to. */
export interface ParentJob {
  number: string;
  isApproved: boolean;
  /** Undefined where the permit itself has no work policy. */
  condition: WorkCondition | undefined;
  /** Since when its work stands still: suspended, expired, finished or not approved. */
  stoppedAt: Date | null;
  /** Whether it stands still only because its holder paused it. */
  isPaused: boolean;
  /** When the last of its open dangers was known; null without one. */
  dangerAt: Date | null;
  /** When it will stand still if nobody acts. */
  stopsAt: Date | null;
  /** The end of its period; null for one without. */
  end: Date | null;
  /** What keeps its work from starting because nobody has answered it where the permit was copied from. */
  copiedFrom: readonly string[];
}

/** An entry that the clock writes. */
export type DeadlineEntry = Extract<
  WorkEntry,
  { event: 'expireWork' | 'missRevalidation' | 'missCheck' | 'endFireWatch' | 'escalateFireWatch' | 'suspendWork' }
>;

/**
 * The next entry that the clock has to write if nobody acts; undefined when nothing can fall due. What ends the job
 * comes before what suspends it.
 */
export function findNextDeadline(permit: PermitTimes, state: WorkState, policy: WorkPolicy): DeadlineEntry | undefined {
  return listDeadlines(permit, state, policy).reduce<DeadlineEntry | undefined>(
    (first, deadline) => (first && first.at <= deadline.at ? first : deadline),
    undefined,
  );
}

function listDeadlines(permit: PermitTimes, state: WorkState, policy: WorkPolicy): DeadlineEntry[] {
  if (state.finishedAt !== null) return isFireWatchOn(state) ? listFireWatchDeadlines(permit, state, policy) : [];
  if (hasNoWork(permit, state)) return [];
  // Nothing falls due any more, but nobody is forgotten in an alarm.
  if (permit.isOver) return listSiteStops(permit, state);
  const checks = listDueChecks(state, policy).map(toMissedCheck);
  if (isExpired(permit, state)) return [...listSiteStops(permit, state), ...checks];
  const expiry = findExpiry(permit, state, policy);
  const isMissed = state.causes.some(({ kind }) => kind === 'revalidationMissed');
  const revalidation = isUnderWay(state) && !isMissed ? findRevalidationDue(state, policy) : undefined;
  return [
    ...(expiry ? [toDeadline('expireWork', expiry)] : []),
    ...(revalidation ? [toDeadline('missRevalidation', revalidation)] : []),
    ...listParentStops(permit, state),
    ...listSiteStops(permit, state),
    ...listLostHolder(permit, state),
    ...checks,
  ];
}

const escalationMs = 2 * 3_600_000;

function listFireWatchDeadlines(permit: PermitTimes, state: WorkState, policy: WorkPolicy): DeadlineEntry[] {
  const { fireWatchUntil, finishedAt, watchEscalatedAt } = state;
  if (fireWatchUntil === null || finishedAt === null) return [];
  const watchChecks = listDueChecks(state, policy).filter(({ missedAt }) => missedAt < fireWatchUntil);
  const watchedAt = state.watchedAt ?? finishedAt;
  const isEscalated = watchEscalatedAt !== null && watchEscalatedAt > watchedAt;
  return [
    ...listSiteStops(permit, state),
    ...watchChecks.map(toMissedCheck),
    ...(isWatchRunning(state) ? [toDeadline('endFireWatch', fireWatchUntil)] : []),
    ...(isEscalated ? [] : [toDeadline('escalateFireWatch', new Date(watchedAt.getTime() + escalationMs))]),
  ];
}

/** A stop of the site is a cause of all work that was started, whatever else it stands still for. */
function listSiteStops({ areaStop }: PermitTimes, state: WorkState): DeadlineEntry[] {
  if (!areaStop || state.startedAt === null) return [];
  const { since, reason, kind, isForGas = kind === 'gas' } = areaStop;
  const isKnown = state.causes.some((cause) => cause.kind === 'siteStop' && cause.at >= since);
  return isKnown
    ? []
    : [toSuspension({ cause: 'areaStop', areaStopKind: isForGas ? 'gas' : kind }, since, reason, state)];
}

/** Work stands still without a holder who can act. */
function listLostHolder({ cannotAct }: PermitTimes, state: WorkState): DeadlineEntry[] {
  const lost = cannotAct.find(({ id }) => id === state.holder.id);
  const isKnown = state.causes.some(({ kind, isOver }) => kind === 'noHolder' && !isOver);
  if (!lost || isKnown || state.startedAt === null) return [];
  return [toSuspension({ cause: 'holder' }, lost.since, null, state)];
}

/**
 * Work stops with that of its parent permit, whatever else it stands still for, and hears of a danger there even if it
 * stands still with it already; what was only paused with it is stopped when the parent is.
 */
function listParentStops({ parent }: PermitTimes, state: WorkState): DeadlineEntry[] {
  if (!parent?.stoppedAt || state.startedAt === null) return [];
  const since = parent.dangerAt ?? parent.stoppedAt;
  const kinds: readonly CauseKind[] = parent.isPaused ? ['parentPaused', 'parentStopped'] : ['parentStopped'];
  if (state.causes.some(({ kind, receivedAt }) => kinds.includes(kind) && receivedAt >= since)) return [];
  const cause: SuspensionCause = parent.isPaused ? 'parentPause' : parent.dangerAt ? 'parentDanger' : 'parent';
  return [toSuspension({ cause }, since, null, state)];
}

/** When the job expires as things stand: at the end of its period or of its validity, whichever comes first. */
export function findExpiry({ end }: PermitTimes, state: WorkState, policy: WorkPolicy): Date | undefined {
  const validUntil = findValidUntil(state, policy);
  if (end === null || validUntil === undefined) return end ?? validUntil;
  return end < validUntil ? end : validUntil;
}

function toDeadline(
  event: 'expireWork' | 'missRevalidation' | 'endFireWatch' | 'escalateFireWatch',
  at: Date,
): DeadlineEntry {
  return { event, at, by: null, reason: null, details: { due: at.toISOString() } };
}

/** What stops the work from outside, at once where it stood before what the log says last. */
function toSuspension(
  details: { cause: SuspensionCause; areaStopKind?: string },
  since: Date,
  reason: string | null,
  { liveSince, causes, expiredAt, finishedAt }: WorkState,
): DeadlineEntry {
  const times = [liveSince, expiredAt, finishedAt, ...causes.map(({ receivedAt }) => receivedAt)];
  const at = times.reduce<Date>((latest, time) => (time && time > latest ? time : latest), since);
  return { event: 'suspendWork', at, by: null, reason, details };
}

function toMissedCheck({ series, due, missedAt }: DueCheck): DeadlineEntry {
  const details = { series: series.name, due: due.toISOString() };
  return { event: 'missCheck', at: missedAt, by: null, reason: null, details };
}

/** A job at a moment: its state, and the entries of the clock that are not written yet, in order. */
export interface CaughtUpWork {
  state: WorkState;
  pending: DeadlineEntry[];
}

/**
 * Applies every deadline that has passed, in order, whether or not its entry is written already. So a reader never
 * waits for the clock, and a writer writes first what fell due before. At the very moment, a deadline has passed.
 */
export function catchUp(permit: PermitTimes, state: WorkState, policy: WorkPolicy, now: Date): CaughtUpWork {
  const pending: DeadlineEntry[] = [];
  let current = state;
  for (;;) {
    const next = findNextDeadline(permit, current, policy);
    if (!next || next.at > now) return { state: current, pending };
    pending.push(next);
    current = addEntry(current, next, policy);
  }
}
