import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { Refusal } from '../../graphql/errors.ts';
import { countFailure } from './store.ts';

const allowedFailures = 5;
const forgottenAfterMinutes = 15;
const minute = 60_000;

/** Tries are counted for an e-mail address from a network address, whether or not there is such an account. */
export function attemptKey(email: string, clientAddress: string): Buffer {
  return createHash('sha256').update(`${email.toLowerCase()}\n${clientAddress}`).digest();
}

/**
 * Counts a try before the password is looked at, so that many tries at once cannot slip through together. Refuses the
 * sixth within fifteen minutes with RATE_LIMITED and says when to try again.
 */
export async function countAttempt(db: Database, key: Buffer, now: Date): Promise<void> {
  const later = new Date(now.getTime() + forgottenAfterMinutes * minute);
  const { failures, until } = await countFailure(db, key, now, later);
  if (failures <= allowedFailures) return;
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / minute));
  throw new Refusal(
    'RATE_LIMITED',
    `Too many wrong tries to sign in. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, at ${until.toISOString().slice(11, 16)} UTC.`,
  );
}
