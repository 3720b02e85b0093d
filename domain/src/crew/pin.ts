/** How many digits a PIN may have. */
export const pinLengths = { min: 4, max: 8 } as const;

/** After so many wrong attempts in a row, no more are accepted for a while. */
export const maxPinAttempts = 5;

/** How long no more attempts are accepted, and after which time without one earlier attempts no longer count. */
export const pinLockMinutes = 15;

/**
 * So many PINs are compared at least where a pass number can be that of several companies: the time that an answer takes
 * then says nothing about how many of them have it.
 */
export const fewestPinsCompared = 3;

const repeatedPattern = /^(\d+)\1+$/;

/** Whether each digit follows the one before by the same step up or down, as in 1234 or 8765. */
function isRun(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Returns what is wrong with a PIN, as a sentence, or undefined when it can be used. */
export function validatePin(pin: string): string | undefined {
  if (!/^\d*$/.test(pin) || pin.length < pinLengths.min || pin.length > pinLengths.max)
    return `A PIN has ${pinLengths.min} to ${pinLengths.max} digits.`;
  if (repeatedPattern.test(pin) || isRun(pin)) return 'This PIN is too easy to guess. Choose digits without a pattern.';
  return undefined;
}

/** The attempts counted for a pass number since the last right PIN. */
export interface PinAttempts {
  count: number;
  lastAt: Date;
}

/** What becomes of an attempt: it is refused because of earlier ones, or counted and its PIN compared. */
export type PinAttemptResult = { lockedUntil: Date } | { attempts: PinAttempts; attemptsLeft: number };

const lockMs = pinLockMinutes * 60_000;

/**
 * Counts an attempt, before its PIN is compared, so that attempts made together count too. The lock runs from the last
 * attempt that was compared; attempts during the lock do not lengthen it.
 */
export function countPinAttempt(before: PinAttempts | undefined, now: Date): PinAttemptResult {
  const lapsesAt = before && new Date(before.lastAt.getTime() + lockMs);
  const earlier = before && lapsesAt && lapsesAt > now ? before.count : 0;
  if (lapsesAt && earlier >= maxPinAttempts) return { lockedUntil: lapsesAt };
  const count = earlier + 1;
  return { attempts: { count, lastAt: now }, attemptsLeft: maxPinAttempts - count };
}

/** The time before which attempts no longer count. */
export function getPinAttemptExpiry(now: Date): Date {
  return new Date(now.getTime() - lockMs);
}

/** Why an attempt failed: the same for an unknown pass number and for a wrong PIN. */
export function formatWrongPin(attemptsLeft: number): string {
  if (attemptsLeft === 0) return `Wrong pass number or PIN. No tries left: try again in ${pinLockMinutes} minutes.`;
  return `Wrong pass number or PIN. ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`;
}

/** For how many minutes, at least one, no attempt is accepted. */
export function countLockedMinutes(lockedUntil: Date, now: Date): number {
  return Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000));
}

/** Why an attempt is refused without comparing its PIN. */
export function formatPinLocked(minutes: number): string {
  return `Too many wrong attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or ask for a new PIN.`;
}
