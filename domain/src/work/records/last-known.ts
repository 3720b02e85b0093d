import type { Tone } from '../../text/tone.ts';
import { getCauseRow, type CauseKind } from '../log/cause-table.ts';
import { getConditionRow, type WorkCondition } from '../log/conditions.ts';

/** After so many milliseconds without an answer from the server, its last one is shown as old. */
export const staleAfterMs = 90_000;

/** When the condition of work changes by itself if nobody acts. */
export interface ForeseenTimes {
  /**
   * When live work is suspended: by a missed check or revalidation, or with its parent permit. In a fire watch, when its
   * next round counts as missed: then it does not end at its time.
   */
  stopsAt: Date | null;
  expiresAt: Date | null;
  fireWatchUntil: Date | null;
}

/**
 * The condition at a later time, if nobody has acted since it was last known. Work that has not started does not become
 * ready: what is missing for its start is not foreseen.
 */
export function findLaterCondition(
  condition: WorkCondition,
  { stopsAt, expiresAt, fireWatchUntil }: ForeseenTimes,
  now: Date,
): WorkCondition {
  if (condition === 'finished') return condition;
  if (condition === 'fireWatch') {
    const isMissed = stopsAt !== null && fireWatchUntil !== null && stopsAt < fireWatchUntil && isPast(stopsAt, now);
    return isPast(fireWatchUntil, now) && !isMissed ? 'finished' : condition;
  }
  if (isPast(expiresAt, now)) return 'expired';
  return condition === 'live' && isPast(stopsAt, now) ? 'suspended' : condition;
}

/** Whether a time has come; at the very moment it has. */
export function isPast(time: Date | null, now: Date): boolean {
  return time !== null && now >= time;
}

/** A condition in a word. That work has expired stays certain; anything else that is only last known says so. */
export function formatShownCondition(condition: WorkCondition, isStale: boolean): string {
  const { name } = getConditionRow(condition);
  return isStale && condition !== 'expired' ? `Last known: ${name}` : name;
}

/** The tone of a condition. Of one that is only last known never green, which says that work may go on now. */
export function findShownTone(condition: WorkCondition, isStale: boolean): Tone {
  const { tone } = getConditionRow(condition);
  return isStale && tone === 'green' ? 'orange' : tone;
}

/** The tone of the head of a permit, on screen and on paper: red as the gravest open cause is, else the condition's. */
export function findHeadTone(condition: WorkCondition, isStale: boolean, gravest: CauseKind | undefined): Tone {
  return gravest && getCauseRow(gravest).background === 'red' ? 'red' : findShownTone(condition, isStale);
}
