import { listSignedOnThen, toPressedAt } from '@eptw/domain/work/job/late-arrival';
import type { SignedOn } from '@eptw/domain/work/log/state';
import { inTransaction } from '../../../database/transaction.ts';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';
import type { LoggedJob } from '../../work-log/service.ts';
import {
  findDeviceWorker,
  lockOpenJob,
  proveByPin,
  requireEntered,
  requireJob,
  type PageContext,
  type WorkerProof,
} from './page-job.ts';

/** What a worker on the job sends to do something there. */
export interface SentAct extends WorkerProof {
  /** When it was pressed; ISO 8601. */
  deviceTime?: string | null | undefined;
}

/** A worker on the job who does something there. */
export interface ActingWorker {
  workerId: string;
  pressedAt: Date;
  /** Those who were signed on when it was pressed. */
  signedOnThen: ReadonlyMap<string, SignedOn>;
}

/**
 * Does something on a job, locked, for a worker who is signed on, or was when they pressed: proven by their PIN, if a
 * pass number was entered, otherwise by the key of their device.
 */
export async function actOnJob<Result>(
  context: PageContext,
  sent: SentAct,
  act: (locked: PageContext, loggedJob: LoggedJob, worker: ActingWorker) => Promise<Result>,
): Promise<Result> {
  const arrival = { isLate: Boolean(sent.deviceTime) };
  const read = await requireJob(context, sent.token, arrival);
  const provenId = sent.passNumber?.trim() ? await proveOnJob(context, read, sent) : undefined;
  return inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const loggedJob = await lockOpenJob(locked, read.source.id, arrival);
    const { job, log } = loggedJob;
    const pressedAt = toPressedAt(sent.deviceTime, job.now);
    const signedOnThen = listSignedOnThen(job, log, pressedAt);
    const workerId = provenId ?? (await findByDevice(locked, loggedJob, sent, signedOnThen));
    if (workerId === undefined) throw new SignOnRefusal('CONFLICT', { key: 'notSignedOn' });
    return act(locked, loggedJob, { workerId, pressedAt, signedOnThen });
  });
}

function proveOnJob(context: PageContext, loggedJob: LoggedJob, sent: SentAct): Promise<string> {
  const holders = { among: 'crew', workerIds: [...loggedJob.job.state.signedOn.keys()] } as const;
  return proveByPin(context, loggedJob, { ...requireEntered(sent), holders });
}

async function findByDevice(
  { db }: PageContext,
  loggedJob: LoggedJob,
  { deviceKey }: SentAct,
  signedOnThen: ActingWorker['signedOnThen'],
): Promise<string | undefined> {
  const key = deviceKey ?? '';
  const worker =
    (await findDeviceWorker(db, loggedJob, key)) ?? (await findDeviceWorker(db, loggedJob, key, signedOnThen));
  return worker?.workerId;
}
