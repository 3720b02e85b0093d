import { monthAt, yearAt, type Month } from '@eptw/domain/report/calendar-month';

/** The month that is shown unless another is chosen. */
export function thisMonth(): Month {
  return monthAt(new Date());
}

/** The year that is shown unless another is chosen. */
export function thisYear(): number {
  return yearAt(new Date());
}
