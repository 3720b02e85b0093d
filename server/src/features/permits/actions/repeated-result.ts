import type { ActorContext } from '../../../app-context.ts';
import { formatSuccess } from './messages.ts';
import { findRepeatedAction } from './repeated-rows.ts';
import type { PermitState } from './state-rows.ts';

/**
 * The result of the request with which the actor made the last entry of the permit's own history, if this is that
 * request again. What its work recorded since does not count. A request with a version is no repeat.
 */
export async function findRepeatedResult(
  { db }: Pick<ActorContext, 'db'>,
  { row, facts }: PermitState,
  { version, requestDigest }: { version?: number | null | undefined; requestDigest?: string | undefined },
): Promise<{ message: string } | undefined> {
  if (version != null || requestDigest === undefined || row.request_digest !== requestDigest) return undefined;
  const repeated = await findRepeatedAction(db, row.id, row.request_sequence);
  return repeated && { message: formatSuccess(row.number, repeated.action, facts, repeated.lapsed) };
}
