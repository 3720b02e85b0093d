import { expect, it } from 'vitest';
import { blockedWordsIn } from './blocked-words.ts';
import { inputOf, templateOf } from './one-of-each.ts';

const template = templateOf([
  inputOf('text', { name: 'siteManagerName', label: 'Site manager' }),
  inputOf('text', { name: 'contractormanager' }),
  inputOf('text', { name: 'supervisor' }),
  inputOf('textarea', { name: 'managerNotes' }),
]);

it.each([
  ['siteManagerName', ' n/A ', true],
  ['contractormanager', 'NIL', true],
  ['siteManagerName', 'Nil Armstrong', false],
  ['siteManagerName', '', false],
  ['supervisor', 'nil', false],
  ['managerNotes', 'nil', false],
])('%s with %j is refused: %s', (name, value, refused) => {
  const found = blockedWordsIn(template, { [name]: value }, ['N/A', ' nil ', '']);
  expect(found.map((input) => input.name)).toEqual(refused ? [name] : []);
});

it('says which word, where, and what to do', () => {
  const [found] = blockedWordsIn(template, { siteManagerName: ' TBA' }, ['tba']);
  expect(found?.message).toBe("'TBA' is not accepted for 'Site manager'. Enter the manager's own name.");
});
