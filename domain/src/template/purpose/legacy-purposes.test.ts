import { describe, expect, it } from 'vitest';
import { findPeriodInputs } from './legacy-purposes.ts';

describe('the inputs with the period', () => {
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
    expect(findPeriodInputs(title)).toMatchObject({ start, end });
  });
});
