import { profileProblem, type WantedProfile } from '@eptw/domain/user/account-form';
import { ownAccountRefusal, ownCompanyRefusal } from '@eptw/domain/user/authority';
import { passwordProblem } from '@eptw/domain/user/password';
import { logSignIn, type SignInOutcome } from '../../../../access/security-log.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Context, Scope } from '../../../../graphql/context.ts';
import { Refusal } from '../../../../graphql/errors.ts';
import { queueMail } from '../../../mails/service.ts';
import { hashPassword, isPassword } from '../../../sessions/password.ts';
import { endSessionsOf, tellOfRights } from '../../../sessions/service.ts';
import { countTry, forgetTries, limitOf } from '../../../sessions/tries/service.ts';
import { readSettings } from '../../../settings/service.ts';
import { personById } from '../../service.ts';
import type { User } from '../../types.ts';
import { refuseGuessable } from '../chosen-password.ts';
import { refuseKept } from '../kept-address.ts';
import {
  findAccount,
  lockAccount,
  updateAccount,
  withdrawCodes,
  type AccountChange,
  type AccountRow,
} from '../store.ts';

type Wanted = WantedProfile & { site?: readonly string[] | null | undefined };

/**
 * Changes the own name, telephone and e-mail address; what is not given stays. Another address is pending until the link
 * that is mailed to it is followed. Refuses another company and other sites with FORBIDDEN. An address that somebody has
 * is answered like any other: a mail tells its owner alone.
 */
export async function updateProfile(scope: Scope, wanted: Wanted): Promise<User> {
  const { db, actor } = scope;
  const problem = profileProblem(wanted);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  const refusal =
    ownCompanyRefusal(actor.company, wanted.company) ??
    (wanted.site && ownAccountRefusal(actor, { role: actor.role, siteIds: wanted.site }));
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
  const email = wanted.email?.trim();
  if (email !== undefined && !sameText(email, actor.email)) {
    await countTry(scope, [limitOf(['new address', actor.id], 10, 60)], 'You changed your e-mail address too often.');
  }
  return inTransaction(db, async (transaction) => {
    const within = { ...scope, db: transaction };
    const account = await lockAccount(transaction, actor.id);
    const { change, verifies } = changeOf(account, wanted, email);
    if (verifies) refuseKept(account?.email_kept_until ?? null, scope.clock());
    if (Object.keys(change).length > 0) await updateAccount(transaction, actor.id, change);
    if (verifies) await queueMail(within, { kind: 'verifyEmail', personId: actor.id, requirePassword: false });
    await tellOfRights(within, [actor.id]);
    return personById(transaction, actor.id);
  });
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What is written, and whether an address is to be verified. The present address takes a pending one back. */
function changeOf(account: AccountRow | undefined, { fullname, phone }: Wanted, email: string | undefined) {
  const change: AccountChange = {};
  if (typeof fullname === 'string') change.full_name = fullname.trim();
  if (typeof phone === 'string') change.phone = phone.trim();
  const verifies = email !== undefined && !sameText(email, account?.email ?? '');
  if (verifies) change.pending_email = email;
  else if (email !== undefined) Object.assign(change, { email, pending_email: null });
  return { change, verifies };
}

/**
 * Changes the own password by the old one. The own session goes on, all others end. Refuses a wrong old password, and
 * with RATE_LIMITED whoever tries too often.
 */
export async function changePassword(
  scope: Scope & Pick<Context, 'sessionId' | 'clientAddress' | 'log'>,
  oldPassword: string,
  newPassword: string,
): Promise<null> {
  const { db, clock, actor, sessionId } = scope;
  const { passwordLength } = await readSettings(db);
  const problem = passwordProblem(newPassword, passwordLength, 'change');
  if (problem) throw new Refusal('BAD_INPUT', problem);
  if (newPassword === oldPassword)
    throw new Refusal('BAD_INPUT', 'The new password is the old one. Choose a password that differs from it.');
  const limit = limitOf(['old password', actor.id], 5, 15);
  const note = (outcome: SignInOutcome) => logSignIn(scope, { way: 'old password', outcome, personId: actor.id });
  await countTry(scope, [limit], 'Too many wrong old passwords.').catch((error: unknown) => {
    if (error instanceof Refusal) note('too many tries');
    throw error;
  });
  const former = await findAccount(db, actor.id);
  const formerHash = former?.password_hash ?? null;
  if (!(await isPassword(formerHash, oldPassword))) {
    note('wrong password');
    throw new Refusal('BAD_INPUT', 'The old password is wrong.');
  }
  await forgetTries(scope, limit);
  if (former) await refuseGuessable(scope, newPassword, former);
  const password_hash = await hashPassword(newPassword);
  await inTransaction(db, async (transaction) => {
    const within = { ...scope, db: transaction };
    await withdrawCodes(transaction, actor.id, 'resetPassword', clock());
    const account = await lockAccount(transaction, actor.id);
    if (account?.password_hash !== formerHash)
      throw new Refusal('CONFLICT', 'Your password was changed meanwhile. Sign in with the new one.');
    await updateAccount(transaction, actor.id, { password_hash });
    await endSessionsOf(within, [actor.id], sessionId);
    await queueMail(within, { kind: 'passwordChanged', personId: actor.id });
  });
  return null;
}
