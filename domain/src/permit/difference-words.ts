import type { InputChange } from '../template/changes.ts';

type Difference = Pick<InputChange, 'label' | 'before' | 'after'>;

/** As many changes as a sentence can tell before it stops being one. */
const told = 3;

/** The longest answer that a sentence repeats, in characters. */
const longest = 80;

/** '1 answer', '3 answers' */
export function answersInWords(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`;
}

/** What changed, before and after: 'Work details: Replace strainer → Open flame cutting; and 2 more'. */
export function differenceInWords(changes: readonly Difference[]): string {
  const named = changes
    .slice(0, told)
    .map(({ label, before, after }) => `${label}: ${short(before)} → ${short(after)}`);
  const rest = changes.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

function short(answer: string): string {
  if (answer === '') return 'empty';
  return answer.length > longest ? `${answer.slice(0, longest - 1)}…` : answer;
}
