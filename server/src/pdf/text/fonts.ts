import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';

/** A font and the characters that it can write. */
export interface Font {
  name: string;
  content: Buffer;
  characters: ReadonlySet<number>;
  /** How wide a text is at a size of one point. */
  widthOf: (text: string) => number;
}

/** In the order in which they are asked for a character. Bold is the letters' alone; other scripts have one weight. */
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

function loadFont(directory: string, name: string): Font {
  const content = readFileSync(path.join(directory, `${name}.ttf`));
  const font = fontkit.create(content);
  if (!('characterSet' in font)) throw new Error(`${name}.ttf holds several fonts`);
  const widthOf = (text: string) => font.layout(text).advanceWidth / font.unitsPerEm;
  return { name, content, characters: new Set(font.characterSet), widthOf };
}

/** Reads every font of the folder: some milliseconds, once a thread. Throws when one is missing. */
export function loadFonts(directory: string): FontSet {
  const regular = fontNames.map((name) => loadFont(directory, name));
  return { regular, bold: [loadFont(directory, 'text-bold'), ...regular] };
}
