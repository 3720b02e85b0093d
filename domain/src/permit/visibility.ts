import { visibilityByRole } from '../access/visibility.ts';
import { isMemberOf, isProjectManagerFor, type Actor } from '../user/actor.ts';
import type { PermitParties, Slot } from './permit.ts';

/** Who has a part in a permit, by their ids, and where it is: all that decides who sees it. */
export interface PermitPeople extends Pick<PermitParties, 'submitterId' | 'submitterCompany' | 'siteId' | 'ownerId'> {
  reviewerIds: readonly string[];
  reviewingGroupIds: readonly string[];
  /** Those who hold or held it after its submitter, or were asked to; an older version running beside omits them. */
  holderIds?: readonly string[];
}

/** What decides who sees a permit, as the rules about acting on it have it. */
interface SeenPermit extends Pick<PermitParties, 'submitterId' | 'submitterCompany' | 'siteId' | 'ownerId' | 'slots'> {
  holderIds: readonly string[];
}

/** The people of a permit. Former reviewers have a part in a change that leaves them out: they learn of it. */
export function listPeople(permit: SeenPermit, formerSlots: readonly Slot[] = []): Required<PermitPeople> {
  const reviewers = [...permit.slots, ...formerSlots].map(({ reviewer }) => reviewer);
  return {
    submitterId: permit.submitterId,
    submitterCompany: permit.submitterCompany,
    siteId: permit.siteId,
    ownerId: permit.ownerId,
    reviewerIds: reviewers.flatMap((reviewer) => (reviewer.kind === 'individual' ? [reviewer.userId] : [])),
    reviewingGroupIds: reviewers.flatMap((reviewer) => (reviewer.kind === 'group' ? [reviewer.groupId] : [])),
    holderIds: permit.holderIds,
  };
}

/**
 * THE rule of who may know that a permit exists, and of its changes. Stores implement it in SQL for lists; a test
 * compares the two.
 */
export function isVisibleTo(actor: Actor, permit: PermitPeople): boolean {
  if (permit.submitterId === actor.id || permit.ownerId === actor.id) return true;
  if (permit.holderIds?.includes(actor.id)) return true;
  if (permit.reviewerIds.includes(actor.id)) return true;
  if (permit.reviewingGroupIds.some((groupId) => isMemberOf(actor, groupId))) return true;
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

/** Whether this user may know that this permit exists. */
export function canSeePermit(actor: Actor, permit: SeenPermit): boolean {
  return isVisibleTo(actor, listPeople(permit));
}
