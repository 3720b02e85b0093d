import { isProjectManagerFor, type Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { canFillSlot } from '../permit/approval.ts';
import type { PermitFacts } from '../permit/permit.ts';

/**
 * Which permits a role sees beyond those that the person submitted, owns or reviews, which are seen in every role.
 * Anything else answers 'Not found'.
 */
export type Visibility = 'own' | 'company' | 'sites' | 'all';

export const visibilityByRole: Record<Role, Visibility> = {
  User: 'own',
  ContractorRequestor: 'own',
  ContractorPM: 'company',
  MTGroup: 'sites',
  MicronSupervisor: 'sites',
  MicronManager: 'sites',
  SiteAdmin: 'sites',
  SuperAdmin: 'all',
};

/** Whether the general list of permits leaves out the person's own: MT group users find those in a list of their own. */
export function hasOwnPermitsList(role: Role): boolean {
  return role === 'MTGroup';
}

/** Whether this person may know that this permit exists. Stores say the same in SQL; a test holds the two together. */
export function canSeePermit(
  actor: Actor,
  permit: Pick<PermitFacts, 'submitterId' | 'submitterCompany' | 'siteId' | 'ownerId' | 'slots'>,
): boolean {
  if (permit.submitterId === actor.id || permit.ownerId === actor.id) return true;
  if (permit.slots.some((slot) => canFillSlot(slot, actor))) return true;
  switch (visibilityByRole[actor.role]) {
    case 'own':
      return false;
    case 'company':
      return isProjectManagerFor(actor, permit);
    case 'sites':
      return actor.siteIds.includes(permit.siteId);
    case 'all':
      return true;
  }
}
