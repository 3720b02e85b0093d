import { toLineFeeds } from '@eptw/domain/text/stored-text';
import { mirrorSigns, orderParts } from './direction.ts';
import type { FontSet } from './fonts.ts';
import { splitIntoPieces } from './line-breaks.ts';
import { splitCharacters, createRunFinder, type TextRun } from './runs.ts';

/** A run with its width, in points. */
interface MeasuredRun extends TextRun {
  width: number;
}

export interface Line {
  runs: MeasuredRun[];
  /** In points. */
  width: number;
}

export interface TextStyle {
  /** In points. */
  size: number;
  bold?: boolean;
}

export interface Typesetter {
  /** Breaks a text into lines of at most this width. An empty text has no lines. */
  wrapText(text: string, style: TextStyle, width: number): Line[];
  /** The characters that no font has of the texts since the last call. */
  takeMissing(): string[];
}

/**
 * Bullets and marks that word processors write in fonts of their own, at private numbers; the others of these fonts are
 * bullets too.
 */
const privateMarks: Readonly<Record<string, string>> = {
  '\uf0fb': '✗',
  '\uf0fc': '✓',
  '\uf0fd': '☒',
  '\uf0fe': '☑',
  '\uf0e0': '→',
  '\uf02d': '-',
};

/** Replaces tabs by spaces, drops invisible characters, and composes letters, since that is how fonts have them. */
function toPrintableText(text: string): string {
  return toLineFeeds(text)
    .normalize('NFC')
    .replaceAll('\t', '  ')
    .replace(/[\uf020-\uf0ff]/g, (mark) => privateMarks[mark] ?? '•')
    .replace(/[^\P{Cc}\n]|[\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu, '');
}

/** Sets texts in the fonts that have their characters. One typesetter serves a whole process, for what it caches. */
export function createTypesetter(fonts: FontSet): Typesetter {
  const missing = new Set<string>();
  const findRuns = createRunFinder(fonts, (character) => missing.add(character));
  function measureRuns(text: string, { size, bold = false }: TextStyle): MeasuredRun[] {
    return findRuns(text, bold).map((run) => ({ ...run, width: run.font.measure(run.text) * size }));
  }

  /** The runs of a line as they stand from left to right. */
  function measureLine(text: string, style: TextStyle): MeasuredRun[] {
    return orderParts(text).flatMap((part) => {
      if (!part.isRightToLeft) return measureRuns(part.text, style);
      const runs = findRuns(part.text, style.bold ?? false).map((run) =>
        run.font.shape ? run : { ...run, text: mirrorSigns(run.text) },
      );
      return runs.toReversed().map((run) => ({ ...run, width: run.font.measure(run.text) * style.size }));
    });
  }

  /** The same width, without a list of runs: most texts are only measured, to find where a line ends. */
  function measureText(text: string, { size, bold = false }: TextStyle): number {
    let width = 0;
    for (const run of findRuns(text, bold)) width += run.font.measure(run.text);
    return width * size;
  }

  const sumWidths = (runs: readonly MeasuredRun[]) => runs.reduce((sum, { width }) => sum + width, 0);

  /** Cuts a piece that is wider than a whole line wherever necessary. */
  function splitPiece(piece: string, style: TextStyle, width: number): string[] {
    const parts: string[] = [];
    let part = '';
    let usedWidth = 0;
    for (const character of splitCharacters(piece)) {
      const characterWidth = measureText(character, style);
      if (part !== '' && usedWidth + characterWidth > width) {
        parts.push(part);
        part = '';
        usedWidth = 0;
      }
      part += character;
      usedWidth += characterWidth;
    }
    return [...parts, part];
  }

  function wrapParagraph(paragraph: string, style: TextStyle, width: number): Line[] {
    const texts: string[] = [];
    let text = '';
    let usedWidth = 0;
    const endLine = () => {
      texts.push(text);
      text = '';
      usedWidth = 0;
    };
    for (const word of splitIntoPieces(paragraph)) {
      const visibleWidth = measureText(word.trimEnd(), style);
      const pieces = visibleWidth > width ? splitPiece(word, style, width) : [word];
      for (const piece of pieces) {
        // A space at the end of a line takes no room.
        if (text !== '' && usedWidth + measureText(piece.trimEnd(), style) > width) endLine();
        text += piece;
        usedWidth += measureText(piece, style);
      }
    }
    endLine();
    return texts.map((line) => {
      const runs = measureLine(line.trimEnd(), style);
      return { runs, width: sumWidths(runs) };
    });
  }

  return {
    wrapText: (text, style, width) =>
      text === ''
        ? []
        : toPrintableText(text)
            .split('\n')
            .flatMap((paragraph) => wrapParagraph(paragraph, style, width)),
    takeMissing() {
      const characters = [...missing];
      missing.clear();
      return characters;
    },
  };
}
