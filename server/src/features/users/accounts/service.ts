import { isApprovedOnVerification, validateRegistration, type Registration } from '@eptw/domain/user/account-form';
import { message } from '@eptw/domain/message';
import { isSameAddress, toEmailAddress, validateEmail } from '@eptw/domain/text/email';
import { toStoredLine } from '@eptw/domain/text/stored-text';
import type { Settings } from '@eptw/domain/settings/settings';
import { validatePassword } from '@eptw/domain/user/password';
import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { Refusal } from '../../../refusal.ts';
import { queueMail } from '../../mail-queue/service.ts';
import { hashPassword } from '../../sessions/password.ts';
import { endUserSessions, publishRightsChanged } from '../../sessions/service.ts';
import { trustDevice } from '../../sessions/login-throttling/login-attempts.ts';
import { readSettings } from '../../settings/service.ts';
import { refuseDuplicateAddress } from '../email-address.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { issueCode, isUsableCode, redeemCode } from './codes.ts';
import { isMarkedBrowser, markBrowser } from './registration-browser.ts';
import {
  insertNewAccount,
  isAvailableSite,
  lockAccount,
  updateAccount,
  withdrawCodes,
  type AccountRow,
} from './store.ts';
import { countLinkRequest, countRegistration } from './throttling.ts';
import { publishAccountsChanged } from '../subscriptions.ts';

/** The context of a request without signing in; attempts count for its device and network. */
type AnonymousContext = AppContext & Pick<RequestContext, 'clientAddress' | 'cookies'>;

const expiredLinkMessage =
  'This link was already used, has expired, or was replaced by a newer one. Request a new link on the sign-in page.';

/**
 * Creates an account that needs its address verified and an administrator's approval. The response and the work are
 * the same if the address already has an account: only a mail to its owner says so.
 */
export async function register(context: AnonymousContext, input: Registration): Promise<null> {
  const { passwordLength } = await readSettings(context.db);
  const problem = validateRegistration(input, passwordLength);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  const newcomer = {
    email: toEmailAddress(input.email),
    full_name: toStoredLine(input.fullname),
    company: toStoredLine(input.company ?? ''),
    siteId: input.site,
  };
  const { email } = newcomer;
  await refuseCommonPassword(context, input.password, newcomer);
  await countRegistration(context, email);
  if (!(await isAvailableSite(context.db, input.site)))
    throw new Refusal('BAD_INPUT', 'This site cannot be chosen. Choose one from the list.');
  const password_hash = await hashPassword(input.password);
  const registration_browser = markBrowser(context);
  await inTransaction(context.db, async (db) => {
    const personId = await insertNewAccount(db, { ...newcomer, password_hash, registration_browser });
    await queueMail(
      { ...context, db },
      personId === undefined
        ? { kind: 'registeredAgain', email }
        : { kind: 'verifyEmail', personId, requirePassword: false },
    );
    if (personId !== undefined) await publishAccountsChanged({ ...context, db });
  });
  return null;
}

async function sendLink(
  context: AnonymousContext,
  requestedLink: 'verification link' | 'password link',
  address: string,
): Promise<null> {
  const problem = validateEmail(address);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  const email = toEmailAddress(address);
  if (!(await countLinkRequest(context, requestedLink, email))) return null;
  const kind = requestedLink === 'verification link' ? 'verificationAsked' : 'resetAsked';
  await inTransaction(context.db, (db) => queueMail({ ...context, db }, { kind, email }));
  return null;
}

/**
 * Queues a link to verify the address, if it has an account that is not verified. The response is always the same.
 */
export async function requestVerification(context: AnonymousContext, email: string): Promise<null> {
  return sendLink(context, 'verification link', email);
}

/** Queues a link to choose another password, if the address has an account. The response is always the same. */
export async function requestPasswordReset(context: AnonymousContext, email: string): Promise<null> {
  return sendLink(context, 'password link', email);
}

/** The result of following a link to verify an address. */
export interface EmailVerification {
  /** The message for the user. */
  message: string;
  /** The code for choosing a password next; null if the account has one. */
  resetCode: string | null;
}

/**
 * Verifies an address by the code mailed to it: the account's own, or the pending one that replaces it. Refuses with
 * BAD_INPUT a code that is unknown, used, withdrawn or expired, and with CONFLICT an address that another account has
 * by now, which keeps the code valid.
 */
