import { roles } from '@eptw/domain/user/role';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { VerifyEmailDocument } from '../generated/sessions.ts';
import { MailedLinkNotice } from '../features/sessions/components/mailed-link-notice.tsx';
import { startSession } from '../lib/session/session-store.ts';
import { expectAccessibleEverywhere } from '../testing/accessibility.ts';
import { getSent, respondTo, success } from '../testing/api.ts';
import { mount } from '../testing/mount.tsx';
import { HomeRedirect, SignedOutByMailedLink, SignedOutOnly } from './guards.tsx';

const permits = (
  <>
    <h1>Permits</h1>
    <MailedLinkNotice />
  </>
);
const screens = {
  '/': <HomeRedirect />,
  '/signin': <SignedOutOnly />,
  '/signup': <SignedOutOnly />,
  '/forgot-password': <SignedOutOnly />,
  '/ssologin': <SignedOutOnly />,
  '/reset-password': <SignedOutByMailedLink />,
  '/email-verification': <SignedOutByMailedLink />,
  '/permits': permits,
  '/dashboard': <h1>Dashboard</h1>,
};

const createUser = (role: (typeof roles)[number]) => {
  return { _id: `person-${role}`, email: 'user@fab.example', fullname: 'A User', role, company: 'Fab' };
};

const addresses = Object.keys(screens).filter((path) => path !== '/permits' && path !== '/dashboard');
const cases = addresses.flatMap((address) => roles.map((role) => [address, role] as const));

test.each(cases)('%s leads a signed-in %s to the permits', async (address, role) => {
  const router = mount({ screens, address, user: createUser(role) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe('/permits');
});

test('a person who chose another first page comes to that', async () => {
  const user = createUser('MicronManager');
  const router = mount({ screens, address: '/permits', user });
  startSession({ jwtToken: 'token', user, staff: true, firstPage: '/dashboard' });
  await router.navigate('/');
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('the link that verifies an address works for somebody who is signed in', async () => {
  respondTo(VerifyEmailDocument, () => ({
    verifyEmail: {
      ...success('Your e-mail address is new.user@fab.example now.'),
      requirePassword: false,
      securityCode: null,
    },
  }));
  mount({ screens, address: '/email-verification?security_code=abc', user: createUser('User') });
  await expect.element(page.getByText('Verify your e-mail address')).toBeVisible();
  expect(getSent(VerifyEmailDocument)).toEqual([]);
  await expectAccessibleEverywhere();
  await page.getByRole('button', { name: 'Verify my e-mail address' }).click();
  await expect.element(page.getByRole('main').getByRole('status')).toHaveTextContent('new.user@fab.example now');
  expect(getSent(VerifyEmailDocument)).toEqual([{ securityCode: 'abc' }]);
});

test('the link to choose a password says how, to somebody who is signed in', async () => {
  mount({ screens, address: '/reset-password?security_code=abc', user: createUser('User') });
  await expect.element(page.getByText('You are signed in as A User')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change Password' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Log out and use the link' })).toBeVisible();
});
