import type { Events } from './events.ts';

/** The same events, but a new listener first receives those that have arrived since this time on the record's clock. */
export function replayEvents(events: Events, since: number): Events {
  return {
    ...events,
    get listening() {
      return events.listening;
    },
    listen(name, listener) {
      for (const event of events.record.list(name, since)) listener(event);
      return events.listen(name, listener);
    },
  };
}
