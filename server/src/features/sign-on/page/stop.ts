import { isSameText } from '@eptw/domain/text/same-text';
import { normalizePassNumber } from '@eptw/domain/crew/pass-number';
import { listSignedOnThen, toPressedAt } from '@eptw/domain/work/job/late-arrival';
import { decideStopByWorker } from '@eptw/domain/work/sign-on/stop-by-worker';
import type { StopKind } from '@eptw/domain/work/log/stop-kinds';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../refusal.ts';
import { loadPassHolders } from '../../crew/pin/service.ts';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';
import type { LoggedJob } from '../../work-log/service.ts';
import { findSignedOnWorker } from './store.ts';
import {
  findDeviceWorker,
  lockOpenJob,
  requireJob,
  writeDecision,
  type PageContext,
  type WorkerChange,
  type WorkerProof,
} from './page-job.ts';

/** A stop as a device sends it. */
export interface SentStop extends WorkerProof {
  reason: StopKind;
  note?: string | null | undefined;
  /** When it was pressed; ISO 8601. A stop that is sent again with the same time is the same stop. */
  deviceTime?: string | null | undefined;
}

/** Who stops the work: proven by a device, or only said by a pass number. */
interface Stopper {
  workerId: string;
  pinChecked?: false;
}

/**
 * Stops the work for a worker who is signed on, or was when they pressed. No PIN is asked for: seconds count, and
 * whoever stops work in another's name only makes it stand. The record says so.
 */
export async function stopWorkHere(context: PageContext, stop: SentStop): Promise<WorkerChange> {
  const arrival = { isLate: Boolean(stop.deviceTime) };
  const { source } = await requireJob(context, stop.token, arrival);
  if (!stop.deviceKey && !stop.passNumber?.trim()) throw new Refusal('BAD_INPUT', 'Enter your pass number.');
  await inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const loggedJob = await lockOpenJob(locked, source.id, arrival);
    const { job, log } = loggedJob;
    const pressedAt = toPressedAt(stop.deviceTime, job.now);
    const signedOnThen = listSignedOnThen(job, log, pressedAt);
    const stopper = await findStopper(db, loggedJob, stop, signedOnThen);
    if (!stopper) throw new SignOnRefusal('CONFLICT', { key: 'notSignedOn' });
    const { workerId, ...proof } = stopper;
    if (isRecorded(loggedJob, workerId, pressedAt)) return;
    const how = { pressedAt, signedOnThen, ...proof };
    await writeDecision(locked, loggedJob, decideStopByWorker(job, workerId, stop.reason, stop.note ?? '', how));
  });
  return { message: 'The work is stopped.', deviceKey: stop.deviceKey ?? null };
}

/** A worker with this pass number who is signed on to a permit: their stop waits behind nobody. */
export async function findSignedOnByPass(
  db: Database,
  permitId: string,
  passNumber: string,
): Promise<string | undefined> {
  return findSignedOnWorker(db, permitId, passNumber);
}

/** Whether this stop has arrived before: the device did not get the answer, and sent it again. */
function isRecorded({ log }: LoggedJob, workerId: string, pressedAt: Date): boolean {
  return log.some(
    ({ event, details }) =>
      event === 'stopWork' && details.workerId === workerId && details.pressedAt === pressedAt.toISOString(),
  );
}

async function findStopper(
  db: Database,
  loggedJob: LoggedJob,
  { deviceKey, passNumber }: SentStop,
  signedOnThen: Parameters<typeof findDeviceWorker>[3],
): Promise<Stopper | undefined> {
  // What was entered counts: a crew may share a telephone.
  if (passNumber?.trim()) {
    const workerId = await findByPassNumber(db, loggedJob, passNumber, [...(signedOnThen?.keys() ?? [])]);
    return workerId === undefined ? undefined : { workerId, pinChecked: false };
  }
  const key = deviceKey ?? '';
  const worker =
    (await findDeviceWorker(db, loggedJob, key)) ?? (await findDeviceWorker(db, loggedJob, key, signedOnThen));
  return worker && { workerId: worker.workerId };
}

/** Of several whose pass numbers look alike, the one whose is spelled as it was entered; otherwise the first to sign on. */
async function findByPassNumber(
  db: Database,
  { job }: LoggedJob,
  passNumber: string,
  signedOnThen: readonly string[],
): Promise<string | undefined> {
  if (normalizePassNumber(passNumber) === '') return undefined;
  const workerIds = [...new Set([...job.state.signedOn.keys(), ...signedOnThen])];
  const found = await loadPassHolders(db, { among: 'crew', workerIds }, passNumber);
  const exact = found.filter((holder) => isSameText(holder.passNumber, passNumber));
  const ids = (exact.length > 0 ? exact : found).map(({ workerId }) => workerId);
  return workerIds.find((workerId) => ids.includes(workerId));
}
