import { EventEmitter, on } from 'node:events';
import { canSee } from '@eptw/domain/access/visibility';
import { message } from '@eptw/domain/message';
import { GraphQLError } from 'graphql';
import type { PermitEvent } from '../../../events/events.ts';
import type { Scope } from '../../../graphql/context.ts';
import { factsOfEvent } from '../changed-event.ts';
import { visiblePermit } from '../reading/store.ts';

/**
 * The changes of permits that this person sees, as they happen, or of one permit alone. Throws 'Not found' for a
 * permit that is hidden or not there. What the person may see is decided for every change anew.
 */
export async function watchPermits(scope: Scope, permitId: string | null): Promise<AsyncIterableIterator<PermitEvent>> {
  const { db, actor, events } = scope;
  if (permitId !== null && !(await visiblePermit(db, actor, permitId)))
    throw new GraphQLError(message.notFound, { extensions: { code: 'NOT_FOUND' } });
  const heard = new EventEmitter();
  // From now on events queue up until they are asked for.
  const queue = on(heard, 'change');
  const stopListening = events.listen('permitChanged', (event) => {
    if (permitId !== null && event.id !== permitId) return;
    if (canSee(actor, factsOfEvent(event))) heard.emit('change', event);
  });
  // Written out, because a generator that waits for the next event could not be ended before it comes.
  const changes: AsyncIterableIterator<PermitEvent> = {
    [Symbol.asyncIterator]: () => changes,
    async next() {
      const step = await queue.next();
      return step.done ? { done: true, value: undefined } : { done: false, value: step.value[0] };
    },
    async return() {
      stopListening();
      await queue.return?.();
      return { done: true, value: undefined };
    },
  };
  return changes;
}
