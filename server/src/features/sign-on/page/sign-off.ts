import { formatPseudonym } from '@eptw/domain/crew/worker';
import { decideSignOff, listMaySignOff, type SignOnDecision } from '@eptw/domain/work/sign-on/decide-sign-on';
import { findLeavingQuestion } from '@eptw/domain/work/sign-on/leaving';
import { toPressedAt } from '@eptw/domain/work/job/late-arrival';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { loadPassHolders } from '../../crew/pin/service.ts';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';
import type { LoggedJob } from '../../work-log/service.ts';
import { LeavingRefusal } from './leaving-refusal.ts';
import {
  findDeviceWorker,
  lockOpenJob,
  proveByPin,
  requireEntered,
  requireJob,
  writeDecision,
  type PageContext,
  type WorkerChange,
  type WorkerProof,
} from './page-job.ts';
import { toPagePeople } from './page-people.ts';
import { listPagePeople } from './store.ts';
import type { DeviceWorker } from '../../sign-on-codes/service.ts';

/** A sign-off as a device sends it. */
export interface SentSignOff extends WorkerProof {
  /** Every key that the device has for this permit: it signs off whom it signed on, without counting PINs. */
  deviceKeys?: readonly string[] | null | undefined;
  /** Of somebody inside: that they have come out. */
  hasComeOut?: boolean | null | undefined;
  /** That they leave although the work stops then. */
  allTheSame?: boolean | null | undefined;
  /** When it was pressed; ISO 8601. */
  deviceTime?: string | null | undefined;
}

/** More workers than share a telephone. */
const maximumKeys = 50;

/** Signs a worker off: of the pass number, if there is one. The device may belong to another worker, who stays. */
export async function signOffHere(context: PageContext, sent: SentSignOff): Promise<WorkerChange> {
  const arrival = { isLate: Boolean(sent.deviceTime) };
  const read = await requireJob(context, sent.token, arrival);
  const ofDevice = await findSignedOnByDevice(context.db, read, sent);
  const provenId = ofDevice || !sent.passNumber ? undefined : await proveToSignOff(context, read, sent);
  await inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const loggedJob = await lockOpenJob(locked, read.source.id, arrival);
    const pressedAt = toPressedAt(sent.deviceTime, loggedJob.job.now);
    const workerId = ofDevice?.workerId ?? provenId;
    if (workerId === undefined || (ofDevice && !isStillOn(loggedJob, ofDevice)))
      throw new SignOnRefusal('CONFLICT', { key: 'notSignedOn' });
    // By its key the device means this very time on the job, however slow its clock is.
    const leftAt = ofDevice && ofDevice.since > pressedAt ? ofDevice.since : pressedAt;
    const hasComeOut = sent.hasComeOut ?? undefined;
    const decision = decideSignOff(loggedJob.job, workerId, null, { pressedAt: leftAt, hasComeOut });
    await askFirst(locked, loggedJob, workerId, sent, decision);
    await writeDecision(locked, loggedJob, decision);
  });
  return { message: 'You are signed off.', deviceKey: sent.deviceKey ?? null };
}

/**
 * Throws what is asked of somebody who signs off by pass number. Whoever has their own device was asked there, and it may
 * have kept the sign-off until now: that is not refused.
 */
async function askFirst(
  { db }: PageContext,
  { job, log }: LoggedJob,
  workerId: string,
  sent: SentSignOff,
  decision: SignOnDecision,
): Promise<void> {
  if (!sent.passNumber?.trim()) return;
  if (!decision.allowed && decision.signOnProblem.key !== 'stillInside') return;
  const question = findLeavingQuestion(job, workerId, sent);
  if (!question) return;
  const rows = await listPagePeople(db, [...job.state.signedOn.keys()]);
  const others = toPagePeople(job, log, rows).inside.filter((person) => person.workerId !== workerId);
  const named = {
    ...question,
    name: rows.find(({ id }) => id === workerId)?.name || formatPseudonym(workerId),
    othersInside: others.map(({ name }) => name),
  };
  throw new LeavingRefusal(named, Boolean(sent.hasComeOut));
}

/** Somebody else may have signed them off in the meantime, and they may have signed on again. */
function isStillOn({ job }: LoggedJob, { workerId, since }: DeviceWorker): boolean {
  return listMaySignOff(job.state).get(workerId)?.since.getTime() === since.getTime();
}

async function proveToSignOff(context: PageContext, loggedJob: LoggedJob, sent: SentSignOff): Promise<string> {
  const holders = { among: 'crew', workerIds: [...listMaySignOff(loggedJob.job.state).keys()] } as const;
  return proveByPin(context, loggedJob, { ...requireEntered(sent), holders, signsOff: true });
}

/**
 * The worker who signs off with a device that signed them on: the one whose pass number was entered, if any, otherwise
 * the one of the device's own key.
 */
async function findSignedOnByDevice(
  db: Database,
  loggedJob: LoggedJob,
  { deviceKey, deviceKeys, passNumber }: SentSignOff,
): Promise<DeviceWorker | undefined> {
  const maySignOff = listMaySignOff(loggedJob.job.state);
  if (!passNumber?.trim()) return deviceKey ? findDeviceWorker(db, loggedJob, deviceKey, maySignOff) : undefined;
  const keys = [...(deviceKeys ?? []), deviceKey ?? ''].slice(-maximumKeys);
  const found = await Promise.all(keys.map((key) => findDeviceWorker(db, loggedJob, key, maySignOff)));
  const workers = found.filter((worker) => worker !== undefined);
  const workerIds = workers.map(({ workerId }) => workerId);
  const [holder, another] = await loadPassHolders(db, { among: 'crew', workerIds }, passNumber);
  return another ? undefined : workers.find(({ workerId }) => workerId === holder?.workerId);
}
