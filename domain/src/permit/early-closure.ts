/** Whether the work of a permit has not started, so that its submitter may want to cancel rather than close it. */
export function isBeforeStart(start: Date | null, now: Date): boolean {
  return start !== null && start > now;
}
