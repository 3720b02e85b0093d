import type { AccountStatus } from './account-status.ts';
import { checkAccountAuthority, canSeeAccount, type Account, type Administrator } from './authority.ts';

/** What an administrator does with an account. */
export const accountActions = ['view', 'edit', 'approve', 'suspend', 'delete', 'resetPassword'] as const;

export type AccountAction = (typeof accountActions)[number];

/** An account as far as what may be done with it depends on it. */
export interface ManagedAccount extends Account {
  status: AccountStatus;
}

/** What this administrator may do with this account now; nothing at all with one that is not theirs to see. */
export function listAccountActions(administrator: Administrator, account: ManagedAccount): AccountAction[] {
  const own = administrator.id === account.id;
  const administers = !own && checkAccountAuthority(administrator, account) === undefined;
  const allowed: Record<AccountAction, boolean> = {
    view: true,
    edit: own || administers,
    approve: administers && account.status === 'Pending',
    suspend: administers && account.status === 'Approved',
    delete: administers,
    resetPassword: administrator.role === 'SuperAdmin',
  };
  return canSeeAccount(administrator, account) ? accountActions.filter((action) => allowed[action]) : [];
}
