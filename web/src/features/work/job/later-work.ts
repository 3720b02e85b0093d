import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { formatMissedCheck, joinLabel, revalidationMissedLabel, toLabelParts } from '@eptw/domain/work/summary/label';
import { findLaterCondition } from '@eptw/domain/work/records/last-known';
import { getWorkRow, isAlarm } from '@eptw/domain/work/table/work-table';
import { listStandingCauses, type Work } from './work.ts';

/** What the condition of work at a later time follows from. */
export interface TimedWork extends Pick<Work, 'condition' | 'expiresAt' | 'revalidateBy' | 'fireWatchUntil'> {
  nextCheck: Pick<NonNullable<Work['nextCheck']>, 'title' | 'missedAt'> | null;
}

/** What suspends live work if nobody acts, and when. */
interface ForeseenStop {
  at: string;
  /** The label of the work from then on. */
  label: string;
}

function findStop({ nextCheck, revalidateBy }: TimedWork): ForeseenStop | undefined {
  const missedCheck = nextCheck && { at: nextCheck.missedAt, label: formatMissedCheck(nextCheck.title) };
  const missedRevalidation = revalidateBy === null ? null : { at: revalidateBy, label: revalidationMissedLabel };
  if (!missedCheck || !missedRevalidation) return missedCheck ?? missedRevalidation ?? undefined;
  return Date.parse(missedCheck.at) <= Date.parse(missedRevalidation.at) ? missedCheck : missedRevalidation;
}

const toDate = (time: string | null | undefined) => (time ? new Date(time) : null);

/** The condition of the work at this moment of the server's time, if nobody has acted since the server's last answer. */
export function findWorkCondition(work: TimedWork, now: number): WorkCondition | null {
  const { condition, expiresAt, fireWatchUntil } = work;
  if (condition === null) return null;
  const times = {
    stopsAt: toDate(findStop(work)?.at),
    expiresAt: toDate(expiresAt),
    fireWatchUntil: toDate(fireWatchUntil),
  };
  return findLaterCondition(condition, times, new Date(now));
}

/**
 * The work in the condition that it has at this moment of the server's time, as `findWorkCondition` returns it: so it is
 * shown while the server does not respond. The same object if it is in this condition already.
 */
export function toLaterWork(work: Work, condition: WorkCondition | null, now: number): Work {
  if (condition === null || condition === work.condition) return work;
  const stop = condition === 'suspended' ? findStop(work) : undefined;
  const expired = condition === 'expired' && { expiredAt: work.expiresAt, handover: null, extension: null };
  const facts = {
    startsAt: toDate(work.startsAt),
    hasStarted: work.startedAt !== null,
    missing: 0,
    liveUntil: null,
    expiresAt: toDate(work.expiresAt),
    fireWatchUntil: toDate(work.fireWatchUntil),
    standing: stop?.label ?? listStandingCauses(work)[0]?.words ?? '',
  };
  const labelParts = toLabelParts(condition, facts, new Date(now), work.timeZone);
  return {
    ...work,
    ...expired,
    condition,
    label: joinLabel(labelParts),
    labelParts,
    validUntil: null,
    isPaused: false,
    suspendedAt: stop?.at ?? null,
    nextCheck: null,
    maySignOn: work.maySignOn && condition === 'suspended',
    // An alarm is never held up by what this device only foresees.
    workActions: work.workActions.filter(
      ({ action }) => isAlarm(action) || getWorkRow(action).from.includes(condition),
    ),
  };
}
