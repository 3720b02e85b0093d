import { expect, test } from 'vitest';
import { applyTicks, countPeople, listPlaces, type MusterEntry, type Tick } from './muster.ts';

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
  seenBy: null,
  seenAt: null,
  ...more,
});
const seen = { seenBy: 'Hana Host', seenAt: '2026-11-25T08:02:00.000Z' };
const tick = (worker: string, isSeen: boolean): Tick => ({
  worker,
  isSeen,
  at: '2026-11-25T08:05:00.000Z',
  by: 'Sofia Tan',
});

test('shows the ticks of this device, and of two sightings the earlier one', () => {
  const entries = [entry('Chen', 'Bay 1'), entry('Arun', 'Bay 1', seen), entry('Goh', 'Bay 1', seen)];
  expect(applyTicks(entries, [tick('Chen', true), tick('Arun', true), tick('Goh', false)])).toMatchObject([
    { seenBy: 'Sofia Tan', seenAt: '2026-11-25T08:05:00.000Z', isUnsent: true },
    { ...seen, isUnsent: false },
    { seenBy: null, seenAt: null, isUnsent: true },
  ]);
});

test('puts places with somebody who was not seen first, and within a place those people', () => {
  const people = applyTicks(
    [entry('Arun', 'Bay 2', seen), entry('Chen', 'Bay 2'), entry('Goh', 'Bay 1', seen), entry('Bala', 'Bay 2')],
    [],
  );
  expect(
    listPlaces(people).map(({ place, people: present, notSeen }) => [place, present.map(({ name }) => name), notSeen]),
  ).toEqual([
    ['Bay 2', ['Bala', 'Chen', 'Arun'], 2],
    ['Bay 1', ['Goh'], 0],
  ]);
});

test('counts somebody who is on two permits once', () => {
  const entries = [entry('Chen', 'Bay 1'), entry('Chen', 'Bay 2', { permitId: 'other' }), entry('Goh', 'Bay 1', seen)];
  expect(countPeople(entries)).toEqual({ all: 2, notSeen: 1 });
});
