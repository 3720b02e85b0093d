import type { Role } from '@eptw/domain/user/role';
import { clearActivity } from '../activity.ts';
import { createStore, type ReadableStore } from '../store.ts';

/** The signed-in user, as far as the layout needs it. */
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
  /** Whether the user belongs to the host's staff. */
  staff: boolean;
  /** The path of the page that they chose to see first; absent from sessions of an earlier version. */
  firstPage?: string | null;
}

export interface SessionState {
  session: Session | null;
  /** The server no longer accepts the token; the page stays open until the user signs in again or leaves. */
  expired: boolean;
  /** How the last session in this tab ended. */
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

/** The current session; follows changes made in other tabs. */
export const sessionStore: ReadableStore<SessionState> = store;

/** Stores a session that the server has just granted. */
export function startSession(session: Session) {
  localStorage.setItem(storageKey, JSON.stringify(session));
  store.set({ session, expired: false });
}

/**
 * Updates the stored data of the signed-in user, such as the role; the session continues. A session that another tab
 * has ended stays ended.
 */
export function updateSessionUser({ user, staff, firstPage = null }: Omit<Session, 'jwtToken'>) {
  const { session } = store.get();
  if (session?.user._id === user._id && readStoredSession()?.jwtToken === session.jwtToken)
    startSession({ ...session, user, staff, firstPage });
}

/** Ends the session in every tab. */
export function endSession(ended: 'signed out' | 'idle') {
  localStorage.removeItem(storageKey);
  clearActivity();
  store.set({ session: null, expired: false, ended });
}

/**
 * Marks the session as expired after the server refused the token. If another tab has stored a newer token, that is
 * used without asking the user; if it has ended the session, the session ends here too.
 */
export function expireSession(refusedToken: string) {
  const stored = readStoredSession();
  if (stored?.jwtToken !== refusedToken) store.set({ session: stored, expired: false });
  else if (store.get().session && !store.get().expired) store.set({ ...store.get(), expired: true });
}

addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null) store.set({ session: readStoredSession(), expired: false });
});
