import { describe, expect, it } from 'vitest';
import { createTestInput, createTestTemplate } from '../testing/test-templates.ts';
import type { Submission } from '../model/submission.ts';
import { checkSubmission } from '../validation/validation.ts';
import { findPeriodProblems, isSamePeriod, type PeriodLimits } from './period-problems.ts';

const timeZone = 'Asia/Singapore';
const form = createTestTemplate([
  createTestInput('date', { name: 'from', purpose: 'startDate' }),
  createTestInput('time', { name: 'fromTime', purpose: 'startTime' }),
  createTestInput('date', { name: 'to', purpose: 'endDate' }),
  createTestInput('time', { name: 'toTime', purpose: 'endTime' }),
]);
const now = new Date('2026-11-25T04:00:00Z'); // 12:00 at the site
const permit = { start: new Date('2026-11-25T00:00:00Z'), end: new Date('2026-11-27T09:00:00Z') }; // 08:00, 17:00
const findMessages = (submission: Submission, limits?: PeriodLimits) =>
  findPeriodProblems(form, submission, limits).map(({ input, message }) => `${input.name}: ${message}`);

describe('the period of a form', () => {
  it.each<[string, Submission, string]>([
    [
      'ends days before it starts',
      { from: '2026-11-26', to: '2026-11-25' },
      'to: The end date is before the start date.',
    ],
    [
      'ends before it starts on one day',
      { from: '2026-11-26', fromTime: '08:00', to: '2026-11-26', toTime: '07:00' },
      'toTime: The end time is not after the start time.',
    ],
    [
      'ends as it starts',
      { from: '2026-11-26', fromTime: '08:00', to: '2026-11-26', toTime: '08:00' },
      'toTime: The end time is not after the start time.',
    ],
  ])('is impossible when it %s', (_title, submission, problem) => {
    expect(findMessages(submission)).toEqual([problem]);
    const { problems } = checkSubmission(form, submission, 'submit');
    expect(problems.map(({ name, message }) => `${name}: ${message}`)).toEqual([problem]);
    expect(checkSubmission(form, submission, 'draft').problems).toEqual([]);
  });

  it.each<[string, Submission, string[]]>([
    ['yesterday', { to: '2026-11-24', toTime: '17:00' }, ['to']],
    ['an hour ago', { to: '2026-11-25', toTime: '11:00' }, ['toTime']],
    ['now', { to: '2026-11-25', toTime: '12:00' }, []],
    ['in an hour', { to: '2026-11-25', toTime: '13:00' }, []],
    ['today, without a time', { to: '2026-11-25' }, []],
  ])('is checked for its end: %s', (_when, submission, at) => {
    const problems = findPeriodProblems(form, submission, { now, timeZone });
    expect(problems.map(({ input }) => input.name)).toEqual(at);
    for (const { message } of problems) expect(message).toBe('This end has already passed. Choose a later one.');
    expect(checkSubmission(form, submission, 'submit', { now, timeZone }).problems.map(({ name }) => name)).toEqual(at);
  });

  it.each<[string, Submission, string[]]>([
    ['1926 as a start', { from: '1926-11-25', to: '2026-11-27' }, ['from']],
    ['9999 as an end', { from: '2026-11-25', to: '9999-11-27', toTime: '17:00' }, ['to']],
    ['both', { from: '1999-12-31', to: '2101-01-01' }, ['from', 'to']],
    ['the first and the last day of all', { from: '2000-01-01', to: '2100-12-31' }, []],
  ])('is refused in a year that cannot be right: %s', (_which, submission, at) => {
    const problems = findPeriodProblems(form, submission, { now, timeZone });
    expect(problems.map(({ input }) => input.name)).toEqual(at);
    for (const { message } of problems) expect(message).toMatch(/Choose a year from 2000 to 2100\.$/);
  });

  it.each<[string, Submission, string[]]>([
    ['within it', { from: '2026-11-25', fromTime: '08:00', to: '2026-11-27', toTime: '17:00' }, []],
    ['on its days, without times', { from: '2026-11-25', to: '2026-11-27' }, []],
    [
      'a day before it',
      { from: '2026-11-24', to: '2026-11-26' },
      ['from: The permit itself starts on 25 Nov 2026, 08:00. Choose a start within its period.'],
    ],
    [
      'an hour too early and too late',
      { from: '2026-11-25', fromTime: '07:00', to: '2026-11-27', toTime: '18:00' },
      [
        'fromTime: The permit itself starts on 25 Nov 2026, 08:00. Choose a start within its period.',
        'toTime: The permit itself ends on 27 Nov 2026, 17:00. Choose an end within its period.',
      ],
    ],
    [
      'a day after it',
      { from: '2026-11-26', to: '2026-11-28' },
      ['to: The permit itself ends on 27 Nov 2026, 17:00. Choose an end within its period.'],
    ],
  ])("is checked against the permit's: %s", (_where, submission, problems) => {
    expect(findMessages(submission, { now, timeZone, permit })).toEqual(problems);
  });

  it('is reported at the range where both days are one input', () => {
    const range = createTestTemplate([createTestInput('daterange', { name: 'days', purpose: 'period' })]);
    const problems = findPeriodProblems(range, { days: ['2026-11-20', '2026-11-21'] }, { now, timeZone });
    expect(problems.map(({ input }) => input.name)).toEqual(['days']);
  });
});

it.each<[string, string | null, string | null, boolean]>([
  ['start and end', '2026-11-25', '2026-11-27', true],
  ['start', '2026-11-25', '2026-11-28', false],
  ['end', '2026-11-24', '2026-11-27', false],
  ['start, without an end', '2026-11-25', null, false],
  ['end, without a start', null, '2026-11-27', false],
])('a period with the same %s: %s to %s, is the same: %s', (_what, start, end, isSame) => {
  const toPeriod = (from: string | null, to: string | null) => ({
    start: from === null ? null : new Date(from),
    end: to === null ? null : new Date(to),
  });
  const period = toPeriod(start, end);
  expect(isSamePeriod(period, toPeriod('2026-11-25', '2026-11-27'))).toBe(isSame);
  expect(isSamePeriod(toPeriod('2026-11-25', '2026-11-27'), period)).toBe(isSame);
  expect(isSamePeriod(period, toPeriod(start, end))).toBe(true);
});
