import { diffFields } from '@eptw/domain/text/field-changes';
import { ownDeletionRefusal } from '@eptw/domain/user/authority';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { recordAuditEntry } from '../../audit-log/record.ts';
import { endUserSessions } from '../../sessions/service.ts';
import { withdrawCodes } from '../accounts/store.ts';
import {
  type AccountActionResult,
  refuseLastSuperAdmin,
  lockVisibleAccount,
  requireAuthority,
} from './locked-account.ts';
import { describeAwaitedApprovals, describeEmptiedGroups } from './follow-ups.ts';
import { changeGroups, saveAccount } from './store.ts';
import { toAuditFields } from './account-details.ts';
import { publishAccountsChanged } from '../subscriptions.ts';

/**
 * Ends an account: it leaves every list and its groups, its sessions end, and its links open nothing. Old permits still
 * name the person, and the address is free again.
 */
export async function deleteUser(context: ActorContext, id: string): Promise<AccountActionResult> {
  return inTransaction(context.db, async (db) => {
    const transactionContext = { ...context, db };
    const account = await lockVisibleAccount(transactionContext, id);
    requireAuthority(context.actor, account);
    await refuseLastSuperAdmin(db, account);
    if (account.id === context.actor.id) throw new Refusal('FORBIDDEN', ownDeletionRefusal);
    const now = context.clock();
    const groupIds = account.groups.map((group) => group.id);
    await saveAccount(db, id, { archived_at: now, pending_email: null }, { by: context.actor.id, at: now });
    await changeGroups(db, id, { left: groupIds, joined: [] });
    await withdrawCodes(db, id, 'verifyEmail', now);
    await withdrawCodes(db, id, 'resetPassword', now);
    await endUserSessions(transactionContext, [id]);
    await publishAccountsChanged(transactionContext);
    const follows = [...(await describeAwaitedApprovals(db, id)), ...(await describeEmptiedGroups(db, groupIds))];
    await recordAuditEntry(transactionContext, context.actor, {
      action: 'delete',
      kind: 'user',
      subjectId: id,
      subjectName: account.fullName,
      changes: diffFields(toAuditFields(account), {}),
    });
    return { id, message: [`The account of ${account.fullName} was deleted.`, ...follows].join(' ') };
  });
}
