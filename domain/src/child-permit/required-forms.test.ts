import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestInput, createTestTemplate } from '../template/testing/test-templates.ts';
import { listMissingForms, listRequiredForms, parseRequiredForms } from './required-forms.ts';

const template = createTestTemplate([createTestInput('multicheck', { name: 'impacts', purpose: 'highRiskWork' })]);

describe('the form that an impact requires', () => {
  it.each([
    ['Work on ladders #A2', ['A2']],
    ['Noise #A3', ['A3']],
    ['Dust #A4', ['A4']],
    ['Chemicals #A5', ['A5']],
    ['Radiation #A6', ['A6']],
    ['Excavation #A7', ['A7']],
    ['Traffic #A8', ['A8']],
    ['Night work #A10', ['A10']],
    ['Access #A1', []],
    ['Waste #A9', []],
    ['Other #A11', []],
    ['Other #A12', []],
    ['Other #A100', []],
    ['Other #A2x', []],
    ['Other A2', []],
    ['None of these', []],
    ['Two tags #A10 #A2', ['A2', 'A10']],
  ])('%s', (impact, codes) => {
    expect(parseRequiredForms(impact)).toEqual(codes);
  });
});

it('requires each form once, in order', () => {
  expect(listRequiredForms(template, { impacts: ['x #A10', 'y #A3', 'z #A3'] })).toEqual(['A3', 'A10']);
});

it('requires nothing when nothing is chosen', () => {
  expect(listRequiredForms(template, {})).toEqual([]);
  expect(listRequiredForms(template, { impacts: 'Work on ladders #A2' })).toEqual([]);
});

it('finds the input by its purpose, and by its name in versions without purposes', () => {
  const older = createTestTemplate([createTestInput('multicheck', { name: 'workWithHealthAndSafetyImapct' })]);
  expect(listRequiredForms(older, { workWithHealthAndSafetyImapct: ['Ladders #A2'] })).toEqual(['A2']);
  expect(listRequiredForms(older, { impacts: ['Ladders #A2'] })).toEqual([]);
  expect(listRequiredForms(template, { workWithHealthAndSafetyImapct: ['Ladders #A2'] })).toEqual([]);
});

it('names each required form that is not attached', () => {
  const submission = { impacts: ['a #A2', 'b #A10', 'c #A5'] };
  expect(listMissingForms(template, submission, ['A5', 'A1', 'B2'])).toEqual([
    'A2 Child Permit is required!',
    'A10 Child Permit is required!',
  ]);
});

it('is satisfied by exactly the forms it requires', () => {
  const impacts = fc.array(fc.nat({ max: 15 }).map((number) => `Impact #A${number}`));
  fc.assert(
    fc.property(impacts, (chosen) => {
      const submission = { impacts: chosen };
      const required = listRequiredForms(template, submission);
      expect(listMissingForms(template, submission, required)).toEqual([]);
      expect(listMissingForms(template, submission, [])).toHaveLength(required.length);
    }),
  );
});
