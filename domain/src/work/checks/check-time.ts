import { formatDayAndTime } from '../../time/format-date.ts';
import type { CheckProblem } from '../log/check-problem.ts';
import { findClockProblem } from '../../time/device-time.ts';

const hour = 3_600_000;

/** A check that passes was taken at most this many hours ago: an old one says nothing about the place now. */
export const maximumCheckHours = 12;

/** What a check's time is measured against. */
export interface CheckTimeFacts {
  now: Date;
  /** When the permit was last approved; null where that is not known. */
  approvedAt: Date | null;
  timeZone: string;
}

/**
 * Why the time at which a device recorded a check is refused; undefined when it counts. Of a check that
 * fails it is left out instead: a dangerous value waits for no clock.
 */
export function findCheckTimeProblem(
  deviceTime: string | undefined,
  { now, approvedAt, timeZone }: CheckTimeFacts,
): CheckProblem | undefined {
  const problem = findClockProblem(deviceTime, now);
  if (problem !== undefined) return { key: problem };
  if (deviceTime === undefined) return undefined;
  const takenAt = new Date(deviceTime);
  if (now.getTime() - takenAt.getTime() > maximumCheckHours * hour)
    return { key: 'checkTooOld', hours: maximumCheckHours };
  return approvedAt !== null && takenAt < approvedAt
    ? { key: 'takenBeforeApproval', approvedAt: formatDayAndTime(approvedAt, timeZone) }
    : undefined;
}
