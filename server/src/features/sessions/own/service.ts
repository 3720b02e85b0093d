import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { Refusal } from '../../../refusal.ts';
import { endUserSessions, authenticate } from '../service.ts';
import { hasPassword, listOpenSessions, type SessionTimes } from './store.ts';

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
export async function listOwnSessions(context: ActorContext & RequestContext): Promise<OwnSessions> {
  const open = await listOpenSessions(context.db, context.actor.id);
  const active = await context.sessions.findActive(open.map(({ id }) => id));
  const sessions = open
    .filter(({ id }) => active.has(id))
    .map((session) => ({ ...session, current: session.id === context.sessionId }));
  return { sessions, passwordNeeded: await hasPassword(context.db, context.actor.id) };
}

/**
 * Ends the own sessions on all other devices. Whoever merely found one open cannot: it takes the password once more, as
 * far as the account has one.
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
