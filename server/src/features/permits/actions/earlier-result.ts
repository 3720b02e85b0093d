import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { findPerformedAction } from './store.ts';

/** The refusal of a key that was sent with another request before. */
export const reusedKey =
  'This idempotency key was used for another action already. Send every action under a key of its own.';

/**
 * The result of an earlier request with the same key. Throws a refusal when the key was used for a different request.
 */
export async function findEarlierResult(
  { db, actor }: ActorContext,
  idempotency: { key: string; digest: string } | undefined,
): Promise<{ message: string } | undefined> {
  if (!idempotency) return undefined;
  const earlier = await findPerformedAction(db, actor.id, idempotency.key);
  if (!earlier) return undefined;
  if (earlier.digest !== idempotency.digest) throw new Refusal('CONFLICT', reusedKey);
  return { message: earlier.message };
}
