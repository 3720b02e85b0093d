import { isTooLate, toPressedAt } from '../job/late-arrival.ts';
import type { WorkState } from '../log/state.ts';
import { isStopKind } from '../log/stop-kinds.ts';
import type { WorkInput } from './work-asks.ts';
import type { WorkEventDetails } from '../log/work-log.ts';

/** What stops the work: a kind from the list, words, or both; `pressedAt` is the device's time where it was sent later. */
export function readStop(
  { kind, deviceTime, photo }: Pick<WorkInput, 'kind' | 'deviceTime' | 'photo'>,
  now: Date,
): { problem: string } | { event: 'stopWork'; details: WorkEventDetails['stopWork'] } {
  const known = kind !== undefined && isStopKind(kind) ? kind : undefined;
  const pressedAt = toPressedAt(deviceTime, now);
  if (isTooLate(pressedAt, now))
    return { problem: 'This stop was pressed more than 24 hours ago. If it is still dangerous, stop the work now.' };
  return {
    event: 'stopWork',
    details: {
      ...(known && { kind: known }),
      ...(photo && { photo }),
      ...(pressedAt < now && { pressedAt: pressedAt.toISOString() }),
    },
  };
}

/** Whether something was pressed before the work and its fire watch were over, and arrives after that. */
export function isBeforeEnd(pressedAt: Date, { finishedAt, fireWatchEndedAt }: WorkState): boolean {
  const end = fireWatchEndedAt ?? finishedAt;
  return end !== null && pressedAt < end;
}
