/** Whether the work of a permit has not begun, so that a request for its closure may be meant as a cancellation. */
export function isBeforeStart(start: Date | null, now: Date): boolean {
  return start !== null && start > now;
}
