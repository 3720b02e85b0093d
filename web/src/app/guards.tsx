import { defaultFirstPage } from '@eptw/domain/permit/first-page';
import type { Role } from '@eptw/domain/user/role';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { MailedLinkState } from '../features/sessions/components/mailed-link-notice.tsx';
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

/** Redirects to the user's first page. */
export function HomeRedirect() {
  const { session } = useSession();
  return <Navigate to={session ? getHomePath(session) : signInPath} replace />;
}

/**
 * Redirects signed-in users to the page they were going to: the screens behind it are for signed-out users. The
 * return from single sign-on is let through, because the old session may have ended.
 */
export function SignedOutOnly() {
  const { session } = useSession();
  const { pathname, search, hash } = useLocation();
  const hasSsoResult = pathname === ssoPath && hash !== '';
  if (session && !hasSsoResult) return <Navigate to={readReturnAddress(search, getHomePath(session))} replace />;
  return <Outlet />;
}

/**
 * Leads signed-in users on to the list of permits, where a notice says what the emailed link is for. Nothing of it is lost:
 * an address is verified there, and a password is chosen after signing out.
 */
export function SignedOutByMailedLink() {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const [opened] = useState(session);
  // Somebody who signs in or out while the screen is open is not taken away from it.
  if (opened && session)
    return (
      <Navigate to={defaultFirstPage} state={{ mailedLink: pathname + search } satisfies MailedLinkState} replace />
    );
  return <Outlet />;
}
