import { approvedByVerifying, registrationProblem, type Registration } from '@eptw/domain/user/account-form';
import { message } from '@eptw/domain/message';
import { emailProblem } from '@eptw/domain/plain-text';
import type { Settings } from '@eptw/domain/settings/settings';
import { passwordProblem } from '@eptw/domain/user/password';
import { inTransaction } from '../../../database/transaction.ts';
import type { Context, Services } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { queueMail } from '../../mails/service.ts';
import { hashPassword } from '../../sessions/password.ts';
import { endSessionsOf, tellOfRights } from '../../sessions/service.ts';
import { knowHere } from '../../sessions/tries/sign-in-tries.ts';
import { readSettings } from '../../settings/service.ts';
import { refusingTakenAddress } from '../taken-address.ts';
import { refuseGuessable } from './chosen-password.ts';
import { issueCode, isUsable, useCode } from './codes.ts';
import { isMarkedBrowser, markBrowser } from './registration-browser.ts';
import { insertNewAccount, isOpenSite, lockAccount, updateAccount, withdrawCodes, type AccountRow } from './store.ts';
import { countAsking, countRegistration } from './tries.ts';
import { tellOfAccounts } from '../watching.ts';

/** Nobody is signed in; what they ask for is counted for where they ask from. */
type Stranger = Services & Pick<Context, 'clientAddress' | 'cookies'>;

const uselessLink =
  'This link was used already, has expired, or a newer one took its place. Ask for another one on the sign-in page.';

/**
 * Makes an account that waits for its address to be verified and for an administrator. Answers the same, after the same
 * work, when somebody has the address: only the mail says so, to whom it belongs.
 */
export async function register(services: Stranger, sent: Registration): Promise<null> {
  const { passwordLength } = await readSettings(services.db);
  const problem = registrationProblem(sent, passwordLength);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  const newcomer = {
    email: sent.email.trim(),
    full_name: sent.fullname.trim(),
    company: sent.company?.trim() ?? '',
    siteId: sent.site,
  };
  const { email } = newcomer;
  await refuseGuessable(services, sent.password, newcomer);
  await countRegistration(services, email);
  if (!(await isOpenSite(services.db, sent.site)))
    throw new Refusal('BAD_INPUT', 'This site cannot be chosen. Choose one from the list.');
  const password_hash = await hashPassword(sent.password);
  const registration_browser = markBrowser(services);
  await inTransaction(services.db, async (db) => {
    const personId = await insertNewAccount(db, { ...newcomer, password_hash, registration_browser });
    await queueMail(
      { ...services, db },
      personId === undefined
        ? { kind: 'registeredAgain', email }
        : { kind: 'verifyEmail', personId, requirePassword: false },
    );
    if (personId !== undefined) await tellOfAccounts({ ...services, db });
  });
  return null;
}

async function sendLink(
  services: Stranger,
  asked: 'verification link' | 'password link',
  address: string,
): Promise<null> {
  const problem = emailProblem(address);
  if (problem) throw new Refusal('BAD_INPUT', problem);
  const email = address.trim();
  if (!(await countAsking(services, asked, email))) return null;
  const kind = asked === 'verification link' ? 'verificationAsked' : 'resetAsked';
  await inTransaction(services.db, (db) => queueMail({ ...services, db }, { kind, email }));
  return null;
}

/** Has a link mailed that verifies the address, if somebody has it and it is not verified. Answers the same for all. */
export async function askToVerify(services: Stranger, email: string): Promise<null> {
  return sendLink(services, 'verification link', email);
}

/** Has a link mailed to choose another password with, if somebody has the address. Answers the same for all. */
export async function askToReset(services: Stranger, email: string): Promise<null> {
  return sendLink(services, 'password link', email);
}

/** What following a link to verify an address led to. */
export interface Verified {
  /** What the person reads. */
  sentence: string;
  /** Opens the choice of a password, which is to be made next; nothing when there is one. */
  resetCode: string | null;
}

/**
 * Proves an address by the code that was mailed to it: the account's own, or the one that is to take its place. Refuses a
 * code that is unknown, used, withdrawn or expired with BAD_INPUT, and an address that is somebody else's by now with
 * CONFLICT, which leaves the code good.
 */
