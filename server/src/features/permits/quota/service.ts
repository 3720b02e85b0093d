import { listPermitsNearQuota, checkQuota, type QuotaSettings, type QuotaUsage } from '@eptw/domain/permit/quota';
import { getStatusRow, type StatusRow } from '@eptw/domain/permit/status';
import { findPendingParty } from '@eptw/domain/permit/closure-reminder';
import { permitCreators } from '@eptw/domain/user/role-groups';
import { listClosureRequirements } from '@eptw/domain/work/requirements/closure-requirements';
import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import type { ActorContext, AppContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { readSettings } from '../../settings/service.ts';
import { listClosingRows } from './closing-rows.ts';
import { listBlockingPermits, listBlockingPermitsBySubmitter, type BlockingPermit } from './store.ts';

/** The signed-in user's quota. */
export interface QuotaState {
  isEnabled: boolean;
  /** Seconds without activity after which a session ends. */
  idleSeconds: number;
  /** The permits that count against it, oldest first. */
  permits: BlockingPermit[];
  /** Why no further permit can be raised; undefined if one can. */
  refusal: string | undefined;
}

export async function loadQuotaState({ db, actor, clock }: ActorContext): Promise<QuotaState> {
  const { idleSeconds, quota } = await readSettings(db);
  const permits = await listBlockingPermits(db, actor.id, clock());
  return { isEnabled: quota.enabled, idleSeconds, permits, refusal: findQuotaRefusal(permits, quota) };
}

function findQuotaRefusal(permits: readonly BlockingPermit[], quota: QuotaSettings): string | undefined {
  return checkQuota(toQuotaUsage(permits), quota);
}

function toQuotaUsage(permits: readonly BlockingPermit[]): QuotaUsage {
  const listNumbers = (quota: StatusRow['quota']) =>
    permits.filter(({ status }) => getStatusRow(status).quota === quota).map(({ number }) => number);
  return { pendingClosure: listNumbers('pendingClosure'), unclosed: listNumbers('unclosed') };
}

/**
 * The ids of permits that bring their submitters close to the quota, for those submitters whom one more would block.
 */
export async function findPermitsNearQuota(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  submitterIds: readonly string[],
): Promise<Set<string>> {
  if (submitterIds.length === 0) return new Set();
  const { quota } = await readSettings(db);
  const permitsBySubmitter = await listBlockingPermitsBySubmitter(db, submitterIds, clock());
  const near = permitsBySubmitter.flatMap((permits) => {
    const numbersNearQuota = listPermitsNearQuota(toQuotaUsage(permits), quota);
    return permits.filter(({ number }) => numbersNearQuota.includes(number)).map(({ id }) => id);
  });
  return new Set(near);
}

/** What is missing before each of these permits can be closed, by whoever has to act on it, in the same order. */
export async function listMissingForClosure(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  permitIds: readonly string[],
): Promise<Requirement[][]> {
  const rows = await listClosingRows(db, permitIds, clock());
  return rows.map((permit) => {
    const action = findPendingParty(permit.status) === 'submitter' ? 'requestClosure' : 'close';
    return listClosureRequirements(permit, action).filter(({ met }) => !met);
  });
}

/** Throws the QUOTA refusal, which names the permits to close. */
export function refuseOverQuota(permits: readonly BlockingPermit[], quota: QuotaSettings): void {
  const refusal = findQuotaRefusal(permits, quota);
  if (refusal) throw new Refusal('QUOTA', refusal);
}

export interface CreatePermission {
  canCreatePermit: boolean;
  /** Set only if the quota is the reason. */
  createRefusal: string | null;
}

/** Whether 'Create Permit' is offered, and the message if the quota forbids it. */
export async function loadCreatePermission(context: ActorContext): Promise<CreatePermission> {
  if (!permitCreators.includes(context.actor.role)) return { canCreatePermit: false, createRefusal: null };
  const { refusal } = await loadQuotaState(context);
  return { canCreatePermit: refusal === undefined, createRefusal: refusal ?? null };
}
