import { visibilityByRole } from '../access/visibility.ts';
import { isProjectManagerFor, type Actor } from '../user/actor.ts';
import { canFillSlot } from './approval.ts';
import type { PermitParties } from './permit.ts';

/** What decides who may know that a permit exists. */
export interface SeenPermit extends Pick<
  PermitParties,
  'submitterId' | 'submitterCompany' | 'siteId' | 'ownerId' | 'slots'
> {
  /** Those who hold the permit or held it after its submitter, and whoever was asked to take it over. */
  holderIds: readonly string[];
}

/**
 * Whether this user may know that this permit exists. Stores implement the same rule in SQL; a test compares the two.
 */
export function canSeePermit(actor: Actor, permit: SeenPermit): boolean {
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
