import { normalizeText } from './same-text.ts';

/** Where a search text is found in another text: code units from `start`, up to `end`. */
export interface TextMatch {
  start: number;
  end: number;
}

/** A letter with its accents and what nobody sees after it; or spaces, which count as one. */
const piecePattern = /[\s\p{Z}]+|[^][\p{M}\p{Default_Ignorable_Code_Point}]*/gu;

/** Whether a text contains another one as people read them; an empty one is in no text. */
export function containsText(text: string, search: string): boolean {
  const searched = normalizeText(search);
  return searched !== '' && normalizeText(text).includes(searched);
}

/**
 * The places of a search text in a text, however either is written: in 'O’Neill' those of "o'ne". Whole letters of the
 * text, with their accents.
 */
export function findMatches(text: string, search: string): TextMatch[] {
  const searched = normalizeText(search);
  if (searched === '') return [];
  let normal = '';
  /** For each code unit of the normal text, the piece that it comes from. */
  const pieces: TextMatch[] = [];
  for (const { 0: piece, index: start } of text.matchAll(piecePattern)) {
    const written = /^[\s\p{Z}]+$/u.test(piece) ? ' ' : normalizeText(piece);
    for (let unit = 0; unit < written.length; unit += 1) pieces.push({ start, end: start + piece.length });
    normal += written;
  }
  const matches: TextMatch[] = [];
  for (let at = normal.indexOf(searched); at !== -1; at = normal.indexOf(searched, at + searched.length)) {
    const [first, last] = [pieces[at], pieces[at + searched.length - 1]];
    if (first && last) matches.push({ start: first.start, end: last.end });
  }
  return matches;
}
