import type { Role } from '@eptw/domain/user/role';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../lib/session/use-session.ts';
import { getHomePath } from './home-path.ts';
import { signInPath, ssoPath } from './routes.tsx';
import { toSignInAddress, readReturnAddress } from './sign-in-address.ts';

/** Lets signed-in people of the given roles through; asks others to sign in, or says that there is nothing here. */
export function SignedInOnly({ roles }: { roles: readonly Role[] }) {
  const { session, ended } = useSession();
  const { pathname, search } = useLocation();
  if (!session) {
    // Who signs out on purpose may be followed by someone else, who starts afresh.
    const wanted = ended === 'signed out' ? undefined : pathname + search;
    return <Navigate to={toSignInAddress(wanted)} replace />;
  }
  if (!roles.includes(session.user.role)) return <Navigate to="/404" replace />;
  return <Outlet />;
}

/** Leads everyone to where their role arrives. */
export function HomeRedirect() {
  const { session } = useSession();
  return <Navigate to={session ? getHomePath(session.user.role) : signInPath} replace />;
}

/**
 * Sends those who are signed in to where they wanted to go: the screens behind it are for the others. Whoever brings the
 * result of a single sign-on is let through with it, for their old session may have ended.
 */
export function SignedOutOnly() {
  const { session } = useSession();
  const { pathname, search, hash } = useLocation();
  const bringsResult = pathname === ssoPath && hash !== '';
  if (session && !bringsResult)
    return <Navigate to={readReturnAddress(search, getHomePath(session.user.role))} replace />;
  return <Outlet />;
}
