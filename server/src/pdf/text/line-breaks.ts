/** Letters of scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const punctuation = /^[\p{P}\p{M}\u30fc]+$/u;
const wordSegmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits a line into pieces that stay together; a line may break after any of them. Spaces are at their ends. */
export function splitIntoPieces(line: string): string[] {
  return (line.match(/\s*\S+\s*/g) ?? []).flatMap((word) => (unspaced.test(word) ? splitIntoWords(word) : [word]));
}

/** The words of a text without spaces. Punctuation stays with its word. */
function splitIntoWords(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of wordSegmenter.segment(text)) {
    const last = pieces.at(-1);
    const belongs = last !== undefined && (punctuation.test(segment) || /^\s+$/.test(segment) || opening.test(last));
    if (belongs && !opening.test(segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
