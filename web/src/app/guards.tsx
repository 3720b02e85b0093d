import type { Role } from '@eptw/domain/user/role';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../lib/session/use-session.ts';
import { getHomePath } from './home-path.ts';
import { signInPath, ssoPath } from './routes.tsx';
import { toSignInAddress, readReturnAddress } from './sign-in-address.ts';

/** Shows the screen to signed-in users with one of the roles; sends others to the sign-in page or to 404. */
export function SignedInOnly({ roles }: { roles: readonly Role[] }) {
  const { session, ended } = useSession();
  const { pathname, search } = useLocation();
  if (!session) {
    // After a deliberate sign-out the next user may be somebody else and starts on their own home page.
    const requestedPage = ended === 'signed out' ? undefined : pathname + search;
    return <Navigate to={toSignInAddress(requestedPage)} replace />;
  }
  if (!roles.includes(session.user.role)) return <Navigate to="/404" replace />;
  return <Outlet />;
}

/** Redirects to the home page of the user's role. */
export function HomeRedirect() {
  const { session } = useSession();
  return <Navigate to={session ? getHomePath(session.user.role) : signInPath} replace />;
}

/**
 * Redirects signed-in users to the page they were going to: the screens behind it are for signed-out users. The
 * return from single sign-on is let through, because the old session may have ended.
 */
export function SignedOutOnly() {
  const { session } = useSession();
  const { pathname, search, hash } = useLocation();
  const hasSsoResult = pathname === ssoPath && hash !== '';
  if (session && !hasSsoResult)
    return <Navigate to={readReturnAddress(search, getHomePath(session.user.role))} replace />;
  return <Outlet />;
}
