import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { toCarried } from '@eptw/domain/work/sign-on/follow-certificates';
import { listNotVerified } from '@eptw/domain/work/job/missing-crew';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { toRegistered } from '../../crew/registered-certificate.ts';
import type { Worker } from '../../crew/types.ts';
import type { LoggedJob } from '../../work-log/service.ts';
import { loadVisibleJob } from '../../work/service.ts';

/** A certificate that a job needs and nobody has verified. */
export interface UnverifiedForJob {
  kind: CertificateKind;
  /** Whether it counts at the site all the same. */
  counts: boolean;
}

/** The jobs that a request has loaded: a page of workers is about one. */
const jobsOfRequest = new WeakMap<object, Map<string, Promise<LoggedJob | undefined>>>();

async function loadJobIfVisible(context: ActorContext, permitId: string): Promise<LoggedJob | undefined> {
  try {
    return await loadVisibleJob(context, permitId);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The worker's certificates that the job of a permit needs and that nobody has verified; none of one out of sight. */
export async function listUnverifiedFor(
  request: object,
  context: ActorContext,
  { certificates }: Worker,
  permitId: string,
): Promise<UnverifiedForJob[]> {
  const loaded = jobsOfRequest.get(request) ?? new Map<string, Promise<LoggedJob | undefined>>();
  jobsOfRequest.set(request, loaded);
  const loading = loaded.get(permitId) ?? loadJobIfVisible(context, permitId);
  loaded.set(permitId, loading);
  const job = (await loading)?.job;
  if (!job) return [];
  const kinds = listNotVerified(job, { certificates: toCarried(toRegistered(certificates)) });
  return kinds.map((kind) => ({ kind, counts: job.permit.countsUnverified }));
}
