import { quotaRefusal, type QuotaSettings } from '@eptw/domain/permit/quota';
import { permitCreators } from '@eptw/domain/access/access';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { readSettings } from '../../settings/service.ts';
import { blockingPermits, type BlockingPermit } from './store.ts';

/** How the signed-in person stands with their quota. */
export interface QuotaState {
  isEnabled: boolean;
  /** Without activity for so many seconds a session ends. */
  idleSeconds: number;
  /** The permits that count against it, oldest first. */
  permits: BlockingPermit[];
  /** Why no further permit can be raised; undefined when one can. */
  refusal: string | undefined;
}

export async function quotaState({ db, actor, clock }: Scope): Promise<QuotaState> {
  const { idleSeconds, quota } = await readSettings(db);
  const permits = await blockingPermits(db, actor.id, clock());
  return { isEnabled: quota.enabled, idleSeconds, permits, refusal: refusalOf(permits, quota) };
}

function refusalOf(permits: readonly BlockingPermit[], quota: QuotaSettings): string | undefined {
  const numbers = (status: BlockingPermit['status']) =>
    permits.filter((permit) => permit.status === status).map((permit) => permit.number);
  return quotaRefusal({ pendingClosure: numbers('PendingClosure'), unclosed: numbers('Approved') }, quota);
}

/** Throws the QUOTA refusal, which names the permits to close. */
export function refuseOverQuota(permits: readonly BlockingPermit[], quota: QuotaSettings): void {
  const refusal = refusalOf(permits, quota);
  if (refusal) throw new Refusal('QUOTA', refusal);
}

export interface CreatePermission {
  canCreatePermit: boolean;
  /** Set when the quota alone forbids it. */
  createRefusal: string | null;
}

/** Whether 'Create Permit' is offered, and if the quota forbids it, the sentence that says so. */
export async function createPermission(scope: Scope): Promise<CreatePermission> {
  if (!permitCreators.includes(scope.actor.role)) return { canCreatePermit: false, createRefusal: null };
  const { refusal } = await quotaState(scope);
  return { canCreatePermit: refusal === undefined, createRefusal: refusal ?? null };
}
