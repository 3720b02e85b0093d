import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAxisTicks, calculateLabelStride } from './scale.ts';

describe('the ticks of an axis', () => {
  it.each([
    [[], [0, 1]],
    [[0], [0, 1]],
    [[1], [0, 1]],
    [
      [3, 2],
      [0, 1, 2, 3],
    ],
    [[7], [0, 2, 4, 6, 8]],
    [[40], [0, 10, 20, 30, 40]],
    [[367], [0, 100, 200, 300, 400]],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [[4.8], [0, 2, 4, 6]],
  ])('for %j are %j', (values, steps) => {
    expect(createAxisTicks(values)).toEqual(steps);
  });

  it('cover every value in few equal steps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000_000), { minLength: 1 }), (values) => {
        const steps = createAxisTicks(values);
        const last = steps.at(-1) ?? 0;
        expect(last).toBeGreaterThanOrEqual(Math.max(...values));
        expect(steps.length).toBeLessThanOrEqual(6);
        expect(steps.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

it.each([
  [['Jan', 'Feb'], 60, 1],
  [['2026-01-01', '2026-01-02'], 19, 4],
])('of the labels %j with %d pixels each, shows one in %d', (labels, room, stride) => {
  expect(calculateLabelStride(labels, room)).toBe(stride);
});
