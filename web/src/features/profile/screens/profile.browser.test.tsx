import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ChangePasswordDocument,
  EndOtherSessionsDocument,
  GetOwnAccountDocument,
  GetOwnSessionsDocument,
  UpdateProfileDocument,
  type GetOwnAccountQuery,
} from '../../../generated/profile.ts';
import { GetSessionDocument, GetSignInOptionsDocument } from '../../../generated/sessions.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, respondTo, success } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { choose, press, toasts } from '../../../testing/page.ts';
import { useOwnSession } from '../../sessions/use-own-session.ts';
import { ChangePassword } from './change-password.tsx';
import { MyProfile } from './my-profile.tsx';
import { UpdateProfile } from './update-profile.tsx';

const account: GetOwnAccountQuery['getSession'] = {
  pendingEmail: null,
  firstPage: null,
  user: {
    _id: 'person-requestor',
    email: 'requestor@acme-works.example',
    fullname: 'Ravi Kumar',
    role: 'ContractorRequestor',
    company: 'ACME Works',
    phone: '',
    sites: ['F10N', 'F10A1'].map((code) => ({
      _id: `site-${code}`,
      code,
      name: code.replace('F', 'Fab '),
      timeZone: 'Asia/Singapore',
    })),
    group: [],
  },
};
const usedAt = { createdAt: '2026-03-01T01:00:00.000Z', lastSeenAt: '2026-03-01T02:00:00.000Z' };
const panel = page.getByRole('region', { name: 'Where you are signed in' });

function open(address: string) {
  respondTo(GetOwnAccountDocument, () => ({ getSession: account }));
  respondTo(GetOwnSessionsDocument, () => ({
    getMySessions: {
      passwordNeeded: true,
      items: [
        { _id: 'session-here', current: true, ...usedAt },
        { _id: 'session-elsewhere', current: false, ...usedAt },
      ],
    },
  }));
  respondTo(GetSignInOptionsDocument, () => ({
    getSignInOptions: {
      singleSignOn: false,
      passwordLength: 6,
      quota: { enabled: true, pendingClosureLimit: 3, unclosedLimit: 2 },
      hostName: 'Fab',
    },
  }));
  return mount({
    screens: {
      '/my-profile': <MyProfile />,
      '/update-profile': <UpdateProfile />,
      '/change-password': <ChangePassword />,
    },
    address,
  });
}

function NameInLayout() {
  return <p aria-label="Signed in as">{useOwnSession()?.user.fullname}</p>;
}

test('the layout shows what an administrator has changed once the account does', async () => {
  const { _id, email, fullname, role, company, sites } = account.user;
  const session = {
    staff: true,
    firstPage: null,
    timerCount: 60,
    hostName: 'Fab',
    feedbackUrl: null,
    permitCloser: false,
  };
  respondTo(GetSessionDocument, () => ({
    getSession: { ...session, user: { _id, email, fullname, role, company, sites } },
  }));
  const screen = (
    <>
      <NameInLayout />
      <UpdateProfile />
    </>
  );
  let change = () => {};
  const isChanged = new Promise<void>((resolve) => (change = resolve));
  respondTo(GetOwnAccountDocument, async () => {
    await isChanged;
    return { getSession: { ...account, user: { ...account.user, fullname: 'Ravi Kumar-Lim' } } };
  });
  mount({ screens: { '/': screen } });
  const name = page.getByLabelText('Signed in as');
  await expect.element(name).toHaveTextContent(/^Ravi Kumar$/);
  change();
  await expect.element(name).toHaveTextContent('Ravi Kumar-Lim');
  expect(getSent(GetSessionDocument)).toHaveLength(1);
});

