import { createHash, randomBytes } from 'node:crypto';
import { isSameAddress } from '@eptw/domain/text/email';
import { toStoredLine } from '@eptw/domain/text/stored-text';
import {
  checkSsoClaims,
  toFullName,
  type ClaimedGroups,
  type SsoRoleMapping,
  type SsoProblem,
} from '@eptw/domain/user/sso';
import { logSignIn, type SignInOutcome } from '../../access/security-log.ts';
import type { NewRow } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Refusal } from '../../refusal.ts';
import type { AppContext } from '../../app-context.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import type { OidcClient } from '../../oidc/oidc-client.ts';
import { toSsoProblem } from '../../oidc/oidc-errors.ts';
import { admitUser, type VerifiedIdentity } from './admit-user.ts';
import { endUserSessions, endSession } from '../sessions/service.ts';
import { openSession, type NewSession } from '../sign-in/service.ts';
import { rememberDevice } from '../sessions/login-throttling/known-devices.ts';
import { countSsoAttempt, recordSsoSuccess } from '../sessions/login-throttling/login-attempts.ts';
import { insertAttempt, insertResult, consumeAttempt, consumeResult } from './store.ts';

/** Identifies the browser during single sign-on, which must finish in the browser where it started. */
export const browserCookie = 'eptw_sign_on';
/** Contains the result of a single sign-on, for the page that signs in with it. */
export const resultCookie = 'eptw_sign_on_result';
/** How long signing in at the issuer may take, in seconds, allowing for a second factor. */
export const attemptLifetimeSeconds = 15 * 60;
/** How long the result stays valid for the page that uses it, in seconds. */
export const resultLifetimeSeconds = 60;

/** Why single sign-on failed, and the page to return to. The cause is only for the log. */
export class SsoFailure extends Error {
  readonly problem: SsoProblem;
  readonly returnPath: string | undefined;

  constructor(problem: SsoProblem, returnPath: string | undefined, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
    this.returnPath = returnPath;
  }
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Creates an unguessable cookie value. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

function addSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

type SsoContext = Pick<AppContext, 'db' | 'clock'> & Pick<RequestContext, 'clientAddress'>;

/**
 * Starts a single sign-on for the browser with this secret, and returns the issuer's URL to redirect to. `returnPath`
 * is the page of ours to open afterwards. Throws an SsoFailure if the issuer cannot be reached, or too many start
 * from one network.
 */
export async function beginSso(
  ssoContext: SsoContext,
  oidcClient: OidcClient,
  browser: string,
  returnPath: string | undefined,
): Promise<string> {
  const { db, clock } = ssoContext;
  await countSsoAttempt(ssoContext).catch((error: unknown) => {
    throw error instanceof Refusal ? new SsoFailure('tooMany', returnPath) : error;
  });
  const { address, secrets } = await oidcClient.begin().catch((error: unknown) => {
    throw new SsoFailure(toSsoProblem(error), returnPath, error);
  });
  const attempt = {
    state_hash: hashSecret(secrets.state),
    browser_hash: hashSecret(browser),
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    wanted: returnPath ?? null,
    expires_at: addSeconds(clock(), attemptLifetimeSeconds),
  };
  await insertAttempt(db, attempt, clock());
  return address;
}

/** The result of a single sign-on for the page that ends it. */
export interface SsoResult {
  /** Valid for signing in once; stored in a cookie that scripts cannot read. */
  code: string;
  email: string;
  returnPath: string | undefined;
}

/**
 * Processes the issuer's callback, once, in the browser that started, and stores a result that signs this user in.
 * Throws an SsoFailure if the callback is invalid, or the user is not the host's staff.
 */
export async function finishSso(
  ssoContext: SsoContext & Pick<AppContext, 'staffEmailDomain'>,
  oidcClient: OidcClient,
  browser: string | undefined,
  callback: URL,
): Promise<SsoResult> {
  const { db, clock, staffEmailDomain } = ssoContext;
  const state = callback.searchParams.get('state') ?? '';
  const attempt = browser && (await consumeAttempt(db, hashSecret(state), hashSecret(browser), clock()));
  if (!attempt) throw new SsoFailure('expired', undefined);
  const returnPath = attempt.wanted ?? undefined;
  const secrets = { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier };
  const identity = await oidcClient.finish(callback, secrets).catch((error: unknown) => {
    throw new SsoFailure(toSsoProblem(error), returnPath, error);
  });
  const problem = checkSsoClaims(identity, staffEmailDomain);
  const { email } = identity;
  if (problem !== undefined || email === undefined) throw new SsoFailure(problem ?? 'noEmail', returnPath);
  await recordSsoSuccess(ssoContext);
  const code = createSecret();
  const result = {
    code_hash: hashSecret(code),
    issuer: identity.issuer,
    subject: identity.subject,
    email,
    full_name: toFullName(identity.fullName, email),
    ...toGroupColumns(identity.groups),
    expires_at: addSeconds(clock(), resultLifetimeSeconds),
  };
  await insertResult(db, result, clock());
  return { code, email, returnPath };
}

/**
 * Opens a session for the result of a single sign-on, in place of the request's session, and creates the account of a
 * new user. The result is used up even if this fails. Refuses with UNAUTHENTICATED a missing, unknown, used or
 * expired result, and one for another address.
 */
export async function signInWithSso(context: Omit<RequestContext, 'actor'>, email: string): Promise<NewSession> {
  const { db, clock, oidcClient, sessionId, cookies } = context;
  const logOutcome = (outcome: SignInOutcome, personId?: string) =>
    logSignIn(context, { way: 'single sign-on', outcome, personId });
  const code = cookies.read(resultCookie);
  const result = code && (await consumeResult(db, hashSecret(code), clock()));
  if (!oidcClient || !result || !isSameAddress(toStoredLine(result.email), toStoredLine(email))) {
    logOutcome('no such result');
    throw new Refusal(
      'UNAUTHENTICATED',
      'This single sign-on is unknown, already used or expired. Please start it again from the sign-in page.',
    );
  }
  const { full_name: fullName, groups: listed, groups_unread: unread, ...claimed } = result;
  const identity = { ...claimed, fullName, groups: unread === null ? { listed } : { unread } };
  const opened = await openSessionFor(context, identity, oidcClient.settings.roles).catch((error: unknown) => {
    if (error instanceof Refusal) logOutcome('not admitted');
    throw error;
  });
  if (sessionId) await endSession(context, sessionId);
  await rememberDevice(context, opened.user.email);
  logOutcome('signed in', opened.user._id);
  if (unread !== null)
    context.log.warn(
      { event: 'role not read', reason: unread, claim: oidcClient.settings.groupsClaim, personId: opened.user._id },
      'The groups of a single sign-on could not be read: the role stays as it is',
    );
  return opened;
}

/** The groups as they are stored until the user signs in with them. */
function toGroupColumns(groups: ClaimedGroups): Pick<NewRow<'sign_on_result'>, 'groups' | 'groups_unread'> {
  return 'unread' in groups
    ? { groups: [], groups_unread: groups.unread }
    : { groups: [...groups.listed], groups_unread: null };
}

/** Admits the user and opens their session, or does neither. */
function openSessionFor(
  context: AppContext,
  identity: VerifiedIdentity,
  mapping: readonly SsoRoleMapping[],
): Promise<NewSession> {
  return inTransaction(context.db, async (transaction) => {
    const ssoContext = { ...context, db: transaction };
    const { personId, changedRights } = await admitUser(ssoContext, identity, mapping);
    if (changedRights) await endUserSessions(ssoContext, [personId]);
    return openSession(ssoContext, personId);
  });
}
