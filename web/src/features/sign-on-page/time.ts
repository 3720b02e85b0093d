import { formatDay, formatTime } from '@eptw/domain/time/format-date';
import { useEffect, useState } from 'preact/hooks';
import type { PageLanguage } from './language.ts';

const minute = 60_000;

const dayLength = 24 * 60 * minute;
/** In days; further away, the weekday would be ambiguous. */
const maximumWeekdayDistance = 6;

/** A language as dates are written: in its own words, with the digits that the clocks of a site have. */
const toLocale = (language: PageLanguage) => `${language === 'en' ? 'en-GB' : language}-u-nu-latn`;

/** A time at the site: '18:00' on the same day, 'Fri 18:00' within a week, with the date beyond. */
export function formatSiteTime(at: string, now: number, timeZone: string, language: PageLanguage): string {
  const time = formatTime(at, timeZone);
  if (formatDay(at, timeZone) === formatDay(now, timeZone)) return time;
  const isNear = Math.abs(new Date(at).getTime() - now) < maximumWeekdayDistance * dayLength;
  const weekday = new Intl.DateTimeFormat(toLocale(language), { weekday: 'short', timeZone });
  return `${isNear ? weekday.format(new Date(at)) : formatSiteDay(new Date(at), timeZone, language)} ${time}`;
}

/** A day in the page's language: '23 Nov 2026', in English as everywhere else. */
export function formatSiteDay(at: Date, timeZone: string, language: PageLanguage): string {
  if (language === 'en') return formatDay(at, timeZone);
  const format = new Intl.DateTimeFormat(toLocale(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  });
  return format.format(at);
}

/** The whole hours and minutes until a time; none when it has passed. */
export function countLeft(until: string, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((new Date(until).getTime() - now) / minute));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The whole hours and minutes since a time. */
export function countSince(since: string, now: number): { hours: number; minutes: number } {
  return countLeft(new Date(now).toISOString(), new Date(since).getTime());
}

/** The server's time now, from its last answer on. */
export function readServerTime(serverTime: string, receivedAt: number): number {
  return new Date(serverTime).getTime() + Math.max(0, Date.now() - receivedAt);
}

/** The server's time, from its last answer on: the clock of the device may be wrong. */
export function useServerTime(serverTime: string, receivedAt: number): number {
  const [deviceTime, setDeviceTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setDeviceTime(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return new Date(serverTime).getTime() + Math.max(0, deviceTime - receivedAt);
}
