import { toDay } from '@eptw/domain/time/day-range';

/** The time zone of this device, such as 'Asia/Singapore'. */
export function getDeviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Today on this device, as YYYY-MM-DD. */
export function getToday(): string {
  return toDay(new Date(), getDeviceTimeZone());
}
