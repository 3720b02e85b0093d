import { toRecordedAt } from '../../time/device-time.ts';
import type { Job } from './job.ts';
import type { SignedOn } from '../log/state.ts';
import { readLog } from '../log/steps.ts';
import type { WorkLog } from '../log/work-log.ts';

/** How long what a device recorded without a connection is accepted from whoever was signed on then. */
const acceptedForMs = 24 * 3_600_000;

/**
 * When a button was pressed, by the device's time; now without one, or with one that cannot be read or is in the future:
 * what is urgent is never refused for a clock.
 */
export function toPressedAt(deviceTime: string | null | undefined, now: Date): Date {
  if (!deviceTime || Number.isNaN(Date.parse(deviceTime))) return now;
  return toRecordedAt(deviceTime, now);
}

/** Whether what was pressed at this time arrives too late to count from then. */
export function isTooLate(pressedAt: Date, now: Date): boolean {
  return now.getTime() - pressedAt.getTime() > acceptedForMs;
}

/** Who was signed on to a job when a button was pressed, by their ids; nobody where that is too long ago. */
export function listSignedOnThen(
  { permit, policy, now }: Job,
  log: WorkLog,
  pressedAt: Date,
): ReadonlyMap<string, SignedOn> {
  if (isTooLate(pressedAt, now)) return new Map();
  const before = log.filter(({ at }) => at <= pressedAt);
  return readLog(permit.submitter, before, policy).signedOn;
}
