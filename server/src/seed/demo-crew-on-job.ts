import { getCertificateState } from '@eptw/domain/crew/certificate-state';
import type { Job } from '@eptw/domain/work/job';
import { getNeededDays } from '@eptw/domain/work/missing-crew';
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

/** The workers who are signed on to a permit. */
export async function listSignedOn(db: ActorContext['db'], permitId: string): Promise<string[]> {
  const presences = db.selectFrom('crew_presence').select('worker_id').where('permit_id', '=', permitId);
  return (await presences.execute()).map(({ worker_id: id }) => id);
}

/** The ids of those who are signed on to a job; undefined when somebody whom its policy names cannot be found. */
export function chooseCrew(job: Job, free: readonly Worker[]): string[] | undefined {
  const { crew: requirements } = job.policy;
  const days = getNeededDays(job);
  const stateOf = ({ certificates }: Worker, kind: string) =>
    getCertificateState(toRegistered(certificates), kind, days).state;
  const able = free.filter((worker) =>
    requirements.every(({ certificate }) => !['expired', 'notVerified'].includes(stateOf(worker, certificate))),
  );
  const chosen = new Set<string>();
  for (const { certificate, atLeast } of requirements) {
    const holders = able.filter((worker) => stateOf(worker, certificate) === 'valid').map(({ _id }) => _id);
    const missing = atLeast - holders.filter((id) => chosen.has(id)).length;
    const added = holders.filter((id) => !chosen.has(id)).slice(0, Math.max(0, missing));
    if (added.length < missing) return undefined;
    for (const id of added) chosen.add(id);
  }
  if (job.permit.contractor === '') return [...chosen];
  // Whoever has the fewest certificates is needed least elsewhere.
  const others = able
    .filter(({ _id }) => !chosen.has(_id))
    .toSorted((one, other) => one.certificates.length - other.certificates.length)
    .slice(0, Math.max(0, usualCrew - chosen.size));
  return [...chosen, ...others.map(({ _id }) => _id)];
}
