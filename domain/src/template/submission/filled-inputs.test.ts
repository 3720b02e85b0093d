import { expect, it } from 'vitest';
import { countFilledInputs, isEmptySubmission, getDefaultValues } from './filled-inputs.ts';
import { createTestInput, oneOfEach, createTestTemplate } from '../testing/test-templates.ts';
import type { Submission } from '../model/submission.ts';

it.each<[number, Submission]>([
  [0, {}],
  [0, { text: '  ', checkbox: false, file: [], daterange: ['', ''] }],
  [2, { text: 'a', checkbox: true, multicheck: [] }],
  [1, { text: 'a', notAnInput: 'b' }],
])('counts %i filled inputs', (count, submission) => {
  expect(countFilledInputs(oneOfEach, submission)).toBe(count);
  expect(isEmptySubmission(oneOfEach, submission)).toBe(count === 0);
});

it('does not count inherited object properties as values', () => {
  expect(countFilledInputs(createTestTemplate([createTestInput('text', { name: 'constructor' })]), {})).toBe(0);
});

it('starts with the valid default values', () => {
  const template = createTestTemplate([
    createTestInput('text', { defaultValue: ' Fab 10N ' }),
    createTestInput('checkbox', { defaultValue: true }),
    createTestInput('multicheck', { defaultValue: ['lift'] }),
    createTestInput('select', { defaultValue: 'no option' }),
    createTestInput('time', { defaultValue: '' }),
    createTestInput('date'),
  ]);
  expect(getDefaultValues(template)).toEqual({ text: 'Fab 10N', checkbox: true, multicheck: ['lift'] });
});
