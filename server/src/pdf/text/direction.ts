import createBidi from 'bidi-js';

const bidi = createBidi();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A part of a line that is read in one direction. */
export interface DirectedPart {
  /** As it is stored: in the order in which it is read. */
  text: string;
  isRightToLeft: boolean;
}

/**
 * The parts of a line as they stand beside each other from left to right: in a line with Arabic or Hebrew its words
 * follow each other from the right, and numbers and other scripts in it do not.
 */
export function orderParts(line: string): DirectedPart[] {
  if (!rightToLeft.test(line)) return [{ text: line, isRightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(line);
  const parts: { text: string; level: number }[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const last = parts.at(-1);
    if (last?.level === level) last.text += line.charAt(index);
    else parts.push({ text: line.charAt(index), level });
  }
  // From the innermost parts outwards, what lies in another direction is turned around.
  for (let level = Math.max(...parts.map((part) => part.level)); level > 0; level -= 1) turnAround(parts, level);
  return parts.map(({ text, level: own }) => ({ text, isRightToLeft: own % 2 === 1 }));
}

/** Turns around each sequence of parts of this level or a higher one. */
function turnAround(parts: { level: number }[], level: number): void {
  for (let start = 0; start < parts.length; start += 1) {
    let end = start;
    while ((parts[end]?.level ?? -1) >= level) end += 1;
    if (end === start) continue;
    parts.splice(start, end - start, ...parts.slice(start, end).toReversed());
    start = end;
  }
}

/** A text of signs, whose font has no direction, as it is drawn from the right: in reverse, with brackets turned. */
export function mirrorSigns(text: string): string {
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .toReversed()
    .join('');
}
