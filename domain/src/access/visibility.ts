import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { isSlotOf } from '../permit/approval.ts';
import type { PermitFacts } from '../permit/permit.ts';

/** Which permits a role sees beyond those it submitted. Anything else answers 'Not found'. */
export type Visibility = 'own' | 'company' | 'sites' | 'all';

export const visibilityOf: Record<Role, Visibility> = {
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
export function findsOwnElsewhere(role: Role): boolean {
  return role === 'MTGroup';
}

/**
 * Whether this person may know that this permit exists. Stores say the same in SQL; a test holds the two together.
 * 'sites' includes permits elsewhere that the person owns or reviews.
 */
export function canSee(
  actor: Actor,
  permit: Pick<PermitFacts, 'submitterId' | 'submitterCompany' | 'siteId' | 'ownerId' | 'slots'>,
): boolean {
  if (permit.submitterId === actor.id) return true;
  switch (visibilityOf[actor.role]) {
    case 'own':
      return false;
    case 'company':
      return actor.company !== '' && permit.submitterCompany === actor.company;
    case 'sites':
      return (
        actor.siteIds.includes(permit.siteId) ||
        permit.ownerId === actor.id ||
        permit.slots.some((slot) => isSlotOf(slot, actor))
      );
    case 'all':
      return true;
  }
}
