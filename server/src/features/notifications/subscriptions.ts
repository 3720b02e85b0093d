import type { EventMap } from '../../events/events.ts';
import { createEventStream } from '../../events/event-stream.ts';
import type { ActorContext } from '../../app-context.ts';

/** Says whenever something changed about this person's notifications, and about nobody else's. */
export function subscribeToNotifications({
  actor,
  events,
}: ActorContext): AsyncIterableIterator<EventMap['notificationsChanged']> {
  return createEventStream(events, 'notificationsChanged', ({ personIds }) => personIds.includes(actor.id));
}
