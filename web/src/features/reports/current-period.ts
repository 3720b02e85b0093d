import { toMonth, toYear, type Month } from '@eptw/domain/time/month';

/** The month that is shown unless another is chosen. */
export function getCurrentMonth(): Month {
  return toMonth(new Date());
}

/** The year that is shown unless another is chosen. */
export function getCurrentYear(): number {
  return toYear(new Date());
}
