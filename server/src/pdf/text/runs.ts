import type { Face, Faces } from './faces.ts';

/** Neighbouring characters that one font writes. */
export interface Run {
  face: Face;
  text: string;
}

/** Stands for a character that no font has, so that a reader sees that something was there. */
export const placeholder = '□';

/** Choose a look for the character before them; without the font for it they are nothing. */
const selectors = /\p{Variation_Selector}|\p{Emoji_Modifier}/gu;
const plainText = /^[\x20-\x7e]*$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one character each. */
export function charactersOf(text: string): string[] {
  return plainText.test(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function writes(face: Face, character: string): boolean {
  for (const part of character) if (!face.characters.has(part.codePointAt(0) ?? 0)) return false;
  return true;
}

function first(order: readonly Face[]): Face {
  const [face] = order;
  if (!face) throw new Error('There is no font');
  return face;
}

/** Splits texts by the fonts that can write them. Remembers what it found, for the life of a thread. */
export function createRunFinder(faces: Faces) {
  const known = { regular: new Map<string, Run>(), bold: new Map<string, Run>() };

  function find(character: string, order: readonly Face[]): Run {
    const whole = order.find((face) => writes(face, character));
    if (whole) return { face: whole, text: character };
    const bare = character.replace(selectors, '');
    const plain = bare === '' ? undefined : order.find((face) => writes(face, bare));
    if (plain) return { face: plain, text: bare };
    const square = order.find((face) => writes(face, placeholder)) ?? first(order);
    return { face: square, text: bare === '' ? '' : placeholder };
  }

  /** The runs of a text without line breaks, in reading order. */
  return function runsOf(text: string, bold: boolean): Run[] {
    const weight = bold ? 'bold' : 'regular';
    const order = faces[weight];
    if (plainText.test(text)) return text === '' ? [] : [{ face: first(order), text }];
    const runs: Run[] = [];
    for (const character of charactersOf(text)) {
      let found = known[weight].get(character);
      if (!found) {
        found = find(character, order);
        known[weight].set(character, found);
      }
      const last = runs.at(-1);
      if (last?.face === found.face) last.text += found.text;
      else runs.push({ ...found });
    }
    return runs;
  };
}
