import { randomBytes } from 'node:crypto';
import { maxPasswordLength } from '@eptw/domain/user/password';
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

/** No e-mail address is longer, so that a longer one is not even looked for. */
const maxAddressLength = 254;

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

/** Begins a session for somebody who has proved who they are, and answers its token, which is stored as a hash alone. */
export async function createSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  personId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, personId, hashToken(token), clock());
  return token;
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
