import { describe, expect, it } from 'vitest';
import { createTestInput, createTestTemplate } from '../testing/test-templates.ts';
import type { Submission } from '../model/submission.ts';
import type { InputPurpose, TemplateInput } from '../model/template.ts';
import { describeClockChangeAt, readPeriod, readWorkDescription } from './period.ts';
import { toInstant } from '../../time/time-zone.ts';

const singapore = 'Asia/Singapore';

const form = (...inputs: TemplateInput[]) => createTestTemplate(inputs, 'GENERAL PERMIT');
const date = (name: string, purpose?: InputPurpose) => createTestInput('date', { name, ...(purpose && { purpose }) });
const time = (name: string, purpose?: InputPurpose) => createTestInput('time', { name, ...(purpose && { purpose }) });

describe('a period', () => {
  const marked = form(
    date('from', 'startDate'),
    time('fromTime', 'startTime'),
    date('to', 'endDate'),
    time('toTime', 'endTime'),
  );

  it.each<[title: string, submission: Submission, start: string, end: string]>([
    [
      'from its start time to its end time',
      { from: '2026-03-01', fromTime: '08:30', to: '2026-03-02', toTime: '17:00' },
      '2026-03-01T00:30:00.000Z',
      '2026-03-02T09:00:00.000Z',
    ],
    [
      'from the beginning of a day without a time to the end of one',
      { from: '2026-03-01', to: '2026-03-02' },
      '2026-02-28T16:00:00.000Z',
      '2026-03-02T15:59:59.999Z',
    ],
  ])('runs %s', (_how, submission, start, end) => {
    expect(readPeriod(marked, submission, singapore)).toEqual({ start: new Date(start), end: new Date(end) });
  });

  it.each([
    ['toTime', '2027-10-31T00:30:00.000Z', 'The first one counts.'],
    ['fromTime', '2027-10-31T01:30:00.000Z', 'The second one counts.'],
  ])('says which of two hours is meant, at %s', (name, instant, note) => {
    const submission = { from: '2027-10-31', fromTime: '01:30', to: '2027-10-31', toTime: '01:30' };
    const { start, end } = readPeriod(marked, submission, 'Europe/London');
    expect((name === 'toTime' ? end : start)?.toISOString()).toBe(instant);
    expect(describeClockChangeAt(marked, submission, name, 'Europe/London')).toContain(note);
    expect(describeClockChangeAt(marked, submission, name, singapore)).toBeUndefined();
    expect(describeClockChangeAt(marked, submission, 'from', 'Europe/London')).toBeUndefined();
  });

  it('may be one input for both days', () => {
    const range = form(createTestInput('daterange', { name: 'days', purpose: 'period' }), time('toTime', 'endTime'));
    expect(readPeriod(range, { days: ['2026-03-01', '2026-03-02'], toTime: '17:00' }, singapore)).toEqual({
      start: new Date('2026-02-28T16:00:00Z'),
      end: new Date('2026-03-02T09:00:00Z'),
    });
  });

  it('is read from known input names where the version sets no purposes', () => {
    const older = form(date('startDate'), time('startTime'), date('dateEnd'), time('endTime'));
    const submission = { startDate: '2026-03-01', startTime: '08:30', dateEnd: '2026-03-02', endTime: '17:00' };
    expect(readPeriod(older, submission, singapore)).toEqual({
      start: new Date('2026-03-01T00:30:00Z'),
      end: new Date('2026-03-02T09:00:00Z'),
    });
  });

  it('is unknown where the form does not say', () => {
    expect(readPeriod(marked, { from: 'soon' }, singapore)).toEqual({ start: null, end: null });
    expect(readPeriod(form(), { startDate: '2026-03-01' }, singapore)).toEqual({ start: null, end: null });
    expect(readPeriod(marked, { from: true, to: ['2026-03-01'] }, singapore)).toEqual({ start: null, end: null });
  });

  it('honours clock changes', () => {
    expect(toInstant({ year: 2026, month: 3, day: 29, hour: 12 }, 'Europe/Berlin', 'start')).toEqual(
      new Date('2026-03-29T10:00:00Z'),
    );
    expect(toInstant({ year: 2026, month: 3, day: 28, hour: 12 }, 'Europe/Berlin', 'start')).toEqual(
      new Date('2026-03-28T11:00:00Z'),
    );
  });
});

it('the work description is the answer to its input, if that is a text', () => {
  const described = form(createTestInput('textarea', { name: 'task', purpose: 'work' }));
  expect(readWorkDescription(described, { task: 'Replace strainer' })).toBe('Replace strainer');
  expect(readWorkDescription(described, { task: ['Replace strainer'] })).toBe('');
  expect(readWorkDescription(described, {})).toBe('');
});
