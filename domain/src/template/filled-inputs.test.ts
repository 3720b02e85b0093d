import { expect, it } from 'vitest';
import { filledInputs, isEmptySubmission, startingValues } from './filled-inputs.ts';
import { inputOf, oneOfEach, templateOf } from './one-of-each.ts';
import type { Submission } from './submission.ts';

it.each<[number, Submission]>([
  [0, {}],
  [0, { text: '  ', checkbox: false, file: [], daterange: ['', ''] }],
  [2, { text: 'a', checkbox: true, multicheck: [] }],
  [1, { text: 'a', notAnInput: 'b' }],
])('counts %i filled inputs', (count, submission) => {
  expect(filledInputs(oneOfEach, submission)).toBe(count);
  expect(isEmptySubmission(oneOfEach, submission)).toBe(count === 0);
});

it('does not take what every object inherits for a value', () => {
  expect(filledInputs(templateOf([inputOf('text', { name: 'constructor' })]), {})).toBe(0);
});

it('starts with the sound default values', () => {
  const template = templateOf([
    inputOf('text', { defaultValue: ' Fab 10N ' }),
    inputOf('checkbox', { defaultValue: true }),
    inputOf('multicheck', { defaultValue: ['lift'] }),
    inputOf('select', { defaultValue: 'no option' }),
    inputOf('time', { defaultValue: '' }),
    inputOf('date'),
  ]);
  expect(startingValues(template)).toEqual({ text: 'Fab 10N', checkbox: true, multicheck: ['lift'] });
});
