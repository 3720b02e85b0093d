import { cutText } from '../../text/cut.ts';
import { toStoredText } from '../../text/stored-text.ts';
import { refuse, type SignOnDecision } from './decide-sign-on.ts';
import type { Job } from '../job/job.ts';
import { isTooLate } from '../job/late-arrival.ts';
import { addEntry } from '../log/steps.ts';
import { isBeforeEnd } from '../table/stop.ts';
import type { StopKind } from '../log/stop-kinds.ts';
import type { WorkEntry } from '../log/work-log.ts';
import { mayBeStopped } from '../actions/check-action.ts';
import { maximumWorkText } from '../../text/work-text.ts';

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
 * Decides whether a worker stops the work: whoever is signed on, or was when they pressed. What is stopped already is
 * stopped for this reason, too; one that was pressed before the end is recorded after it. `note` says more, and is cut at
 * the longest text: an alarm is not refused for being long.
 */
export function decideStopByWorker(
  job: Job,
  workerId: string,
  kind: StopKind,
  note: string,
  { pressedAt = job.now, signedOnThen, pinChecked }: StopArrival = {},
): SignOnDecision {
  const { state, policy, now } = job;
  if (!state.signedOn.has(workerId) && !signedOnThen?.has(workerId))
    return refuse({ key: isTooLate(pressedAt, now) ? 'tooLate' : 'notSignedOn' });
  if (!mayBeStopped(job) && !isBeforeEnd(pressedAt, state)) return refuse({ key: 'nothingToStop' }, 'condition');
  const entry: WorkEntry = {
    event: 'stopWork',
    at: now,
    by: null,
    reason: cutText(toStoredText(note), maximumWorkText) || null,
    details: {
      kind,
      workerId,
      ...(pressedAt < now && { pressedAt: pressedAt.toISOString() }),
      ...(pinChecked !== undefined && { pinChecked }),
    },
  };
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}
