import { EventEmitter, on } from 'node:events';
import type { EventMap, EventName, Events } from './events.ts';

/** The events with one name that match a filter, for a subscription. It listens from the time of the call. */
export function createEventStream<Name extends EventName>(
  events: Events,
  name: Name,
  concerns: (event: EventMap[Name]) => boolean,
): AsyncIterableIterator<EventMap[Name]> {
  const emitter = new EventEmitter();
  // From now on events are queued until they are read.
  const queue = on(emitter, 'event');
  const stopListening = events.listen(name, (event) => {
    if (concerns(event)) emitter.emit('event', event);
  });
  // Written out, because a generator that waits for the next event could not be ended before it arrives.
  const stream: AsyncIterableIterator<EventMap[Name]> = {
    [Symbol.asyncIterator]: () => stream,
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
  return stream;
}
