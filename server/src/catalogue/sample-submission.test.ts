import { checkMinimumFilledInputs } from '@eptw/domain/child-permit/create';
import { listRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { impactInputName } from '@eptw/domain/template/purpose/legacy-purposes';
import { readPeriod } from '@eptw/domain/template/period/period';
import { isFilled } from '@eptw/domain/template/submission/filled-inputs';
import { findAnswer, findTextAnswer } from '@eptw/domain/template/purpose/inputs-by-purpose';
import { listInputs, type InputType, type TemplateContent } from '@eptw/domain/template/model/template';
import { checkSubmission } from '@eptw/domain/template/validation/validation';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { sampleSubmission } from './sample-submission.ts';

const table = catalogue.map((template) => [template.title, template] as const);
const givenFromOutside: readonly InputType[] = ['file', 'map', 'reviewerlist', 'freetext'];

/** A repeatable sequence of numbers from 0 (inclusive) to 1 (exclusive). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function createSample(template: TemplateContent, more: { workDone?: boolean; describe?: string; seed?: number } = {}) {
  const { seed = 1, ...options } = more;
  return sampleSubmission(template, { start: '2026-03-02', end: '2026-03-06', random: numbersFrom(seed), ...options });
}

test.each(table)('a sample of %s can be submitted', (_, template) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    expect(checkSubmission(template, createSample(template, { seed, workDone: true }), 'submit').problems).toEqual([]);
  }
});

test.each(table)('a sample of %s fills every input that needs no external data', (_, template) => {
  const submission = createSample(template, { workDone: true });
  const empty = listInputs(template).filter((input) => !isFilled(input, submission));
  expect(empty.filter((input) => !givenFromOutside.includes(input.type))).toEqual([]);
});

test.each(table)('a sample of %s leaves finished work empty while the work goes on', (_, template) => {
  const submission = createSample(template);
  const after = template.sections.filter((section) => section.afterWork);
  expect(after.flatMap((section) => section.form).filter((input) => isFilled(input, submission))).toEqual([]);
  expect(checkMinimumFilledInputs(template, submission)).toBeUndefined();
});

test.each(table)('a sample of %s has the given period', (_, template) => {
  const submission = createSample(template);
  const { start, end } = readPeriod(template, submission, 'UTC');
  expect(start?.toISOString().slice(0, 10)).toBe('2026-03-02');
  expect(end?.toISOString()).toBe(`2026-03-06T${findTextAnswer(template, submission, 'endTime')}:00.000Z`);
});

test.each(table)('a sample of %s uses the given description of the work', (_, template) => {
  const submission = createSample(template, { describe: 'Replace valve V-118' });
  expect(findAnswer(template, submission, 'work')).toBe('Replace valve V-118');
});

test('the same random numbers give the same sample, others a different one', () => {
  const [template] = catalogue;
  if (!template) throw new Error('The catalogue is empty.');
  expect(createSample(template, { seed: 7 })).toEqual(createSample(template, { seed: 7 }));
  expect(createSample(template, { seed: 8 })).not.toEqual(createSample(template, { seed: 7 }));
});

test('ticks exactly the impacts whose forms are attached', () => {
  const [template] = catalogue;
  if (!template) throw new Error('The catalogue is empty.');
  const options = { start: '2026-03-02', end: '2026-03-06', random: numbersFrom(1) };
  const attached = sampleSubmission(template, { ...options, attachedCodes: ['A2', 'A10', 'B3'] });
  expect(listRequiredForms(template, attached)).toEqual(['A2', 'A10']);
  expect(sampleSubmission(template, options)[impactInputName]).toEqual(['None of these']);
});

test('fills in files, marked maps and reviewers when they are given', () => {
  const [template] = catalogue;
  if (!template) throw new Error('The catalogue is empty.');
  const submission = sampleSubmission(template, {
    start: '2026-03-02',
    end: '2026-03-06',
    random: numbersFrom(1),
    fileNames: { uploadRA: ['risk.pdf'], siteMap: ['marking.png'] },
    reviewerIds: ['user-1'],
    applicant: { fullName: 'Tan Wei Ming', company: 'Borealis Engineering' },
  });
  expect(submission).toMatchObject({
    uploadRA: ['risk.pdf'],
    siteMap: ['marking.png'],
    informedStaff: ['user-1'],
    contractorCompany: 'Borealis Engineering',
  });
});
