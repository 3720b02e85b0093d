import { decideSignOff, decideSignOn, type JoiningWorker } from '@eptw/domain/work/decide-sign-on';
import type { WorkDecision } from '@eptw/domain/work/decide';
import { listCertificateEntries, toCarried } from '@eptw/domain/work/follow-certificates';
import { workRules, type WorkRuleName } from '@eptw/domain/work/rules';
import type { ActorContext } from '../../../app-context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { toRegistered } from '../../crew/registered-certificate.ts';
import { listOtherPermits, listPermitsOf, lockWorkerToSignOn, requireLockedWorker } from '../../crew/service.ts';
import { lockJob, writeEntries, type LoggedJob, type WorkContext } from '../work-log/service.ts';
import { changeWork, type DecidedChange, type WorkChangeInput, type WorkChangeResult } from '../work/service.ts';

/** A worker who signs on to a permit, or off. */
export interface SignOnInput extends WorkChangeInput {
  worker: string;
}

/** Signs a worker on to a permit; the holder does it for workers without a telephone. Throws the refusal. */
export async function signOnWorker(context: ActorContext, input: SignOnInput): Promise<WorkChangeResult> {
  return changeWork(context, input, ['signOn', input.worker], undefined, async (locked, loggedJob) => {
    const worker = await loadJoiningWorker(locked, input);
    return decideBy('the permit holder', locked, loggedJob, (by) => decideSignOn(loggedJob.job, worker, by));
  });
}

/** Signs a worker off. */
export async function signOffWorker(context: ActorContext, input: SignOnInput): Promise<WorkChangeResult> {
  return changeWork(context, input, ['signOff', input.worker], undefined, async (locked, loggedJob) =>
    decideBy('the permit holder or the issuing side', locked, loggedJob, (by) =>
      decideSignOff(loggedJob.job, input.worker, by),
    ),
  );
}

/** The worker, locked, so that nobody signs them on to another permit at the same time. Throws NOT_FOUND. */
async function loadJoiningWorker(locked: ActorContext, { worker: id, permitId }: SignOnInput): Promise<JoiningWorker> {
  const { company, certificates } = await requireLockedWorker(locked, id);
  return {
    id,
    company,
    certificates: toCarried(toRegistered(certificates)),
    elsewhere: await listOtherPermits(locked, id, permitId),
  };
}

function decideBy(
  rule: WorkRuleName,
  { actor }: ActorContext,
  { job }: LoggedJob,
  decide: (by: { id: string; name: string }) => WorkDecision,
): DecidedChange {
  if (!workRules[rule](actor, job))
    return { decision: { allowed: false, kind: 'person', problem: `Only ${rule} can do this.` }, missing: [] };
  return { decision: decide({ id: actor.id, name: actor.fullName }), missing: [] };
}

/**
 * Writes to the logs of the jobs that a worker is on what their certificates in the register come to now: work that
 * relied on one that was withdrawn is suspended. Repeating it writes nothing.
 */
export async function followCertificates(context: WorkContext, workerId: string): Promise<void> {
  for (const permitId of await listPermitsOf(context, workerId))
    await inTransaction(context.db, async (db) => {
      const locked = { ...context, db };
      const loggedJob = await lockJob(db, permitId, context.clock());
      if (!loggedJob) return;
      const { certificates } = await lockWorkerToSignOn(locked, workerId);
      await writeEntries(
        locked,
        loggedJob,
        listCertificateEntries(loggedJob.job, workerId, toRegistered(certificates)),
      );
    });
}
