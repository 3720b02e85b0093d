import { formatAgo } from './format-ago.ts';
import { formatDayAndTime } from './format-date.ts';

const twoDays = 2 * 24 * 60 * 60 * 1000;

/** How long ago something happened: 'just now', '5 min ago', '14 h ago', and after two days the day. */
export function formatTimeAgo(at: Date, now: Date): string {
  return now.getTime() - at.getTime() < twoDays ? formatAgo(at, now) : formatDayAndTime(at);
}
