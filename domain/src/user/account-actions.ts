import type { AccountStatus } from './account-status.ts';
import { accountRefusal, seesAccount, type Account, type Administrator } from './authority.ts';

/** What an administrator does with an account. */
export const accountActions = ['view', 'edit', 'approve', 'suspend', 'delete', 'resetPassword'] as const;

export type AccountAction = (typeof accountActions)[number];

/** An account as far as what may be done with it depends on it. */
export interface AdministeredAccount extends Account {
  status: AccountStatus;
}

/** What this administrator may do with this account now; nothing at all with one that is not theirs to see. */
export function actionsOn(administrator: Administrator, account: AdministeredAccount): AccountAction[] {
  const own = administrator.id === account.id;
  const administers = !own && accountRefusal(administrator, account) === undefined;
  const allowed: Record<AccountAction, boolean> = {
    view: true,
    edit: own || administers,
    approve: administers && account.status === 'Pending',
    suspend: administers && account.status === 'Approved',
    delete: administers,
    resetPassword: administrator.role === 'SuperAdmin',
  };
  return seesAccount(administrator, account) ? accountActions.filter((action) => allowed[action]) : [];
}
