import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { LoadingPage } from '../components/page/states.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { Layout } from './layout/layout.tsx';
import { Root } from './root.tsx';
import { homePath, protectedRoutes, publicRoutes } from './routes.tsx';
import { NotFound } from './screens/not-found.tsx';
import { RouteError } from './screens/route-error.tsx';

function lazily(screen: () => Promise<React.ComponentType>): RouteObject['lazy'] {
  return async () => ({ Component: await screen() });
}

const protectedScreens: RouteObject[] = protectedRoutes.map(({ path, screen, roles }) => ({
  element: <SignedInOnly roles={roles} />,
  children: [{ path, lazy: lazily(screen), errorElement: <RouteError /> }],
}));

const publicScreens: RouteObject[] = publicRoutes.map(({ path, screen }) => ({ path, lazy: lazily(screen) }));

/** The app's addresses, made from the table of routes. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: '/', element: <Navigate to={homePath} replace /> },
      { element: <SignedOutOnly />, children: publicScreens },
      { element: <Layout />, children: protectedScreens },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
