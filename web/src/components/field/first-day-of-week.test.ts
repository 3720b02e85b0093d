import { expect, test } from 'vitest';
import { getFirstDayOfRegion, getFirstDayOfWeek } from './first-day-of-week.ts';

test.each([
  ['en-GB', 1],
  ['de', 1],
  ['en-US', 7],
  ['en', 7],
  ['en-SG', 7],
  ['ar-EG', 6],
])('the week of %s starts on day %i', (language, day) => {
  expect(getFirstDayOfWeek(language)).toBe(day);
});

test('the table says the same as the platform, for browsers that do not say', () => {
  const regions = [
    'GB',
    'DE',
    'FR',
    'CN',
    'MY',
    'NZ',
    'VN',
    'LK',
    'US',
    'SG',
    'IN',
    'JP',
    'PH',
    'TW',
    'EG',
    'QA',
    'MV',
  ];
  for (const region of regions) {
    const locale = new Intl.Locale(`en-${region}`) as {
      getWeekInfo?: () => { firstDay: number };
      weekInfo?: { firstDay: number };
    };
    const info = locale.getWeekInfo?.() ?? locale.weekInfo;
    expect([region, getFirstDayOfRegion(region)]).toEqual([region, info?.firstDay]);
  }
});
