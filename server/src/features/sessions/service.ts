import { randomBytes } from 'node:crypto';
import type { QuotaSettings } from '@eptw/domain/permit/quota';
import type { Actor } from '@eptw/domain/user/actor';
import { maxPasswordLength } from '@eptw/domain/user/password';
import { checkSignIn, wrongCredentials } from '@eptw/domain/user/sign-in';
import { logSignIn, type SignInOutcome } from '../../access/security-log.ts';
import { runAfterCommit } from '../../database/transaction.ts';
import { Refusal } from '../../graphql/errors.ts';
import type { RequestContext, ActorContext, AppContext } from '../../graphql/context.ts';
import { readSettings } from '../settings/service.ts';
import { findAccountById, type Account } from '../users/accounts/account.ts';
import { loadUser } from '../users/service.ts';
import type { User } from '../users/types.ts';
import { verifyPassword } from './password.ts';
import { hashToken } from './session-registry.ts';
import { deleteUnusedSessions, endSessions, endSessionsOfUsers, findUserToSignIn, insertSession } from './store.ts';
import { countLoginAttempt } from './login-throttling/login-attempts.ts';

/** No e-mail address is longer, so that a longer one is not even looked for. */
const maxAddressLength = 254;

/** A session that has just begun. */
export interface NewSession {
  token: string;
  user: User;
}

/**
 * Checks a password and opens a session, in place of the one that asks for it. The token is told this once and stored
 * as a hash alone.
 */
export async function signIn(
  context: Omit<RequestContext, 'actor'>,
  email: string,
  password: string,
): Promise<NewSession> {
  const { sessionId } = context;
  const person = await authenticate(context, email.trim(), password);
  const logOutcome = (outcome: SignInOutcome) => logSignIn(context, { way: 'password', outcome, personId: person.id });
  const problem = checkSignIn({ emailVerified: person.email_verified_at !== null, status: person.status });
  if (problem) {
    logOutcome(person.email_verified_at ? 'not approved' : 'address not verified');
    throw new Refusal('FORBIDDEN', problem);
  }
  const opened = await openSession(context, person.id);
  if (sessionId) await endSession(context, sessionId);
  logOutcome('signed in');
  return opened;
}

/** Whose address and password these are. Refuses everything else with UNAUTHENTICATED, and too many tries. */
export async function authenticate(context: Omit<RequestContext, 'actor'>, address: string, password: string) {
  const logOutcome = (outcome: SignInOutcome, personId?: string) =>
    logSignIn(context, { way: 'password', outcome, personId });
  const attempt = await countLoginAttempt(context, address).catch((error: unknown) => {
    if (error instanceof Refusal) logOutcome('too many tries');
    throw error;
  });
  const isPossible = address.length <= maxAddressLength && password.length <= maxPasswordLength;
  const person = isPossible ? await findUserToSignIn(context.db, address) : undefined;
  const isRight = await verifyPassword(person?.password_hash, isPossible ? password : '', attempt.throttled);
  if (person && isRight) {
    await attempt.succeed();
    return person;
  }
  await attempt.fail(person !== undefined);
  logOutcome(person ? 'wrong password' : 'no such account', person?.id);
  throw new Refusal('UNAUTHENTICATED', wrongCredentials);
}

/** Opens a session for somebody who has proved who they are, and may sign in. */
export async function openSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  personId: string,
): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, personId, hashToken(token), clock());
  return { token, user: await loadUser(db, personId) };
}

/** Ends a session: its token is worth nothing from now on, in every process, and its sockets close. */
export async function endSession({ db, clock, events, sessions }: AppContext, sessionId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endSessions(transaction, [sessionId], clock());
    await events.publish(transaction, 'sessionEnded', { sessionIds: [sessionId] });
  });
  sessions.forget([sessionId]);
}

/**
 * Ends every session of these people, in the caller's transaction: after a new password, another role, or the end of an
 * account. The session that asks for it may go on.
 */
export async function endUserSessions(
  { db, clock, events, sessions }: Pick<AppContext, 'db' | 'clock' | 'events' | 'sessions'>,
  personIds: readonly string[],
  except?: string | null,
): Promise<void> {
  const sessionIds = await endSessionsOfUsers(db, personIds, except ?? null, clock());
  if (sessionIds.length === 0) return;
  runAfterCommit(db, () => sessions.forget(sessionIds));
  await events.publish(db, 'sessionEnded', { sessionIds });
}

/**
 * Has every process ask again what these people may do, after the caller's transaction commits: after other sites,
 * another company or other groups.
 */
export async function publishRightsChanged(
  { db, events, sessions }: Pick<AppContext, 'db' | 'events' | 'sessions'>,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  runAfterCommit(db, () => sessions.forgetUsers(personIds));
  await events.publish(db, 'rightsChanged', { personIds: [...personIds] });
}

/** Forgets sessions that have not been used since then. */
export async function deleteOldSessions({ db }: Pick<AppContext, 'db'>, unusedSince: Date): Promise<void> {
  await deleteUnusedSessions(db, unusedSince);
}

export interface OwnSession {
  user: User;
  idleSeconds: number;
  hostName: string;
  feedbackUrl: string | undefined;
  tutorialsUrl: string | undefined;
  singleSignOn: boolean;
  permitCloser: boolean;
  serverTime: Date;
}

/** The own account and the settings that a client needs. */
export async function loadOwnSession(
  { db, clock, hostName, feedbackUrl, tutorialsUrl, issuer }: AppContext,
  actor: Actor,
): Promise<OwnSession> {
  const [user, { idleSeconds }] = await Promise.all([loadUser(db, actor.id), readSettings(db)]);
  const permitCloser = actor.groups.some((group) => group.permitCloser);
  const singleSignOn = issuer !== undefined;
  return { user, idleSeconds, hostName, feedbackUrl, tutorialsUrl, singleSignOn, permitCloser, serverTime: clock() };
}

/** What the screens of people who are not signed in need to know. */
export interface SignInOptions {
  singleSignOn: boolean;
  /** Minimum length of a password. */
  passwordLength: number;
  /** Told to everyone before they sign in. */
  quota: QuotaSettings;
  hostName: string;
}

/** Which ways in there are, and what they ask for. */
export async function loadSignInOptions({ db, hostName, issuer }: AppContext): Promise<SignInOptions> {
  const { passwordLength, quota } = await readSettings(db);
  return { singleSignOn: issuer !== undefined, passwordLength, quota, hostName };
}

/** The own account as far as only its owner knows it. */
export async function findOwnAccount({ db, actor }: ActorContext): Promise<Account | undefined> {
  return findAccountById(db, actor.id);
}
