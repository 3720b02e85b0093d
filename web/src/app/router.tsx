import type { Role } from '@eptw/domain/user/role';
import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { LoadingPage } from '../components/page/states.tsx';
import { sessionStore } from '../lib/session/session-store.ts';
import { HomeRedirect, SignedInOnly, SignedOutByMailedLink, SignedOutOnly } from './guards.tsx';
import type * as ReadAhead from './read-ahead.ts';
import { Root } from './root.tsx';
import { trackOpenedFrom } from './track-opened-from.ts';
import { permitLists, protectedRoutes, publicRoutes, type PublicRoute } from './routes.tsx';
import { NotFound } from './screens/not-found.tsx';
import { RouteError } from './screens/route-error.tsx';
import { toSignInAddress } from './sign-in-address.ts';

function loadLazily(screen: () => Promise<ComponentType>): RouteObject['lazy'] {
  return async () => ({ Component: await screen() });
}

/** Waits for the code that reads ahead, which the sign-in page does not load. Without it, screens read for themselves. */
async function readAhead(read: (code: typeof ReadAhead) => Promise<void> | void): Promise<null> {
  await import('./read-ahead.ts').then(read).catch(() => undefined);
  return null;
}

/** Reads what the screen at a path shows while its code is loading, if the user may open it. */
function createReader(path: string, roles: readonly Role[]): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader: ({ request, params }) => {
      const role = sessionStore.get().session?.user.role;
      if (!role || !roles.includes(role)) return null;
      const opening = { id: params['id'], address: new URL(request.url).searchParams, role };
      return readAhead(({ screenReaders }) => screenReaders[path]?.(opening));
    },
    // An open screen reads for itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

const protectedScreens: RouteObject[] = protectedRoutes.map(({ path, screen, roles }) => ({
  element: <SignedInOnly roles={roles} />,
  children: [{ path, lazy: loadLazily(screen), ...createReader(path, roles), errorElement: <RouteError /> }],
}));

/** The frame around the screens of signed-in users. */
const signedInFrame: RouteObject = {
  lazy: loadLazily(async () => (await import('./layout/layout.tsx')).Layout),
  loader: () => (sessionStore.get().session ? readAhead(({ readFrameAhead }) => readFrameAhead()) : null),
  shouldRevalidate: () => false,
  children: protectedScreens,
};

const createPublicScreens = (byMailedLink: PublicRoute['fromMailedLink']): RouteObject[] =>
  publicRoutes
    .filter((route) => route.fromMailedLink === byMailedLink)
    .map(({ path, screen }) => ({ path, lazy: loadLazily(screen), errorElement: <RouteError /> }));

// The router loads a screen's code before it runs its guard. Without a session this goes straight to the sign-in page
// and loads only that.
if (!sessionStore.get().session && matchRoutes([{ path: '/' }, ...protectedRoutes], location.pathname)) {
  history.replaceState(null, '', toSignInAddress(location.pathname + location.search));
}

/** The app's router, built from the table of routes. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: '/', element: <HomeRedirect /> },
      { element: <SignedOutOnly />, children: createPublicScreens(undefined) },
      { element: <SignedOutByMailedLink />, children: createPublicScreens('leads on') },
      ...createPublicScreens('stays open'),
      signedInFrame,
      { path: '*', element: <NotFound /> },
    ],
  },
]);

trackOpenedFrom(router, permitLists);
