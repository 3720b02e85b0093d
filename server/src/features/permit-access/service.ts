import type { ActorContext } from '../../app-context.ts';
import type { PermitRow } from './permit-rows.ts';
import { findPermitRow } from './store.ts';

/** A permit or child permit, if the actor can see it; undefined for any other, as for one that does not exist. */
export async function findVisiblePermit(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  permitId: string,
): Promise<PermitRow | undefined> {
  return findPermitRow(db, actor, permitId);
}
