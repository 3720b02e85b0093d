import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { Toaster } from '../components/toast/toaster.tsx';
import { OfflineBanner } from './layout/offline-banner.tsx';

/** The frame around every screen, signed in or not. */
export function Root() {
  const loading = useNavigation().state !== 'idle';
  return (
    <>
      <ScrollRestoration />
      {loading && (
        <div className="route-progress" role="progressbar" aria-live="polite" aria-label="Loading the page" />
      )}
      <OfflineBanner />
      <Outlet />
      <Toaster />
    </>
  );
}
