import { message } from '@eptw/domain/message';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Actor } from '@eptw/domain/user/actor';
import { checkAccountAuthority, lastSuperAdminRefusal, canSeeAccount, type Account } from '@eptw/domain/user/authority';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { hasOtherSuperAdmin, lockAccount, type LockedAccount } from './store.ts';

/** An account that was changed, and what whoever did it reads. */
export interface AccountActionResult {
  id: string;
  message: string;
}

/** An account as far as authority over it depends on it. */
export function toAuthorityAccount({ id, role, sites }: LockedAccount): Account {
  return { id, role, siteIds: sites.map((site) => site.id) };
}

/** Locks an account to change it. Refuses with NOT_FOUND when the administrator does not see it. */
export async function lockVisibleAccount({ db, actor }: ActorContext, id: string): Promise<LockedAccount> {
  const account = isUuid(id) ? await lockAccount(db, id) : undefined;
  if (!account || !canSeeAccount(actor, toAuthorityAccount(account))) throw new Refusal('NOT_FOUND', message.notFound);
  return account;
}

/** Refuses a change that was made on an older state of the account, and says who changed it since. */
export function refuseStale(account: LockedAccount, version: number | null | undefined): void {
  if (version === null || version === undefined || version === account.version) return;
  const who = account.changedBy ?? 'Someone';
  const when = account.changedAt ? ` on ${formatDayAndTime(account.changedAt)}` : '';
  throw new Refusal(
    'CONFLICT',
    `${who} changed this account${when}. Your change was not saved. Review the current version, then save again.`,
  );
}

/** Refuses whoever may not change somebody else's account. */
export function requireAuthority(actor: Actor, account: LockedAccount): void {
  if (account.id === actor.id) return;
  const refusal = checkAccountAuthority(actor, toAuthorityAccount(account));
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
}

/** Refuses to take the last SuperAdmin who can sign in away. */
export async function refuseLastSuperAdmin(db: Database, account: LockedAccount): Promise<void> {
  if (account.status !== 'Approved' || !account.emailVerified) return;
  if (await isLastSuperAdmin(db, account)) throw new Refusal('CONFLICT', lastSuperAdminRefusal);
}

/** Whether nobody else could administer the installation. */
export async function isLastSuperAdmin(
  db: Database,
  { id, role }: Pick<LockedAccount, 'id' | 'role'>,
): Promise<boolean> {
  return role === 'SuperAdmin' && !(await hasOtherSuperAdmin(db, id));
}
