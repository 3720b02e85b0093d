import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { formatSuccess } from './messages.ts';
import type { PermitActionRequest } from './perform.ts';
import { findPerformedAction, findRepeatedAction, type PerformedAction } from './performed-rows.ts';
import type { PermitState } from './store.ts';

/** The refusal of a key that was sent with another request before. */
export const reusedKey =
  'This idempotency key was used for another action already. Send every action under a key of its own.';

/** An idempotency key with the digest of the request that it came with. */
type SentKey = Pick<PerformedAction, 'key' | 'digest'>;

/** The result of the request that came with a key before. Throws a refusal when it was a different request. */
export function toEarlierResult(
  earlier: Pick<PerformedAction, 'digest' | 'message'>,
  { digest }: SentKey,
): { message: string } {
  if (earlier.digest !== digest) throw new Refusal('CONFLICT', reusedKey);
  return { message: earlier.message };
}

/** The same, unless the actor has not sent this key yet. Throws the same refusal. */
export async function findEarlierResult(
  { db, actor }: ActorContext,
  idempotency: SentKey | undefined,
): Promise<{ message: string } | undefined> {
  if (!idempotency) return undefined;
  const earlier = await findPerformedAction(db, actor.id, idempotency.key);
  return earlier && toEarlierResult(earlier, idempotency);
}

/**
 * The result of the request with which the actor made the last entry of the permit's own history, if this is that
 * request again. What its work recorded since does not count. A request with a version is no repeat.
 */
export async function findRepeatedResult(
  { db }: Pick<ActorContext, 'db'>,
  { row, facts }: PermitState,
  { version, requestDigest }: Pick<PermitActionRequest, 'version' | 'requestDigest'>,
): Promise<{ message: string } | undefined> {
  if (version != null || requestDigest === undefined || row.request_digest !== requestDigest) return undefined;
  const repeated = await findRepeatedAction(db, row.id, row.request_sequence);
  return repeated && { message: formatSuccess(row.number, repeated.action, facts, repeated.lapsed) };
}
