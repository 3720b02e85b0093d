import { cutText } from '../text/cut.ts';
import { toStoredText } from '../text/stored-text.ts';
import { refuse, type SignOnDecision } from './decide-sign-on.ts';
import { maximumWorkText } from './decide.ts';
import { findCondition, type Job } from './job.ts';
import { isTooLate } from './late-arrival.ts';
import { addEntry } from './state.ts';
import type { WorkEntry } from './work-log.ts';
import { getWorkRow } from './work-table.ts';

/** THE table of the usual reasons to stop the work, with the English that is on record. */
export const stopReasons = {
  gas: 'Gas alarm or smell',
  hurt: 'Somebody is hurt',
  fire: 'Fire or smoke',
  unsafe: 'Unsafe condition',
  notAsPermit: 'Not as the permit says',
  alarm: 'Alarm or evacuation',
} as const satisfies Record<string, string>;

export type StopReason = keyof typeof stopReasons;

/** Every reason, in the order of the table. */
export const stopReasonNames = Object.keys(stopReasons) as readonly StopReason[];

/** Whether this version has this reason. */
export function isStopReason(value: string): value is StopReason {
  return Object.hasOwn(stopReasons, value);
}

/** Whether the work can be stopped now. */
export function mayBeStopped(job: Job): boolean {
  const { from, when } = getWorkRow('stopWork');
  const condition = findCondition(job);
  return condition !== undefined && from.includes(condition) && when?.(job) === undefined;
}

/** How a worker's stop reached the server. */
export interface StopArrival {
  /** When it was pressed; earlier than now where the device had no connection. */
  pressedAt?: Date;
  /** Who was signed on then. */
  signedOnThen?: { has(workerId: string): boolean };
  /** False where a pass number alone says who it was. */
  pinChecked?: boolean;
}

/**
 * Decides whether a worker stops the work: whoever is signed on, or was when they pressed, with a reason. `note` says
 * more, and is cut at the longest text: an alarm is not refused for being long.
 */
export function decideStopByWorker(
  job: Job,
  workerId: string,
  reason: StopReason,
  note: string,
  { pressedAt = job.now, signedOnThen, pinChecked }: StopArrival = {},
): SignOnDecision {
  const { state, policy, now } = job;
  if (!state.signedOn.has(workerId) && !signedOnThen?.has(workerId))
    return refuse({ key: isTooLate(pressedAt, now) ? 'tooLate' : 'notSignedOn' });
  if (!mayBeStopped(job)) return refuse({ key: 'nothingToStop' }, 'condition');
  const said = cutText(toStoredText(note), maximumWorkText - stopReasons[reason].length - 2);
  const entry: WorkEntry = {
    event: 'stopWork',
    at: now,
    by: null,
    reason: said === '' ? stopReasons[reason] : `${stopReasons[reason]}: ${said}`,
    details: {
      kind: reason,
      workerId,
      ...(pressedAt < now && { pressedAt: pressedAt.toISOString() }),
      ...(pinChecked !== undefined && { pinChecked }),
    },
  };
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}
