import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Scope } from '../../../../graphql/context.ts';
import { Refusal } from '../../../../graphql/errors.ts';
import { queueMail } from '../../../mails/service.ts';
import { refuseKept } from '../../accounts/kept-address.ts';
import { withdrawCodes } from '../../accounts/store.ts';
import { isAddressTaken, type AccountChange, type LockedAccount } from './store.ts';
import { takenAddress } from '../../taken-address.ts';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether another address has to be proven before it takes the place of one that was. */
export function needsProof(account: LockedAccount, email: string): boolean {
  return account.emailVerified && !same(email, account.email);
}

/**
 * How another address is written: at once, or for later. Refuses one that somebody else has, and every change while the
 * person has blocked it.
 */
export async function addressChange(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  account: LockedAccount,
  email: string,
): Promise<AccountChange> {
  if (email === account.email) return {};
  refuseKept(account.emailKeptUntil, clock());
  if (!needsProof(account, email)) return { email };
  if (await isAddressTaken(db, email, account.id)) throw new Refusal('CONFLICT', takenAddress(email));
  return { pending_email: email };
}

/** Tells the person by mail: of the approval, or with a link for whichever address is still to be verified. */
export async function mailAbout(
  scope: Scope,
  account: LockedAccount,
  wanted: { email: string; status: AccountStatus },
): Promise<void> {
  const { db, clock } = scope;
  const personId = account.id;
  const approved = wanted.status === 'Approved' && account.status === 'Pending';
  const isOtherAddress = !same(wanted.email, account.email);
  if (isOtherAddress && !account.emailVerified) {
    // Links that went to the former address open nothing any more.
    await withdrawCodes(db, personId, 'verifyEmail', clock());
    await withdrawCodes(db, personId, 'resetPassword', clock());
  }
  if (isOtherAddress || (approved && !account.emailVerified))
    await queueMail(scope, { kind: 'verifyEmail', personId, requirePassword: !account.hasPassword });
  // An address that was never verified may be anybody's: nothing is told there.
  if (isOtherAddress && account.emailVerified)
    await queueMail(scope, { kind: 'emailChangeAsked', personId, formerEmail: account.email, email: wanted.email });
  if (approved && account.emailVerified) await queueMail(scope, { kind: 'accountApproved', personId });
}
