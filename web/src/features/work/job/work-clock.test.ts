import { watchWithoutEnd } from '@eptw/domain/work/log/state';
import { expect, test } from 'vitest';
import { createWork } from '../../../testing/work-payload.ts';
import { findAnnouncement, findNextChange, formatDue, formatTimeLeft, readClock } from './work-clock.ts';

const minute = 60_000;
/** 15:46 in Singapore. */
const now = Date.parse('2026-11-23T07:46:00Z');
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();

test.each([
  [134, '2 h 14 min'],
  [42, '42 min'],
  [5, '5 min'],
  [4.53, '4:32'],
  [0, '0:00'],
  [-3, '0:00'],
])('%d minutes left are %s', (minutes, text) => {
  expect(formatTimeLeft(minutes * minute)).toBe(text);
});

test('a live job shows the time left, framed from half an hour before its end', () => {
  const work = createWork('live', { label: 'Live until 18:00', validUntil: at(134), startedAt: at(-154) });
  expect(readClock(work, now)).toEqual({
    headline: 'Live until 18:00',
    figure: '2 h 14 min',
    unit: 'left',
    note: '',
    isEnding: false,
  });
  expect(readClock(work, now + 104 * minute)).toMatchObject({ figure: '30 min', isEnding: true });
});

test('a live job without an end says when it was started', () => {
  expect(readClock(createWork('live', { startedAt: at(-154) }), now)).toMatchObject({
    figure: '',
    note: 'Started 13:12',
  });
});

test.each([
  [createWork('planned', { startsAt: at(974) }), { figure: 'in 16 h 14 min' }],
  [
    createWork('notReady', {
      labelParts: { headline: 'Cannot start', detail: '2 requirements missing' },
      startsAt: at(-7),
      expiresAt: at(134),
    }),
    {
      headline: 'Cannot start',
      figure: '2 requirements missing',
      note: 'Period began 15:39 · Ends 18:00, 2 h 14 min left',
    },
  ],
  [createWork('ready', { expiresAt: at(134) }), { figure: 'Until 18:00' }],
  [createWork('suspended', { suspendedAt: at(21), expiresAt: at(134) }), { figure: 'since 16:07' }],
  [
    createWork('expired', { startedAt: at(-600), expiredAt: at(-40) }),
    { headline: 'Expired 15:06. Stop work.', figure: '40 min ago' },
  ],
  [
    createWork('expired', { startedAt: null, expiredAt: at(-40) }),
    { headline: 'Expired 15:06. The work never started.', figure: '40 min ago' },
  ],
  [createWork('fireWatch', { fireWatchUntil: at(48) }), { figure: '48 min', unit: 'left', isEnding: false }],
  [createWork('finished', { finishedAt: at(-10) }), { figure: '15:36' }],
])('the clock of $condition', (work, face) => {
  expect(readClock(work, now)).toMatchObject(face);
});

test('a permit without a condition has no clock', () => {
  expect(readClock(createWork(null), now)).toBeUndefined();
});

test('says how long until a check is due, and how late it is', () => {
  const live = createWork('live');
  expect(formatDue({ due: at(16), missedAt: at(21) }, now, live)).toBe('in 16 min');
  expect(formatDue({ due: at(0.5), missedAt: at(5) }, now, live)).toBe('due now');
  expect(formatDue({ due: at(-3), missedAt: at(2) }, now, live)).toBe('3 min late, suspends 15:48');
  expect(formatDue({ due: at(-3), missedAt: at(2) }, now, createWork('fireWatch'))).toBe('3 min late, missed 15:48');
  // The round that starts a fire watch waits until it is made.
  const waiting = { due: at(-3), missedAt: watchWithoutEnd.toISOString() };
  expect(formatDue(waiting, now, createWork('fireWatch'))).toBe('3 min late');
});

test('announces the time left at 30, 10, 5 and 0 minutes, and at no other time', () => {
  const announced = [31, 30, 29, 11, 10, 6, 5, 1, 0, -1].map((left, index, all) =>
    findAnnouncement((all[index - 1] ?? 40) * minute, left * minute),
  );
  expect(announced.filter((text) => text !== undefined)).toEqual([
    '30 minutes left.',
    '10 minutes left.',
    '5 minutes left.',
    'The time is over.',
  ]);
});

test('the next change is the earliest time ahead', () => {
  const nextCheck = { series: 'gasTest', title: 'Gas test', due: at(-1), missedAt: at(4) };
  expect(findNextChange(createWork('live', { validUntil: at(134), startsAt: at(-154), nextCheck }), now)).toBe(
    4 * minute,
  );
  expect(findNextChange(createWork('finished'), now)).toBeUndefined();
});
