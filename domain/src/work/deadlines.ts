import { fireWatchSeriesName, type CheckSeries, type WorkPolicy } from '../template/work-policy.ts';
import type { AreaStopKind } from './area-stop-kind.ts';
import type { WorkCondition } from './conditions.ts';
import { listSeries } from './combined-policy.ts';
import { addEntry, findRevalidationDue, findValidUntil, isLive, isUnderWay, type WorkState } from './state.ts';
import type { WorkEntry } from './work-log.ts';

const minute = 60_000;

/** Whether a fire watch was begun and has not ended. */
export function isFireWatchOn({ fireWatchUntil, fireWatchEndedAt }: WorkState): boolean {
  return fireWatchUntil !== null && fireWatchEndedAt === null;
}

/**
 * Whether the job has expired. One that never started can still begin when the permit is approved again with a later
 * end.
 */
export function isExpired({ end }: PermitTimes, { expiredAt, startedAt }: WorkState): boolean {
  return expiredAt !== null && (startedAt !== null || (end !== null && expiredAt >= end));
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
}

/** A stop of all work in an area. */
export interface AreaStop {
  /** Omitted where only the reason says it. */
  kind?: AreaStopKind;
  reason: string;
  since: Date;
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
  /** When it will stand still if nobody acts. */
  stopsAt: Date | null;
  /** The end of its period; null for one without. */
  end: Date | null;
}

/** An entry that the clock writes. */
export type DeadlineEntry = Extract<
  WorkEntry,
  { event: 'expireWork' | 'missRevalidation' | 'missCheck' | 'endFireWatch' | 'suspendWork' }
>;

/** When the next check of a series is due, and when it counts as missed. */
export interface DueCheck {
  series: CheckSeries;
  due: Date;
  missedAt: Date;
}

/** The checks that fall due as things stand, the earliest first; none while the job is suspended or not started. */
export function listDueChecks(state: WorkState, policy: WorkPolicy): DueCheck[] {
  const since = findCountingSince(state);
  if (since === undefined) return [];
  return listSeries(policy)
    .flatMap((series): DueCheck[] => {
      const next = findNextTime(state, series);
      if (next === undefined || (series.name === fireWatchSeriesName) !== (state.finishedAt !== null)) return [];
      // A check that fell due while the job was stopped is due as soon as it goes on.
      const due = new Date(Math.max(next.getTime(), since.getTime()));
      return [{ series, due, missedAt: new Date(due.getTime() + series.graceMinutes * minute) }];
    })
    .toSorted((one, other) => one.due.getTime() - other.due.getTime());
}

/** Since when checks count: since the job is live or, for the fire watch, since the work was finished. */
function findCountingSince(state: WorkState): Date | undefined {
  if (state.finishedAt !== null) return isFireWatchOn(state) ? state.finishedAt : undefined;
  return isLive(state) ? (state.liveSince ?? undefined) : undefined;
}

/** When the next check of a series is due by its interval; one that was missed is over. */
function findNextTime(state: WorkState, series: CheckSeries): Date | undefined {
  const given = findDueSince(state, series);
  const missed = state.missedChecks.get(series.name);
  if (!given || !missed || series.everyMinutes === undefined) return given;
  const next = new Date(missed.getTime() + series.everyMinutes * minute);
  return next > given ? next : given;
}

/**
 * Since when a check of a series is due by the last one that was made, whether or not one was missed since; it may be to
 * come. Undefined before the start, and for a series that is not repeated.
 */
export function findDueSince(state: WorkState, series: CheckSeries): Date | undefined {
  const { everyMinutes, beforeStartMinutes } = series;
  const begun = state.finishedAt ?? state.startedAt;
  if (begun === null || everyMinutes === undefined) return undefined;
  const last = state.lastChecks.get(series.name)?.at;
  // A check before the start counts: the gas test that opened the work is followed at its interval.
  const given = last && (beforeStartMinutes !== undefined || last > begun) ? last : begun;
  return new Date(given.getTime() + everyMinutes * minute);
}

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
  if (state.finishedAt !== null) return listFireWatchDeadlines(state, policy);
  if (permit.isOver || isExpired(permit, state)) return [];
  if (!permit.isApproved && state.startedAt === null) return [];
  const expiry = findExpiry(permit, state, policy);
  const deadlines: DeadlineEntry[] = expiry ? [toDeadline('expireWork', expiry)] : [];
  if (!isUnderWay(state)) return deadlines;
  const revalidation = isLive(state) ? findRevalidationDue(state, policy) : undefined;
  if (revalidation) deadlines.push(toDeadline('missRevalidation', revalidation));
  const { parent, areaStop } = permit;
  if (parent?.stoppedAt) deadlines.push(toSuspension('parent', parent.stoppedAt, null, state));
  if (areaStop) deadlines.push(toSuspension('areaStop', areaStop.since, areaStop.reason, state));
  return [...deadlines, ...listDueChecks(state, policy).map(toMissedCheck)];
}

function listFireWatchDeadlines(state: WorkState, policy: WorkPolicy): DeadlineEntry[] {
  const { fireWatchUntil } = state;
  if (fireWatchUntil === null || !isFireWatchOn(state)) return [];
  const watchChecks = listDueChecks(state, policy).filter(({ missedAt }) => missedAt < fireWatchUntil);
  return [...watchChecks.map(toMissedCheck), toDeadline('endFireWatch', fireWatchUntil)];
}

/** When the job expires as things stand: at the end of its period or of its validity, whichever comes first. */
export function findExpiry({ end }: PermitTimes, state: WorkState, policy: WorkPolicy): Date | undefined {
  const validUntil = findValidUntil(state, policy);
  if (end === null || validUntil === undefined) return end ?? validUntil;
  return end < validUntil ? end : validUntil;
}

function toDeadline(event: 'expireWork' | 'missRevalidation' | 'endFireWatch', at: Date): DeadlineEntry {
  return { event, at, by: null, reason: null, details: { due: at.toISOString() } };
}

/** What stops the work from outside, at once where it stood when the work went live or was paused. */
function toSuspension(
  cause: 'parent' | 'areaStop',
  since: Date,
  reason: string | null,
  { liveSince, suspension }: WorkState,
): DeadlineEntry {
  const at = [liveSince, suspension?.at].reduce<Date>((latest, time) => (time && time > latest ? time : latest), since);
  return { event: 'suspendWork', at, by: null, reason, details: { cause } };
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
