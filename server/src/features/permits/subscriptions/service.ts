import type { PermitParties, Slot } from '@eptw/domain/permit/permit';
import { isVisibleTo, listPeople } from '@eptw/domain/permit/visibility';
import { message } from '@eptw/domain/message';
import { isWorkEvent } from '@eptw/domain/work/log/work-log';
import type { PermitEvent } from '../../../events/events.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { findVisiblePermit } from '../../permit-access/service.ts';

/** Which changes a subscription is about. */
export interface ChangeFilter {
  /** Of this permit alone; null for every permit that the actor can see. */
  permitId: string | null;
  /** Whether only changes of the work under a permit count. */
  onlyWork?: boolean;
}

/**
 * Changes, as they happen, of the permits that the actor can see, or of one permit. Throws NOT_FOUND for a permit
 * that is hidden or does not exist. Visibility is checked again for every change.
 */
export async function subscribeToPermits(
  context: ActorContext,
  { permitId, onlyWork = false }: ChangeFilter,
): Promise<AsyncIterableIterator<PermitEvent>> {
  const { db, actor, events } = context;
  // Starts listening before the visibility check, so that no change is missed in between.
  const changes = createEventStream(
    events,
    'permitChanged',
    (event) =>
      (permitId === null || event.id === permitId) &&
      (!onlyWork || isWorkEvent(event.action)) &&
      isVisibleTo(actor, event),
  );
  try {
    if (permitId === null || (await findVisiblePermit({ db, actor }, permitId))) return changes;
    throw new Refusal('NOT_FOUND', message.notFound);
  } catch (error) {
    await changes.return?.();
    throw error;
  }
}

/** What an event says besides whom the permit concerns. */
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