export async function verifyEmail(services: Stranger, securityCode: string): Promise<Verified> {
  const sentence = 'This e-mail address belongs to another account by now. Use another one.';
  return refusingTakenAddress(sentence, () =>
    inTransaction(services.db, (db) => verifyIn({ ...services, db }, securityCode)),
  );
}

async function verifyIn(services: Stranger, securityCode: string): Promise<Verified> {
  const { db, clock } = services;
  const now = clock();
  const code = await useCode(db, securityCode, 'verifyEmail', now);
  const account = code && (await lockAccount(db, code.person_id));
  if (!code || !account) throw new Refusal('BAD_INPUT', uselessLink);
  if (sameAddress(code.email, account.pending_email)) return takeOver(services, account, code.email);
  if (!sameAddress(code.email, account.email)) throw new Refusal('BAD_INPUT', uselessLink);
  const status = statusOnceVerified(account, await readSettings(db));
  const choosesPassword = code.require_password || !isChosenHere(services, account);
  await updateAccount(db, account.id, {
    status,
    email_verified_at: account.email_verified_at ?? now,
    // Nothing says that whoever reads this mailbox chose what was chosen before.
    ...(choosesPassword && { password_hash: null }),
  });
  await tellOfAccounts(services);
  if (choosesPassword) {
    const { id, email } = account;
    const resetCode = await issueCode(db, { personId: id, purpose: 'resetPassword', email }, now);
    return { sentence: 'Your e-mail address is verified. Choose a password next.', resetCode };
  }
  return { sentence: status === 'Approved' ? message.emailVerified : nowWaits, resetCode: null };
}

/** Whether the password of the account was chosen in this browser, when its owner registered. */
function isChosenHere(services: Stranger, { email_verified_at, registration_browser }: AccountRow): boolean {
  return email_verified_at !== null || isMarkedBrowser(services, registration_browser);
}

const nowWaits =
  'Your e-mail address is verified. Your account now waits for the approval of an administrator, and you will get a mail.';

/** The new address takes the place of the former, which is told. */
async function takeOver(services: Services, { id, email }: AccountRow, newEmail: string): Promise<Verified> {
  await updateAccount(services.db, id, { email: newEmail, pending_email: null, email_verified_at: services.clock() });
  await queueMail(services, { kind: 'emailChanged', personId: id, formerEmail: email });
  await tellOfRights(services, [id]);
  return { sentence: message.emailVerified, resetCode: null };
}

function sameAddress(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

function statusOnceVerified(account: AccountRow, { approveOnVerification }: Settings) {
  return approvedByVerifying(account, approveOnVerification) ? 'Approved' : account.status;
}

/**
 * Sets another password by the code that was mailed, and ends every session of the account. The code also proves the
 * address. A password that is too short or soon guessed leaves the code good; a useless code is refused with BAD_INPUT.
 */
export async function resetPassword(services: Stranger, newPassword: string, securityCode: string): Promise<null> {
  const { db, clock } = services;
  const settings = await readSettings(db);
  const problem = passwordProblem(newPassword, settings.passwordLength, 'change');
  if (problem) throw new Refusal('BAD_INPUT', problem);
  // Nobody keeps the server hashing by guessing codes.
  if (!(await isUsable(db, securityCode, 'resetPassword', clock()))) throw new Refusal('BAD_INPUT', uselessLink);
  const password_hash = await hashPassword(newPassword);
  const { email } = await inTransaction(db, async (transaction) => {
    const now = clock();
    const code = await useCode(transaction, securityCode, 'resetPassword', now);
    const account = code && (await lockAccount(transaction, code.person_id));
    if (!account || !sameAddress(code.email, account.email)) throw new Refusal('BAD_INPUT', uselessLink);
    await refuseGuessable(services, newPassword, account);
    const { id, email_verified_at, status } = account;
    await updateAccount(transaction, id, {
      password_hash,
      email_verified_at: email_verified_at ?? now,
      status: email_verified_at ? status : statusOnceVerified(account, settings),
    });
    const within = { ...services, db: transaction };
    await withdrawCodes(transaction, id, 'resetPassword', now);
    await endSessionsOf(within, [id]);
    await tellOfAccounts(within);
    if (account.password_hash !== null) await queueMail(within, { kind: 'passwordChanged', personId: id });
    return account;
  });
  await knowHere(services, email);
  return null;
}
