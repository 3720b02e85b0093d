import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConfirmDialog } from '../../components/confirm/confirm-dialog.tsx';
import { noteFocusBeforePage } from '../../components/page/focus-heading.ts';
import { Bell } from '../../features/notifications/components/bell.tsx';
import { IdleSignOut } from '../../features/sessions/components/idle-sign-out.tsx';
import { MailedLinkNotice } from '../../features/sessions/components/mailed-link-notice.tsx';
import { SignInAgain } from '../../features/sessions/components/sign-in-again.tsx';
import { useSyncSessionUser } from '../../features/sessions/use-sync-session-user.ts';
import { useFirstContent } from '../../lib/first-content.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useNarrowScreen } from '../../lib/use-media-query.ts';
import { Brand } from './brand.tsx';
import { KeyHelp } from './key-help.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { PageNotices } from './page-notices.tsx';
import { SearchEverything } from './search-everything.tsx';
import { UserBlock } from './user-block.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import '../../lib/api/keep-current.ts';
import './layout.css';

/** The frame around the screens of signed-in users. Without a session the screens' guards take over. */
export function Layout() {
  const { session } = useSession();
  const narrow = useNarrowScreen();
  const { pathname } = useLocation();
  useLayoutEffect(noteFocusBeforePage, [pathname]);
  if (!session) return <Outlet />;
  return (
    <div className="shell" key={session.user._id}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {narrow ? (
        <MobileHeader />
      ) : (
        <aside className="side" aria-label="Menu and account">
          <div className="side-head">
            <Brand />
            <Bell />
          </div>
          <SearchEverything />
          <SideMenu />
          <UserBlock />
        </aside>
      )}
      <div className="page">
        <PageNotices />
        <main id="main" tabIndex={-1}>
          <MailedLinkNotice />
          <Outlet />
        </main>
      </div>
      <ConfirmDialog />
      <KeyHelp />
      <FirstContent />
      <SessionUserSync />
      <IdleSignOut />
      <SignInAgain />
    </div>
  );
}

/** Renders nothing; after the screen, whose loading parts are known by then. */
function FirstContent() {
  useFirstContent();
  return null;
}

/** Renders nothing; mounted only while a user is signed in, so that it queries only then. */
function SessionUserSync() {
  useSyncSessionUser();
  return null;
}
