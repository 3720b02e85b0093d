import { canSee } from '@eptw/domain/access/visibility';
import { message } from '@eptw/domain/message';
import { GraphQLError } from 'graphql';
import type { PermitEvent } from '../../../events/events.ts';
import { streamOf } from '../../../events/stream.ts';
import type { Scope } from '../../../graphql/context.ts';
import { factsOfEvent } from '../changed-event.ts';
import { visiblePermit } from '../reading/store.ts';

/**
 * The changes of permits that this person sees, as they happen, or of one permit alone. Throws 'Not found' for a
 * permit that is hidden or not there. What the person may see is decided for every change anew.
 */
export async function watchPermits(scope: Scope, permitId: string | null): Promise<AsyncIterableIterator<PermitEvent>> {
  const { db, actor, events } = scope;
  // It listens while it is asked whether the person sees the permit: nothing that happens meanwhile is missed.
  const changes = streamOf(
    events,
    'permitChanged',
    (event) => (permitId === null || event.id === permitId) && canSee(actor, factsOfEvent(event)),
  );
  try {
    if (permitId === null || (await visiblePermit(db, actor, permitId))) return changes;
    throw new GraphQLError(message.notFound, { extensions: { code: 'NOT_FOUND' } });
  } catch (error) {
    await changes.return?.();
    throw error;
  }
}
