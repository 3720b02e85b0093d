import { formatDayAndTime } from '../time/format-date.ts';
import { findDeviceTimeProblem } from './device-time.ts';

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
 * Why the time at which a device recorded a check is refused, as a sentence; undefined when it counts. Of a check that
 * fails it is left out instead: a dangerous value waits for no clock.
 */
export function findCheckTimeProblem(
  deviceTime: string | undefined,
  { now, approvedAt, timeZone }: CheckTimeFacts,
): string | undefined {
  const problem = findDeviceTimeProblem(deviceTime, now, 'record the check again');
  if (problem !== undefined || deviceTime === undefined) return problem;
  const takenAt = new Date(deviceTime);
  if (now.getTime() - takenAt.getTime() > maximumCheckHours * hour)
    return `This check was taken more than ${maximumCheckHours} hours ago. Take it again.`;
  return approvedAt !== null && takenAt < approvedAt
    ? `This check was taken before the permit was approved, ${formatDayAndTime(approvedAt, timeZone)}. Take it again.`
    : undefined;
}
