import { createHash } from 'node:crypto';
import type { ActorContext } from '../../app-context.ts';
import { Refusal } from '../../refusal.ts';
import { deletePerformedActions, findPerformedAction } from './store.ts';
import type { PerformedAction, SentKey } from './types.ts';

const maximumKeyLength = 200;

/** Refuses an idempotency key that is too long. */
export function refuseLongKey(key: string | null): void {
  if ((key?.length ?? 0) > maximumKeyLength)
    throw new Refusal('BAD_INPUT', `An idempotency key has at most ${maximumKeyLength} characters.`);
}

/** A digest of what a request consists of, short enough to store: SHA-256 in hexadecimal. */
export function digestRequest(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** The refusal of a key that was sent with another request before. */
export const reusedKey =
  'This idempotency key was used for another action already. Send every action under a key of its own.';

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

/** Deletes the idempotency keys of actions performed before this time; by then nobody repeats the request. */
export async function deleteOldPerformedActions({ db }: Pick<ActorContext, 'db'>, before: Date): Promise<void> {
  await deletePerformedActions(db, before);
}
