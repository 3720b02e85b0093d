import { message } from '@eptw/domain/message';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Actor } from '@eptw/domain/user/actor';
import { checkAccountAuthority, lastSuperAdminRefusal, canSeeAccount, type Account } from '@eptw/domain/user/authority';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { hasOtherSuperAdmin, lockAccount, type LockedAccount } from './store.ts';

/** A changed account, and the message for the administrator. */
export interface AccountActionResult {
  id: string;
  message: string;
}

/** The fields of an account that authority over it depends on. */
export function toAuthorityAccount({ id, role, sites }: LockedAccount): Account {
  return { id, role, siteIds: sites.map((site) => site.id) };
}

/** Locks an account to change it. Throws NOT_FOUND if the administrator cannot see it. */
export async function lockVisibleAccount({ db, actor }: ActorContext, id: string): Promise<LockedAccount> {
  const account = isUuid(id) ? await lockAccount(db, id) : undefined;
  if (!account || !canSeeAccount(actor, toAuthorityAccount(account))) throw new Refusal('NOT_FOUND', message.notFound);
  return account;
}

/** Refuses a change based on an older version of the account, naming who has changed it since. */
export function refuseStale(account: LockedAccount, version: number | null | undefined): void {
  if (version === null || version === undefined || version === account.version) return;
  const who = account.changedBy ?? 'Someone';
  const changedAt = account.changedAt ? ` on ${formatDayAndTime(account.changedAt)}` : '';
  throw new Refusal(
    'CONFLICT',
    `${who} changed this account${changedAt}. Your change was not saved. Review the current version, then save again.`,
  );
}

/** Refuses an actor who may not change this account. */
export function requireAuthority(actor: Actor, account: LockedAccount): void {
  if (account.id === actor.id) return;
  const refusal = checkAccountAuthority(actor, toAuthorityAccount(account));
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
}

/** Refuses to remove the last Super Admin who can sign in. */
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
