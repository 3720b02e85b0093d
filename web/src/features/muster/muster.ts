import { normalizeText } from '@eptw/domain/text/same-text';
import { countsAsSeen, findSighting, type MusterTick, type Sighting } from '@eptw/domain/muster/muster';
import type { MusterFactsFragment, MusterPersonFactsFragment } from '../../generated/muster.ts';
import type { Addition, Change, Tick } from './changes.ts';

/** Somebody on the list, as the API returns them. */
export type MusterEntry = MusterPersonFactsFragment;

/** The stop that called everybody to the assembly point; null while none is in force. */
export type MusterAlarm = MusterFactsFragment['alarm'];

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

const toDate = (time: string | null) => (time === null ? null : new Date(time));

/** Whether somebody was seen during the muster, and has not gone into a space since. */
export const isSeen = ({ seenAt, insideSince }: MusterEntry): boolean =>
  countsAsSeen({ seenAt: toDate(seenAt), insideSince: toDate(insideSince) });

/** When somebody who is inside a space went in; the last time where their permits say several. */
export function findEntry(ofPerson: readonly MusterEntry[]): Date | undefined {
  const times = ofPerson.flatMap(({ insideSince }) => insideSince ?? []);
  return toDate(times.toSorted().at(-1) ?? null) ?? undefined;
}

/** What the server knows of somebody's ticks. */
export function toSighting({ seenBy, seenAt, undoneBy, undoneAt }: MusterEntry): Sighting {
  const toTick = (wasSeen: boolean, by: string | null, at: string | null): MusterTick | undefined =>
    at === null ? undefined : { isSeen: wasSeen, by: by ?? '', at: new Date(at) };
  return { seen: toTick(true, seenBy, seenAt), undone: toTick(false, undoneBy, undoneAt) };
}

function toEntry({ personId, name, company, place, at, by }: Addition): MusterEntry {
  return {
    ...{ personId, name, company, place, since: at, addedBy: by, kind: 'visitor' },
    ...{ trade: '', phone: '', permitId: null, code: null, holder: '', holderPhone: '', insideSince: null, roles: [] },
    ...{ cameAt: null, leftAs: null, leftAt: null, leftBy: '', beforeBy: null, beforeAt: null },
    ...{ seenBy: null, seenAt: null, undoneBy: null, undoneAt: null },
  };
}

/** Whether a tick of this device counts, as on the server: made with the alarm in view, or after it. */
const isAfterAlarm = (tick: Tick, alarm: MusterAlarm) =>
  alarm === null || tick.alarm === alarm._id || tick.at >= alarm.since;

function applyTicks(entry: MusterEntry, changes: readonly Change[], alarm: MusterAlarm): MusterPerson {
  const ofEntry = changes.filter(
    (change): change is Tick => change.kind === 'tick' && change.personId === entry.personId,
  );
  const own = ofEntry
    .filter((tick) => isAfterAlarm(tick, alarm))
    .map((change) => ({ isSeen: change.isSeen, by: change.by, at: new Date(change.at) }));
  const isAdded = changes.some(({ kind, personId }) => kind === 'addition' && personId === entry.personId);
  const isTickedBefore = ofEntry.length > own.length;
  if (own.length === 0) return { ...entry, isUnsent: isAdded || isTickedBefore };
  const known = toSighting(entry);
  const ticks = [known.seen, known.undone].filter((tick) => tick !== undefined);
  const { seen, undone } = findSighting([...ticks, ...own], { enteredAt: findEntry([entry]) });
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

/**
 * The list with the changes of this device. Of two sightings the earlier one stays, and nobody leaves a frozen list, as
 * on the server.
 */
export function applyChanges(
  entries: readonly MusterEntry[],
  changes: readonly Change[],
  alarm: MusterAlarm,
): MusterPerson[] {
  const isGone = (personId: string) =>
    alarm === null && changes.some((change) => change.kind === 'removal' && change.personId === personId);
  const added = changes
    .filter((change) => change.kind === 'addition')
    .filter(({ personId }) => entries.every((entry) => entry.personId !== personId));
  return [...entries, ...added.map(toEntry)]
    .filter(({ personId }) => !isGone(personId))
    .map((entry) => applyTicks(entry, changes, alarm));
}

/** How many people are on the list, and how many were not seen. Who is on several permits counts once. */
export function countPeople(people: readonly MusterEntry[]): { all: number; notSeen: number } {
  const count = (found: readonly MusterEntry[]) => new Set(found.map(({ personId }) => personId)).size;
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
  const words = normalizeText(search).split(' ');
  return people.filter((person) => {
    const text = [person.name, person.company, person.place, person.code ?? ''].map(normalizeText).join('\n');
    return isShown[shown](person) && words.every((word) => text.includes(word));
  });
}
