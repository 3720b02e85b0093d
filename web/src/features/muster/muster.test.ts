import { expect, test } from 'vitest';
import type { Addition, Removal, Tick } from './changes.ts';
import { fillLayout, layOut } from './layout.ts';
import {
  applyChanges,
  countPeople,
  filterPeople,
  type Grouping,
  type MusterEntry,
  type MusterFilter,
} from './muster.ts';
import { describeForReader, describeState } from './person-state.ts';

const entry = (name: string, place: string, more: Partial<MusterEntry> = {}): MusterEntry => ({
  personId: name,
  kind: 'worker',
  name,
  company: 'ACME Works',
  trade: 'Fitter',
  phone: '',
  permitId: 'permit',
  code: 'F10N-GP-000001',
  place,
  holder: 'Ravi Kumar',
  holderPhone: '',
  since: '2026-11-25T06:40:00.000Z',
  insideSince: null,
  roles: [],
  addedBy: null,
  cameAt: null,
  leftAs: null,
  leftAt: null,
  leftBy: '',
  beforeBy: null,
  beforeAt: null,
  seenBy: null,
  seenAt: null,
  undoneBy: null,
  undoneAt: null,
  ...more,
});
const seen = { seenBy: 'Hana Host', seenAt: '2026-11-25T08:02:00.000Z' };
const tick = (personId: string, isSeen: boolean, at = '2026-11-25T08:05:00.000Z'): Tick => ({
  kind: 'tick',
  personId,
  isSeen,
  at,
  by: 'Sofia Tan',
});

test('shows the ticks of this device, and of two sightings the earlier one', () => {
  const entries = [entry('Chen', 'Bay 1'), entry('Arun', 'Bay 1', seen), entry('Goh', 'Bay 1', seen)];
  expect(applyChanges(entries, [tick('Chen', true), tick('Arun', true), tick('Goh', false)], null)).toMatchObject([
    { seenBy: 'Sofia Tan', seenAt: '2026-11-25T08:05:00.000Z', isUnsent: true },
    { ...seen, isUnsent: false },
    { seenBy: null, seenAt: null, undoneBy: 'Sofia Tan', undoneAt: '2026-11-25T08:05:00.000Z', isUnsent: true },
  ]);
});

test('an unsent tick that is earlier than the one on the server counts', () => {
  expect(
    applyChanges([entry('Arun', 'Bay 1', seen)], [tick('Arun', true, '2026-11-25T08:01:00.000Z')], null),
  ).toMatchObject([{ seenBy: 'Sofia Tan', seenAt: '2026-11-25T08:01:00.000Z', isUnsent: true }]);
});

test('shows whom this device has added, once, and not whom it has taken off', () => {
  const by = { at: '2026-11-25T08:04:00.000Z', by: 'Sofia Tan' };
  const addition: Addition = { kind: 'addition', personId: 'lena', name: 'Lena', company: '', place: 'Bay 1', ...by };
  const removal: Removal = { kind: 'removal', personId: 'Chen', ...by };
  const entries = [entry('Chen', 'Bay 1')];
  expect(applyChanges(entries, [addition, removal, tick('lena', true)], null)).toMatchObject([
    { name: 'Lena', addedBy: 'Sofia Tan', since: by.at, code: null, seenBy: 'Sofia Tan', isUnsent: true },
  ]);
  const sent = entry('Lena', 'Bay 1', { personId: 'lena', addedBy: 'Sofia Tan' });
  expect(applyChanges([sent], [addition], null)).toHaveLength(1);
});

