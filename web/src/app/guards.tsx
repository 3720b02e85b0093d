import type { Role } from '@eptw/domain/user/role';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../lib/session/use-session.ts';
import { homePath, signInPath } from './routes.tsx';

/** Where someone wanted to go before they were asked to sign in. */
interface Arrival {
  from?: string;
}

/** Lets signed-in people of the given roles through; asks others to sign in, or says that there is nothing here. */
export function SignedInOnly({ roles }: { roles: readonly Role[] }) {
  const { session, ended } = useSession();
  const { pathname, search } = useLocation();
  if (!session) {
    // Who signs out on purpose may be followed by someone else, who starts afresh.
    const arrival: Arrival = ended === 'signed out' ? {} : { from: pathname + search };
    return <Navigate to={signInPath} replace state={arrival} />;
  }
  if (!roles.includes(session.user.role)) return <Navigate to="/404" replace />;
  return <Outlet />;
}

/** Sends those who are signed in to where they wanted to go: the screens behind it are for the others. */
export function SignedOutOnly() {
  const { session } = useSession();
  const arrival = useLocation().state as Arrival | null;
  if (session) return <Navigate to={arrival?.from ?? homePath} replace />;
  return <Outlet />;
}
