import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMovedEntries } from './moved-entries.ts';

/** Whether the list ascends without the entries at these indexes. */
const ascendsWithout = (positions: readonly number[], moved: ReadonlySet<number>) => {
  const rest = positions.filter((_, index) => !moved.has(index));
  return rest.every((position, index) => index === 0 || position > (rest[index - 1] ?? Infinity));
};

describe('moved entries', () => {
  it.each<[number[], number[]]>([
    [[], []],
    [[0, 1, 2], []],
    [[1, 2, 3, 0], [3]],
    [[3, 0, 1, 2], [0]],
    [
      [2, 0, 1, 5, 3, 4],
      [0, 3],
    ],
  ])('of %j are those at %j', (positions, moved) => {
    expect([...findMovedEntries(positions)]).toEqual(moved);
  });

  it('are as few as possible, and the rest ascends', () => {
    const order = fc.integer({ min: 0, max: 7 }).chain((length) => {
      const positions = Array.from({ length }, (_, index) => index);
      return fc.shuffledSubarray(positions, { minLength: length });
    });
    fc.assert(
      fc.property(order, (positions) => {
        const moved = findMovedEntries(positions);
        expect(ascendsWithout(positions, moved)).toBe(true);
        for (let subset = 0; subset < 2 ** positions.length; subset += 1) {
          const fewer = new Set([...positions.keys()].filter((index) => (subset >> index) % 2 === 1));
          if (fewer.size < moved.size) expect(ascendsWithout(positions, fewer)).toBe(false);
        }
      }),
    );
  });
});
