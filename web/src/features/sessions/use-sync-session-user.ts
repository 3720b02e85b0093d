import { useEffect } from 'react';
import { updateSessionUser, sessionStore } from '../../lib/session/session-store.ts';
import { useOwnSession } from './use-own-session.ts';

/** Updates the signed-in user stored on this device from the server's data. */
export function useSyncSessionUser() {
  const own = useOwnSession();
  useEffect(() => {
    const { session } = sessionStore.get();
    if (!own || !session) return;
    const { _id, email, fullname, role, company } = own.user;
    const stored = session.user;
    const same =
      email === stored.email && fullname === stored.fullname && role === stored.role && company === stored.company;
    if (same && own.staff === session.staff) return;
    updateSessionUser({ user: { _id, email, fullname, role, company }, staff: own.staff });
  }, [own]);
}
