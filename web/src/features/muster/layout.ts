import { compareAsRead } from '@eptw/domain/text/reading-order';
import { filterPeople, groupings, isSeen, type MusterEntry, type MusterFilter, type MusterPerson } from './muster.ts';

/** Which rows stand where, from when the list is opened or filtered until it is again. */
export interface MusterLayout {
  groups: readonly { name: string; isInside: boolean; rows: readonly string[] }[];
  /** Everybody who was on the list then, shown or not. */
  known: ReadonlySet<string>;
}

/** The people of a group as they are shown. */
export interface MusterGroup {
  name: string;
  /** Whether these people are inside a space. */
  isInside: boolean;
  people: readonly MusterPerson[];
  notSeen: number;
}

/** The first group, whatever the others are: rescue begins there. */
const insideName = 'Inside a space';
/** Where those stand who came while the list was open: elsewhere they would move the rows under a finger. */
const laterName = 'Since you opened the list';

/** The key of a row: a worker can be on several permits. */
export const toRowKey = ({ personId, permitId }: MusterEntry): string => `${personId} ${permitId ?? ''}`;

/** Lays out the people whom a filter shows: those inside a space first, longest first, then by group and name. */
export function layOut(people: readonly MusterPerson[], filter: MusterFilter): MusterLayout {
  const byGroup = new Map<string, MusterPerson[]>();
  const inside: MusterPerson[] = [];
  for (const person of filterPeople(people, filter)) {
    const name = person[filter.grouping] || groupings[filter.grouping].unnamed;
    if (person.insideSince !== null) inside.push(person);
    else byGroup.set(name, [...(byGroup.get(name) ?? []), person]);
  }
  const groups = [...byGroup].toSorted(([one], [other]) => compareAsRead(one, other));
  const toRows = (present: readonly MusterPerson[]) => present.map(toRowKey);
  const longestFirst = inside.toSorted((one, other) => compareAsRead(one.insideSince ?? '', other.insideSince ?? ''));
  const laidOut = [
    ...(inside.length > 0 ? [{ name: insideName, isInside: true, rows: toRows(longestFirst) }] : []),
    ...groups.map(([name, present]) => ({
      name,
      isInside: false,
      rows: toRows(present.toSorted((one, other) => compareAsRead(one.name, other.name))),
    })),
  ];
  return { groups: laidOut, known: new Set(people.map(toRowKey)) };
}

/**
 * The groups of a layout with the people as they are now: whoever was seen in the meantime stays where they are, and
 * whoever came stands below.
 */
export function fillLayout(layout: MusterLayout, people: readonly MusterPerson[], filter: MusterFilter): MusterGroup[] {
  const byKey = new Map(people.map((person) => [toRowKey(person), person]));
  const shown = new Set(layout.groups.flatMap(({ rows }) => rows));
  const matching = new Set(filterPeople(people, filter));
  // Somebody whose tick was undone is looked for again; somebody who came stays when they are ticked.
  const later = people.filter((person) => {
    const key = toRowKey(person);
    return !shown.has(key) && (!layout.known.has(key) || matching.has(person));
  });
  const groups = layout.groups.map(({ name, isInside, rows }) => ({
    name,
    isInside,
    present: rows.flatMap((key) => byKey.get(key) ?? []),
  }));
  return [...groups, { name: laterName, isInside: false, present: later }]
    .filter(({ present }) => present.length > 0)
    .map(({ name, isInside, present }) => ({
      name,
      isInside,
      people: present,
      notSeen: present.filter((person) => !isSeen(person)).length,
    }));
}
