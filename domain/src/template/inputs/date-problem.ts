import type { FoundProblem } from './input-model.ts';
import { isUnstorable } from './stored-text.ts';

/** The longest date or time that a draft holds although it cannot be read, in characters. */
const maximumLength = 60;

/** What is wrong with dates or times: a draft holds them as they were typed, unless they are longer than any date. */
export function createDateProblem(message: string, ...typed: string[]): FoundProblem {
  const fitsDraft = typed.every((text) => text.length <= maximumLength && !isUnstorable(text));
  return { kind: 'invalid', message, ...(fitsDraft && { fitsDraft }) };
}
