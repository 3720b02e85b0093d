/** How far ahead of the server a device's clock may be. */
const toleranceMs = 60_000;

/**
 * Why the time at which a device recorded something without a connection is refused, as a sentence; `again` ends it
 * with what to do once the clock is right. An earlier time is never a problem.
 */
export function findDeviceTimeProblem(deviceTime: string | undefined, now: Date, again: string): string | undefined {
  if (deviceTime === undefined) return undefined;
  const at = Date.parse(deviceTime);
  if (Number.isNaN(at)) return "The device's time cannot be read.";
  return at > now.getTime() + toleranceMs
    ? `The device's time is in the future. Set its clock, and ${again}.`
    : undefined;
}

/**
 * Since when something counts that a device recorded at this time: since then, or since now without it. A clock that is
 * a little fast does not put it into the future, after what follows it.
 */
export function toRecordedAt(deviceTime: string | undefined, now: Date): Date {
  return deviceTime === undefined ? now : new Date(Math.min(Date.parse(deviceTime), now.getTime()));
}
