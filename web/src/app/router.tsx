import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { LoadingPage } from '../components/page/states.tsx';
import { sessionStore } from '../lib/session/session-store.ts';
import { HomeRedirect, SignedInOnly, SignedOutOnly } from './guards.tsx';
import { Root } from './root.tsx';
import { trackOpenedFrom } from './track-opened-from.ts';
import { permitLists, protectedRoutes, publicRoutes } from './routes.tsx';
import { NotFound } from './screens/not-found.tsx';
import { RouteError } from './screens/route-error.tsx';
import { toSignInAddress } from './sign-in-address.ts';

function loadLazily(screen: () => Promise<ComponentType>): RouteObject['lazy'] {
  return async () => ({ Component: await screen() });
}

const protectedScreens: RouteObject[] = protectedRoutes.map(({ path, screen, roles }) => ({
  element: <SignedInOnly roles={roles} />,
  children: [{ path, lazy: loadLazily(screen), errorElement: <RouteError /> }],
}));

const createPublicScreens = (byMailedLink: boolean): RouteObject[] =>
  publicRoutes
    .filter((route) => (route.fromMailedLink ?? false) === byMailedLink)
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
      { element: <SignedOutOnly />, children: createPublicScreens(false) },
      ...createPublicScreens(true),
      { lazy: loadLazily(async () => (await import('./layout/layout.tsx')).Layout), children: protectedScreens },
      { path: '*', element: <NotFound /> },
    ],
  },
]);

trackOpenedFrom(router, permitLists);
