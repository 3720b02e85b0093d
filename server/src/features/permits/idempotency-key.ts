import { createHash } from 'node:crypto';
import { Refusal } from '../../refusal.ts';

const maximumKeyLength = 200;

/** Refuses an idempotency key that is too long. */
export function refuseLongKey(key: string | null): void {
  if ((key?.length ?? 0) > maximumKeyLength)
    throw new Refusal('BAD_INPUT', `An idempotency key has at most ${maximumKeyLength} characters.`);
}

/** A digest of a request, short enough to store. */
export function createDigest(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
