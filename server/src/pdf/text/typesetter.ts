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

/** The limit of cached widths. */
const maximumCachedWidths = 20_000;

export interface Typesetter {
  /** Breaks a text into lines of at most this width. An empty text has no lines. */
  wrapText(text: string, style: TextStyle, width: number): Line[];
}

/** Replaces tabs by spaces, drops invisible characters, and composes letters, since that is how fonts have them. */
function toPrintableText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\t', '  ')
    .replace(/[^\P{Cc}\n]|[\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu, '');
}

/** Sets texts in the fonts that have their characters. Caches widths: one typesetter serves a whole thread. */
export function createTypesetter(fonts: FontSet): Typesetter {
  const runsOf = createRunFinder(fonts);
  const widths = new Map<string, number>();

  function widthOf(run: TextRun): number {
    const key = `${run.font.name} ${run.text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = run.font.widthOf(run.text);
    if (widths.size >= maximumCachedWidths) widths.clear();
    widths.set(key, width);
    return width;
  }

  function measureRuns(text: string, { size, bold = false }: TextStyle): MeasuredRun[] {
    return runsOf(text, bold).map((run) => ({ ...run, width: widthOf(run) * size }));
  }

  const total = (runs: readonly MeasuredRun[]) => runs.reduce((sum, { width }) => sum + width, 0);

  /** Cuts a piece that is wider than a whole line wherever necessary. */
  function cut(piece: string, style: TextStyle, width: number): string[] {
    const parts: string[] = [];
    let part = '';
    let used = 0;
    for (const character of splitCharacters(piece)) {
      const more = total(measureRuns(character, style));
      if (part !== '' && used + more > width) {
        parts.push(part);
        part = '';
        used = 0;
      }
      part += character;
      used += more;
    }
    return [...parts, part];
  }

  function paragraphLines(paragraph: string, style: TextStyle, width: number): Line[] {
    const texts: string[] = [];
    let text = '';
    let used = 0;
    const end = () => {
      texts.push(text);
      text = '';
      used = 0;
    };
    for (const whole of splitIntoPieces(paragraph)) {
      const visible = total(measureRuns(whole.trimEnd(), style));
      const pieces = visible > width ? cut(whole, style, width) : [whole];
      for (const piece of pieces) {
        // A space at the end of a line takes no room.
        if (text !== '' && used + total(measureRuns(piece.trimEnd(), style)) > width) end();
        text += piece;
        used += total(measureRuns(piece, style));
      }
    }
    end();
    return texts.map((line) => {
      const runs = measureRuns(line.trimEnd(), style);
      return { runs, width: total(runs) };
    });
  }

  return {
    wrapText: (text, style, width) =>
      text === ''
        ? []
        : toPrintableText(text)
            .split('\n')
            .flatMap((paragraph) => paragraphLines(paragraph, style, width)),
  };
}
