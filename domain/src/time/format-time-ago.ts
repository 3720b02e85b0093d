import { formatDay, formatDayAndTime, formatTime } from './format-date.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function formatAgo(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** How long ago something happened: 'just now', '5 minutes ago', 'yesterday, 16:12', then the day. */
export function formatTimeAgo(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < minute) return 'just now';
  if (passed < hour) return formatAgo(Math.floor(passed / minute), 'minute');
  if (formatDay(at) === formatDay(now)) return formatAgo(Math.floor(passed / hour), 'hour');
  if (formatDay(at) === formatDay(now.getTime() - day)) return `yesterday, ${formatTime(at)}`;
  return formatDayAndTime(at);
}
