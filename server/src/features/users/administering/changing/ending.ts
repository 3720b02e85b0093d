import { fieldChanges } from '@eptw/domain/administration/act';
import { ownDeletionRefusal } from '@eptw/domain/user/authority';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Scope } from '../../../../graphql/context.ts';
import { Refusal } from '../../../../graphql/errors.ts';
import { recordAct } from '../../../administration/history/record.ts';
import { endSessionsOf } from '../../../sessions/service.ts';
import { withdrawCodes } from '../../accounts/store.ts';
import type { Changed } from './changed.ts';
import { keepSuperAdmin, lockSeenAccount, requireAuthority } from './locked.ts';
import { awaitedApprovals, emptiedGroups } from './sentences.ts';
import { changeGroups, writeAccount } from './store.ts';
import { inWords } from './wanted.ts';
import { tellOfAccounts } from '../../watching.ts';

/**
 * Ends an account: it leaves every list and its groups, its sessions end, and its links open nothing. Old permits still
 * name the person, and the address is free again.
 */
export async function deleteUser(scope: Scope, id: string): Promise<Changed> {
  return inTransaction(scope.db, async (db) => {
    const within = { ...scope, db };
    const account = await lockSeenAccount(within, id);
    requireAuthority(scope.actor, account);
    await keepSuperAdmin(db, account);
    if (account.id === scope.actor.id) throw new Refusal('FORBIDDEN', ownDeletionRefusal);
    const now = scope.clock();
    const groupIds = account.groups.map((group) => group.id);
    await writeAccount(db, id, { archived_at: now, pending_email: null }, { by: scope.actor.id, at: now });
    await changeGroups(db, id, { left: groupIds, joined: [] });
    await withdrawCodes(db, id, 'verifyEmail', now);
    await withdrawCodes(db, id, 'resetPassword', now);
    await endSessionsOf(within, [id]);
    await tellOfAccounts(within);
    const follows = [...(await awaitedApprovals(db, id)), ...(await emptiedGroups(db, groupIds))];
    await recordAct(within, scope.actor, {
      action: 'delete',
      kind: 'user',
      subjectId: id,
      subjectName: account.fullName,
      changes: fieldChanges(inWords(account), {}),
    });
    return { id, message: [`The account of ${account.fullName} was deleted.`, ...follows].join(' ') };
  });
}
