import type { Job } from '../job/job.ts';

/**
 * The workers among whom a pass number is looked up: those of a company, those who are signed on, or those who are signed
 * on and those of every company with people at a site. A pass number is unique within a company only.
 */
export type PassHolders =
  | { among: 'company'; company: string }
  | { among: 'crew'; workerIds: readonly string[] }
  | { among: 'site'; siteId: string; workerIds: readonly string[] };

/**
 * Whose pass number a worker may enter on the page of a job to sign on; what follows is for those who are signed on.
 * Workers of any company may work under a permit without a contractor.
 */
export function findPassHolders({ permit, state }: Job): PassHolders {
  if (permit.contractor !== '') return { among: 'company', company: permit.contractor };
  return { among: 'site', siteId: permit.siteId, workerIds: [...state.signedOn.keys()] };
}
