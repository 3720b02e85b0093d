import { findSighting, type MusterTick, type Sighting } from '@eptw/domain/work/muster';
import type { MusterFactsFragment } from '../../../generated/permits/muster.ts';
import type { Addition, Change } from './changes.ts';

/** Somebody who is signed on to a permit or was added, as the API returns them. */
export type MusterEntry = MusterFactsFragment['items'][number];

/** Somebody on the list, with the changes of this device. */
export interface MusterPerson extends MusterEntry {
  /** Whether something of them is not on the server yet. */
  isUnsent: boolean;
}

/** By what the people are put together. */
export type Grouping = 'place' | 'company';

/** The label of each choice, and what a group without a name is called. */
export const groupings: Record<Grouping, { label: string; unnamed: string }> = {
  place: { label: 'By place', unnamed: 'Place not given' },
  company: { label: 'By company', unnamed: 'Company not given' },
};

/** The people at a place, or of a company. */
export interface MusterGroup {
  name: string;
  /** Those who were not seen first. */
  people: readonly MusterPerson[];
  notSeen: number;
}

/** What the server knows of somebody's ticks. */
export function toSighting({ seenBy, seenAt, undoneBy, undoneAt }: MusterEntry): Sighting {
  const toTick = (isSeen: boolean, by: string | null, at: string | null): MusterTick | undefined =>
    at === null ? undefined : { isSeen, by: by ?? '', at: new Date(at) };
  return { seen: toTick(true, seenBy, seenAt), undone: toTick(false, undoneBy, undoneAt) };
}

function toEntry({ worker, name, company, place, at, by }: Addition): MusterEntry {
  return {
    ...{ worker, name, company, place, since: at, addedBy: by },
    ...{ trade: '', phone: '', permitId: null, code: null, holder: '', holderPhone: '' },
    ...{ seenBy: null, seenAt: null, undoneBy: null, undoneAt: null },
  };
}

function applyTicks(entry: MusterEntry, changes: readonly Change[]): MusterPerson {
  const own = changes.flatMap((change) =>
    change.kind === 'tick' && change.worker === entry.worker
      ? [{ isSeen: change.isSeen, by: change.by, at: new Date(change.at) }]
      : [],
  );
  const isAdded = changes.some(({ kind, worker }) => kind === 'addition' && worker === entry.worker);
  if (own.length === 0) return { ...entry, isUnsent: isAdded };
  const known = toSighting(entry);
  const ticks = [known.seen, known.undone].filter((tick) => tick !== undefined);
  const { seen, undone } = findSighting([...ticks, ...own]);
  const decisive = seen ?? undone;
  return {
    ...entry,
    seenBy: seen?.by ?? null,
    seenAt: seen?.at.toISOString() ?? null,
    undoneBy: undone?.by ?? null,
    undoneAt: undone?.at.toISOString() ?? null,
    isUnsent: isAdded || own.some((tick) => tick === decisive),
  };
}

/** The list with the changes of this device. Of two sightings the earlier one stays, as on the server. */
export function applyChanges(entries: readonly MusterEntry[], changes: readonly Change[]): MusterPerson[] {
  const isGone = (worker: string) => changes.some((change) => change.kind === 'removal' && change.worker === worker);
  const added = changes
    .filter((change) => change.kind === 'addition')
    .filter(({ worker }) => entries.every((entry) => entry.worker !== worker));
  return [...entries, ...added.map(toEntry)]
    .filter(({ worker }) => !isGone(worker))
    .map((entry) => applyTicks(entry, changes));
}

const isSeen = ({ seenAt }: MusterEntry) => seenAt !== null;
const compare = new Intl.Collator('en').compare;

/** The people in groups: those with somebody who was not seen first. */
export function groupPeople(people: readonly MusterPerson[], grouping: Grouping): MusterGroup[] {
  const byName = new Map<string, MusterPerson[]>();
  for (const person of people) byName.set(person[grouping], [...(byName.get(person[grouping]) ?? []), person]);
  return [...byName]
    .map(([name, present]) => ({
      name,
      people: present.toSorted(
        (one, other) => Number(isSeen(one)) - Number(isSeen(other)) || compare(one.name, other.name),
      ),
      notSeen: present.filter((person) => !isSeen(person)).length,
    }))
    .toSorted((one, other) => Number(one.notSeen === 0) - Number(other.notSeen === 0) || compare(one.name, other.name));
}

/** How many people are on the list, and how many were not seen. Who is on several permits counts once. */
export function countPeople(people: readonly MusterEntry[]): { all: number; notSeen: number } {
  const count = (found: readonly MusterEntry[]) => new Set(found.map(({ worker }) => worker)).size;
  return { all: count(people), notSeen: count(people.filter((person) => !isSeen(person))) };
}

/** Which people are shown, by whether they were seen. */
export type ShownPeople = 'notSeen' | 'seen' | 'all';

/** What is shown of the list. */
export interface MusterFilter {
  shown: ShownPeople;
  search: string;
  grouping: Grouping;
}

const isShown: Record<ShownPeople, (person: MusterEntry) => boolean> = {
  notSeen: (person) => !isSeen(person),
  seen: isSeen,
  all: () => true,
};

/** Every choice, in the order in which the list offers them. */
export const shownPeople = Object.keys(isShown) as readonly ShownPeople[];

/** The people whom a filter shows: each word of the search is in the name, the company, the place or the permit. */
export function filterPeople<Person extends MusterEntry>(
  people: readonly Person[],
  { shown, search }: Pick<MusterFilter, 'shown' | 'search'>,
): Person[] {
  const words = search.toLocaleLowerCase('en').split(/\s+/);
  return people.filter((person) => {
    const text = [person.name, person.company, person.place, person.code ?? ''].join('\n').toLocaleLowerCase('en');
    return isShown[shown](person) && words.every((word) => text.includes(word));
  });
}
