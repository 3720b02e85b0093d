import { canSeePermit } from '@eptw/domain/permit/visibility';
import { message } from '@eptw/domain/message';
import { GraphQLError } from 'graphql';
import type { PermitEvent } from '../../../events/events.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { ActorContext } from '../../../app-context.ts';
import { toEventFacts } from './permit-event.ts';
import { findVisiblePermit } from '../detail/store.ts';

/**
 * The changes of permits that this person sees, as they happen, or of one permit alone. Throws 'Not found' for a
 * permit that is hidden or not there. What the person may see is decided for every change anew.
 */
export async function subscribeToPermits(
  context: ActorContext,
  permitId: string | null,
): Promise<AsyncIterableIterator<PermitEvent>> {
  const { db, actor, events } = context;
  // It listens while it is asked whether the person sees the permit: nothing that happens meanwhile is missed.
  const changes = createEventStream(
    events,
    'permitChanged',
    (event) => (permitId === null || event.id === permitId) && canSeePermit(actor, toEventFacts(event)),
  );
  try {
    if (permitId === null || (await findVisiblePermit(db, actor, permitId))) return changes;
    throw new GraphQLError(message.notFound, { extensions: { code: 'NOT_FOUND' } });
  } catch (error) {
    await changes.return?.();
    throw error;
  }
}
