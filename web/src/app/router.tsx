import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { LoadingPage } from '../components/page/states.tsx';
import { sessionState } from '../lib/session/session-store.ts';
import { HomeRedirect, SignedInOnly, SignedOutOnly } from './guards.tsx';
import { Root } from './root.tsx';
import { followLists } from './follow-lists.ts';
import { permitLists, protectedRoutes, publicRoutes } from './routes.tsx';
import { NotFound } from './screens/not-found.tsx';
import { RouteError } from './screens/route-error.tsx';
import { signInAddress } from './sign-in-address.ts';

function lazily(screen: () => Promise<ComponentType>): RouteObject['lazy'] {
  return async () => ({ Component: await screen() });
}

const protectedScreens: RouteObject[] = protectedRoutes.map(({ path, screen, roles }) => ({
  element: <SignedInOnly roles={roles} />,
  children: [{ path, lazy: lazily(screen), errorElement: <RouteError /> }],
}));

const publicScreens = (byMailedLink: boolean): RouteObject[] =>
  publicRoutes
    .filter((route) => (route.byMailedLink ?? false) === byMailedLink)
    .map(({ path, screen }) => ({ path, lazy: lazily(screen), errorElement: <RouteError /> }));

// The router loads a screen's code before its guard is asked: whoever arrives without a session goes to the sign-in
// page at once, and loads no more than that.
if (!sessionState().session && matchRoutes([{ path: '/' }, ...protectedRoutes], location.pathname)) {
  history.replaceState(null, '', signInAddress(location.pathname + location.search));
}

/** The app's addresses, made from the table of routes. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: '/', element: <HomeRedirect /> },
      { element: <SignedOutOnly />, children: publicScreens(false) },
      ...publicScreens(true),
      { lazy: lazily(async () => (await import('./layout/layout.tsx')).Layout), children: protectedScreens },
      { path: '*', element: <NotFound /> },
    ],
  },
]);

followLists(router, permitLists);
