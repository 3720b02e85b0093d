import type { JobRole } from '@eptw/domain/role/job-role';
import {
  decideChangeRole,
  decideDoubtExit,
  decideSignOff,
  decideSignOn,
  type SignOnDecision,
} from '@eptw/domain/work/sign-on/decide-sign-on';
import { listCertificateEntries } from '@eptw/domain/work/sign-on/follow-certificates';
import type { Job } from '@eptw/domain/work/job/job';
import { workRules, type WorkRuleName } from '@eptw/domain/work/table/rules';
import type { Person } from '@eptw/domain/work/log/work-log';
import type { ActorContext } from '../../../app-context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { toRegistered } from '../../crew/registered-certificate.ts';
import { listPermitsOf, loadJoiningWorker, lockWorkerToSignOn, requireLockedWorker } from '../../crew/service.ts';
import { lockJob, writeEntries, type LoggedJob, type WorkContext } from '../../work-log/service.ts';
import { changeWork, type DecidedChange, type WorkChangeInput, type WorkChangeResult } from '../../work/service.ts';

/** A worker who signs on to a permit, or off, or takes another role. */
export interface SignOnInput extends WorkChangeInput {
  worker: string;
  /** Without any, what is missing and the worker can fill. */
  roles?: readonly JobRole[] | null | undefined;
  /** Whom they relieve: signed off once they are signed on, in one step. */
  relieves?: string | null | undefined;
}

/** A worker who signs off. */
export interface SignOffInput extends WorkChangeInput {
  worker: string;
  /** Of somebody inside: that they have come out, or that this is not known. */
  hasComeOut?: boolean | null | undefined;
}

/** Signs a worker on to a permit; the holder does it for workers without a telephone. Throws the refusal. */
export async function signOnWorker(context: ActorContext, input: SignOnInput): Promise<WorkChangeResult> {
  const { worker: id, roles, relieves } = input;
  return changeWork(context, input, ['signOn', id, roles, relieves], undefined, async (locked, loggedJob) => {
    const worker = await loadJoiningWorker(locked, loggedJob.source, await requireLockedWorker(locked, id));
    return decideBy('the permit holder', locked, loggedJob, (job, by) => {
      const signedOn = decideSignOn(job, worker, by, roles ?? []);
      if (!signedOn.allowed || !relieves) return [signedOn];
      return [signedOn, decideSignOff({ ...job, state: signedOn.after }, relieves, by)];
    });
  });
}

/** Signs a worker off. */
export async function signOffWorker(context: ActorContext, input: SignOffInput): Promise<WorkChangeResult> {
  const { worker, hasComeOut } = input;
  return changeWork(context, input, ['signOff', worker, hasComeOut], undefined, async (locked, loggedJob) =>
    decideBy('the permit holder or the issuing authority', locked, loggedJob, (job, by) => {
      const isUnknown = hasComeOut === false && job.state.inside.has(worker);
      return [
        isUnknown
          ? decideDoubtExit(job, worker, by)
          : decideSignOff(job, worker, by, { hasComeOut: hasComeOut ?? undefined }),
      ];
    }),
  );
}

/** Gives a worker on the job other roles. */
export async function changeRole(context: ActorContext, input: SignOnInput): Promise<WorkChangeResult> {
  const { worker: id, roles } = input;
  return changeWork(context, input, ['changeRole', id, roles], undefined, async (locked, loggedJob) => {
    const worker = await loadJoiningWorker(locked, loggedJob.source, await requireLockedWorker(locked, id));
    return decideBy('the permit holder', locked, loggedJob, (job, by) => [
      decideChangeRole(job, worker, by, roles ?? []),
    ]);
  });
}

/** The decisions, one after another; the first that is refused is the answer to all. */
function decideBy(
  rule: WorkRuleName,
  { actor }: ActorContext,
  { job }: LoggedJob,
  decide: (job: Job, by: Person) => [SignOnDecision, ...SignOnDecision[]],
): DecidedChange {
  if (!workRules[rule](actor, job))
    return { decision: { allowed: false, kind: 'person', problem: `Only ${rule} can do this.` }, missing: [] };
  const [first, ...others] = decide(job, { id: actor.id, name: actor.fullName });
  const refused = [first, ...others].find(({ allowed }) => !allowed);
  const further = others.flatMap((decision) => (decision.allowed ? [decision.entry] : []));
  return { decision: refused ?? first, further, missing: [] };
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
