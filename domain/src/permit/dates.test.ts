import { describe, expect, it } from 'vitest';
import { dateSearchRange } from './date-search.ts';
import { isDue, isUnclosed, periodInputs, periodOf } from './dates.ts';
import { instantOf } from './time-zone.ts';

const singapore = 'Asia/Singapore';

describe('the inputs that hold a period', () => {
  it.each([
    ['B2 - CONFINED SPACE', 'C11StartDate', 'C11EndDate'],
    ['B3 - LIFTING', 'G11StartDate', 'G11EndDate'],
    ['B4 - WORK AT HEIGHT WEEK 1', 'GW211StartDate', 'GW211EndDate'],
    ['B4 - WORK AT HEIGHT WEEK 2', 'startDate', 'dateEnd'],
    ['B5 - LSS IMPAIRMENT PERMIT', 'startDate', 'dateEnd'],
    ['B7 - SIPP PERMIT', 'startDate', 'preferredEndDate'],
    ['B1D01 - HOT WORKS DAY 01', 'D1startDate', 'D1endDate'],
    ['B1D02 - HOT WORKS DAY 02', 'D2startDate', 'D2endDate'],
    ['B1D03 - HOT WORKS DAY 03', 'D03startDate', 'D03endDate'],
    ['B1D14 - HOT WORKS DAY 14', 'D14startDate', 'D14endDate'],
    ['GENERAL PERMIT', 'startDate', 'dateEnd'],
  ])('of %s', (title, start, end) => {
    expect(periodInputs(title)).toMatchObject({ start, end });
  });
});

describe('a period', () => {
  it('starts at the local time and ends with the local day', () => {
    const submission = { startDate: '2026-03-01', startTime: '08:30', dateEnd: '2026-03-02' };
    expect(periodOf('GENERAL PERMIT', submission, singapore)).toEqual({
      start: new Date('2026-03-01T00:30:00Z'),
      end: new Date('2026-03-02T15:59:59.999Z'),
    });
  });

  it('is unknown where the form does not say', () => {
    expect(periodOf('GENERAL PERMIT', { startDate: 'soon' }, singapore)).toEqual({ start: null, end: null });
  });

  it('honours clock changes', () => {
    expect(instantOf({ year: 2026, month: 3, day: 29, hour: 12 }, 'Europe/Berlin')).toEqual(
      new Date('2026-03-29T10:00:00Z'),
    );
    expect(instantOf({ year: 2026, month: 3, day: 28, hour: 12 }, 'Europe/Berlin')).toEqual(
      new Date('2026-03-28T11:00:00Z'),
    );
  });
});

describe('due and unclosed', () => {
  const now = new Date('2026-05-05T00:00:00Z');
  const past = new Date('2026-05-04T00:00:00Z');
  const future = new Date('2026-05-06T00:00:00Z');

  it.each([
    ['PendingPMApproval', past, true],
    ['PendingApproval', past, true],
    ['PendingApproval', future, false],
    ['PendingApproval', null, false],
    ['Approved', past, false],
  ])('%s that starts %s is due: %s', (status, start, expected) => {
    expect(isDue({ status, start }, now)).toBe(expected);
  });

  it.each([
    ['Approved', past, true],
    ['Approved', future, false],
    ['Approved', null, false],
    ['PendingClosure', past, false],
  ])('%s that ends %s is unclosed: %s', (status, end, expected) => {
    expect(isUnclosed({ status, end }, now)).toBe(expected);
  });
});

describe('a text in a date filter', () => {
  it.each([
    ['Jan 1, 2021', '2020-12-31T16:00:00Z', '2021-01-01T16:00:00Z'],
    ['2021-01-01', '2020-12-31T16:00:00Z', '2021-01-01T16:00:00Z'],
    ['january 1 2021', '2020-12-31T16:00:00Z', '2021-01-01T16:00:00Z'],
    ['Jan 2021', '2020-12-31T16:00:00Z', '2021-01-31T16:00:00Z'],
    ['2021-01', '2020-12-31T16:00:00Z', '2021-01-31T16:00:00Z'],
    ['2021-12', '2021-11-30T16:00:00Z', '2021-12-31T16:00:00Z'],
    [' 2021 ', '2020-12-31T16:00:00Z', '2021-12-31T16:00:00Z'],
    ['2024-02-29', '2024-02-28T16:00:00Z', '2024-02-29T16:00:00Z'],
  ])('%s means from %s to %s', (text, from, to) => {
    expect(dateSearchRange(text, singapore)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it.each(['', 'soon', '2021-13', '2021-02-30', 'Foo 2021', '0001', '20211', '1/1/2021'])(
    '%j means nothing',
    (text) => {
      expect(dateSearchRange(text, singapore)).toBeUndefined();
    },
  );
});
