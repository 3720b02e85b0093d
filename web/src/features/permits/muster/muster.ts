import type { MusterFactsFragment } from '../../../generated/permits/muster.ts';

/** Somebody who is signed on to a permit, as the API returns them. */
export type MusterEntry = MusterFactsFragment['items'][number];

/** A tick that was made on this device and is not confirmed by the server yet; `isSeen` is false for one undone. */
export interface Tick {
  worker: string;
  isSeen: boolean;
  /** An ISO instant, by the device's clock. */
  at: string;
  by: string;
}

/** Somebody on the list, with the ticks of this device. */
export interface MusterPerson extends MusterEntry {
  /** Whether the tick is not on the server yet. */
  isUnsent: boolean;
}

/** A place with the people who are signed on there. */
export interface MusterPlace {
  place: string;
  /** Those who were not seen first. */
  people: readonly MusterPerson[];
  notSeen: number;
}

/** The list with the ticks of this device. Of two sightings the earlier one stays, as on the server. */
export function applyTicks(entries: readonly MusterEntry[], ticks: readonly Tick[]): MusterPerson[] {
  return entries.map((entry) => {
    const tick = ticks.find(({ worker }) => worker === entry.worker);
    if (!tick) return { ...entry, isUnsent: false };
    if (!tick.isSeen) return { ...entry, seenBy: null, seenAt: null, isUnsent: true };
    if (entry.seenAt !== null) return { ...entry, isUnsent: false };
    return { ...entry, seenBy: tick.by, seenAt: tick.at, isUnsent: true };
  });
}

const isSeen = ({ seenAt }: MusterEntry) => seenAt !== null;
const compare = new Intl.Collator('en').compare;

/** The places: those at which somebody was not seen first. */
export function listPlaces(people: readonly MusterPerson[]): MusterPlace[] {
  const byPlace = new Map<string, MusterPerson[]>();
  for (const person of people) byPlace.set(person.place, [...(byPlace.get(person.place) ?? []), person]);
  return [...byPlace]
    .map(([place, present]) => ({
      place,
      people: present.toSorted(
        (one, other) => Number(isSeen(one)) - Number(isSeen(other)) || compare(one.name, other.name),
      ),
      notSeen: present.filter((person) => !isSeen(person)).length,
    }))
    .toSorted(
      (one, other) => Number(one.notSeen === 0) - Number(other.notSeen === 0) || compare(one.place, other.place),
    );
}

/** How many people are signed on, and how many were not seen. Who is on several permits counts once. */
export function countPeople(people: readonly MusterEntry[]): { all: number; notSeen: number } {
  const count = (found: readonly MusterEntry[]) => new Set(found.map(({ worker }) => worker)).size;
  return { all: count(people), notSeen: count(people.filter((person) => !isSeen(person))) };
}
