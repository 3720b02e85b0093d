import { roles, type Role } from '@eptw/domain/user/role';
import type { ComponentType } from 'react';

/** A screen of signed-in people: where it is, what it is, and who may open it. */
export interface ProtectedRoute {
  path: string;
  screen: () => Promise<ComponentType>;
  roles: readonly Role[];
}

/** A screen of people who are not signed in. */
export interface PublicRoute {
  path: string;
  screen: () => Promise<ComponentType>;
}

/** THE TABLE of screens. A screen's code is loaded when it is first opened. */
export const protectedRoutes: readonly ProtectedRoute[] = [];

export const publicRoutes: readonly PublicRoute[] = [
  { path: '/signin', screen: async () => (await import('../features/sessions/screens/sign-in.tsx')).SignIn },
];

/** Where signed-in people arrive. */
export const homePath = '/permits';

export const signInPath = '/signin';

/** Open to all eight roles. */
export const everyRole: readonly Role[] = roles;
