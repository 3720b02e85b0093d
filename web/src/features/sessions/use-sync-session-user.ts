import { useEffect } from 'react';
import { updateSessionUser, sessionStore } from '../../lib/session/session-store.ts';
import { useOwnSession } from './use-own-session.ts';

/** Updates the signed-in user stored on this device from the server's data. */
export function useSyncSessionUser() {
  const ownSession = useOwnSession();
  useEffect(() => {
    const { session } = sessionStore.get();
    if (!ownSession || !session) return;
    const { _id, email, fullname, role, company } = ownSession.user;
    const stored = session.user;
    const isSame =
      email === stored.email && fullname === stored.fullname && role === stored.role && company === stored.company;
    const { staff, firstPage } = ownSession;
    if (isSame && staff === session.staff && firstPage === (session.firstPage ?? null)) return;
    updateSessionUser({ user: { _id, email, fullname, role, company }, staff, firstPage });
  }, [ownSession]);
}
