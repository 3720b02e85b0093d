import type { EventMap } from '../../../events/events.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { ActorContext } from '../../../app-context.ts';

/** Each change of the actor's own drafts, made in any window or on any device. */
export function subscribeToDrafts({ actor, events }: ActorContext): AsyncIterableIterator<EventMap['draftsChanged']> {
  return createEventStream(events, 'draftsChanged', ({ authorId }) => authorId === actor.id);
}

/** Makes the author's windows reload their drafts once the caller's transaction commits. */
export async function publishDraftsChanged({
  db,
  actor,
  events,
}: Pick<ActorContext, 'db' | 'actor' | 'events'>): Promise<void> {
  await events.publish(db, 'draftsChanged', { authorId: actor.id });
}
