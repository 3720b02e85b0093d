import type { AccountStatus } from './account-status.ts';
import { checkAccountAuthority, canSeeAccount, type Account, type Administrator } from './authority.ts';

/** Actions of an administrator on an account. */
export const accountActions = ['view', 'edit', 'approve', 'suspend', 'delete', 'resetPassword'] as const;

export type AccountAction = (typeof accountActions)[number];

/** The facts about an account that decide which actions are possible. */
export interface ManagedAccount extends Account {
  status: AccountStatus;
}

/** The actions that this administrator may take on this account now; none if they may not see it. */
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
