import { isContractorRole } from '../../user/role-groups.ts';
import type { Actor } from '../../user/actor.ts';
import type { WorkPermit } from '../job/job.ts';

/** Whether somebody may hold a permit: a colleague at its site. */
export function mayHold(
  { role, company, siteIds }: Pick<Actor, 'role' | 'company' | 'siteIds'>,
  { contractor, siteId }: Pick<WorkPermit, 'contractor' | 'siteId'>,
): boolean {
  const isColleague = contractor === '' ? !isContractorRole(role) : isContractorRole(role) && company === contractor;
  return isColleague && siteIds.includes(siteId);
}
