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

/** How long the first wait is after too many wrong attempts to sign off; each further one doubles it. */
const firstSignOffWaitMs = 30_000;

/** How long nobody may try to sign off after so many wrong attempts. */
function getSignOffWait(count: number): number {
  return count < maxPinAttempts ? 0 : Math.min(lockMs, firstSignOffWaitMs * 2 ** (count - maxPinAttempts));
}

/** What becomes of an attempt to sign off: it has to wait, or is counted. `waitMs` is what comes after it, if it is wrong. */
export type SignOffAttemptResult =
  { lockedUntil: Date } | { attempts: PinAttempts; attemptsLeft: number; waitMs: number };

/**
 * The same for an attempt to sign off, which is counted for each permit on its own: after five wrong ones the next has
 * to wait, at first for half a minute. Whoever wants to keep somebody from leaving gains little by guessing.
 */
export function countSignOffAttempt(before: PinAttempts | undefined, now: Date): SignOffAttemptResult {
  const lapsesAt = before && before.lastAt.getTime() + lockMs;
  const earlier = before && lapsesAt && lapsesAt > now.getTime() ? before.count : 0;
  const lockedUntil = before && new Date(before.lastAt.getTime() + getSignOffWait(earlier));
  if (lockedUntil && lockedUntil > now) return { lockedUntil };
  const count = earlier + 1;
  const attemptsLeft = Math.max(0, maxPinAttempts - count);
  return { attempts: { count, lastAt: now }, attemptsLeft, waitMs: getSignOffWait(count) };
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

/** For how many seconds, at least one, nobody may try to sign off. */
export function countWaitSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** A wait as people say it: '30 seconds', '2 minutes'. */
function formatWait(seconds: number): string {
  return seconds < 60 || seconds % 60 !== 0 ? `${seconds} seconds` : `${seconds / 60} min`;
}

/** Why an attempt to sign off failed or has to wait, and who can sign the worker off meanwhile. */
export function formatSignOffWait(seconds: number): string {
  return `Wrong pass number or PIN. Try again in ${formatWait(seconds)}, or ask the permit holder to sign you off.`;
}

/** After so many wrong PINs at a permit its holder is notified, and again after as many more. */
export const wrongPinsPerNotice = 10;

/** Whether the holder is notified of this wrong PIN at their permit, counted from 1. */
export function isWrongPinNoticed(count: number): boolean {
  return count > 0 && count % wrongPinsPerNotice === 0;
}

/** For how many minutes, at least one, no attempt is accepted. */
export function countLockedMinutes(lockedUntil: Date, now: Date): number {
  return Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000));
}

/** Why an attempt is refused without comparing its PIN. */
export function formatPinLocked(minutes: number): string {
  return `Too many wrong attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or ask for a new PIN.`;
}
