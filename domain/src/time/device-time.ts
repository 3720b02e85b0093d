/** How far ahead of the server a device's clock may be. */
const toleranceMs = 60_000;

/** What is wrong with the clock of a device. */
type ClockProblem = 'clockUnreadable' | 'clockInFuture';

/** Why the time at which a device recorded something without a connection is refused. An earlier time is no problem. */
export function findClockProblem(deviceTime: string | undefined, now: Date): ClockProblem | undefined {
  if (deviceTime === undefined) return undefined;
  const at = Date.parse(deviceTime);
  if (Number.isNaN(at)) return 'clockUnreadable';
  return at > now.getTime() + toleranceMs ? 'clockInFuture' : undefined;
}

/** The sentence of it; `again` ends it with what to do once the clock is right. */
export function formatClockProblem(problem: ClockProblem, again: string): string {
  return problem === 'clockUnreadable'
    ? "The device's time cannot be read."
    : `The device's time is in the future. Set its clock, and ${again}.`;
}

/** Why such a time is refused, as a sentence. */
export function findDeviceTimeProblem(deviceTime: string | undefined, now: Date, again: string): string | undefined {
  const problem = findClockProblem(deviceTime, now);
  return problem && formatClockProblem(problem, again);
}

/**
 * Since when something counts that a device recorded at this time: since then, or since now without it. A clock that is
 * a little fast does not put it into the future, after what follows it.
 */
export function toRecordedAt(deviceTime: string | undefined, now: Date): Date {
  return deviceTime === undefined ? now : new Date(Math.min(Date.parse(deviceTime), now.getTime()));
}
