import type { Role } from '@eptw/domain/user/role';
import { clearActivity } from '../activity.ts';

/** The signed-in user as far as the shell needs it. */
export interface SessionUser {
  _id: string;
  email: string;
  fullname: string;
  role: Role;
  company: string;
}

/** What local storage keeps between visits. */
export interface Session {
  jwtToken: string;
  user: SessionUser;
  /** Whether the person belongs to the host's staff. */
  staff: boolean;
}

export interface SessionState {
  session: Session | null;
  /** The server no longer knows the token; the page stays open until its user signs in again or leaves. */
  expired: boolean;
  /** How the last session of this tab came to its end. */
  ended?: 'signed out' | 'idle';
}

const storageKey = 'eptw.session';

function readStoredSession(): Session | null {
  try {
    const text = localStorage.getItem(storageKey);
    return text ? (JSON.parse(text) as Session) : null;
  } catch {
    return null;
  }
}

let state: SessionState = { session: readStoredSession(), expired: false };
const listeners = new Set<() => void>();

function setState(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}

/** The session as it is now; for code outside React. */
export function getSessionState(): SessionState {
  return state;
}

/** Calls back on every change, also on one made in another tab. Answers how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a session that the server has just granted. */
export function startSession(session: Session) {
  localStorage.setItem(storageKey, JSON.stringify(session));
  setState({ session, expired: false });
}

/**
 * What is kept of the signed-in user is another by now, such as the role: the session goes on. A session that another tab
 * has ended stays ended.
 */
export function updateSessionUser({ user, staff }: Omit<Session, 'jwtToken'>) {
  const { session } = state;
  if (session?.user._id === user._id && readStoredSession()?.jwtToken === session.jwtToken)
    startSession({ ...session, user, staff });
}

/** Forgets the session, in every tab. */
export function endSession(ended: 'signed out' | 'idle') {
  localStorage.removeItem(storageKey);
  clearActivity();
  setState({ session: null, expired: false, ended });
}

/**
 * The server refused the token. Another tab may already hold a newer one: then that is taken and nothing is asked. Or it
 * has ended the session, which is then over here too.
 */
export function expireSession(refusedToken: string) {
  const newest = readStoredSession();
  if (newest?.jwtToken !== refusedToken) setState({ session: newest, expired: false });
  else if (state.session && !state.expired) setState({ ...state, expired: true });
}

addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) setState({ session: readStoredSession(), expired: false });
});
