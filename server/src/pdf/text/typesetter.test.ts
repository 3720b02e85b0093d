import { expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { createTypesetter } from './typesetter.ts';

const typesetter = createTypesetter(loadFonts(new URL('../../../fonts', import.meta.url).pathname));

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'begins a line at the break %j, also of texts that were stored with it',
  (lineBreak) => {
    const lines = typesetter.wrapText(`Max load 5${lineBreak}10 m reach`, { size: 10 }, 500);
    expect(lines.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(['Max load 5', '10 m reach']);
  },
);
