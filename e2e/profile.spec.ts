import { message } from '@eptw/domain/message';
import type { Api } from './fixtures/api.ts';
import { readLink, waitForMail } from './fixtures/mails.ts';
import { expect, test } from './fixtures/test.ts';
import { choosePassword, createUser } from './fixtures/users.ts';

const password = 'four green valves';

/** Creates an account that other tests do not use, as an administrator, with the password above. */
async function createAccount(administrator: Api): Promise<string> {
  const { email } = await createUser(administrator, `Own Account ${Date.now()}`, {
    role: 'User',
    company: 'Fab',
    phone: '+65 6123 4567',
  });
  await choosePassword(administrator, email, password);
  return email;
}

test('users change their name, sign out everywhere else and change their password; the current session continues', async ({
  as,
  apiOf,
}) => {
  const email = await createAccount(await apiOf('super.admin'));
  const { page } = await as(email, { password });
  const other = await apiOf(email, password);
  await page.goto('/permits');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/my-profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full name').fill('Renamed Person');
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/my-profile');
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await expect(page.getByTitle('Account', { exact: true })).toContainText('Renamed Person');
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Phone number-');

  const panel = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await dialog.getByLabel('Your password').fill('a guess');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password. No session was ended.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(other.send('{ getSession { timerCount } }')).rejects.toThrow('Please sign in.');

  const another = await apiOf(email, password);
  await page.getByRole('link', { name: 'Change Password' }).click();
  await page.getByLabel('Old password').fill('not the old one');
  await page.getByLabel('New password').fill('a better one');
  await page.getByLabel('Confirm password').fill('a better one');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('main').getByText('The old password is wrong.')).toBeVisible();
  await page.getByLabel('Old password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-profile');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText(email);
  await expect(another.send('{ getSession { timerCount } }')).rejects.toThrow('Please sign in.');
  expect((await waitForMail(email, 'Your password was changed')).text).toContain('signed out');
});

test('another address takes effect once its link is used, also by a signed-in user', async ({ as, apiOf }) => {
  const email = await createAccount(await apiOf('super.admin'));
  const next = email.replace('own.', 'moved.');
  const { page } = await as(email, { password });
  await page.goto('/update-profile');
  await page.getByLabel('Email').fill('manager@fab.example');
  await page.getByRole('button', { name: 'Save' }).click();
  // The response does not reveal whether an address has an account; its owner is notified.
  await expect(page.getByText('We sent a link to manager@fab.example.')).toBeVisible();
  await waitForMail('manager@fab.example', 'Your e-mail address was requested for another account');
  await page.goto('/update-profile');
  await page.getByLabel('Email').fill(next);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`We sent a link to ${next}.`)).toBeVisible();
  await page.goto(readLink(await waitForMail(next, 'Verify your e-mail address')));
  await page.getByRole('button', { name: 'Verify my e-mail address' }).click();
  await expect(page.getByText(message.emailVerified)).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText(next);
  await expect(page.getByText('We sent a link to')).toBeHidden();
  expect((await waitForMail(email, 'Your e-mail address was changed')).text).toContain('another e-mail address');
});
