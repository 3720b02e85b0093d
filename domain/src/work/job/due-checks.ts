import {
  fireWatchSeriesName,
  type CheckKind,
  type CheckSeries,
  type WorkPolicy,
} from '../../work-policy/work-policy.ts';
import { hasDangerThere } from '../log/causes.ts';
import { listSeries } from '../log/combined-policy.ts';
import { isFireWatchOn, isLive, isPaused, isWatchRunning, watchWithoutEnd, type WorkState } from '../log/state.ts';

const minute = 60_000;

/** When the next check of a series is due, and when it counts as missed. */
export interface DueCheck {
  series: CheckSeries;
  due: Date;
  missedAt: Date;
}

/** Whether a check can be missed: the round that starts a fire watch waits until it is made. */
export function canBeMissed({ missedAt }: Pick<DueCheck, 'missedAt'>): boolean {
  return missedAt < watchWithoutEnd;
}

/** The kinds of check that go on as long as somebody is inside a space, whatever else has stopped. */
const goesOnInside: Record<CheckKind, boolean> = {
  gasTest: true,
  fireWatchRound: false,
  attendant: true,
  inspection: false,
  other: false,
};

/** The checks that fall due as things stand, the earliest first; none while the work stands still or has not started. */
export function listDueChecks(state: WorkState, policy: WorkPolicy): DueCheck[] {
  return listSeries(policy)
    .flatMap((series): DueCheck[] => {
      const isRound = series.name === fireWatchSeriesName;
      // After the end only rounds are due, and what looks after somebody who is still inside.
      if (isRound ? state.finishedAt === null : state.finishedAt !== null && !isForInside(state, series)) return [];
      const dueCheck = isRound ? findDueRound(state, series) : findDueCheck(state, series);
      return dueCheck ? [dueCheck] : [];
    })
    .toSorted((one, other) => one.due.getTime() - other.due.getTime());
}

function findDueCheck(state: WorkState, series: CheckSeries): DueCheck | undefined {
  const [next, since] = [findNextTime(state, series), findCountingSince(state, series)];
  if (next === undefined || since === undefined) return undefined;
  // A check that fell due while the job was stopped is due as soon as it goes on.
  const due = new Date(Math.max(next.getTime(), since.getTime()));
  return { series, due, missedAt: addMinutes(due, series.graceMinutes) };
}

/**
 * A round; the one that starts the watch is due at once, and none can be missed before it. While a danger there is
 * unanswered none would start it: the issuing authority answers first.
 */
function findDueRound(state: WorkState, series: CheckSeries): DueCheck | undefined {
  const next = findNextTime(state, series);
  if (!isFireWatchOn(state) || next === undefined || state.watchableSince === null) return undefined;
  if (!isWatchRunning(state))
    return hasDangerThere(state.causes) ? undefined : { series, due: state.watchableSince, missedAt: watchWithoutEnd };
  return { series, due: next, missedAt: addMinutes(next, series.graceMinutes) };
}

/** Since when a check of the work counts; undefined while it does not. */
function findCountingSince(state: WorkState, { kind }: CheckSeries): Date | undefined {
  const { liveSince, signedOn, inside } = state;
  if (liveSince !== null && isLive(state)) return liveSince;
  // A pause sends nobody away.
  const people = isPaused(state) ? signedOn : goesOnInside[kind] ? inside : new Map<string, { since: Date }>();
  const first = findFirst(people);
  return first && new Date(Math.max(liveSince?.getTime() ?? 0, first.getTime()));
}

/** Whether a check looks after somebody who is inside now. */
function isForInside({ inside }: WorkState, { kind }: CheckSeries): boolean {
  return goesOnInside[kind] && inside.size > 0;
}

/** Since when the first of these people has been there; undefined without anybody. */
function findFirst(people: ReadonlyMap<string, { since: Date }>): Date | undefined {
  const times = [...people.values()].map(({ since }) => since.getTime());
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

function addMinutes(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * minute);
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
 * Since when a check of a series is due by when the last one was taken, whether or not one was missed since; it may be to
 * come. Undefined before the start with nobody inside, and for a series that is not repeated.
 */
export function findDueSince(state: WorkState, series: CheckSeries): Date | undefined {
  const { everyMinutes, beforeStartMinutes } = series;
  const isRound = series.name === fireWatchSeriesName;
  const begunByWork = isRound ? state.finishedAt : state.startedAt;
  // Somebody who went in before the start went in all the same.
  const begun = begunByWork ?? (isForInside(state, series) ? findFirst(state.inside) : undefined);
  if (!begun || everyMinutes === undefined) return undefined;
  const last = state.lastChecks.get(series.name)?.takenAt;
  // A check before the start counts: the gas test that opened the work is followed at its interval.
  const given = last && (beforeStartMinutes !== undefined || last > begun) ? last : begun;
  return new Date(given.getTime() + everyMinutes * minute);
}
