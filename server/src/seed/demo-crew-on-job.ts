import { getCertificateState } from '@eptw/domain/crew/certificate-state';
import type { Job } from '@eptw/domain/work/job/job';
import type { JobRole } from '@eptw/domain/role/job-role';
import { watchRole } from '@eptw/domain/work/log/crew-roles';
import { getNeededDays, listNeededKinds } from '@eptw/domain/work/job/missing-crew';
import type { ActorContext } from '../app-context.ts';
import { getWorkers } from '../features/crew/service.ts';
import { toRegistered } from '../features/crew/registered-certificate.ts';
import type { Worker } from '../features/crew/types.ts';

/** How many people work on a contractor's job at least. */
const usualCrew = 2;

/** The workers who are on no job; of a contractor, or all that the user sees. */
export async function listFreeWorkers(context: ActorContext, contractor: string): Promise<Worker[]> {
  const { items } = await getWorkers(context, { ...(contractor !== '' && { company: contractor }), limit: 100 });
  const rows = await context.db.selectFrom('crew_presence').select('worker_id').execute();
  const busy = new Set(rows.map(({ worker_id: id }) => id));
  return items.filter(({ _id }) => !busy.has(_id));
}

function selectPresences(db: ActorContext['db'], permitId: string) {
  return db.selectFrom('crew_presence').select(['worker_id', 'roles']).where('permit_id', '=', permitId);
}

/** The workers who leave when the work under a permit is finished: all but the fire watchers. */
export async function listLeaving(db: ActorContext['db'], permitId: string): Promise<string[]> {
  const presences = await selectPresences(db, permitId).execute();
  return presences.flatMap(({ worker_id: id, roles }) => (roles.includes(watchRole) ? [] : [id]));
}

/** Somebody who is signed on to a permit in a role. */
export async function findInRole(db: ActorContext['db'], permitId: string, role: JobRole): Promise<string | undefined> {
  const presences = await selectPresences(db, permitId).execute();
  return presences.find(({ roles }) => roles.includes(role))?.worker_id;
}

/** Somebody for a job, in the role in which they sign on. */
export interface ChosenWorker {
  worker: string;
  role: JobRole;
}

/** Those who are signed on to a job; undefined when somebody whom its policy names cannot be found. */
export function chooseCrew(job: Job, free: readonly Worker[]): ChosenWorker[] | undefined {
  const days = getNeededDays(job);
  const stateOf = ({ certificates }: Pick<Worker, 'certificates'>, kind: string) =>
    getCertificateState(toRegistered(certificates), kind, days).state;
  const able = free.filter(({ certificates }) =>
    listNeededKinds(job).every((kind) => !['expired', 'notVerified'].includes(stateOf({ certificates }, kind))),
  );
  const chosen = new Map<string, JobRole>();
  for (const { role, atLeast, certificates } of job.policy.roles) {
    const candidates = able.filter(
      (worker) => !chosen.has(worker._id) && certificates.every((kind) => stateOf(worker, kind) === 'valid'),
    );
    if (candidates.length < atLeast) return undefined;
    // Whoever has the fewest certificates is needed least elsewhere.
    for (const { _id } of byCertificates(candidates).slice(0, atLeast)) chosen.set(_id, role);
  }
  const others = job.permit.contractor === '' ? [] : byCertificates(able.filter(({ _id }) => !chosen.has(_id)));
  for (const { _id } of others.slice(0, Math.max(0, usualCrew - chosen.size))) chosen.set(_id, 'worker');
  return [...chosen].map(([worker, role]) => ({ worker, role }));
}

function byCertificates(workers: readonly Worker[]): Worker[] {
  return workers.toSorted((one, other) => one.certificates.length - other.certificates.length);
}
