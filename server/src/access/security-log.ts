import type { Operation } from '@eptw/domain/access/access';
import type { RequestContext } from '../graphql/request-context.ts';

/** What came of a try to sign in. */
export type SignInOutcome =
  | 'signed in'
  | 'wrong password'
  | 'no such account'
  | 'too many tries'
  | 'address not verified'
  | 'not approved'
  // Single sign-on: the issuer did not prove anybody, the result of it is not good, the account may not be used.
  | 'not proven'
  | 'no such result'
  | 'not admitted';

/**
 * One who tries to sign in, or to change a password by the old one. The account is told by its id alone: an address may
 * be a password typed into its place.
 */
interface SignInAttempt {
  way: 'password' | 'old password' | 'single sign-on';
  outcome: SignInOutcome;
  personId?: string | undefined;
}

/** Notes a try to sign in, with the network address it came from, so that an attack can be traced. */
export function logSignIn(
  { log, clientAddress }: Pick<RequestContext, 'log' | 'clientAddress'>,
  attempt: SignInAttempt,
): void {
  log.info({ event: 'sign-in', ...attempt, clientAddress }, 'security');
}

/** Notes who used an operation, or was refused it, and how that was answered: nothing of what was sent or said. */
export function logOperation(
  { log, actor, sessionId }: Pick<RequestContext, 'log' | 'actor' | 'sessionId'>,
  operation: Operation,
  code: string,
): void {
  log.info({ event: 'operation', operation, code, personId: actor?.id, role: actor?.role, sessionId }, 'security');
}

/** Notes who took which list along, and how many rows of it: nothing of what is in them. */
export function logExport(
  { log, actor, sessionId }: Pick<RequestContext, 'log' | 'actor' | 'sessionId'>,
  file: { list: string; format: string; rows: number },
): void {
  log.info({ event: 'export', ...file, personId: actor?.id, role: actor?.role, sessionId }, 'security');
}

/** Notes that a request was refused before an operation ran, such as for a file: by the pattern of its address. */
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
