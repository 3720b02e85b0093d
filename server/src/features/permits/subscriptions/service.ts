import { canSeePermit } from '@eptw/domain/permit/visibility';
import { message } from '@eptw/domain/message';
import type { PermitEvent } from '../../../events/events.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { toEventFacts } from './permit-event.ts';
import { findVisiblePermit } from '../detail/store.ts';

/**
 * Changes, as they happen, of the permits that the actor can see, or of one permit. Throws NOT_FOUND for a permit
 * that is hidden or does not exist. Visibility is checked again for every change.
 */
export async function subscribeToPermits(
  context: ActorContext,
  permitId: string | null,
): Promise<AsyncIterableIterator<PermitEvent>> {
  const { db, actor, events } = context;
  // Starts listening before the visibility check, so that no change is missed in between.
  const changes = createEventStream(
    events,
    'permitChanged',
    (event) => (permitId === null || event.id === permitId) && canSeePermit(actor, toEventFacts(event)),
  );
  try {
    if (permitId === null || (await findVisiblePermit(db, actor, permitId))) return changes;
    throw new Refusal('NOT_FOUND', message.notFound);
  } catch (error) {
    await changes.return?.();
    throw error;
  }
}
