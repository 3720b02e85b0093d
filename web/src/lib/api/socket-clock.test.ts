import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSocketClock } from './socket-clock.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** The time that a subscription sends. */
const sent = (since: { toJSON: () => number }) => JSON.parse(JSON.stringify(since)) as number;

test('a subscription starts when its screen was read, on the clock of the server', () => {
  const clock = createSocketClock();
  const since = clock.startSubscription(Date.now());
  vi.advanceTimersByTime(400);
  expect(clock.acknowledge({ now: 7_400, completeSince: 0 })).toEqual({ isReconnect: false, hasMissedChanges: false });
  expect(sent(since)).toBeLessThanOrEqual(7_000);
  expect(sent(since)).toBeGreaterThan(6_990);
  vi.advanceTimersByTime(5_000);
  expect(sent(clock.startSubscription(Date.now()))).toBeGreaterThan(12_390);
});

test('changes are missed if the server has started to record them after the first screen was read', () => {
  const clock = createSocketClock();
  const since = clock.startSubscription(Date.now());
  vi.advanceTimersByTime(400);
  expect(clock.acknowledge({ now: 7_400, completeSince: 7_001 })).toEqual({
    isReconnect: false,
    hasMissedChanges: true,
  });
  // What is read again is read from now on.
  expect(sent(since)).toBeGreaterThan(7_390);
});

test('changes are missed if the server records none', () => {
  const clock = createSocketClock();
  clock.startSubscription(Date.now());
  expect(clock.acknowledge(undefined).hasMissedChanges).toBe(true);
});

test('changes are missed on a reconnect, after which subscriptions start from there', () => {
  const clock = createSocketClock();
  const since = clock.startSubscription(Date.now());
  clock.acknowledge({ now: 7_000, completeSince: 0 });
  vi.advanceTimersByTime(60_000);
  expect(clock.acknowledge({ now: 500, completeSince: 0 })).toEqual({ isReconnect: true, hasMissedChanges: true });
  expect(sent(since)).toBe(499);
});
