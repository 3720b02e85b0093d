import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';

/** A font and the characters it has. */
export interface Font {
  name: string;
  content: Buffer;
  characters: ReadonlySet<number>;
  /** The width of a text at a size of one point. Cached: documents have the same words and labels. */
  measure: (text: string) => number;
}

/** In the order in which they are searched for a character. Only Latin, Greek and Cyrillic letters have a bold font. */
const fontNames = [
  'text-regular',
  'chinese-japanese',
  'korean',
  'tamil',
  'thai',
  'bengali',
  'devanagari',
  'myanmar',
  'symbols',
  'emoji',
] as const;

export interface FontSet {
  regular: readonly Font[];
  bold: readonly Font[];
}

/** For each font. */
const maximumCachedWidths = 20_000;

function loadFont(directory: string, name: string): Font {
  const content = readFileSync(path.join(directory, `${name}.ttf`));
  const font = fontkit.create(content);
  if (!('characterSet' in font)) throw new Error(`${name}.ttf holds several fonts`);
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    let width = widths.get(text);
    if (width === undefined) {
      width = font.layout(text).advanceWidth / font.unitsPerEm;
      if (widths.size >= maximumCachedWidths) widths.clear();
      widths.set(text, width);
    }
    return width;
  };
  return { name, content, characters: new Set(font.characterSet), measure };
}

/** Loads every font in the folder: some milliseconds, once per process. Throws when one is missing. */
export function loadFonts(directory: string): FontSet {
  const regular = fontNames.map((name) => loadFont(directory, name));
  return { regular, bold: [loadFont(directory, 'text-bold'), ...regular] };
}
