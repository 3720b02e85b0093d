import { expect, test } from 'vitest';
import type { Addition, Removal, Tick } from './changes.ts';
import {
  applyChanges,
  countPeople,
  filterPeople,
  groupPeople,
  type Grouping,
  type MusterEntry,
  type MusterFilter,
} from './muster.ts';

const entry = (name: string, place: string, more: Partial<MusterEntry> = {}): MusterEntry => ({
  worker: name,
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
  addedBy: null,
  seenBy: null,
  seenAt: null,
  undoneBy: null,
  undoneAt: null,
  ...more,
});
const seen = { seenBy: 'Hana Host', seenAt: '2026-11-25T08:02:00.000Z' };
const tick = (worker: string, isSeen: boolean, at = '2026-11-25T08:05:00.000Z'): Tick => ({
  kind: 'tick',
  worker,
  isSeen,
  at,
  by: 'Sofia Tan',
});

test('shows the ticks of this device, and of two sightings the earlier one', () => {
  const entries = [entry('Chen', 'Bay 1'), entry('Arun', 'Bay 1', seen), entry('Goh', 'Bay 1', seen)];
  expect(applyChanges(entries, [tick('Chen', true), tick('Arun', true), tick('Goh', false)])).toMatchObject([
    { seenBy: 'Sofia Tan', seenAt: '2026-11-25T08:05:00.000Z', isUnsent: true },
    { ...seen, isUnsent: false },
    { seenBy: null, seenAt: null, undoneBy: 'Sofia Tan', undoneAt: '2026-11-25T08:05:00.000Z', isUnsent: true },
  ]);
});

test('an unsent tick that is earlier than the one on the server counts', () => {
  expect(applyChanges([entry('Arun', 'Bay 1', seen)], [tick('Arun', true, '2026-11-25T08:01:00.000Z')])).toMatchObject([
    { seenBy: 'Sofia Tan', seenAt: '2026-11-25T08:01:00.000Z', isUnsent: true },
  ]);
});

test('shows whom this device has added, once, and not whom it has taken off', () => {
  const by = { at: '2026-11-25T08:04:00.000Z', by: 'Sofia Tan' };
  const addition: Addition = { kind: 'addition', worker: 'lena', name: 'Lena', company: '', place: 'Bay 1', ...by };
  const removal: Removal = { kind: 'removal', worker: 'Chen', ...by };
  const entries = [entry('Chen', 'Bay 1')];
  expect(applyChanges(entries, [addition, removal, tick('lena', true)])).toMatchObject([
    { name: 'Lena', addedBy: 'Sofia Tan', since: by.at, code: null, seenBy: 'Sofia Tan', isUnsent: true },
  ]);
  const sent = entry('Lena', 'Bay 1', { worker: 'lena', addedBy: 'Sofia Tan' });
  expect(applyChanges([sent], [addition])).toHaveLength(1);
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

test('puts groups with somebody who was not seen first, and within a group those people', () => {
  const people = applyChanges(
    [entry('Arun', 'Bay 2', seen), entry('Chen', 'Bay 2'), entry('Goh', 'Bay 1', seen), entry('Bala', 'Bay 2')],
    [],
  );
  const describeGroups = (grouping: Grouping) =>
    groupPeople(people, grouping).map(({ name, people: present, notSeen }) => [
      name,
      present.map((person) => person.name),
      notSeen,
    ]);
  expect(describeGroups('place')).toEqual([
    ['Bay 2', ['Bala', 'Chen', 'Arun'], 2],
    ['Bay 1', ['Goh'], 0],
  ]);
  expect(describeGroups('company')).toEqual([['ACME Works', ['Bala', 'Chen', 'Arun', 'Goh'], 2]]);
});

test('counts somebody who is on two permits once', () => {
  const entries = [entry('Chen', 'Bay 1'), entry('Chen', 'Bay 2', { permitId: 'other' }), entry('Goh', 'Bay 1', seen)];
  expect(countPeople(entries)).toEqual({ all: 2, notSeen: 1 });
});
