import type { JobRole } from '@eptw/domain/role/job-role';
import { listHazardSigns, listProtectionSigns } from '@eptw/domain/safety-sign/safety-signs';
import { listChosenOptions } from '@eptw/domain/template/purpose/chosen-options';
import { decideSignOn } from '@eptw/domain/work/sign-on/decide-sign-on';
import { findPassHolders } from '@eptw/domain/work/sign-on/pass-holders';
import { findRoleQuestion, needsAnswer } from '@eptw/domain/work/sign-on/role-question';
import type { AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../refusal.ts';
import { loadJoiningWorker, lockWorkerToSignOn } from '../../crew/service.ts';
import { loadStoredForms } from '../../filled-forms/form-rows.ts';
import type { LoggedJob } from '../../work-log/service.ts';
import {
  findDeviceWorker,
  lockOpenJob,
  proveByPin,
  requireEntered,
  requireJob,
  unknownCode,
  writeDecision,
  type PageContext,
  type WorkerChange,
  type WorkerProof,
} from './page-job.ts';
import { toSignOnPage, type SignOnPage, type WorkSigns } from './page-view.ts';
import { RoleRefusal } from './role-refusal.ts';
import { findPageRow, listPagePeople } from './store.ts';
import { createDeviceKey } from '../../sign-on-codes/service.ts';

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
  const workerId = deviceKey ? (await findDeviceWorker(db, loggedJob, deviceKey))?.workerId : undefined;
  if (workerId === undefined) return toSignOnPage(loggedJob, row, null);
  const people = await listPagePeople(db, [...job.state.signedOn.keys()]);
  return toSignOnPage(loggedJob, row, { workerId, people });
}

/** The signs that the answers of a permit's forms call for. */
export async function loadWorkSigns({ db }: Pick<AppContext, 'db'>, permitId: string): Promise<WorkSigns> {
  const forms = (await loadStoredForms(db, permitId)).map(({ version, submission }) => ({ version, submission }));
  return {
    hazards: listHazardSigns(listChosenOptions(forms, 'hazards')),
    protection: listProtectionSigns(listChosenOptions(forms, 'protection')),
  };
}

/** A worker who signs on. */
export interface SentSignOn extends WorkerProof {
  /** As what; without any, the worker is asked if there is something to choose. */
  roles?: readonly JobRole[] | null | undefined;
}

/**
 * Signs a worker on who proves their PIN. One who is signed on already gets the key for their device. Throws what a
 * worker is asked who can fill several roles and named none.
 */
export async function signOnHere(context: PageContext, proof: SentSignOn): Promise<WorkerChange> {
  const roles = proof.roles ?? [];
  const read = await requireJob(context, proof.token);
  const { source } = read;
  const holders = findPassHolders(read.job);
  const workerId = await proveByPin(context, read, { ...requireEntered(proof), holders });
  return inTransaction(context.db, async (db) => {
    const locked = { ...context, db };
    const loggedJob = await lockOpenJob(locked, source.id);
    const { job } = loggedJob;
    const before = job.state.signedOn.get(workerId);
    if (before) return toChange(locked, loggedJob, workerId, before.since);
    const registered = await lockWorkerToSignOn(locked, workerId);
    const worker = await loadJoiningWorker(locked, loggedJob.source, registered);
    const question = roles.length === 0 ? findRoleQuestion(job, worker) : undefined;
    if (question && needsAnswer(question)) throw new RoleRefusal({ ...question, name: registered.name });
    const taken = question?.options[0]?.roles ?? roles;
    await writeDecision(locked, loggedJob, decideSignOn(job, worker, null, taken));
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
