import { isRole } from '@eptw/domain/user/role';
import { useEffect } from 'react';
import { changeSessionUser, sessionState } from '../../lib/session/session-store.ts';
import { useOwnSession } from './use-own-session.ts';

/** Keeps what this device remembers of the signed-in user in step with what the server says. */
export function useCurrentUser() {
  const user = useOwnSession()?.user;
  useEffect(() => {
    const kept = sessionState().session?.user;
    if (!user || !kept || !isRole(user.role)) return;
    const { _id, email, fullname, role, company } = user;
    const same = email === kept.email && fullname === kept.fullname && role === kept.role && company === kept.company;
    if (!same) changeSessionUser({ _id, email, fullname, role, company });
  }, [user]);
}
