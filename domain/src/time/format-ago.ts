const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration for quick reading: '40 min', '3 h', '2 days'. Whole hours up to two days. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} days`;
}

/** How long ago something happened, the same on every screen: 'just now', '5 min ago', '3 h ago', '2 days ago'. */
export function formatAgo(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  return passed < minute ? 'just now' : `${formatDuration(passed)} ago`;
}

/** How far away a time is: 'in 3 h' or '2 days ago'. */
export function formatDistance(at: Date, now: Date): string {
  return at < now ? formatAgo(at, now) : `in ${formatDuration(at.getTime() - now.getTime())}`;
}
