import { expect, it } from 'vitest';
import { findBlockedWords } from './blocked-words.ts';
import { createTestInput, createTestTemplate } from '../testing/test-templates.ts';

const template = createTestTemplate([
  createTestInput('text', { name: 'siteManagerName', label: 'Site manager' }),
  createTestInput('text', { name: 'contractormanager' }),
  createTestInput('text', { name: 'supervisor' }),
  createTestInput('textarea', { name: 'managerNotes' }),
  createTestInput('text', { name: 'areaOwner', purpose: 'manager' }),
]);

it.each([
  ['siteManagerName', ' n/A ', true],
  ['contractormanager', 'NIL', true],
  ['siteManagerName', 'Nil Armstrong', false],
  ['siteManagerName', '', false],
  ['areaOwner', 'nil', true],
  ['supervisor', 'nil', false],
  ['managerNotes', 'nil', false],
])('%s with %j is refused: %s', (name, value, refused) => {
  const blocked = findBlockedWords(template, { [name]: value }, ['N/A', ' nil ', '']);
  expect(blocked.map((input) => input.name)).toEqual(refused ? [name] : []);
});

it('says which word, where, and what to do', () => {
  const [blocked] = findBlockedWords(template, { siteManagerName: ' TBA' }, ['tba']);
  expect(blocked?.message).toBe("'TBA' is not accepted for 'Site manager'. Enter the manager's own name.");
});