test('the account shows the user’s details', async () => {
  open('/my-profile');
  const details = page.getByRole('region', { name: 'About you' });
  await expect.element(details).toHaveTextContent('Phone number-');
  for (const text of ['requestor@acme-works.example', 'Contractor Requestor', 'ACME Works', 'F10N', 'F10A1'])
    await expect.element(details.getByText(text, { exact: true })).toBeVisible();
  for (const [name, path] of [
    ['Edit Profile', '/update-profile'],
    ['Change Password', '/change-password'],
    ['Notification Preferences', '/notification-preferences'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
  await expectAccessibleEverywhere();
});

test('the panels of the account are as wide as each other', async () => {
  open('/my-profile');
  await expect.element(panel.getByText('This device')).toBeVisible();
  const widths = ['About you', 'Keyboard', 'Where you are signed in'].map(
    (name) => page.getByRole('region', { name }).element().getBoundingClientRect().width,
  );
  expect(new Set(widths).size).toBe(1);
});

test('entries of the profile stay when it is refused, or the server cannot be reached', async () => {
  const router = open('/update-profile');
  const save = page.getByRole('button', { name: 'Save' });
  const fullName = page.getByLabelText('Full name');
  await expect.element(page.getByLabelText('Company')).toBeDisabled();
  await expectAccessibleEverywhere();
  await fullName.fill('');
  await expect.element(save).toBeDisabled();
  await fullName.fill('Not Saved');
  const refusal = 'Full name may not contain HTML. Remove the tags.';
  respondTo(UpdateProfileDocument, () => ({
    updateProfile: { success: false, code: 'BAD_INPUT' as const, message: refusal, item: null },
  }));
  await save.click();
  await expect.element(page.getByText(refusal)).toBeVisible();
  respondTo(UpdateProfileDocument, () => {
    throw disconnected;
  });
  await save.click();
  await expect.element(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect.element(fullName).toHaveValue('Not Saved');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect.element(fullName).toHaveValue('Not Saved');
  expect(router.state.location.pathname).toBe('/update-profile');
});

test('the password is changed with the old one, by keyboard', async () => {
  const router = open('/change-password');
  const change = page.getByRole('button', { name: 'Change Password' });
  const [old, next, confirmation] = ['Old password', 'New password', 'Confirm password'].map((label) =>
    page.getByLabelText(label),
  ) as [typeof change, typeof change, typeof change];
  await expect.element(change).toBeDisabled();
  await old.fill('not the old one');
  await next.fill('short');
  await confirmation.fill('other');
  await press('{Tab}');
  await expect.element(page.getByText(message.newPasswordTooShort(6), { exact: true })).toBeVisible();
  await expect.element(page.getByText(message.newPasswordMismatch)).toBeVisible();
  await expect.element(change).toBeDisabled();
  await expectAccessibleEverywhere();
  await next.fill('a better one');
  await confirmation.fill('a better one');
  const refusal = 'The old password is wrong.';
  respondTo(ChangePasswordDocument, () => ({
    changePassword: { success: false, code: 'BAD_INPUT', message: refusal },
  }));
  await change.click();
  await expect.element(page.getByText(refusal)).toBeVisible();
  await expect.element(next).toHaveValue('a better one');
  const outcome = 'Your password was changed.';
  respondTo(ChangePasswordDocument, () => ({ changePassword: { success: true, code: 'OK', message: outcome } }));
  await old.fill('the old one');
  await press('{Enter}');
  await expect.element(toasts).toHaveTextContent(outcome);
  expect(router.state.location.pathname).toBe('/my-profile');
  expect(getSent(ChangePasswordDocument).at(-1)).toEqual({ oldPassword: 'the old one', newPassword: 'a better one' });
});

test('users see where they are signed in, and sign out everywhere else with their password', async () => {
  open('/my-profile');
  await expect.poll(() => panel.getByRole('listitem').elements()).toHaveLength(2);
  const thisDevice = panel.getByRole('listitem').filter({ hasText: 'This device' });
  expect(thisDevice.elements()).toHaveLength(1);
  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await expectAccessibleEverywhere();
  const refusal = 'This is not your password. No session was ended.';
  respondTo(EndOtherSessionsDocument, () => ({
    endMySessions: { success: false, code: 'BAD_INPUT', message: refusal },
  }));
  await dialog.getByLabelText('Your password').fill('a guess');
  await press('{Enter}');
  await expect.element(dialog.getByText(refusal)).toBeVisible();
  const outcome = 'You are signed out everywhere else.';
  respondTo(EndOtherSessionsDocument, () => ({ endMySessions: { success: true, code: 'OK', message: outcome } }));
  respondTo(GetOwnSessionsDocument, () => ({
    getMySessions: { passwordNeeded: true, items: [{ _id: 'session-here', current: true, ...usedAt }] },
  }));
  await dialog.getByLabelText('Your password').fill('four green valves');
  await press('{Enter}');
  await expect.element(toasts).toHaveTextContent(outcome);
  await expect.poll(() => panel.getByRole('listitem').elements()).toHaveLength(1);
  expect(panel.getByRole('button').elements()).toEqual([]);
});

test('another first page is chosen with the profile', async () => {
  respondTo(UpdateProfileDocument, () => ({
    updateProfile: { ...success('Your profile was saved.'), item: account.user },
  }));
  open('/update-profile');
  await choose(page, 'First page', 'Live work');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => getSent(UpdateProfileDocument)).toMatchObject([{ data: { firstPage: '/work' } }]);
});
