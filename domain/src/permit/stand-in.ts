import { isContractorRole } from '../user/role-groups.ts';
import { isProjectManagerFor, type Actor } from '../user/actor.ts';
import type { PermitParties } from './permit.ts';

/** What decides who acts for a submitter. */
type SubmittedPermit = Pick<
  PermitParties,
  'siteId' | 'submitterId' | 'submitterRole' | 'submitterCompany' | 'ownerId' | 'absentSubmitter'
>;

/**
 * Whether this user does what only the submitter may do, because the submitter can no longer act: a project manager of
 * the company at the site, for staff the host / system owner, or a Site Admin of the site.
 */
export function isStandIn(actor: Actor, permit: SubmittedPermit): boolean {
  if (permit.absentSubmitter === null || permit.submitterId === actor.id) return false;
  if (actor.role === 'SiteAdmin' && actor.siteIds.includes(permit.siteId)) return true;
  return isContractorRole(permit.submitterRole) ? isProjectManagerFor(actor, permit) : permit.ownerId === actor.id;
}

/** The name in the history of somebody who acts for the submitter: 'B for A, whose account is closed'. */
export function formatStandIn(actor: Pick<Actor, 'fullName'>, absentSubmitter: string): string {
  return `${actor.fullName} for ${absentSubmitter}, whose account is closed`;
}