test.each<[string, Partial<MusterFilter>, string[]]>([
  ['everybody', {}, ['Chen', 'Arun', 'Lena']],
  ['who was not seen', { shown: 'notSeen' }, ['Chen', 'Lena']],
  ['who was seen', { shown: 'seen' }, ['Arun']],
  ['a name', { search: 'ch' }, ['Chen']],
  ['a company', { search: 'PUMP' }, ['Lena']],
  ['a place', { search: 'bay 2' }, ['Arun']],
  ['a permit', { search: '000001' }, ['Chen', 'Arun']],
  ['words of several fields', { search: ' arun  acme ' }, ['Arun']],
  ['what is nowhere', { search: 'zz' }, []],
  ['both', { shown: 'notSeen', search: 'bay 1' }, ['Chen', 'Lena']],
])('shows %s', (_name, filter, expected) => {
  const people = [
    entry('Chen', 'Bay 1'),
    entry('Arun', 'Bay 2', seen),
    entry('Lena', 'Bay 1', { company: 'Pump Service', code: null, permitId: null, addedBy: 'Sofia Tan' }),
  ];
  expect(filterPeople(people, { shown: 'all', search: '', ...filter }).map(({ name }) => name)).toEqual(expected);
});

const alarm = { _id: 'stop', kind: 'fire', reason: 'Fire alarm', since: '2026-11-25T08:00:00.000Z' };

test.each([
  ['made before the alarm', '2026-11-25T07:50:00.000Z', null, null],
  ['made before the alarm by a slow clock, with the alarm in view', '2026-11-25T07:50:00.000Z', 'stop', 'Sofia Tan'],
  ['made after it', '2026-11-25T08:05:00.000Z', null, 'Sofia Tan'],
])('an unsent tick %s', (_name, at, inView, seenBy) => {
  const [person] = applyChanges([entry('Chen', 'Bay 1')], [{ ...tick('Chen', true, at), alarm: inView }], alarm);
  expect(person?.seenBy).toBe(seenBy);
});

test('nobody leaves a frozen list, whatever this device has taken off it', () => {
  const removal: Removal = { kind: 'removal', personId: 'Chen', at: '2026-11-25T08:04:00.000Z', by: 'Sofia Tan' };
  expect(applyChanges([entry('Chen', 'Bay 1')], [removal], alarm)).toHaveLength(1);
});

const everybody: MusterFilter = { shown: 'all', search: '', grouping: 'place' };
const describe = (groups: ReturnType<typeof fillLayout>) =>
  groups.map(({ name, people, notSeen }) => [name, people.map((person) => person.name), notSeen]);

test.each<[Grouping, string[]]>([
  ['place', ['Inside a space', 'Bay 1', 'Bay 2']],
  ['company', ['Inside a space', 'ACME Works']],
])('those inside a space are first, longest first, and the others by %s', (grouping, groups) => {
  const people = applyChanges(
    [
      entry('Arun', 'Bay 2', seen),
      entry('Chen', 'Sump', { insideSince: '2026-11-25T07:40:00.000Z' }),
      entry('Muthu', 'Sump', { insideSince: '2026-11-25T06:40:00.000Z' }),
      entry('Goh', 'Bay 1', seen),
      entry('Bala', 'Bay 2'),
    ],
    [],
    null,
  );
  const filter = { ...everybody, grouping };
  const filled = fillLayout(layOut(people, filter), people, filter);
  expect(filled.map(({ name }) => name)).toEqual(groups);
  expect(filled[0]).toMatchObject({ isInside: true, notSeen: 2, people: [{ name: 'Muthu' }, { name: 'Chen' }] });
});

test('a row that is ticked stays where it is, and whoever comes stands below, until the list is laid out anew', () => {
  const filter: MusterFilter = { ...everybody, shown: 'notSeen' };
  const before = applyChanges([entry('Arun', 'Bay 2'), entry('Chen', 'Bay 1'), entry('Goh', 'Bay 1')], [], null);
  const layout = layOut(before, filter);
  const after = applyChanges(
    [...before, entry('Bala', 'Bay 1'), entry('Dev', 'Bay 1')],
    [tick('Chen', true), tick('Dev', true)],
    null,
  );
  expect(describe(fillLayout(layout, after, filter))).toEqual([
    ['Bay 1', ['Chen', 'Goh'], 1],
    ['Bay 2', ['Arun'], 1],
    ['Since you opened the list', ['Bala', 'Dev'], 1],
  ]);
  expect(describe(fillLayout(layOut(after, filter), after, filter))).toEqual([
    ['Bay 1', ['Bala', 'Goh'], 2],
    ['Bay 2', ['Arun'], 1],
  ]);
});

