import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateContrast, findReadableTextColour } from './text-contrast.ts';

const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const anyColor = fc.tuple(byte, byte, byte).map(([red, green, blue]) => `#${red}${green}${blue}`);

it('calculates the contrast of black on white', () => {
  expect(calculateContrast('#000', '#ffffff')).toBeCloseTo(21);
});

it('finds a text colour with at least 4.5 : 1 on every background', () => {
  fc.assert(
    fc.property(anyColor, (background) => {
      expect(calculateContrast(background, findReadableTextColour(background) ?? background)).toBeGreaterThanOrEqual(
        4.5,
      );
    }),
  );
});

it.each([undefined, null, '', 'red', 'url(x)', '#12', '#ggg'])('does not accept %s as a colour', (background) => {
  expect(findReadableTextColour(background)).toBeUndefined();
});
