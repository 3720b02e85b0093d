import type { QuotaSettings } from '@eptw/domain/permit/quota';
import { isPermitCloser, type Actor } from '@eptw/domain/user/actor';
import { checkSignIn, signInProblemMessages, type SignInProblem } from '@eptw/domain/user/sign-in';
import { logSignIn, type SignInOutcome } from '../../access/security-log.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { Refusal } from '../../refusal.ts';
import { authenticate, createSession, endSession } from '../sessions/service.ts';
import { readSettings } from '../settings/service.ts';
import { findAccountById, type Account } from '../users/accounts/account.ts';
import { loadUser } from '../users/service.ts';
import type { User } from '../users/types.ts';

/** A new session. */
export interface NewSession {
  token: string;
  user: User;
  /** The page that the user chose to see first; null for the list of permits. */
  firstPage: string | null;
}

/** A refusal of an account that is not ready to be signed in to. */
export class SignInRefusal extends Refusal {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem) {
    super('FORBIDDEN', signInProblemMessages[problem]);
    this.problem = problem;
  }
}

/**
 * Checks a password and opens a session, in place of the request's session. The token is returned only here; a hash
 * of it is stored.
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
    throw new SignInRefusal(problem);
  }
  const opened = await openSession(context, person.id);
  if (sessionId) await endSession(context, sessionId);
  logOutcome('signed in');
  return opened;
}

/** Opens a session for an authenticated user who may sign in. */
export async function openSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  personId: string,
): Promise<NewSession> {
  const token = await createSession({ db, clock }, personId);
  const [user, account] = [await loadUser(db, personId), await findAccountById(db, personId)];
  return { token, user, firstPage: account?.firstPage ?? null };
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

/** The actor's own account, and the settings that a client needs. */
export async function loadOwnSession(
  { db, clock, hostName, feedbackUrl, tutorialsUrl, oidcClient }: AppContext,
  actor: Actor,
): Promise<OwnSession> {
  const [user, settings] = await Promise.all([loadUser(db, actor.id), readSettings(db)]);
  const permitCloser = isPermitCloser(actor);
  const singleSignOn = oidcClient !== undefined;
  return {
    user,
    idleSeconds: settings.idleSeconds,
    hostName,
    // What a Super Admin has set goes before what the operator has.
    feedbackUrl: (settings.feedbackUrl ?? feedbackUrl) || undefined,
    tutorialsUrl,
    singleSignOn,
    permitCloser,
    serverTime: clock(),
  };
}

/** The settings for the screens before signing in. */
export interface SignInOptions {
  singleSignOn: boolean;
  /** Minimum length of a password. */
  passwordLength: number;
  /** Public, since the help before signing in explains it. */
  quota: QuotaSettings;
  hostName: string;
}

/** The available ways to sign in, and their requirements. */
export async function loadSignInOptions({ db, hostName, oidcClient }: AppContext): Promise<SignInOptions> {
  const { passwordLength, quota } = await readSettings(db);
  return { singleSignOn: oidcClient !== undefined, passwordLength, quota, hostName };
}

/** The actor's own account, with the fields that only its owner sees. */
export async function findOwnAccount({ db, actor }: ActorContext): Promise<Account | undefined> {
  return findAccountById(db, actor.id);
}
