import { roles } from '@eptw/domain/user/role';
import { expect, test } from 'vitest';
import { protectedRoutes } from '../routes.tsx';
import { listFindableScreens } from './findable-screens.ts';

test.each(roles)('a %s finds only screens and actions that they may open', (role) => {
  const { screens, actions } = listFindableScreens(role, { permitCloser: true, feedbackUrl: null });
  expect(screens.length).toBeGreaterThan(0);
  for (const { path } of [...screens, ...actions])
    expect(protectedRoutes.find((route) => route.path === path)?.roles, path).toContain(role);
});
