import type { EventMap, EventName, EventRecord } from './events.ts';

/** How many events are recorded at most; beyond that, the older half is forgotten. */
const maxRecorded = 4_000;

/** An event with its name. */
export type NamedEvent = { [Name in EventName]: { name: Name; event: EventMap[Name] } }[EventName];

/** The record as whoever receives the events writes it. */
export interface WritableEventRecord extends EventRecord {
  add(event: NamedEvent): void;
  /** Forgets everything, because events may have been missed. */
  restart(): void;
}

export function createEventRecord(now: () => number = () => performance.now()): WritableEventRecord {
  let completeSince = now();
  let recorded: { at: number; named: NamedEvent }[] = [];

  return {
    now,
    get completeSince() {
      return completeSince;
    },
    list: (name, since) =>
      recorded.flatMap(({ at, named }) => (at >= since && isNamed(named, name) ? [named.event] : [])),
    add(named) {
      recorded.push({ at: now(), named });
      if (recorded.length <= maxRecorded) return;
      recorded = recorded.slice(maxRecorded / 2);
      // Others that arrived at the same time as the first of these may be forgotten.
      completeSince = (recorded[0]?.at ?? now()) + 1;
    },
    restart() {
      recorded = [];
      completeSince = now();
    },
  };
}

function isNamed<Name extends EventName>(
  named: NamedEvent,
  name: Name,
): named is Extract<NamedEvent, { name: Name }> & { event: EventMap[Name] } {
  return named.name === name;
}
