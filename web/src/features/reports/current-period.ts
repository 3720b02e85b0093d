import { toMonth, toYear, type Month } from '@eptw/domain/time/month';

/** The default month. */
export function getCurrentMonth(): Month {
  return toMonth(new Date());
}

/** The default year. */
export function getCurrentYear(): number {
  return toYear(new Date());
}
