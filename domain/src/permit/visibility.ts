import { visibilityByRole } from '../access/visibility.ts';
import { isProjectManagerFor, type Actor } from '../user/actor.ts';
import { canFillSlot } from './approval.ts';
import type { PermitFacts } from './permit.ts';

/**
 * Whether this user may know that this permit exists. Stores implement the same rule in SQL; a test compares the two.
 */
export function canSeePermit(
  actor: Actor,
  permit: Pick<PermitFacts, 'submitterId' | 'submitterCompany' | 'siteId' | 'ownerId' | 'slots' | 'holderIds'>,
): boolean {
  if (permit.submitterId === actor.id || permit.ownerId === actor.id) return true;
  if (permit.holderIds.includes(actor.id)) return true;
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
