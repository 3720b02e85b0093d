import type { Role } from '@eptw/domain/user/role';
import { clearActivity } from '../activity.ts';
import { createStore, type ReadableStore } from '../store.ts';

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

const store = createStore<SessionState>({ session: readStoredSession(), expired: false });

/** The session as it is now; follows changes made in another tab too. */
export const sessionStore: ReadableStore<SessionState> = store;

/** Keeps a session that the server has just granted. */
export function startSession(session: Session) {
  localStorage.setItem(storageKey, JSON.stringify(session));
  store.set({ session, expired: false });
}

/**
 * What is kept of the signed-in user is another by now, such as the role: the session goes on. A session that another tab
 * has ended stays ended.
 */
export function updateSessionUser({ user, staff }: Omit<Session, 'jwtToken'>) {
  const { session } = store.get();
  if (session?.user._id === user._id && readStoredSession()?.jwtToken === session.jwtToken)
    startSession({ ...session, user, staff });
}

/** Forgets the session, in every tab. */
export function endSession(ended: 'signed out' | 'idle') {
  localStorage.removeItem(storageKey);
  clearActivity();
  store.set({ session: null, expired: false, ended });
}

/**
 * The server refused the token. Another tab may already hold a newer one: then that is taken and nothing is asked. Or it
 * has ended the session, which is then over here too.
 */
export function expireSession(refusedToken: string) {
  const newest = readStoredSession();
  if (newest?.jwtToken !== refusedToken) store.set({ session: newest, expired: false });
  else if (store.get().session && !store.get().expired) store.set({ ...store.get(), expired: true });
}

addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) store.set({ session: readStoredSession(), expired: false });
});
