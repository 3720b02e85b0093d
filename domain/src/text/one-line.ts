/** What is not seen, and what turns the direction of writing: it would let a text read as another one. */
const invisiblePattern = /\p{Cf}/gu;
const lineBreakPattern = /[\p{Cc}\s]+/gu;

/** A text that somebody typed as one line of at most so many characters, cut between two words where it is longer. */
export function toOneLine(text: string, most: number): string {
  const line = text.replace(invisiblePattern, '').replace(lineBreakPattern, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const cut = characters.slice(0, most - 1).join('');
  const words = cut.replace(/\s\S*$/u, '');
  // One long word is cut where it is; otherwise the last word is left out whole.
  const whole = words.length >= cut.length / 2 ? words : cut;
  return `${whole.replace(/[\s,;:.-]+$/u, '')}…`;
}
