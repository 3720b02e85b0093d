import { expect, test } from 'vitest';
import { validateDiscipline } from './discipline.ts';

test('a discipline needs only a code', () => {
  expect(validateDiscipline({ code: 'ELEC', description: '' })).toBeUndefined();
});

test.each([
  ['no code', { code: '', description: 'x' }, /^Code is required/],
  ['a long code', { code: 'A'.repeat(21), description: '' }, /at most 20/],
  ['HTML for a code', { code: '<i>', description: '' }, /HTML/],
  ['HTML for a description', { code: 'A', description: '<img src=x>' }, /HTML/],
  ['a long description', { code: 'A', description: 'x'.repeat(201) }, /^Description may have at most 200/],
])('refuses a discipline with %s', (_title, discipline, sentence) => {
  expect(validateDiscipline(discipline)).toMatch(sentence);
});
