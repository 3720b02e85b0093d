/** Seconds before the end at which the warning appears. */
const warningSeconds = 60;

export type IdleState = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' };

/**
 * Returns the state of an idle session: `idleSeconds` since the last activity, of the `limitSeconds` allowed. The
 * warning starts a minute before the end, or half-way if the limit is less than two minutes.
 */
export function calculateIdleState(idleSeconds: number, limitSeconds: number): IdleState {
  const secondsLeft = Math.ceil(limitSeconds - idleSeconds);
  if (secondsLeft <= 0) return { kind: 'over' };
  if (secondsLeft <= Math.min(warningSeconds, limitSeconds / 2)) return { kind: 'warning', secondsLeft };
  return { kind: 'active' };
}

/** Formats seconds as '0:45'. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
