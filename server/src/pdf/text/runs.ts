import type { Font, FontSet } from './fonts.ts';

/** Adjacent characters in one font. */
export interface TextRun {
  font: Font;
  text: string;
}

/** The run of one character, and the character itself if no font has it. */
interface CharacterRun extends TextRun {
  missing?: string;
}

/** Replaces a character that no font has, so that a reader sees that something is missing; the document names it. */
export const missingCharacter = '□';

/** These select the appearance of the preceding character, and are dropped if its font is missing. */
const variationSelectors = /\p{Variation_Selector}|\p{Emoji_Modifier}/gu;
const plainText = /^[\x20-\x7e]*$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into what a reader takes for single characters. */
export function splitCharacters(text: string): string[] {
  return plainText.test(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function canWrite(font: Font, character: string): boolean {
  for (const part of character) if (!font.characters.has(part.codePointAt(0) ?? 0)) return false;
  return true;
}

function requireFirst(order: readonly Font[]): Font {
  const [font] = order;
  if (!font) throw new Error('There is no font');
  return font;
}

/**
 * Splits texts by the fonts that have their characters, and calls back with each that none has. Caches results for the
 * life of a process.
 */
export function createRunFinder(fonts: FontSet, onMissing: (character: string) => void) {
  const cachedRuns = { regular: new Map<string, CharacterRun>(), bold: new Map<string, CharacterRun>() };

  function findRun(character: string, order: readonly Font[]): CharacterRun {
    const matchingFont = order.find((font) => canWrite(font, character));
    if (matchingFont) return { font: matchingFont, text: character };
    const bareCharacter = character.replace(variationSelectors, '');
    const bareFont = bareCharacter === '' ? undefined : order.find((font) => canWrite(font, bareCharacter));
    if (bareFont) return { font: bareFont, text: bareCharacter };
    const fallbackFont = order.find((font) => canWrite(font, missingCharacter)) ?? requireFirst(order);
    return bareCharacter === ''
      ? { font: fallbackFont, text: '' }
      : { font: fallbackFont, text: missingCharacter, missing: bareCharacter };
  }

  /** The runs of a text without line breaks, in reading order. */
  return function findRuns(text: string, bold: boolean): TextRun[] {
    const weight = bold ? 'bold' : 'regular';
    const order = fonts[weight];
    if (plainText.test(text)) return text === '' ? [] : [{ font: requireFirst(order), text }];
    const runs: TextRun[] = [];
    for (const character of splitCharacters(text)) {
      let run = cachedRuns[weight].get(character);
      if (!run) {
        run = findRun(character, order);
        cachedRuns[weight].set(character, run);
      }
      if (run.missing !== undefined) onMissing(run.missing);
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push({ font: run.font, text: run.text });
    }
    return runs;
  };
}
