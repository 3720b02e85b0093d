import type { PermitFacts, Slot } from '@eptw/domain/permit/permit';
import type { PermitEvent } from '../../../events/events.ts';

/**
 * What every listener is told of a change: who may hear of it is decided from these facts alone. Those who reviewed until
 * then hear of it too, so that a screen of theirs learns that it may not show the permit any more.
 */
export function toPermitEvent(
  permit: PermitFacts,
  change: Pick<PermitEvent, 'number' | 'parentId' | 'version' | 'action' | 'by'> & { at: Date },
  formerSlots: readonly Slot[] = [],
): PermitEvent {
  const reviewers = [...permit.slots, ...formerSlots].map((slot) => slot.reviewer);
  return {
    ...change,
    at: change.at.toISOString(),
    id: permit.id,
    status: permit.status,
    submitterId: permit.submitterId,
    submitterCompany: permit.submitterCompany,
    siteId: permit.siteId,
    ownerId: permit.ownerId,
    reviewerIds: reviewers.flatMap((reviewer) => (reviewer.kind === 'individual' ? [reviewer.userId] : [])),
    reviewingGroupIds: reviewers.flatMap((reviewer) => (reviewer.kind === 'group' ? [reviewer.groupId] : [])),
  };
}

/** The facts that an event carries, for deciding who may hear of it. */
export function toEventFacts(event: PermitEvent) {
  return {
    submitterId: event.submitterId,
    submitterCompany: event.submitterCompany,
    siteId: event.siteId,
    ownerId: event.ownerId,
    slots: [
      ...event.reviewerIds.map((userId) => ({
        reviewer: { kind: 'individual' as const, userId, name: '' },
        filledBy: null,
      })),
      ...event.reviewingGroupIds.map((groupId) => ({
        reviewer: { kind: 'group' as const, groupId, name: '' },
        filledBy: null,
      })),
    ],
  };
}
