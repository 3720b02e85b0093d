import { expect, it } from 'vitest';
import { isBeforeStart } from './early-closure.ts';

const now = new Date('2026-03-02T01:00:00Z');

it.each([
  ['2026-03-02T01:00:01Z', true],
  ['2026-03-02T01:00:00Z', false],
  ['2026-03-01T01:00:00Z', false],
  [null, false],
])('of a permit that begins at %s, a closure may be intended as a cancellation: %s', (start, asks) => {
  expect(isBeforeStart(start === null ? null : new Date(start), now)).toBe(asks);
});
