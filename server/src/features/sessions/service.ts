import { randomBytes } from 'node:crypto';
import { toEmailAddress } from '@eptw/domain/text/email';
import { maxPasswordLength, normalizePassword } from '@eptw/domain/user/password';
import { wrongCredentials } from '@eptw/domain/user/sign-in';
import { logSignIn, type SignInOutcome } from '../../access/security-log.ts';
import type { AppContext } from '../../app-context.ts';
import { runAfterCommit } from '../../database/transaction.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { Refusal } from '../../refusal.ts';
import { verifyPassword } from './password.ts';
import { hashToken } from './session-registry.ts';
import { deleteUnusedSessions, endSessions, endSessionsOfUsers, findUserToSignIn, insertSession } from './store.ts';
import { countLoginAttempt } from './login-throttling/login-attempts.ts';

/** The maximum length of an e-mail address; longer ones are not looked up. */
const maxAddressLength = 254;

/**
 * The user with this address and password. Throws UNAUTHENTICATED otherwise, and RATE_LIMITED after too many
 * attempts.
 */
export async function authenticate(context: Omit<RequestContext, 'actor'>, typedAddress: string, password: string) {
  const address = toEmailAddress(typedAddress);
  const logOutcome = (outcome: SignInOutcome, personId?: string) =>
    logSignIn(context, { way: 'password', outcome, personId });
  const attempt = await countLoginAttempt(context, address).catch((error: unknown) => {
    if (error instanceof Refusal) logOutcome('too many tries');
    throw error;
  });
  const isPossible = address.length <= maxAddressLength && normalizePassword(password).length <= maxPasswordLength;
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

/** Starts a session for an authenticated user, and returns its token, of which only a hash is stored. */
export async function createSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  personId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, personId, hashToken(token), clock());
  return token;
}

/** Ends a session: every process refuses its token from now on, and its sockets close. */
export async function endSession({ db, clock, events, sessions }: AppContext, sessionId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endSessions(transaction, [sessionId], clock());
    await events.publish(transaction, 'sessionEnded', { sessionIds: [sessionId] });
  });
  sessions.evict([sessionId]);
}

/**
 * Ends every session of these users, in the caller's transaction: after a new password, a change of role, or the end
 * of an account. The session of the request may stay.
 */
export async function endUserSessions(
  { db, clock, events, sessions }: Pick<AppContext, 'db' | 'clock' | 'events' | 'sessions'>,
  personIds: readonly string[],
  except?: string | null,
): Promise<void> {
  const sessionIds = await endSessionsOfUsers(db, personIds, except ?? null, clock());
  if (sessionIds.length === 0) return;
  runAfterCommit(db, () => sessions.evict(sessionIds));
  await events.publish(db, 'sessionEnded', { sessionIds });
}

/**
 * Makes every process reload these users' rights once the caller's transaction commits: after a change of sites,
 * company or groups.
 */
export async function publishRightsChanged(
  { db, events, sessions }: Pick<AppContext, 'db' | 'events' | 'sessions'>,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  runAfterCommit(db, () => sessions.evictUsers(personIds));
  await events.publish(db, 'rightsChanged', { personIds: [...personIds] });
}

/** Deletes sessions that have not been used since then. */
export async function deleteOldSessions({ db }: Pick<AppContext, 'db'>, unusedSince: Date): Promise<void> {
  await deleteUnusedSessions(db, unusedSince);
}
