import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { queueMail } from '../../mail-queue/service.ts';
import { refuseLockedAddress, addressInUseMessage } from '../email-address.ts';
import { withdrawCodes } from '../accounts/store.ts';
import { isAddressTaken, type ManagedAccountChange, type LockedAccount } from './store.ts';

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether another address has to be proven before it takes the place of one that was. */
export function needsVerification(account: LockedAccount, email: string): boolean {
  return account.emailVerified && !isSameAddress(email, account.email);
}

/**
 * How another address is written: at once, or for later. Refuses one that somebody else has, and every change while the
 * person has blocked it.
 */
export async function toEmailChange(
  { db, clock }: Pick<ActorContext, 'db' | 'clock'>,
  account: LockedAccount,
  email: string,
): Promise<ManagedAccountChange> {
  if (email === account.email) return {};
  refuseLockedAddress(account.emailLockedUntil, clock());
  if (!needsVerification(account, email)) return { email };
  if (await isAddressTaken(db, email, account.id)) throw new Refusal('CONFLICT', addressInUseMessage(email));
  return { pending_email: email };
}

/** Tells the person by mail: of the approval, or with a link for whichever address is still to be verified. */
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
    // Links that went to the former address open nothing any more.
    await withdrawCodes(db, personId, 'verifyEmail', clock());
    await withdrawCodes(db, personId, 'resetPassword', clock());
  }
  if (isOtherAddress || (approved && !account.emailVerified))
    await queueMail(context, { kind: 'verifyEmail', personId, requirePassword: !account.hasPassword });
  // An address that was never verified may be anybody's: nothing is told there.
  if (isOtherAddress && account.emailVerified)
    await queueMail(context, { kind: 'emailChangeAsked', personId, formerEmail: account.email, email: update.email });
  if (approved && account.emailVerified) await queueMail(context, { kind: 'accountApproved', personId });
}
