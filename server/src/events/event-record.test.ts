import { expect, test } from 'vitest';
import { createEventRecord } from './event-record.ts';

/** A record with a clock that the test sets. */
function createRecordAt(start: number) {
  const clock = { time: start };
  return { clock, record: createEventRecord(() => clock.time) };
}

const addDrafts = (record: ReturnType<typeof createEventRecord>, authorId: string) =>
  record.add({ name: 'draftsChanged', event: { authorId } });

test('lists the events with one name since a time, the earliest first', () => {
  const { clock, record } = createRecordAt(100);
  for (const [time, authorId] of [
    [110, 'before'],
    [120, 'first'],
    [130, 'second'],
  ] as const) {
    clock.time = time;
    addDrafts(record, authorId);
  }
  record.add({ name: 'accountsChanged', event: {} });
  expect(record.list('draftsChanged', 120)).toEqual([{ authorId: 'first' }, { authorId: 'second' }]);
  expect(record.completeSince).toBe(100);
});

test('forgets the oldest of many events, and says from when on none is missing', () => {
  const { clock, record } = createRecordAt(0);
  for (let time = 1; time <= 10_000; time += 1) {
    clock.time = time;
    addDrafts(record, `${time}`);
  }
  const { completeSince } = record;
  expect(completeSince).toBeGreaterThan(1);
  const complete = Array.from({ length: 10_000 - completeSince + 1 }, (_, index) => ({
    authorId: `${completeSince + index}`,
  }));
  expect(record.list('draftsChanged', completeSince)).toEqual(complete);
});

test('starts anew when events may have been missed', () => {
  const { clock, record } = createRecordAt(0);
  addDrafts(record, 'before');
  clock.time = 50;
  record.restart();
  expect(record.list('draftsChanged', 0)).toEqual([]);
  expect(record.completeSince).toBe(50);
});
