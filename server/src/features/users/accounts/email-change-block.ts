import { isSameAddress } from '@eptw/domain/text/email';
import { emailChangeBlockHours } from '@eptw/domain/user/authority';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { queueMail } from '../../mail-queue/service.ts';
import { endUserSessions, publishRightsChanged } from '../../sessions/service.ts';
import { refuseDuplicateAddress } from '../email-address.ts';
import { publishAccountsChanged } from '../subscriptions.ts';
import { redeemCode } from './codes.ts';
import { lockAccount, updateAccount, withdrawCodes } from './store.ts';

const hour = 3_600_000;

const expiredLinkMessage =
  'This link was already used or has expired. If your e-mail address was changed without your consent, contact an administrator.';

/**
 * Restores an account's former address, by the code that was mailed there: withdraws the change, or undoes it if it
 * is complete, and locks the address for a while. Returns the message for the user. Refuses with BAD_INPUT a code
 * that is unknown, used or expired.
 */
export async function blockEmailChange(context: AppContext, securityCode: string): Promise<string> {
  const sentence = 'This e-mail address now belongs to another account. Contact an administrator.';
  return refuseDuplicateAddress(sentence, () =>
    inTransaction(context.db, (db) => blockInTransaction({ ...context, db }, securityCode)),
  );
}

async function blockInTransaction(context: AppContext, securityCode: string): Promise<string> {
  const { db, clock } = context;
  const now = clock();
  const code = await redeemCode(db, securityCode, 'blockEmailChange', now);
  const account = code && (await lockAccount(db, code.person_id));
  if (!code || !account) throw new Refusal('BAD_INPUT', expiredLinkMessage);
  const lockedUntil = new Date(now.getTime() + emailChangeBlockHours * hour);
  const locked = { pending_email: null, email_kept_until: lockedUntil };
  await withdrawCodes(db, account.id, 'verifyEmail', now);
  await publishAccountsChanged(context);
  const until = `It cannot be changed before ${formatDayAndTime(lockedUntil)}.`;
  if (isSameAddress(account.email, code.email)) {
    await updateAccount(db, account.id, locked);
    return `The change is blocked: your account keeps the address ${account.email}. ${until}`;
  }
  // Whoever reads the mails of the other address may have chosen the password.
  await updateAccount(db, account.id, { ...locked, email: code.email, password_hash: null });
  await withdrawCodes(db, account.id, 'resetPassword', now);
  await endUserSessions(context, [account.id]);
  await publishRightsChanged(context, [account.id]);
  await queueMail(context, { kind: 'resetAsked', email: code.email });
  return `The change is undone: your account has the address ${code.email} again, and all its sessions were signed out. We have sent you a link to choose a new password. ${until}`;
}
