import type { Operation } from '@eptw/domain/access/access';
import type { RequestContext } from '../graphql/request-context.ts';

/** The outcome of a sign-in attempt. */
export type SignInOutcome =
  | 'signed in'
  | 'wrong password'
  | 'no such account'
  | 'too many tries'
  | 'address not verified'
  | 'not approved'
  // Single sign-on: the issuer did not identify a user, its result is not valid, or the account may not be used.
  | 'not proven'
  | 'no such result'
  | 'not admitted';

/**
 * An attempt to sign in, or to change a password by giving the old one. The account is logged only by its id: a user
 * may have typed a password into the address field.
 */
interface SignInAttempt {
  way: 'password' | 'old password' | 'single sign-on';
  outcome: SignInOutcome;
  personId?: string | undefined;
}

/** Logs a sign-in attempt with its network address, so that an attack can be traced. */
export function logSignIn(
  { log, clientAddress }: Pick<RequestContext, 'log' | 'clientAddress'>,
  attempt: SignInAttempt,
): void {
  log.info({ event: 'sign-in', ...attempt, clientAddress }, 'security');
}

/** Logs which user used an operation or was refused it, and the result code: nothing of the request or the response. */
export function logOperation(
  { log, actor, sessionId }: Pick<RequestContext, 'log' | 'actor' | 'sessionId'>,
  operation: Operation,
  code: string,
): void {
  log.info({ event: 'operation', operation, code, personId: actor?.id, role: actor?.role, sessionId }, 'security');
}

/** Logs which user exported which list, and how many rows: nothing of their content. */
export function logExport(
  { log, actor, sessionId }: Pick<RequestContext, 'log' | 'actor' | 'sessionId'>,
  file: { list: string; format: string; rows: number },
): void {
  log.info({ event: 'export', ...file, personId: actor?.id, role: actor?.role, sessionId }, 'security');
}

/** Logs a request that was refused before an operation ran, such as for a file, by its route pattern. */
export function logRefusal(
  { log, actor, sessionId, clientAddress }: Pick<RequestContext, 'log' | 'actor' | 'sessionId' | 'clientAddress'>,
  route: string | undefined,
  code: string,
): void {
  log.info(
    { event: 'refusal', route, code, personId: actor?.id, role: actor?.role, sessionId, clientAddress },
    'security',
  );
}
