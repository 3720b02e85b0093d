import type { EventMap } from '../../../events/events.ts';
import { streamOf } from '../../../events/stream.ts';
import type { Scope } from '../../../graphql/context.ts';

/** Says whenever something changed about this person's notifications, and about nobody else's. */
export function watchNotifications({ actor, events }: Scope): AsyncIterableIterator<EventMap['notificationsChanged']> {
  return streamOf(events, 'notificationsChanged', ({ personIds }) => personIds.includes(actor.id));
}
