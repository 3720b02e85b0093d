import { useStore } from '../store.ts';
import { sessionStore, type SessionState, type SessionUser } from './session-store.ts';

/** Returns the session, kept current. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** Returns the signed-in user. Only for screens behind the sign-in guard, which renders nothing without one. */
export function useSignedInUser(): SessionUser {
  const { session } = useSession();
  if (!session) throw new Error('No one is signed in: this screen belongs behind the sign-in guard.');
  return session.user;
}
