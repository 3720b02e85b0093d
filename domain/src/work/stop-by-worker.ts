import { cutText } from '../text/cut.ts';
import { refuse, type SignOnDecision } from './decide-sign-on.ts';
import { findCondition, type Job } from './job.ts';
import { addEntry } from './steps.ts';
import { isBeforeEnd, readStop, wasSignedOn } from './stop.ts';
import type { StopKind } from './stop-kinds.ts';
import type { WorkEntry, WorkLog } from './work-log.ts';
import { maximumWorkText } from './work-text.ts';
import { getWorkRow } from './work-table.ts';

/** A stop by a worker, as it is sent. */
export interface StopByWorker {
  workerId: string;
  kind: StopKind;
  /** Says more, and is cut at the longest text: an alarm is not refused for being long. */
  note: string;
  /** When it was pressed, where it is sent later; ISO 8601. */
  deviceTime?: string | undefined;
  isPinUnchecked: boolean;
}

/** Whether the work can be stopped now. */
export function mayBeStopped(job: Job): boolean {
  const condition = findCondition(job);
  return condition !== undefined && getWorkRow('stopWork').from.includes(condition);
}

/**
 * Decides whether a worker stops the work: whoever is signed on or was when they pressed. What is stopped already is
 * stopped for this reason, too.
 */
export function decideStopByWorker(
  job: Job,
  log: WorkLog,
  { workerId, kind, note, deviceTime, isPinUnchecked }: StopByWorker,
): SignOnDecision {
  const { state, policy, now } = job;
  const stop = readStop({ kind, deviceTime }, now);
  if ('problem' in stop) return refuse({ key: 'stopTooOld' });
  const { pressedAt } = stop.details;
  const wasOnJob = pressedAt !== undefined && wasSignedOn(log, workerId, new Date(pressedAt));
  if (!wasOnJob && !state.signedOn.has(workerId)) return refuse({ key: 'notSignedOn' });
  if (!mayBeStopped(job) && !isBeforeEnd(deviceTime, state.finishedAt, now))
    return refuse({ key: 'nothingToStop' }, 'condition');
  const entry: WorkEntry = {
    event: 'stopWork',
    at: now,
    by: null,
    reason: cutText(note.trim(), maximumWorkText) || null,
    details: { ...stop.details, workerId, ...(isPinUnchecked && { isPinUnchecked: true }) },
  };
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}
