import { listHazardSigns, listProtectionSigns } from '@eptw/domain/safety-sign/safety-signs';
import { listChosenOptions } from '@eptw/domain/template/chosen-options';
import { decideSignOff, decideSignOn, type SignOnDecision } from '@eptw/domain/work/decide-sign-on';
import { toCarried } from '@eptw/domain/work/follow-certificates';
import { findPassHolders, type PassHolders } from '@eptw/domain/work/pass-holders';
import { decideStopByWorker } from '@eptw/domain/work/stop-by-worker';
import type { StopKind } from '@eptw/domain/work/stop-kinds';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../refusal.ts';
import { verifyWorkerPin, type PinContext } from '../../crew/pin/service.ts';
import { toRegistered } from '../../crew/registered-certificate.ts';
import { listOtherPermits, loadWorkerNames, lockWorkerToSignOn } from '../../crew/service.ts';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';
import { loadStoredForms } from '../forms/store.ts';
import { loadJob, lockJob, writeEntries, type LoggedJob, type WorkContext } from '../work-log/service.ts';
import { toSignOnPage, type SignOnPage, type WorkSigns } from './page-view.ts';
import { findPageRow } from './store.ts';
import { createDeviceKey, readDeviceKey, readSignOnToken } from './token.ts';

/** What anonymous callers of the sign-on page's operations need. */
export type PageContext = PinContext & WorkContext;

/** How a worker proves who they are: by pass number and PIN, otherwise by the key that their device got for them. */
export interface WorkerProof {
  /** The last part of the page's address. */
  token: string;
  passNumber?: string | null | undefined;
  pin?: string | null | undefined;
  deviceKey?: string | null | undefined;
}

/** What a worker did, and what their device keeps from then on. */
export interface WorkerChange {
  message: string;
  deviceKey: string | null;
}

const unknownCode = 'This code belongs to no permit. Scan the code on the permit again.';
const overText = 'This permit has ended. Do not work under it.';

/** The job of a page's token. Throws NOT_FOUND, or CONFLICT when its permit is over. */
async function requireJob(context: Pick<AppContext, 'db' | 'clock'>, token: string): Promise<LoggedJob> {
  const permitId = await readSignOnToken(context.db, token);
  const loggedJob = permitId === undefined ? undefined : await loadJob(context.db, permitId, context.clock());
  if (!loggedJob) throw new Refusal('NOT_FOUND', unknownCode);
  return requireGoingOn(loggedJob);
}

/** A permit that is closed or cancelled shows nothing any more, once everybody has signed off. */
function requireGoingOn(loggedJob: LoggedJob): LoggedJob {
  const { permit, state } = loggedJob.job;
  if (permit.isOver && state.signedOn.size === 0) throw new Refusal('CONFLICT', overText);
  return loggedJob;
}

/** The page of a token, as the worker of a device's key sees it. Throws NOT_FOUND. */
export async function loadSignOnPage(
  context: Pick<AppContext, 'db' | 'clock'>,
  { token, deviceKey }: Pick<WorkerProof, 'token' | 'deviceKey'>,
): Promise<SignOnPage> {
  const { db } = context;
  const loggedJob = await requireJob(context, token);
  const { source, job } = loggedJob;
  const row = await findPageRow(db, source.id, job.state.holder.id);
  if (!row) throw new Refusal('NOT_FOUND', unknownCode);
  const workerId = deviceKey ? await findDeviceWorker(db, loggedJob, deviceKey) : undefined;
  const names = await loadWorkerNames(context, workerId === undefined ? [] : [workerId]);
  return toSignOnPage(loggedJob, row, workerId === undefined ? null : { workerId, name: names.get(workerId) ?? '' });
}

/** The worker of a device's key; undefined once they have signed off, even if they signed on again since. */
async function findDeviceWorker(
  db: Database,
  { source, job }: LoggedJob,
  deviceKey: string,
): Promise<string | undefined> {
  const worker = await readDeviceKey(db, source.id, deviceKey);
  if (!worker) return undefined;
  const since = job.state.signedOn.get(worker.workerId)?.since;
  return since?.getTime() === worker.since.getTime() ? worker.workerId : undefined;
}

