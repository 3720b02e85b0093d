import { expect, it } from 'vitest';
import { palette, getPaletteColour, getTextureIndex } from './palette.ts';

const backgrounds = ['#ffffff', '#121c23'];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

it.each(palette.flatMap((colour) => backgrounds.map((background) => [colour, background] as const)))(
  'gives %s enough contrast with %s',
  (colour, background) => {
    expect(contrast(colour, background)).toBeGreaterThanOrEqual(3);
  },
);

it('distinguishes thirty-two series from one another', () => {
  const looks = Array.from(
    { length: 32 },
    (_, position) => `${getPaletteColour(position)} ${getTextureIndex(position)}`,
  );
  expect(new Set(looks).size).toBe(32);
});
