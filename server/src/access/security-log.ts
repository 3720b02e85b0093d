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

/** The outcome of entering a worker's PIN on the sign-on page of a permit. */
export type PinOutcome = 'right PIN' | 'wrong PIN' | 'no such pass number' | 'too many tries';

interface PinAttempt {
  outcome: PinOutcome;
  permitId: string;
  /** Who has the pass number: several where it can be that of more than one company. */
  workerIds: readonly string[];
}

/** Logs an attempt to prove who one is by a PIN, so that guessing can be traced. Pass numbers are personal: never them. */
export function logPinAttempt(
  { log, clientAddress }: Pick<RequestContext, 'log' | 'clientAddress'>,
  attempt: PinAttempt,
): void {
  log.info({ event: 'worker PIN', ...attempt, clientAddress }, 'security');
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
