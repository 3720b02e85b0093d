import { describe, expect, it } from 'vitest';
import { createTestInput, oneOfEach, testSignature, createTestTemplate } from '../testing/test-templates.ts';
import type { SubmissionValue } from '../model/submission.ts';
import type { InputType } from '../model/template.ts';
import { checkSubmission } from './validation.ts';

const filled = {
  text: ' Replace valve ',
  textarea: 'Two people',
  radio: 'lift',
  checkbox: true,
  multicheck: ['lift', 'ladder'],
  date: '2026-11-20',
  time: '07:30',
  daterange: ['2026-11-20', '2026-11-21'],
  select: 'ladder',
  file: ['plan.pdf'],
  esign: testSignature,
  map: ['map.png'],
  reviewerlist: ['u1'],
};

describe('a form filled in with every type of input', () => {
  it.each(['draft', 'submit'] as const)('is valid as a %s and comes back normalised', (strictness) => {
    const { submission, problems } = checkSubmission(oneOfEach, filled, strictness);
    expect(problems).toEqual([]);
    expect(submission).toEqual({ ...filled, text: 'Replace valve', multicheck: ['ladder', 'lift'] });
  });

  it('may come as JSON text', () => {
    expect(checkSubmission(oneOfEach, JSON.stringify(filled), 'submit')).toEqual(
      checkSubmission(oneOfEach, filled, 'submit'),
    );
  });

  it('leaves out empty answers', () => {
    const emptied = { text: ' ', checkbox: false, file: [], date: '', select: null };
    expect(checkSubmission(oneOfEach, emptied, 'submit')).toEqual({ submission: {}, problems: [] });
  });
});

describe('a required input', () => {
  const template = createTestTemplate([
    createTestInput('text', { required: true }),
    createTestInput('checkbox', { required: true }),
    createTestInput('file', { required: true }),
    createTestInput('freetext', { required: true }),
  ]);

  it('is reported at its place when the form is submitted', () => {
    const { problems } = checkSubmission(template, { checkbox: false }, 'submit');
    const where = { section: 'The work', kind: 'required' };
    expect(problems).toEqual([
      { ...where, name: 'text', label: 'The text', message: 'This field is required.' },
      { ...where, name: 'checkbox', label: 'The checkbox', message: 'This field is required.' },
      { ...where, name: 'file', label: 'The file', message: 'This file is required.' },
    ]);
  });

  it('may be empty while the form is a draft', () => {
    expect(checkSubmission(template, {}, 'draft').problems).toEqual([]);
  });
});

describe('a half-entered period', () => {
  const half = { daterange: ['2026-11-20', ''] };

  it.each<[InputType, SubmissionValue]>([
    ['date', '31/2'],
    ['time', 'ten'],
    ['daterange', ['2026-11-20', '']],
    ['daterange', ['2026-11-20', 'soon']],
    ['daterange', ['2026-11-20', '2026-11-19']],
  ])('stays in a draft as it was typed, and is refused when submitted: %s %j', (type, typed) => {
    const form = createTestTemplate([createTestInput(type, { name: 'when' })]);
    expect(checkSubmission(form, { when: typed }, 'draft')).toEqual({ submission: { when: typed }, problems: [] });
    expect(checkSubmission(form, { when: typed }, 'submit').problems).toHaveLength(1);
  });

  it('stays in a draft only if it is as short as a date', () => {
    const form = createTestTemplate([createTestInput('date', { name: 'when' })]);
    expect(checkSubmission(form, { when: 'x'.repeat(61) }, 'draft').problems).toHaveLength(1);
  });

  it('may stay incomplete in a draft', () => {
    expect(checkSubmission(oneOfEach, half, 'draft').problems).toEqual([]);
  });

  it('is a problem once submitted', () => {
    expect(checkSubmission(oneOfEach, half, 'submit').problems).toMatchObject([
      { name: 'daterange', kind: 'required' },
    ]);
  });
});

describe.each(['draft', 'submit'] as const)('in a %s', (strictness) => {
  it.each([
    ['an unknown input', { text: 'a', colour: 'red' }, [{ name: 'colour', kind: 'unknown' }]],
    ['a value for a free text', { freeText: 'a' }, [{ name: 'freeText', kind: 'unknown' }]],
    ['a wrong kind of value', { checkbox: 'yes' }, [{ name: 'checkbox', kind: 'invalid' }]],
    ['an oversize text', { text: 'a'.repeat(501) }, [{ name: 'text', kind: 'tooLarge' }]],
    ['a list', [], [{ name: '', kind: 'invalid' }]],
    ['a number', 7, [{ name: '', kind: 'invalid' }]],
    [
      'not valid JSON',
      '{"text": ',
      [{ name: '', kind: 'invalid', message: expect.stringContaining('not valid JSON') }],
    ],
    ['JSON text of something else', '"text"', [{ name: '', kind: 'invalid' }]],
  ])('%s is a problem', (_title, values, problems) => {
    expect(checkSubmission(oneOfEach, values, strictness).problems).toMatchObject(problems);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is an unknown input', (name) => {
    const { submission, problems } = checkSubmission(
      oneOfEach,
      `{"${name}": {"text": "a", "polluted": true}}`,
      strictness,
    );
    expect(problems).toMatchObject([{ name, kind: 'unknown' }]);
    expect(submission).toEqual({});
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

it('counts unknown inputs after the first twenty and shortens their names', () => {
  const values = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}-${'x'.repeat(1000)}`, 1]));
  const { problems } = checkSubmission(oneOfEach, values, 'draft');
  expect(problems).toHaveLength(21);
  expect(problems[0]?.name).toHaveLength(60);
  expect(problems[20]?.message).toContain('30 more values');
});

describe('the period of a form', () => {
  const template = createTestTemplate(
    [createTestInput('date', { name: 'C11StartDate' }), createTestInput('date', { name: 'C11EndDate', label: 'End' })],
    'B2 - CONFINED SPACE',
  );

  it('may not end before it starts', () => {
    const { problems } = checkSubmission(template, { C11StartDate: '2026-11-20', C11EndDate: '2026-11-19' }, 'submit');
    const where = { name: 'C11EndDate', label: 'End', section: 'The work' };
    expect(problems).toEqual([{ ...where, kind: 'invalid', message: 'The end date is before the start date.' }]);
  });

  it('may end on the day it starts', () => {
    const values = { C11StartDate: '2026-11-20', C11EndDate: '2026-11-20' };
    expect(checkSubmission(template, values, 'submit').problems).toEqual([]);
  });

  it('may be impossible while the form is a draft', () => {
    const values = { C11StartDate: '2026-11-20', C11EndDate: '2026-11-19' };
    expect(checkSubmission(template, values, 'draft').problems).toEqual([]);
  });

  it('is not compared when one of its days is invalid', () => {
    const { problems } = checkSubmission(template, { C11StartDate: '2026-99-20', C11EndDate: '2026-11-19' }, 'submit');
    expect(problems).toMatchObject([{ name: 'C11StartDate', kind: 'invalid' }]);
  });
});
