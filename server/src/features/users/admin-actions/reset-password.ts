import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { recordAuditEntry } from '../../audit-log/record.ts';
import { queueMail } from '../../mail-queue/service.ts';
import { type AccountActionResult, lockVisibleAccount } from './locked-account.ts';

/**
 * Mails the person a link to choose a password; the present one goes on working until then. Whoever never verified the
 * address gets a link that does that first.
 */
export async function resetPasswordByAdmin(context: ActorContext, id: string): Promise<AccountActionResult> {
  return inTransaction(context.db, async (db) => {
    const transactionContext = { ...context, db };
    const account = await lockVisibleAccount(transactionContext, id);
    await queueMail(
      transactionContext,
      account.emailVerified
        ? { kind: 'resetPassword', personId: id }
        : { kind: 'verifyEmail', personId: id, requirePassword: true },
    );
    await recordAuditEntry(transactionContext, context.actor, {
      action: 'resetPassword',
      kind: 'user',
      subjectId: id,
      subjectName: account.fullName,
      changes: [],
    });
    return { id, message: `We sent ${account.email} a link to choose a password.` };
  });
}
