import { expect, it } from 'vitest';
import { formatAnswerCount, formatAnswerChanges } from './format-answer-changes.ts';

const change = (label: string, before = 'a', after = 'b') => ({ label, before, after });

it('lists three changes and counts the rest', () => {
  const changes = ['Work', 'End date', 'Level', 'Shift', 'Crew'].map((label) => change(label));
  expect(formatAnswerChanges(changes)).toBe('Work: a → b; End date: a → b; Level: a → b; and 2 more');
  expect(formatAnswerChanges(changes.slice(0, 1))).toBe('Work: a → b');
});

it('says where there was no answer, and shortens long ones', () => {
  expect(formatAnswerChanges([change('Level', '', 'x'.repeat(200))])).toBe(`Level: empty → ${'x'.repeat(79)}…`);
});

it('counts answers', () => {
  expect([1, 3].map(formatAnswerCount)).toEqual(['1 answer', '3 answers']);
});
