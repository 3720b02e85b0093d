import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { findPermitByKey, type EarlierPermit } from './store.ts';
import { writePermit, type CreatedPermit, type CheckedPermit } from './write.ts';

/**
 * Returns the earlier permit for an identical repeat. Refuses a changed one, so that the user learns that the permit
 * does not include the change.
 */
export function requireSameRequest({ id, number, digest }: EarlierPermit, digestNow: string | null): CreatedPermit {
  if (digest === digestNow) return { id, number };
  throw new Refusal(
    'CONFLICT',
    `You have already submitted this permit as ${number}. Changes made since then are not included. Open ${number}, or start over to raise another permit.`,
  );
}

const siteOrGroupDeleted =
  'The site or one of the MT groups has just been deleted. Choose another one, and submit the permit again.';

/** Writes a permit, or returns the one that a concurrent request with the same key wrote first. */
export async function writeOnce(context: ActorContext, checked: CheckedPermit): Promise<CreatedPermit> {
  const written = await writePermit(context, checked);
  if (written) return written;
  const earlier = await findPermitByKey(context.db, context.actor.id, checked.idempotencyKey);
  if (!earlier) throw new Refusal('CONFLICT', siteOrGroupDeleted);
  return requireSameRequest(earlier, checked.idempotencyDigest);
}
