import type { PermitParties, Slot } from '@eptw/domain/permit/permit';
import type { PermitEvent } from '../../../events/events.ts';

type ChangeDetails = Pick<PermitEvent, 'number' | 'parentId' | 'version' | 'action' | 'by'> & {
  at: Date;
  holderIds: readonly string[];
};

/**
 * The event sent to all listeners; who may receive it is decided from its facts alone. Former reviewers receive it
 * too, so that their screens learn that they may no longer show the permit.
 */
export function toPermitEvent(
  permit: PermitParties,
  { number, parentId, version, action, by, at, holderIds }: ChangeDetails,
  formerSlots: readonly Slot[] = [],
): PermitEvent {
  const reviewers = [...permit.slots, ...formerSlots].map((slot) => slot.reviewer);
  return {
    number,
    parentId,
    version,
    action,
    by,
    at: at.toISOString(),
    id: permit.id,
    status: permit.status,
    submitterId: permit.submitterId,
    submitterCompany: permit.submitterCompany,
    siteId: permit.siteId,
    ownerId: permit.ownerId,
    reviewerIds: reviewers.flatMap((reviewer) => (reviewer.kind === 'individual' ? [reviewer.userId] : [])),
    holderIds: [...holderIds],
    reviewingGroupIds: reviewers.flatMap((reviewer) => (reviewer.kind === 'group' ? [reviewer.groupId] : [])),
  };
}

/** What decides who may receive an event, or see the permit that it is about. */
type EventFacts = Pick<
  PermitEvent,
  'submitterId' | 'submitterCompany' | 'siteId' | 'ownerId' | 'reviewerIds' | 'reviewingGroupIds' | 'holderIds'
>;

/** The facts of an event that decide who may receive it. */
export function toEventFacts(event: EventFacts) {
  return {
    submitterId: event.submitterId,
    submitterCompany: event.submitterCompany,
    siteId: event.siteId,
    ownerId: event.ownerId,
    holderIds: event.holderIds ?? [],
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
