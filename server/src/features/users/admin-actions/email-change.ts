import { isSameAddress } from '@eptw/domain/text/email';
import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { ActorContext } from '../../../app-context.ts';
import { refuseConflict } from '../../../graphql/refusals.ts';
import { queueMail } from '../../mail-queue/service.ts';
import { findAddressProblem, refuseLockedAddress } from '../email-address.ts';
import { withdrawCodes } from '../accounts/store.ts';
import type { ManagedAccountChange, LockedAccount } from './store.ts';

/** Whether another address must be verified before it replaces the current one. */
export function needsVerification(account: LockedAccount, email: string): boolean {
  return account.emailVerified && !isSameAddress(email, account.email);
}

/**
 * How another address is written: immediately, or as pending. Refuses one that another account has, and every change
 * while the owner has blocked it.
 */
export async function toEmailChange(
  { db, clock }: Pick<ActorContext, 'db' | 'clock'>,
  account: LockedAccount,
  email: string,
): Promise<ManagedAccountChange> {
  if (email === account.email) return {};
  refuseLockedAddress(account.emailLockedUntil, clock());
  refuseConflict(await findAddressProblem(db, email, account.id));
  return needsVerification(account, email) ? { pending_email: email } : { email };
}

/** Queues the mails of a change: about the approval, or with a link for the address that needs verification. */
export async function queueAccountMails(
  context: ActorContext,
  account: LockedAccount,
  update: { email: string; status: AccountStatus },
): Promise<void> {
  const { db, clock } = context;
  const personId = account.id;
  const approved = update.status === 'Approved' && account.status === 'Pending';
  const isOtherAddress = !isSameAddress(update.email, account.email);
  if (isOtherAddress && !account.emailVerified) {
    // Links sent to the former address stop working.
    await withdrawCodes(db, personId, 'verifyEmail', clock());
    await withdrawCodes(db, personId, 'resetPassword', clock());
  }
  if (isOtherAddress || (approved && !account.emailVerified))
    await queueMail(context, { kind: 'verifyEmail', personId, requirePassword: !account.hasPassword });
  // An address that was never verified may belong to anyone, so it gets no notification.
  if (isOtherAddress && account.emailVerified)
    await queueMail(context, { kind: 'emailChangeAsked', personId, formerEmail: account.email, email: update.email });
  if (approved && account.emailVerified) await queueMail(context, { kind: 'accountApproved', personId });
}
