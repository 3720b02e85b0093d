import type { EventMap } from '../../../events/events.ts';
import { createEventStream } from '../../../events/event-stream.ts';
import type { AppContext } from '../../../app-context.ts';

/** Each permit and child permit that anybody raises. It says nothing of which: everybody reads how many there are. */
export function subscribeToPermitsRaised({ events }: AppContext): AsyncIterableIterator<EventMap['permitChanged']> {
  return createEventStream(events, 'permitChanged', ({ action }) => action === 'create');
}