/** The signs that the answers of a permit's forms call for. */
export async function loadWorkSigns({ db }: Pick<AppContext, 'db'>, permitId: string): Promise<WorkSigns> {
  const forms = (await loadStoredForms(db, permitId)).map(({ version, submission }) => ({ version, submission }));
  return {
    hazards: listHazardSigns(listChosenOptions(forms, 'hazards')),
    protection: listProtectionSigns(listChosenOptions(forms, 'protection')),
  };
}

/** Signs a worker on who proves their PIN. One who is signed on already gets the key for their device. */
export async function signOnHere(context: PageContext, proof: WorkerProof): Promise<WorkerChange> {
  const { source, job: read } = await requireJob(context, proof.token);
  const workerId = await proveByPin(context, findPassHolders(read, true), proof);
  return inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const loggedJob = await lockOpenJob(locked, source.id);
    const { job } = loggedJob;
    const before = job.state.signedOn.get(workerId);
    if (before) return toChange(locked, loggedJob, workerId, before.since);
    const { company, certificates } = await lockWorkerToSignOn(locked, workerId);
    const carried = toCarried(toRegistered(certificates));
    const elsewhere = await listOtherPermits(locked, workerId, source.id);
    await write(
      locked,
      loggedJob,
      decideSignOn(job, { id: workerId, company, certificates: carried, elsewhere }, null),
    );
    return toChange(locked, loggedJob, workerId, job.now);
  });
}

async function toChange(
  { db }: PageContext,
  { source }: LoggedJob,
  workerId: string,
  since: Date,
): Promise<WorkerChange> {
  return { message: 'You are signed on.', deviceKey: await createDeviceKey(db, source.id, { workerId, since }) };
}

/** Signs a worker off: of the PIN, if there is one. The device may belong to another worker, who stays. */
export async function signOffHere(context: PageContext, proof: WorkerProof): Promise<WorkerChange> {
  await changeAs(context, proof, ({ job }, workerId) => decideSignOff(job, workerId, null));
  return { message: 'You are signed off.', deviceKey: proof.deviceKey ?? null };
}

/** Stops the work for a worker who is signed on. */
export async function stopWorkHere(
  context: PageContext,
  { reason, note, ...proof }: WorkerProof & { reason: StopKind; note?: string | null | undefined },
): Promise<WorkerChange> {
  await changeAs(context, proof, ({ job, log }, workerId) =>
    decideStopByWorker(job, log, { workerId, kind: reason, note: note ?? '', isPinUnchecked: false }),
  );
  return { message: 'The work is stopped.', deviceKey: proof.deviceKey ?? null };
}

async function changeAs(
  context: PageContext,
  proof: WorkerProof,
  decide: (loggedJob: LoggedJob, workerId: string) => SignOnDecision,
): Promise<void> {
  const { source, job } = await requireJob(context, proof.token);
  const isByDevice = proof.deviceKey && !proof.pin;
  const provenId = isByDevice ? undefined : await proveByPin(context, findPassHolders(job, false), proof);
  await inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const loggedJob = await lockOpenJob(locked, source.id);
    const workerId = provenId ?? (await findDeviceWorker(db, loggedJob, proof.deviceKey ?? ''));
    if (workerId === undefined) throw new SignOnRefusal('CONFLICT', { key: 'notSignedOn' });
    await write(locked, loggedJob, decide(loggedJob, workerId));
  });
}

async function lockOpenJob({ db, clock }: PageContext, permitId: string): Promise<LoggedJob> {
  const loggedJob = await lockJob(db, permitId, clock());
  if (!loggedJob) throw new Refusal('NOT_FOUND', unknownCode);
  return requireGoingOn(loggedJob);
}

/** Outside of the transaction, so that a refusal does not undo the counting of tries. */
async function proveByPin(
  context: PageContext,
  holders: PassHolders,
  { passNumber, pin }: WorkerProof,
): Promise<string> {
  if (!passNumber?.trim() || !pin) throw new Refusal('BAD_INPUT', 'Enter your pass number and your PIN.');
  return verifyWorkerPin(context, { holders, passNumber, pin });
}

async function write(context: PageContext, loggedJob: LoggedJob, decision: SignOnDecision): Promise<void> {
  if (!decision.allowed)
    throw new SignOnRefusal(decision.kind === 'input' ? 'BAD_INPUT' : 'CONFLICT', decision.signOnProblem);
  await writeEntries(context, loggedJob, [decision.entry]);
}
