import { createHash } from 'node:crypto';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { permitOfKey, type EarlierPermit } from './store.ts';
import { writePermit, type PermitReference, type RaisedPermit } from './write.ts';

const longestKey = 200;

/** Refuses an idempotency key that is no key. */
export function refuseLongKey(key: string | null): void {
  if ((key?.length ?? 0) > longestKey)
    throw new Refusal('BAD_INPUT', `An idempotency key has at most ${longestKey} characters.`);
}

/** What a request said, short enough to be kept. */
export function digestOf(said: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** The answer to a repeat. Whoever changed something in between must learn that the change is not in the permit. */
export function repeated({ id, number, digest }: EarlierPermit, digestNow: string | null): PermitReference {
  if (digest === digestNow) return { id, number };
  throw new Refusal(
    'CONFLICT',
    `You have submitted this already, as ${number}; what you changed since then is not in it. Look at ${number} among your permits, or start over to raise another one.`,
  );
}

const placeGone =
  'The site or one of the MT groups was deleted a moment ago. Choose another one, and submit the permit again.';

/** Writes a permit, or answers the one that another request with the same key was faster to write. */
export async function writeOnce(scope: Scope, raised: RaisedPermit): Promise<PermitReference> {
  const written = await writePermit(scope, raised);
  if (written) return written;
  const earlier = await permitOfKey(scope.db, scope.actor.id, raised.idempotencyKey);
  if (!earlier) throw new Refusal('CONFLICT', placeGone);
  return repeated(earlier, raised.idempotencyDigest);
}
