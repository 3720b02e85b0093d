import { inTransaction } from '../../../database/transaction.ts';
import type { Context, Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { endSessionsOf, provePassword } from '../service.ts';
import { hasPassword, openSessionsOf, type SessionTimes } from './store.ts';

/** A session of one's own, as its owner tells it from the others. */
export interface OwnSessionTimes extends SessionTimes {
  /** Whether it is the one that asks. */
  current: boolean;
}

/** Where somebody is signed in, as they see it. */
export interface OwnSessions {
  sessions: OwnSessionTimes[];
  /** Whether ending the others takes the own password. */
  passwordNeeded: boolean;
}

/** The own sessions that are good now, the last used one first. */
export async function ownSessions(scope: Scope & Context): Promise<OwnSessions> {
  const open = await openSessionsOf(scope.db, scope.actor.id);
  const living = await scope.signedIn.living(open.map(({ id }) => id));
  const sessions = open
    .filter(({ id }) => living.has(id))
    .map((session) => ({ ...session, current: session.id === scope.sessionId }));
  return { sessions, passwordNeeded: await hasPassword(scope.db, scope.actor.id) };
}

/**
 * Ends the own sessions on all other devices. Whoever merely found one open cannot: it takes the password once more, as
 * far as the account has one.
 */
export async function endOtherSessions(scope: Scope & Context, password: string | null | undefined): Promise<void> {
  const { actor, sessionId } = scope;
  if (await hasPassword(scope.db, actor.id)) await proveOwnPassword(scope, password ?? '');
  await inTransaction(scope.db, (db) => endSessionsOf({ ...scope, db }, [actor.id], sessionId));
}

async function proveOwnPassword(scope: Scope & Context, password: string): Promise<void> {
  try {
    await provePassword(scope, scope.actor.email, password);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'UNAUTHENTICATED') throw error;
    throw new Refusal('BAD_INPUT', 'This is not your password, and nothing was ended. Please try again.');
  }
}
