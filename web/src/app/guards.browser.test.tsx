import type { Role } from '@eptw/domain/user/role';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { HomeRedirect, SignedOutOnly } from './guards.tsx';

const screens = {
  '/': <HomeRedirect />,
  '/signin': <SignedOutOnly />,
  '/signup': <SignedOutOnly />,
  '/forgot-password': <SignedOutOnly />,
  '/permits': <h1>Permits</h1>,
  '/my-pending-approval-permits': <h1>Pending</h1>,
};

const cases: [address: string, role: Role, home: string][] = ['/', '/signin', '/signup', '/forgot-password'].flatMap(
  (address) => [
    [address, 'User', '/permits'],
    [address, 'MicronManager', '/my-pending-approval-permits'],
  ],
);

test.each(cases)('%s redirects a signed-in %s to %s', async (address, role, home) => {
  const user = { _id: `person-${role}`, email: 'user@fab.example', fullname: 'A User', role, company: 'Fab' };
  const router = mount({ screens, address, user });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe(home);
});
