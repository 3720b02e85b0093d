import { expect, test } from 'vitest';
import { mayShowOffline } from './offline-copy.ts';

test('a device shows what it read last for 24 hours', () => {
  const now = new Date('2026-11-23T16:10:00Z');
  expect(mayShowOffline(new Date('2026-11-22T16:10:01Z'), now)).toBe(true);
  expect(mayShowOffline(new Date('2026-11-22T16:10:00Z'), now)).toBe(false);
});
