import { describe, expect, it } from 'vitest';
import { inputPurposes } from './input-purpose.ts';
import { createTestInput, createTestTemplate } from '../testing/test-templates.ts';
import type { Submission, SubmissionValue } from '../model/submission.ts';
import {
  findPrefillUpdates,
  listPrefillSourceInputs,
  findMatchingAnswers,
  findPrefilledAnswers,
  type FilledTemplate,
} from './prefill.ts';
import type { InputPurpose, InputType, TemplateInput } from '../model/template.ts';

const profile = { company: 'ACME Works', fullName: 'Ravi Kumar', phone: '+65 9123 4567' };

function input(type: InputType, purpose: InputPurpose, change: Partial<TemplateInput> = {}): TemplateInput {
  return createTestInput(type, { name: purpose, purpose, ...change });
}

function createOptions(...options: [value: string, label: string][]): Partial<TemplateInput> {
  return { options: options.map(([value, label]) => ({ value, label })) };
}

const levels = createOptions(['L2', 'Level 2'], ['R', 'Roof']);
const ownDates = [input('date', 'startDate'), input('date', 'endDate')];
const range = [input('daterange', 'period')];
const dated = { startDate: '2026-11-24', endDate: '2026-11-26' };

function createFilled(form: TemplateInput[], submission: Submission): FilledTemplate {
  return { template: createTestTemplate(form, 'GENERAL PERMIT'), submission };
}

describe('an input takes from the permit', () => {
  it.each<[string, TemplateInput[], Submission, TemplateInput[], Record<string, SubmissionValue>]>([
    ['a text', [input('text', 'place')], { place: ' Bay 12 ' }, [input('textarea', 'place')], { place: 'Bay 12' }],
    [
      'lines of text as one line',
      [input('textarea', 'work')],
      { work: 'Weld\nand grind' },
      [input('text', 'work')],
      { work: 'Weld and grind' },
    ],
    [
      'the same choice',
      [input('select', 'level', levels)],
      { level: 'L2' },
      [input('radio', 'level', levels)],
      { level: 'L2' },
    ],
    [
      'the choice with the same label',
      [input('select', 'level', levels)],
      { level: 'L2' },
      [input('select', 'level', createOptions(['2', 'Level 2']))],
      { level: '2' },
    ],
    [
      'the choice that a text names',
      [input('text', 'level')],
      { level: 'Roof' },
      [input('select', 'level', levels)],
      { level: 'R' },
    ],
    [
      'no choice that it does not offer',
      [input('text', 'level')],
      { level: 'Cellar' },
      [input('select', 'level', levels)],
      {},
    ],
    [
      'the label of a choice',
      [input('select', 'level', levels)],
      { level: 'L2' },
      [input('text', 'level')],
      { level: 'Level 2' },
    ],
    [
      'a time',
      [input('time', 'startTime')],
      { startTime: '08:00' },
      [input('time', 'startTime')],
      { startTime: '08:00' },
    ],
    ['two days', ownDates, dated, ownDates, dated],
    ['two days as one period', ownDates, dated, range, { period: ['2026-11-24', '2026-11-26'] }],
    ['no incomplete period', ownDates, { startDate: '2026-11-24' }, range, {}],
    ['the days of a period', range, { period: ['2026-11-24', '2026-11-26'] }, ownDates, dated],
    ['nothing from blanks', [input('text', 'place')], { place: '  ' }, [input('text', 'place')], {}],
    ['nothing with another purpose', [input('text', 'place')], { place: 'Bay 12' }, [input('text', 'work')], {}],
    [
      'no company, no applicant and no phone',
      [input('text', 'company')],
      { company: 'A' },
      [input('text', 'company')],
      {},
    ],
  ])('%s', (_title, form, submission, target, values) => {
    const prefilled = findPrefilledAnswers(createTestTemplate(target), {}, { permit: createFilled(form, submission) });
    expect(Object.fromEntries([...prefilled].map(([name, { value }]) => [name, value]))).toEqual(values);
    expect([...prefilled.values()].every(({ from }) => from === 'permit')).toBe(true);
  });

  it('by its name where neither version sets purposes', () => {
    const older = [createTestInput('text', { name: 'workLocation' }), createTestInput('date', { name: 'startDate' })];
    const permit = createFilled(older, { workLocation: 'Bay 12', startDate: '2026-11-24' });
    const lifting = [
      createTestInput('text', { name: 'workLocation' }),
      createTestInput('date', { name: 'G11StartDate' }),
    ];
    const prefilled = findPrefilledAnswers(createTestTemplate(lifting, 'B3 - LIFTING'), {}, { permit });
    expect([...prefilled.keys()].toSorted()).toEqual(['G11StartDate', 'workLocation']);
  });
});

