import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { createShape, type Shape } from './shaping.ts';

/** A font and the characters it has. */
export interface Font {
  name: string;
  content: Buffer;
  characters: ReadonlySet<number>;
  /** The width of a text at a size of one point. Cached: documents have the same words and labels. */
  measure: (text: string) => number;
  /** Undefined where every character has one glyph, whatever is beside it. */
  shape: Shape | undefined;
}

/**
 * In the order in which they are searched for a character. Only Latin, Greek and Cyrillic letters have a bold font. The
 * letters of a shaped font change with their neighbours.
 */
const fontTable = [
  { name: 'text-regular', isShaped: false },
  { name: 'chinese-japanese', isShaped: false },
  { name: 'korean', isShaped: false },
  { name: 'tamil', isShaped: true },
  { name: 'thai', isShaped: true },
  { name: 'bengali', isShaped: true },
  { name: 'devanagari', isShaped: true },
  { name: 'myanmar', isShaped: true },
  { name: 'telugu', isShaped: true },
  { name: 'malayalam', isShaped: true },
  { name: 'gurmukhi', isShaped: true },
  { name: 'sinhala', isShaped: true },
  { name: 'lao', isShaped: true },
  { name: 'khmer', isShaped: true },
  { name: 'arabic', isShaped: true },
  { name: 'hebrew', isShaped: true },
  { name: 'symbols', isShaped: false },
  { name: 'technical-symbols', isShaped: false },
  { name: 'mathematical-symbols', isShaped: false },
  { name: 'emoji', isShaped: false },
  { name: 'japanese-variants', isShaped: false },
  { name: 'hong-kong-variants', isShaped: false },
] as const;

export interface FontSet {
  regular: readonly Font[];
  bold: readonly Font[];
}

/** For each font. */
const maximumCachedWidths = 20_000;

function loadFont(directory: string, name: string, isShaped: boolean): Font {
  const content = readFileSync(path.join(directory, `${name}.ttf`));
  const font = fontkit.create(content);
  if (!('characterSet' in font)) throw new Error(`${name}.ttf holds several fonts`);
  const shape = isShaped ? createShape(content) : undefined;
  const measureWhole = (text: string) =>
    shape ? shape(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) : font.layout(text).advanceWidth;
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    let width = widths.get(text);
    if (width === undefined) {
      width = measureWhole(text) / font.unitsPerEm;
      if (widths.size >= maximumCachedWidths) widths.clear();
      widths.set(text, width);
    }
    return width;
  };
  return { name, content, characters: new Set(font.characterSet), measure, shape };
}

/** Loads every font in the folder: some milliseconds, once per process. Throws when one is missing. */
export function loadFonts(directory: string): FontSet {
  const regular = fontTable.map(({ name, isShaped }) => loadFont(directory, name, isShaped));
  return { regular, bold: [loadFont(directory, 'text-bold', false), ...regular] };
}
