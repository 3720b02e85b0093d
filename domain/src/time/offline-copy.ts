/** How long a device shows what it read, at most. */
const longestShownMs = 24 * 3_600_000;

/**
 * Whether a device without a connection may still show what it read at this time, with its age and never in green: the
 * rule for the muster list and for permits.
 */
export function mayShowOffline(readAt: Date, now: Date): boolean {
  return now.getTime() - readAt.getTime() < longestShownMs;
}