describe('an input takes from the profile', () => {
  const form = [input('text', 'company'), input('text', 'applicant'), input('text', 'phone'), ...ownDates];

  it('the company, the name and the phone, and never a date', () => {
    const prefilled = findPrefilledAnswers(createTestTemplate(form), {}, { profile });
    expect(Object.fromEntries(prefilled)).toEqual({
      company: { value: 'ACME Works', from: 'profile' },
      applicant: { value: 'Ravi Kumar', from: 'profile' },
      phone: { value: '+65 9123 4567', from: 'profile' },
    });
  });

  it('nothing that the profile lacks', () => {
    const prefilled = findPrefilledAnswers(createTestTemplate(form), {}, { profile: { ...profile, phone: ' ' } });
    expect([...prefilled.keys()]).toEqual(['company', 'applicant']);
  });
});

it('an input is not prefilled when it has an answer or no source', () => {
  const nowhere = (Object.keys(inputPurposes) as InputPurpose[]).filter(
    (purpose) => inputPurposes[purpose].prefilledFrom === null,
  );
  const form = nowhere.flatMap((purpose) =>
    inputPurposes[purpose].types.slice(0, 1).map((type) => input(type, purpose)),
  );
  const values = Object.fromEntries(
    form.map(({ name, type }) => [name, type === 'multicheck' ? ['ladder'] : 'ladder']),
  );
  expect(findPrefilledAnswers(createTestTemplate(form), {}, { permit: createFilled(form, values), profile })).toEqual(
    new Map(),
  );

  const place = [input('text', 'place')];
  const permit = createFilled(place, { place: 'Bay 12' });
  expect(findPrefilledAnswers(createTestTemplate(place), { place: 'Bay 3' }, { permit }).size).toBe(0);
  expect(findPrefilledAnswers(createTestTemplate(place), { place: ' ' }, { permit }).size).toBe(1);
});

it('a reopened form treats answers equal to their source as prefilled', () => {
  const form = [input('text', 'place'), ...range, input('text', 'company')];
  const permit = createFilled([input('text', 'place'), ...ownDates], { place: 'Bay 12', ...dated });
  const held = findMatchingAnswers(
    createTestTemplate(form),
    { place: 'Bay 3', period: ['2026-11-24', '2026-11-26'], company: 'ACME Works' },
    { permit, profile },
  );
  expect([...held].map(([name, { from }]) => [name, from])).toEqual([
    ['period', 'permit'],
    ['company', 'profile'],
  ]);
});

describe('when the permit changes', () => {
  const form = [input('text', 'place'), input('text', 'work')];
  const prefilled = new Map([['place', { value: 'Bay 12', from: 'permit' as const }]]);

  it.each<[string, Submission, Submission, boolean, Record<string, string | undefined>]>([
    ['a prefilled answer changes with it', { place: 'Bay 12' }, { place: 'Bay 13' }, true, { place: 'Bay 13' }],
    ['a prefilled answer is cleared with it', { place: 'Bay 12' }, {}, true, { place: undefined }],
    ['an edited answer stays', { place: 'Bay 12, above the pump' }, { place: 'Bay 13' }, false, {}],
    ['an answer that happens to be equal stays', { place: 'Bay 12' }, { place: 'Bay 13' }, false, {}],
    ['a new answer is prefilled', { place: 'Bay 12' }, { place: 'Bay 12', work: 'Weld' }, true, { work: 'Weld' }],
    ['a cleared answer stays empty', {}, { place: 'Bay 12', work: 'Weld' }, false, { work: 'Weld' }],
  ])('%s', (_title, submission, after, isPrefilled, changes) => {
    const now = createFilled(form, after);
    const answer = findPrefillUpdates(
      { template: createTestTemplate(form), submission, prefilled: isPrefilled ? prefilled : new Map() },
      createFilled(form, { place: 'Bay 12' }),
      now,
    );
    expect(Object.fromEntries([...answer].map(([name, one]) => [name, one?.value]))).toEqual(changes);
  });
});

it('a permit provides its place, level, work and period', () => {
  const form = [input('text', 'company'), input('text', 'place'), ...range, createTestInput('text')];
  expect(listPrefillSourceInputs(createTestTemplate(form)).toSorted()).toEqual(['period', 'place']);
});
