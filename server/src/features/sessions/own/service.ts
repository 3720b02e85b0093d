import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { Refusal } from '../../../refusal.ts';
import { endUserSessions, authenticate } from '../service.ts';
import { hasPassword, listOpenSessions, type SessionTimes } from './store.ts';

/** One of the user's own sessions. */
export interface OwnSessionTimes extends SessionTimes {
  /** Whether it is the session of this request. */
  current: boolean;
}

/** A user's own sessions. */
export interface OwnSessions {
  sessions: OwnSessionTimes[];
  /** Whether ending the others requires the user's password. */
  passwordNeeded: boolean;
}

/** The actor's own active sessions, the last used first. */
export async function listOwnSessions(context: ActorContext & RequestContext): Promise<OwnSessions> {
  const open = await listOpenSessions(context.db, context.actor.id);
  const active = await context.sessions.findActive(open.map(({ id }) => id));
  const sessions = open
    .filter(({ id }) => active.has(id))
    .map((session) => ({ ...session, current: session.id === context.sessionId }));
  return { sessions, passwordNeeded: await hasPassword(context.db, context.actor.id) };
}

/**
 * Ends the actor's sessions on all other devices. Requires the password again if the account has one, so that someone
 * who merely finds a session open cannot do it.
 */
export async function endOtherSessions(
  context: ActorContext & RequestContext,
  password: string | null | undefined,
): Promise<void> {
  const { actor, sessionId } = context;
  if (await hasPassword(context.db, actor.id)) await verifyOwnPassword(context, password ?? '');
  await inTransaction(context.db, (db) => endUserSessions({ ...context, db }, [actor.id], sessionId));
}

async function verifyOwnPassword(context: ActorContext & RequestContext, password: string): Promise<void> {
  try {
    await authenticate(context, context.actor.email, password);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'UNAUTHENTICATED') throw error;
    throw new Refusal('BAD_INPUT', 'This is not your password. No session was ended. Please try again.');
  }
}
