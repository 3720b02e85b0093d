import { isWrongPinNoticed } from '@eptw/domain/crew/pin';
import type { ResponseCode } from '@eptw/domain/response-code';
import { listSignedOnThen, toPressedAt } from '@eptw/domain/work/job/late-arrival';
import type { KeyedRefusal, SignOnDecision } from '@eptw/domain/work/sign-on/decide-sign-on';
import type { SignedOn } from '@eptw/domain/work/log/state';
import type { WorkEntry } from '@eptw/domain/work/log/work-log';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { addJobs } from '../../../database/job-queue.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { Refusal } from '../../../refusal.ts';
import { verifyWorkerPin, type PinDevice } from '../../crew/pin/service.ts';
import type { EnteredPin } from '../../crew/pin/attempts.ts';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';
import { countOccurrence, createAttemptLimit } from '../../sessions/login-throttling/service.ts';
import { loadJob, lockJob, writeEntries, type LoggedJob, type WorkContext } from '../../work-log/service.ts';
import { proveDevice } from './pin-device.ts';
import { readDeviceKey, readSignOnToken, type DeviceWorker } from '../../sign-on-codes/service.ts';

/** What anonymous callers of the sign-on page's operations need. */
export type PageContext = WorkContext &
  Pick<RequestContext, 'clientAddress' | 'cookies' | 'log'> & { pinDevice: PinDevice };

/** How a worker proves who they are: by pass number and PIN, otherwise by the key that their device got for them. */
export interface WorkerProof {
  /** The last part of the page's address. */
  token: string;
  passNumber?: string | null | undefined;
  pin?: string | null | undefined;
  deviceKey?: string | null | undefined;
}

/** What a check came to. */
export interface RecordedCheck {
  passed: boolean;
  /** What is outside its limits, with the name of the check; empty if nothing. */
  news: string;
}

/** What a worker did, and what their device keeps from then on. */
export interface WorkerChange {
  message: string;
  deviceKey: string | null;
  /** What a check came to, where one was recorded. */
  recordedCheck?: RecordedCheck;
}

/** Why there is no page of a token. */
export const unknownCode = 'This code belongs to no permit. Scan the code on the permit again.';
const overText = 'This permit has ended. Do not work under it.';

/** Whether what is done comes from a device that had no network: that is taken in even when the permit is over. */
interface Arrival {
  isLate?: boolean;
}

/** The job of a page's token. Throws NOT_FOUND, or CONFLICT when its permit is over. */
export async function requireJob(
  context: Pick<AppContext, 'db' | 'clock'>,
  token: string,
  { isLate = false }: Arrival = {},
): Promise<LoggedJob> {
  const permitId = await readSignOnToken(context.db, token);
  const loggedJob = permitId === undefined ? undefined : await loadJob(context.db, permitId, context.clock());
  if (!loggedJob) throw new Refusal('NOT_FOUND', unknownCode);
  return isLate ? loggedJob : requireGoingOn(loggedJob);
}

/** A permit that is closed, cancelled or rejected shows nothing any more, once everybody has signed off. */
function requireGoingOn(loggedJob: LoggedJob): LoggedJob {
  const { permit, state } = loggedJob.job;
  if (state.signedOn.size + state.inside.size > 0) return loggedJob;
  if (permit.isOver) throw new Refusal('CONFLICT', overText);
  if (loggedJob.source.status === 'Rejected') throw new SignOnRefusal('CONFLICT', { key: 'notApproved' });
  return loggedJob;
}

/** The same job, locked until the transaction ends. */
export async function lockOpenJob(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  permitId: string,
  { isLate = false }: Arrival = {},
): Promise<LoggedJob> {
  const loggedJob = await lockJob(db, permitId, clock());
  if (!loggedJob) throw new Refusal('NOT_FOUND', unknownCode);
  return isLate ? loggedJob : requireGoingOn(loggedJob);
}

/**
 * The worker of a device's key, among those who are or were signed on; undefined once they have signed off, even if they
 * signed on again since.
 */
export async function findDeviceWorker(
  db: Database,
  { source, job }: LoggedJob,
  deviceKey: string,
  signedOn: ReadonlyMap<string, SignedOn> = job.state.signedOn,
): Promise<DeviceWorker | undefined> {
  const worker = await readDeviceKey(db, source.id, deviceKey);
  const since = worker && signedOn.get(worker.workerId)?.since;
  return since && since.getTime() === worker.since.getTime() ? worker : undefined;
}

/** What somebody entered to prove who they are. Throws when some of it is missing. */
export function requireEntered({ passNumber, pin }: WorkerProof): { passNumber: string; pin: string } {
  if (!passNumber?.trim() || !pin) throw new Refusal('BAD_INPUT', 'Enter your pass number and your PIN.');
  return { passNumber, pin };
}

/**
 * The worker who proves their PIN at a job. Outside of a transaction, so that a refusal does not undo the counting of
 * tries.
 */
export async function proveByPin(
  context: PageContext,
  loggedJob: LoggedJob,
  entered: Omit<EnteredPin, 'permitId'>,
): Promise<string> {
  try {
    const workerId = await verifyWorkerPin(context, { ...entered, permitId: loggedJob.source.id });
    await proveDevice(context, context.pinDevice);
    return workerId;
  } catch (error) {
    // Refused for earlier attempts, its PIN was not compared.
    if (error instanceof SignOnRefusal && error.code === 'BAD_INPUT') await countWrongPin(context, loggedJob);
    throw error;
  }
}

/** Wrong PINs at a permit are counted together for a day from the first. */
const countedMinutes = 24 * 60;

/** Counts a wrong PIN at a permit. From the tenth on its holder is notified: somebody guesses, or needs help. */
async function countWrongPin(context: WorkContext, { source, job }: LoggedJob): Promise<void> {
  const limit = createAttemptLimit(['wrong worker PINs at', source.id], 0, countedMinutes);
  const count = await countOccurrence(context, limit);
  if (!isWrongPinNoticed(count)) return;
  const payload = { permitId: source.id, holderId: job.state.holder.id, at: context.clock().toISOString() };
  await addJobs(context.db, 'notifyOfWrongPins', [payload]);
}

const refusalCodes = { person: 'FORBIDDEN', condition: 'CONFLICT', input: 'BAD_INPUT' } as const satisfies Record<
  KeyedRefusal['kind'],
  ResponseCode
>;

/** Writes what was decided, and returns it. Throws the refusal. */
export async function writeDecision(
  context: WorkContext,
  loggedJob: LoggedJob,
  decision: SignOnDecision,
): Promise<WorkEntry> {
  if (!decision.allowed) throw new SignOnRefusal(refusalCodes[decision.kind], decision.signOnProblem);
  await writeEntries(context, loggedJob, [decision.entry]);
  return decision.entry;
}

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
