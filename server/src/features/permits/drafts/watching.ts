import type { EventMap } from '../../../events/events.ts';
import { streamOf } from '../../../events/stream.ts';
import type { Scope } from '../../../graphql/context.ts';

/** Each change of the person's own drafts, in whichever window or on whichever device they make it. */
export function watchDrafts({ actor, events }: Scope): AsyncIterableIterator<EventMap['draftsChanged']> {
  return streamOf(events, 'draftsChanged', ({ authorId }) => authorId === actor.id);
}

/** Has the person's windows read their drafts again, once the caller's transaction commits. */
export async function tellOfDrafts({ db, actor, events }: Pick<Scope, 'db' | 'actor' | 'events'>): Promise<void> {
  await events.publish(db, 'draftsChanged', { authorId: actor.id });
}
