import { expect, test } from 'vitest';
import { addMonths, layOutMonth, listWeekdays } from './calendar-month.ts';

test.each([
  [1, 'Mon', '2026-11-30'],
  [7, 'Sun', '2026-11-29'],
  [6, 'Sat', '2026-11-28'],
])('December 2026 in a week from day %i on begins on %s, %s', (firstDay, weekday, first) => {
  expect(listWeekdays(firstDay)[0]).toBe(weekday);
  const weeks = layOutMonth('2026-12', firstDay);
  expect(weeks[0]?.[0]).toBe(first);
  expect(weeks.flat()).toHaveLength(42);
  expect(weeks.flat()).toContain('2026-12-31');
});

test.each([
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-01-31', 12, '2027-01-31'],
])('%s and %i months is %s', (date, months, result) => {
  expect(addMonths(date, months)).toBe(result);
});
