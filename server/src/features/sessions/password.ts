import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../refusal.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/**
 * Each takes tens of milliseconds and 19 MB, on threads that files are read on too. However many passwords are sent, half
 * of the threads stay free, and nobody waits for longer than a few seconds.
 */
const hashLimiter = createConcurrencyLimiter(
  2,
  100,
  () => new Refusal('RATE_LIMITED', 'Too many people are signing in right now. Please try again in a minute.'),
);

/** Hashes a password with argon2id. Refuses with RATE_LIMITED when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return hashLimiter.run(() => hash(password));
}

/**
 * For those who come from where many addresses were made up: one at a time, so that a flood of them keeps nobody else
 * waiting.
 */
const throttledHashLimiter = createConcurrencyLimiter(
  1,
  50,
  () => new Refusal('RATE_LIMITED', 'Too many people are signing in from your network. Please try again in a minute.'),
);

let placeholderHash: Promise<string> | undefined;

/**
 * Whether the password is right. Takes the same time for an account that does not exist or has no password. Refuses with
 * RATE_LIMITED when too many are waiting.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  throttled = false,
): Promise<boolean> {
  placeholderHash ??= hash('nobody has this password');
  const nobody = await placeholderHash;
  const check = () => hashLimiter.run(() => verify(passwordHash ?? nobody, password));
  const isRight = await (throttled ? throttledHashLimiter.run(check) : check());
  return isRight && passwordHash !== null && passwordHash !== undefined;
}
