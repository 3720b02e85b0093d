import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { formatSuccess } from './messages.ts';
import type { PermitActionRequest } from './perform.ts';
import { findPerformedAction, findRepeatedAction } from './performed-rows.ts';
import type { PermitState } from './store.ts';

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