export async function verifyEmail(context: AnonymousContext, securityCode: string): Promise<EmailVerification> {
  const sentence = 'This e-mail address now belongs to another account. Use another one.';
  return refuseDuplicateAddress(sentence, () =>
    inTransaction(context.db, (db) => verifyInTransaction({ ...context, db }, securityCode)),
  );
}

async function verifyInTransaction(context: AnonymousContext, securityCode: string): Promise<EmailVerification> {
  const { db, clock } = context;
  const now = clock();
  const code = await redeemCode(db, securityCode, 'verifyEmail', now);
  const account = code && (await lockAccount(db, code.person_id));
  if (!code || !account) throw new Refusal('BAD_INPUT', expiredLinkMessage);
  const { pending_email: pending } = account;
  if (pending !== null && isSameAddress(code.email, pending)) return replaceEmail(context, account, code.email);
  if (!isSameAddress(code.email, account.email)) throw new Refusal('BAD_INPUT', expiredLinkMessage);
  const status = toVerifiedStatus(account, await readSettings(db));
  const choosesPassword = code.require_password || !isPasswordChosenHere(context, account);
  await updateAccount(db, account.id, {
    status,
    email_verified_at: account.email_verified_at ?? now,
    // Nothing proves that the owner of this mailbox chose the earlier password.
    ...(choosesPassword && { password_hash: null }),
  });
  await publishAccountsChanged(context);
  if (choosesPassword) {
    const { id, email } = account;
    const resetCode = await issueCode(db, { personId: id, purpose: 'resetPassword', email }, now);
    return { message: 'Your e-mail address is verified. Choose a password next.', resetCode };
  }
  return { message: status === 'Approved' ? message.emailVerified : awaitingApprovalMessage, resetCode: null };
}

/** Whether the account's password was chosen in this browser, on registration. */
function isPasswordChosenHere(
  context: AnonymousContext,
  { email_verified_at, registration_browser }: AccountRow,
): boolean {
  return email_verified_at !== null || isMarkedBrowser(context, registration_browser);
}

const awaitingApprovalMessage =
  'Your e-mail address is verified. An administrator must now approve your account. You will receive an e-mail.';

/** Replaces the address by the pending one, and notifies the former address. */
async function replaceEmail(
  context: AppContext,
  { id, email }: AccountRow,
  newEmail: string,
): Promise<EmailVerification> {
  await updateAccount(context.db, id, { email: newEmail, pending_email: null, email_verified_at: context.clock() });
  await queueMail(context, { kind: 'emailChanged', personId: id, formerEmail: email });
  await publishRightsChanged(context, [id]);
  return { message: message.emailVerified, resetCode: null };
}

function toVerifiedStatus(account: AccountRow, { approveOnVerification }: Settings) {
  return isApprovedOnVerification(account, approveOnVerification) ? 'Approved' : account.status;
}

/**
 * Sets another password by the code that was mailed, and ends every session of the account. The code also verifies
 * the address. A password that is too short or too common keeps the code valid; an invalid code is refused with
 * BAD_INPUT.
 */
export async function resetPassword(
  context: AnonymousContext,
  newPassword: string,
  securityCode: string,
): Promise<null> {
  const { db, clock } = context;
  const settings = await readSettings(db);
  const problem = validatePassword(newPassword, settings.passwordLength, 'change');
  if (problem) throw new Refusal('BAD_INPUT', problem);
  // Checked before hashing, so that guessed codes cannot keep the server busy.
  if (!(await isUsableCode(db, securityCode, 'resetPassword', clock())))
    throw new Refusal('BAD_INPUT', expiredLinkMessage);
  const password_hash = await hashPassword(newPassword);
  const { email } = await inTransaction(db, async (transaction) => {
    const now = clock();
    const code = await redeemCode(transaction, securityCode, 'resetPassword', now);
    const account = code && (await lockAccount(transaction, code.person_id));
    if (!account || !isSameAddress(code.email, account.email)) throw new Refusal('BAD_INPUT', expiredLinkMessage);
    await refuseCommonPassword(context, newPassword, account);
    const { id, email_verified_at, status } = account;
    await updateAccount(transaction, id, {
      password_hash,
      email_verified_at: email_verified_at ?? now,
      status: email_verified_at ? status : toVerifiedStatus(account, settings),
    });
    const transactionContext = { ...context, db: transaction };
    await withdrawCodes(transaction, id, 'resetPassword', now);
    await endUserSessions(transactionContext, [id]);
    await publishAccountsChanged(transactionContext);
    if (account.password_hash !== null) await queueMail(transactionContext, { kind: 'passwordChanged', personId: id });
    return account;
  });
  await trustDevice(context, email);
  return null;
}
