import { normalizePassword } from '@eptw/domain/user/password';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../refusal.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/**
 * Each hash takes tens of milliseconds and 19 MB, on threads that file reads also use. The limit leaves half of the
 * threads free, and nobody waits for more than a few seconds.
 */
const hashLimiter = createConcurrencyLimiter(
  2,
  100,
  () => new Refusal('RATE_LIMITED', 'Too many people are signing in right now. Please try again in a minute.'),
);

/** Hashes a password with argon2id. Refuses with RATE_LIMITED if too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return hashLimiter.run(() => hash(normalizePassword(password)));
}

/** One at a time, so that a program that sets PINs by the hundred delays nobody who signs in. */
const newPinLimiter = createConcurrencyLimiter(
  1,
  20,
  () => new Refusal('RATE_LIMITED', 'Too many PINs are being set right now. Please try again in a minute.'),
);

/** Hashes a PIN that is set like a password. Refuses with RATE_LIMITED if too many are waiting. */
export function hashNewPin(pin: string): Promise<string> {
  return newPinLimiter.run(() => hashPassword(pin));
}

/** For requests from a network with many made-up addresses: one at a time, so that a flood delays no other users. */
const throttledHashLimiter = createConcurrencyLimiter(
  1,
  50,
  () => new Refusal('RATE_LIMITED', 'Too many people are signing in from your network. Please try again in a minute.'),
);

let placeholderHash: Promise<string> | undefined;

/** The forms of a password that its hash can be of: normal, or as it was sent, which older hashes are of. */
function listHashedForms(password: string): string[] {
  return [...new Set([normalizePassword(password), password])];
}

/**
 * Whether the password is right. Takes the same time if the account does not exist or has no password. Refuses with
 * RATE_LIMITED if too many are waiting.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  throttled = false,
): Promise<boolean> {
  placeholderHash ??= hash('nobody has this password');
  const fallbackHash = await placeholderHash;
  const check = async () => {
    for (const form of listHashedForms(password))
      if (await hashLimiter.run(() => verify(passwordHash ?? fallbackHash, form))) return true;
    return false;
  };
  const isRight = await (throttled ? throttledHashLimiter.run(check) : check());
  return isRight && passwordHash !== null && passwordHash !== undefined;
}
