import type { EventMap } from '../../../events/events.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { ActorContext } from '../../../app-context.ts';

/** Each change of the person's own drafts, in whichever window or on whichever device they make it. */
export function subscribeToDrafts({ actor, events }: ActorContext): AsyncIterableIterator<EventMap['draftsChanged']> {
  return createEventStream(events, 'draftsChanged', ({ authorId }) => authorId === actor.id);
}

/** Has the person's windows read their drafts again, once the caller's transaction commits. */
export async function publishDraftsChanged({
  db,
  actor,
  events,
}: Pick<ActorContext, 'db' | 'actor' | 'events'>): Promise<void> {
  await events.publish(db, 'draftsChanged', { authorId: actor.id });
}
