import type { InputChange } from '../template/submission/answer-changes.ts';

type AnswerChange = Pick<InputChange, 'label' | 'before' | 'after'>;

/** The most changes that a sentence lists. */
const maxNamedChanges = 3;

/** The longest answer quoted in a sentence, in characters. */
const maxAnswerLength = 80;

/** '1 answer', '3 answers' */
export function formatAnswerCount(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`;
}

/** The changes, before and after: 'Work details: Replace strainer → Open flame cutting; and 2 more'. */
export function formatAnswerChanges(changes: readonly AnswerChange[]): string {
  const named = changes
    .slice(0, maxNamedChanges)
    .map(({ label, before, after }) => `${label}: ${shortenAnswer(before)} → ${shortenAnswer(after)}`);
  const rest = changes.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

function shortenAnswer(answer: string): string {
  if (answer === '') return 'empty';
  return answer.length > maxAnswerLength ? `${answer.slice(0, maxAnswerLength - 1)}…` : answer;
}
