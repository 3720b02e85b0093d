import type { WorkInput } from './action-inputs.ts';
import { findDeviceTimeProblem } from './device-time.ts';
import { isStopKind } from './stop-kinds.ts';
import type { WorkEntry, WorkEventDetails } from './work-log.ts';

const longestWaitMs = 24 * 3_600_000;

/** What stops the work: a kind from the list, words, or both; `pressedAt` is the device's time where it was sent later. */
export function readStop(
  { kind, reason = '', deviceTime, photo }: Pick<WorkInput, 'kind' | 'reason' | 'deviceTime' | 'photo'>,
  now: Date,
): { problem: string } | { event: 'stopWork'; details: WorkEventDetails['stopWork'] } {
  const known = kind !== undefined && isStopKind(kind) ? kind : undefined;
  if (known === undefined && reason.trim() === '') return { problem: 'Please give a reason. Why must the work stop?' };
  const pressedAt = findPressedAt(deviceTime, now);
  if (pressedAt && now.getTime() - pressedAt.getTime() > longestWaitMs)
    return { problem: 'This stop was pressed more than 24 hours ago. If it is still dangerous, stop the work now.' };
  return {
    event: 'stopWork',
    details: {
      ...(known && { kind: known }),
      ...(photo && { photo }),
      ...(pressedAt && { pressedAt: pressedAt.toISOString() }),
    },
  };
}

/** When a stop was pressed that a device sent later; a time that cannot be right counts for nothing, but stops the work. */
function findPressedAt(deviceTime: string | undefined, now: Date): Date | undefined {
  const isUsable = deviceTime !== undefined && findDeviceTimeProblem(deviceTime, now, '') === undefined;
  return isUsable ? new Date(deviceTime) : undefined;
}

/** Whether a stop was pressed before the work was finished, and arrives after it. */
export function isBeforeEnd(deviceTime: string | undefined, finishedAt: Date | null, now: Date): boolean {
  const pressedAt = findPressedAt(deviceTime, now);
  return pressedAt !== undefined && finishedAt !== null && pressedAt < finishedAt;
}

/** Whether a worker was on a job at a time, by its log. */
export function wasSignedOn(log: readonly WorkEntry[], workerId: string, at: Date): boolean {
  let isOn = false;
  for (const entry of log) {
    if (entry.at > at) break;
    if (entry.event === 'signOn' && entry.details.workerId === workerId) isOn = true;
    if (entry.event === 'signOff' && entry.details.workerId === workerId) isOn = false;
    if (entry.event === 'finishWork' && entry.details.confirmedOff?.includes(workerId)) isOn = false;
  }
  return isOn;
}
