import fc from 'fast-check';

/** Draws what a test is made of. fast-check repeats the draws of a failure, with simpler ones. */
export interface Draw {
  /** A whole number from 0 to one less than this. */
  number: (below: number) => number;
  /** True as often as this, in per cent. */
  chance: (percent: number) => boolean;
  pick: <Value>(values: readonly Value[]) => Value;
}

const numbers = (range: { max: number }) => fc.nat(range);

/** Draws by the generator of a property, `fc.gen()`. */
export function createDraw(generate: fc.GeneratorValue): Draw {
  const number = (below: number) => generate(numbers, { max: below - 1 });
  return {
    number,
    chance: (percent) => number(100) >= 100 - percent,
    pick: (values) => values[number(values.length)] as (typeof values)[number],
  };
}