const frame = {
  now: new Date('2026-11-25T08:06:00.000Z'),
  timeZone: 'Asia/Singapore',
  user: 'Hana Host',
  mayTick: true,
};
test.each<[Partial<MusterEntry>, string, string]>([
  [{}, 'not seen', 'Chen, Sump S-04, not seen'],
  [seen, 'seen 16:02 by you · tap again to undo', 'Chen, Sump S-04, seen 16:02 by you · tap again to undo'],
  [
    { leftAs: 'signed off', leftAt: '2026-11-25T08:03:00.000Z', leftBy: 'Ravi Kumar' },
    'signed off 16:03 by Ravi Kumar, not seen',
    'Chen, Sump S-04, signed off 16:03 by Ravi Kumar, not seen',
  ],
  [
    { beforeAt: '2026-11-25T07:41:00.000Z', beforeBy: 'Sofia Tan' },
    'seen 15:41, before the alarm',
    'Chen, Sump S-04, seen 15:41, before the alarm, not seen',
  ],
  [
    { insideSince: '2026-11-25T05:14:00.000Z' },
    'Sump S-04, in since 13:14, 2 h 52 min',
    'Chen, inside Sump S-04, not seen',
  ],
  [
    { insideSince: '2026-11-25T05:14:00.000Z', place: '' },
    'in since 13:14, 2 h 52 min',
    'Chen, inside a space, not seen',
  ],
  [
    { insideSince: '2026-11-25T05:14:00.000Z', place: '', ...seen },
    'seen 16:02 by you · tap again to undo',
    'Chen, inside a space, seen 16:02 by you · tap again to undo',
  ],
  [
    { insideSince: '2026-11-25T08:04:00.000Z', ...seen },
    'Sump S-04, in since 16:04, 2 min, seen 16:02 before going in',
    'Chen, inside Sump S-04, not seen',
  ],
  [
    { undoneAt: '2026-11-25T08:05:00.000Z', undoneBy: 'Sofia Tan' },
    'tick undone 16:05 by Sofia Tan',
    'Chen, Sump S-04, tick undone 16:05 by Sofia Tan, not seen',
  ],
])('what is said of %j', (change, words, spoken) => {
  const person = { ...entry('Chen', 'Sump S-04', change), isUnsent: false };
  const state = describeState(person, frame);
  expect(state.words).toBe(words);
  expect(describeForReader(person, state)).toBe(spoken);
});

test('who went into a space after they were seen is not seen, and stands first, until they are seen again', () => {
  const inside = { ...seen, insideSince: '2026-11-25T08:04:00.000Z' };
  const [chen, goh] = [entry('Chen', 'Sump S-04', inside), entry('Goh', 'Bay 1')];
  expect(countPeople([chen, goh])).toEqual({ all: 2, notSeen: 2 });
  const filter: MusterFilter = { shown: 'notSeen', search: '', grouping: 'place' };
  const [group] = layOut(applyChanges([chen, goh], [], null), filter).groups;
  expect(group).toMatchObject({ isInside: true, rows: ['Chen permit'] });
  const again = applyChanges([chen, goh], [tick('Chen', true)], null);
  expect(again[0]).toMatchObject({ seenBy: 'Sofia Tan', isUnsent: true });
  expect(countPeople(again)).toEqual({ all: 2, notSeen: 1 });
});

test('counts somebody who is on two permits once', () => {
  const entries = [entry('Chen', 'Bay 1'), entry('Chen', 'Bay 2', { permitId: 'other' }), entry('Goh', 'Bay 1', seen)];
  expect(countPeople(entries)).toEqual({ all: 2, notSeen: 1 });
});
