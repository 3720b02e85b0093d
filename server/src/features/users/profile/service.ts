import { isSameAddress } from '@eptw/domain/text/email';
import { toStoredDetail } from '@eptw/domain/user/account-details';
import { validateProfile, type ProfileChanges } from '@eptw/domain/user/account-form';
import { checkOwnAccountChange, checkOwnCompanyChange } from '@eptw/domain/user/authority';
import { checkFirstPage, defaultFirstPage } from '@eptw/domain/permit/first-page';
import { normalizePassword, validatePassword } from '@eptw/domain/user/password';
import { logSignIn, type SignInOutcome } from '../../../access/security-log.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { Refusal } from '../../../refusal.ts';
import { queueMail } from '../../mail-queue/service.ts';
import { hashPassword, verifyPassword } from '../../sessions/password.ts';
import { endUserSessions, publishRightsChanged } from '../../sessions/service.ts';
import { countAttempt, resetAttempts, createAttemptLimit } from '../../sessions/login-throttling/service.ts';
import { readSettings } from '../../settings/service.ts';
import { loadUser } from '../service.ts';
import type { User } from '../types.ts';
import { refuseCommonPassword } from '../accounts/common-passwords.ts';
import { refuseLockedAddress } from '../email-address.ts';
import {
  findAccount,
  lockAccount,
  updateAccount,
  withdrawCodes,
  type AccountChange,
  type AccountRow,
} from '../accounts/store.ts';

type ProfileInput = ProfileChanges & {
  site?: readonly string[] | null | undefined;
  /** The path of the page to see first. */
  firstPage?: string | null | undefined;
};

/**
 * Changes the actor's own name, telephone and e-mail address; what is not given stays unchanged. Another address is
 * pending until the link mailed to it is followed. Refuses another company and other sites with FORBIDDEN. The
 * response is the same for a taken address: only its owner is notified by mail.
 */
export async function updateProfile(context: ActorContext, input: ProfileInput): Promise<User> {
  const { db, actor } = context;
  const problem = validateProfile(input) ?? (input.firstPage ? checkFirstPage(actor.role, input.firstPage) : undefined);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  const refusal =
    checkOwnCompanyChange(actor.company, input.company) ??
    (input.site && checkOwnAccountChange(actor, { role: actor.role, siteIds: input.site }));
  if (refusal) throw new Refusal('FORBIDDEN', refusal);
  const email = input.email == null ? undefined : toStoredDetail('email', input.email);
  if (email !== undefined && !isSameAddress(email, actor.email)) {
    await countAttempt(
      context,
      [createAttemptLimit(['new address', actor.id], 10, 60)],
      'You have changed your e-mail address too often.',
    );
  }
  return inTransaction(db, async (transaction) => {
    const transactionContext = { ...context, db: transaction };
    const account = await lockAccount(transaction, actor.id);
    const { change, verifies } = toAccountChange(account, input, email);
    if (verifies) refuseLockedAddress(account?.email_kept_until ?? null, context.clock());
    if (Object.keys(change).length > 0) await updateAccount(transaction, actor.id, change);
    if (verifies)
      await queueMail(transactionContext, { kind: 'verifyEmail', personId: actor.id, requirePassword: false });
    await publishRightsChanged(transactionContext, [actor.id]);
    return loadUser(transaction, actor.id);
  });
}

/** The columns to write, and whether to verify an address. The current address withdraws a pending one. */
function toAccountChange(
  account: AccountRow | undefined,
  { fullname, phone, firstPage }: ProfileInput,
  email: string | undefined,
) {
  const change: AccountChange = {};
  if (typeof fullname === 'string') change.full_name = toStoredDetail('fullname', fullname);
  if (typeof phone === 'string') change.phone = toStoredDetail('phone', phone);
  if (typeof firstPage === 'string') change.first_page = firstPage === defaultFirstPage ? null : firstPage || null;
  const verifies = email !== undefined && !isSameAddress(email, account?.email ?? '');
  if (verifies) change.pending_email = email;
  else if (email !== undefined) Object.assign(change, { email, pending_email: null });
  return { change, verifies };
}

/**
 * Changes the actor's own password, given the old one. The current session stays, all others end. Refuses a wrong old
 * password, and too many attempts with RATE_LIMITED.
 */
export async function changePassword(
  context: ActorContext & Pick<RequestContext, 'sessionId' | 'clientAddress' | 'log'>,
  oldPassword: string,
  newPassword: string,
): Promise<null> {
  const { db, clock, actor, sessionId } = context;
  const { passwordLength } = await readSettings(db);
  const problem = validatePassword(newPassword, passwordLength, 'change');
  if (problem) throw new Refusal('BAD_INPUT', problem);
  if (normalizePassword(newPassword) === normalizePassword(oldPassword))
    throw new Refusal('BAD_INPUT', 'The new password must differ from the old one. Choose another password.');
  const limit = createAttemptLimit(['old password', actor.id], 5, 15);
  const logOutcome = (outcome: SignInOutcome) =>
    logSignIn(context, { way: 'old password', outcome, personId: actor.id });
  await countAttempt(context, [limit], 'Too many wrong old passwords.').catch((error: unknown) => {
    if (error instanceof Refusal) logOutcome('too many tries');
    throw error;
  });
  const accountBefore = await findAccount(db, actor.id);
  const formerHash = accountBefore?.password_hash ?? null;
  if (!(await verifyPassword(formerHash, oldPassword))) {
    logOutcome('wrong password');
    throw new Refusal('BAD_INPUT', 'The old password is wrong.');
  }
  await resetAttempts(context, limit);
  if (accountBefore) await refuseCommonPassword(context, newPassword, accountBefore);
  const password_hash = await hashPassword(newPassword);
  await inTransaction(db, async (transaction) => {
    const transactionContext = { ...context, db: transaction };
    await withdrawCodes(transaction, actor.id, 'resetPassword', clock());
    const account = await lockAccount(transaction, actor.id);
    if (account?.password_hash !== formerHash)
      throw new Refusal('CONFLICT', 'Your password has changed in the meantime. Sign in with the new one.');
    await updateAccount(transaction, actor.id, { password_hash });
    await endUserSessions(transactionContext, [actor.id], sessionId);
    await queueMail(transactionContext, { kind: 'passwordChanged', personId: actor.id });
  });
  return null;
}
