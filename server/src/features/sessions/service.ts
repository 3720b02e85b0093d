import { randomBytes } from 'node:crypto';
import type { QuotaSettings } from '@eptw/domain/permit/quota';
import type { Actor } from '@eptw/domain/user/actor';
import { greatestPasswordLength } from '@eptw/domain/user/password';
import { signInProblem, wrongCredentials } from '@eptw/domain/user/sign-in';
import { logSignIn, type SignInOutcome } from '../../access/security-log.ts';
import { afterCommit } from '../../database/transaction.ts';
import { Refusal } from '../../graphql/errors.ts';
import type { Context, Scope, Services } from '../../graphql/context.ts';
import { readSettings } from '../settings/service.ts';
import { accountById, type Account } from '../users/accounts/account.ts';
import { personById } from '../users/service.ts';
import type { User } from '../users/types.ts';
import { isPassword } from './password.ts';
import { hashToken } from './signed-in.ts';
import { deleteSessions, endSessions, endSessionsOfPeople, findPersonToSignIn, insertSession } from './store.ts';
import { countSignIn } from './tries/sign-in-tries.ts';

/** No e-mail address is longer, so that a longer one is not even looked for. */
const longestAddress = 254;

/** A session that has just begun. */
export interface SignedInAnew {
  token: string;
  user: User;
}

/**
 * Checks a password and opens a session, in place of the one that asks for it. The token is told this once and stored
 * as a hash alone.
 */
export async function signIn(context: Omit<Context, 'actor'>, email: string, password: string): Promise<SignedInAnew> {
  const { sessionId } = context;
  const person = await provePassword(context, email.trim(), password);
  const note = (outcome: SignInOutcome) => logSignIn(context, { way: 'password', outcome, personId: person.id });
  const problem = signInProblem({ emailVerified: person.email_verified_at !== null, status: person.status });
  if (problem) {
    note(person.email_verified_at ? 'not approved' : 'address not verified');
    throw new Refusal('FORBIDDEN', problem);
  }
  const opened = await openSession(context, person.id);
  if (sessionId) await signOut(context, sessionId);
  note('signed in');
  return opened;
}

/** Whose address and password these are. Refuses everything else with UNAUTHENTICATED, and too many tries. */
export async function provePassword(context: Omit<Context, 'actor'>, address: string, password: string) {
  const note = (outcome: SignInOutcome, personId?: string) =>
    logSignIn(context, { way: 'password', outcome, personId });
  const counted = await countSignIn(context, address).catch((error: unknown) => {
    if (error instanceof Refusal) note('too many tries');
    throw error;
  });
  const isPossible = address.length <= longestAddress && password.length <= greatestPasswordLength;
  const person = isPossible ? await findPersonToSignIn(context.db, address) : undefined;
  const isRight = await isPassword(person?.password_hash, isPossible ? password : '', counted.patient);
  if (person && isRight) {
    await counted.forgive();
    return person;
  }
  await counted.hold(person !== undefined);
  note(person ? 'wrong password' : 'no such account', person?.id);
  throw new Refusal('UNAUTHENTICATED', wrongCredentials);
}

/** Opens a session for somebody who has proved who they are, and may sign in. */
export async function openSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  personId: string,
): Promise<SignedInAnew> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, personId, hashToken(token), clock());
  return { token, user: await personById(db, personId) };
}

/** Ends a session: its token is worth nothing from now on, in every process, and its sockets close. */
export async function signOut({ db, clock, events, signedIn }: Services, sessionId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endSessions(transaction, [sessionId], clock());
    await events.publish(transaction, 'sessionEnded', { sessionIds: [sessionId] });
  });
  signedIn.forget([sessionId]);
}

/**
 * Ends every session of these people, in the caller's transaction: after a new password, another role, or the end of an
 * account. The session that asks for it may go on.
 */
export async function endSessionsOf(
  { db, clock, events, signedIn }: Pick<Services, 'db' | 'clock' | 'events' | 'signedIn'>,
  personIds: readonly string[],
  except?: string | null,
): Promise<void> {
  const sessionIds = await endSessionsOfPeople(db, personIds, except ?? null, clock());
  if (sessionIds.length === 0) return;
  afterCommit(db, () => signedIn.forget(sessionIds));
  await events.publish(db, 'sessionEnded', { sessionIds });
}

/**
 * Has every process ask again what these people may do, after the caller's transaction commits: after other sites,
 * another company or other groups.
 */
export async function tellOfRights(
  { db, events, signedIn }: Pick<Services, 'db' | 'events' | 'signedIn'>,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  afterCommit(db, () => signedIn.forgetPeople(personIds));
  await events.publish(db, 'rightsChanged', { personIds: [...personIds] });
}

/** Forgets sessions that have not been used since then. */
export async function forgetSessions({ db }: Pick<Services, 'db'>, unusedSince: Date): Promise<void> {
  await deleteSessions(db, unusedSince);
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
export async function ownSession(
  { db, clock, hostName, feedbackUrl, tutorialsUrl, issuer }: Services,
  actor: Actor,
): Promise<OwnSession> {
  const [user, { idleSeconds }] = await Promise.all([personById(db, actor.id), readSettings(db)]);
  const permitCloser = actor.groups.some((group) => group.permitCloser);
  const singleSignOn = issuer !== undefined;
  return { user, idleSeconds, hostName, feedbackUrl, tutorialsUrl, singleSignOn, permitCloser, serverTime: clock() };
}

/** What the screens of people who are not signed in need to know. */
export interface SignInOptions {
  singleSignOn: boolean;
  /** The fewest characters of a password. */
  passwordLength: number;
  /** Told to everyone before they sign in. */
  quota: QuotaSettings;
  hostName: string;
}

/** Which ways in there are, and what they ask for. */
export async function signInOptions({ db, hostName, issuer }: Services): Promise<SignInOptions> {
  const { passwordLength, quota } = await readSettings(db);
  return { singleSignOn: issuer !== undefined, passwordLength, quota, hostName };
}

/** The own account as far as only its owner knows it. */
export async function ownAccount({ db, actor }: Scope): Promise<Account | undefined> {
  return accountById(db, actor.id);
}
