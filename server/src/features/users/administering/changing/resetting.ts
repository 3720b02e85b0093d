import { inTransaction } from '../../../../database/transaction.ts';
import type { Scope } from '../../../../graphql/context.ts';
import { recordAct } from '../../../administration/history/record.ts';
import { queueMail } from '../../../mails/service.ts';
import type { Changed } from './changed.ts';
import { lockSeenAccount } from './locked.ts';

/**
 * Mails the person a link to choose a password; the present one goes on working until then. Whoever never verified the
 * address gets a link that does that first.
 */
export async function resetPasswordByAdmin(scope: Scope, id: string): Promise<Changed> {
  return inTransaction(scope.db, async (db) => {
    const within = { ...scope, db };
    const account = await lockSeenAccount(within, id);
    await queueMail(
      within,
      account.emailVerified
        ? { kind: 'resetPassword', personId: id }
        : { kind: 'verifyEmail', personId: id, requirePassword: true },
    );
    await recordAct(within, scope.actor, {
      action: 'resetPassword',
      kind: 'user',
      subjectId: id,
      subjectName: account.fullName,
      changes: [],
    });
    return { id, message: `A link to choose a password goes to ${account.email}.` };
  });
}
