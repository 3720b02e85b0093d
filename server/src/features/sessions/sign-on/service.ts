import { createHash, randomBytes } from 'node:crypto';
import { claimsProblem, nameOf, type RoleOfGroup, type SignOnProblem } from '@eptw/domain/user/sign-on';
import { logSignIn, type SignInOutcome } from '../../../access/security-log.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../graphql/errors.ts';
import type { Context, Services } from '../../../graphql/context.ts';
import type { Issuer } from '../../../sign-on/issuer.ts';
import { problemOf } from '../../../sign-on/issuer-problem.ts';
import { admit, type ProvenPerson } from '../../users/sign-on/service.ts';
import { endSessionsOf, openSession, signOut, type SignedInAnew } from '../service.ts';
import { keepDevice } from '../tries/known-devices.ts';
import { countSignOn, forgiveSignOn } from '../tries/sign-in-tries.ts';
import { insertAttempt, insertResult, takeAttempt, takeResult } from './store.ts';

/** How long somebody may take at the issuer, in seconds: a password, a second factor, a forgotten telephone. */
export const attemptSeconds = 15 * 60;
/** How long the result waits for the page that uses it, in seconds. */
export const resultSeconds = 60;

/** Why somebody does not come in, and where they wanted to go. The cause is for the log alone. */
export class SignOnFailure extends Error {
  readonly problem: SignOnProblem;
  readonly wanted: string | undefined;

  constructor(problem: SignOnProblem, wanted: string | undefined, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
    this.wanted = wanted;
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Makes what a cookie holds: nobody guesses it. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

type Ground = Pick<Services, 'db' | 'clock'> & Pick<Context, 'clientAddress'>;

/**
 * Begins a sign-on for the browser that holds this secret, and answers where it is to go. The browser may want to go
 * on to one of our pages afterwards. Throws a SignOnFailure when the issuer cannot be asked, or too many begin from one
 * network.
 */
export async function beginSignOn(
  ground: Ground,
  issuer: Issuer,
  browser: string,
  wanted: string | undefined,
): Promise<string> {
  const { db, clock } = ground;
  await countSignOn(ground).catch((error: unknown) => {
    throw error instanceof Refusal ? new SignOnFailure('tooMany', wanted) : error;
  });
  const { address, secrets } = await issuer.begin().catch((error: unknown) => {
    throw new SignOnFailure(problemOf(error), wanted, error);
  });
  const attempt = {
    state_hash: hashOf(secrets.state),
    browser_hash: hashOf(browser),
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    wanted: wanted ?? null,
    expires_at: after(clock(), attemptSeconds),
  };
  await insertAttempt(db, attempt, clock());
  return address;
}

/** What the page that ends a sign-on is given. */
export interface SignOnResult {
  /** Good for signing in once; for a cookie that no script can read. */
  code: string;
  email: string;
  wanted: string | undefined;
}

/**
 * Takes the issuer's answer, once, from the browser that asked for it, and leaves a result that signs this person in.
 * Throws a SignOnFailure when the answer is not good, or names nobody of the host's own.
 */
export async function finishSignOn(
  ground: Ground & Pick<Services, 'staffEmailDomain'>,
  issuer: Issuer,
  browser: string | undefined,
  callback: URL,
): Promise<SignOnResult> {
  const { db, clock, staffEmailDomain } = ground;
  const state = callback.searchParams.get('state') ?? '';
  const attempt = browser && (await takeAttempt(db, hashOf(state), hashOf(browser), clock()));
  if (!attempt) throw new SignOnFailure('expired', undefined);
  const wanted = attempt.wanted ?? undefined;
  const secrets = { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier };
  const identity = await issuer.finish(callback, secrets).catch((error: unknown) => {
    throw new SignOnFailure(problemOf(error), wanted, error);
  });
  const problem = claimsProblem(identity, staffEmailDomain);
  const { email } = identity;
  if (problem !== undefined || email === undefined) throw new SignOnFailure(problem ?? 'noEmail', wanted);
  await forgiveSignOn(ground);
  const code = newSecret();
  const result = {
    code_hash: hashOf(code),
    issuer: identity.issuer,
    subject: identity.subject,
    email,
    full_name: nameOf(identity.fullName, email),
    groups: identity.groups,
    expires_at: after(clock(), resultSeconds),
  };
  await insertResult(db, result, clock());
  return { code, email, wanted };
}

/**
 * Opens a session for whoever has just signed on, in place of the one that asks for it, and makes their account when
 * they are new. The result of the sign-on is used up whatever comes of it. Refuses an address alone, and a result that
 * is unknown, used, expired or somebody else's with UNAUTHENTICATED.
 */
export async function signInBySignOn(context: Omit<Context, 'actor'>, email: string): Promise<SignedInAnew> {
  const { db, clock, issuer, sessionId, signOnResult } = context;
  const note = (outcome: SignInOutcome, personId?: string) =>
    logSignIn(context, { way: 'single sign-on', outcome, personId });
  const result = signOnResult && (await takeResult(db, hashOf(signOnResult), clock()));
  if (!issuer || !result || result.email.toLowerCase() !== email.trim().toLowerCase()) {
    note('no such result');
    throw new Refusal(
      'UNAUTHENTICATED',
      'This single sign-on is unknown, used up or too old. Please start it again from the sign-in page.',
    );
  }
  const { full_name: fullName, ...proven } = result;
  const opened = await openFor(context, { ...proven, fullName }, issuer.settings.roles).catch((error: unknown) => {
    if (error instanceof Refusal) note('not admitted');
    throw error;
  });
  if (sessionId) await signOut(context, sessionId);
  await keepDevice(context, opened.user.email);
  note('signed in', opened.user._id);
  return opened;
}

/** Admits somebody and opens their session, or neither. */
function openFor(services: Services, proven: ProvenPerson, mapping: readonly RoleOfGroup[]): Promise<SignedInAnew> {
  return inTransaction(services.db, async (transaction) => {
    const ground = { ...services, db: transaction };
    const { personId, changedRights } = await admit(ground, proven, mapping);
    if (changedRights) await endSessionsOf(ground, [personId]);
    return openSession(ground, personId);
  });
}
