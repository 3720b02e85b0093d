import type { PermitParties, Slot } from '@eptw/domain/permit/permit';
import { listPeople } from '@eptw/domain/permit/visibility';
import type { PermitEvent } from '../../../events/events.ts';

type ChangeDetails = Pick<PermitEvent, 'number' | 'parentId' | 'version' | 'action' | 'by'> & {
  at: Date;
  holderIds: readonly string[];
};

/**
 * The event sent to all listeners; who may receive it is decided from its people alone. Former reviewers receive it
 * too, so that their screens learn that they may no longer show the permit.
 */
export function toPermitEvent(
  permit: PermitParties,
  { number, parentId, version, action, by, at, holderIds }: ChangeDetails,
  formerSlots: readonly Slot[] = [],
): PermitEvent {
  return {
    number,
    parentId,
    version,
    action,
    by,
    at: at.toISOString(),
    id: permit.id,
    status: permit.status,
    ...listPeople({ ...permit, holderIds }, formerSlots),
  };
}
