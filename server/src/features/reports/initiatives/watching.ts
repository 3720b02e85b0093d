import type { EventMap } from '../../../events/events.ts';
import { streamOf } from '../../../events/stream.ts';
import type { Services } from '../../../graphql/context.ts';

/** Each permit and child permit that anybody raises. It says nothing of which: everybody reads how many there are. */
export function watchRaised({ events }: Services): AsyncIterableIterator<EventMap['permitChanged']> {
  return streamOf(events, 'permitChanged', ({ action }) => action === 'create');
}
