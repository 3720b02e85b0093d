import { message } from '@eptw/domain/message';
import { expectAccessibleEverywhere } from './fixtures/accessibility.ts';
import type { Api } from './fixtures/api.ts';
import { readLink, waitForMail } from './fixtures/mails.ts';
import { interceptOperation } from './fixtures/network.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';
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

test('the account shows the user’s details, from the menu and from their name', async ({ as }) => {
  const { page } = await as('requestor@acme-works.example');
  await page.goto('/permits');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/my-profile');
  const details = page.getByRole('region', { name: 'About you' });
  for (const text of ['requestor@acme-works.example', 'Contractor Requestor', 'ACME Works', 'F10N', 'F10A1'])
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/update-profile');
  await expect(page.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/change-password');
  await expectAccessibleEverywhere(page);
  await page.goto('/permits');
  await page.getByTitle('Account', { exact: true }).click();
  await expect(page).toHaveURL('/my-profile');
});

test('name and phone number change immediately, and the menu shows the new name', async ({ as, apiOf }) => {
  const { page } = await as(await createAccount(await apiOf('super.admin')), { password });
  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(page.getByLabel('Company')).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('Full Name').fill('');
  await expect(save).toBeDisabled();
  await page.getByLabel('Full Name').fill('<i>Renamed</i>');
  await save.click();
  await expect(page.getByText('may not contain HTML')).toBeVisible();
  await page.getByLabel('Full Name').fill('Renamed Person');
  await page.getByLabel('Phone').fill('');
  await save.click();
  await expect(page).toHaveURL('/my-profile');
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await expect(page.getByTitle('Account', { exact: true })).toContainText('Renamed Person');
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Mobile Number-');
});

test('entries stay when the server cannot be reached, and leaving asks for confirmation', async ({
  as,
  consoleErrors,
}) => {
  const { page } = await as('host');
  await page.goto('/update-profile');
  await page.getByLabel('Full Name').fill('Not Saved');
  const restore = await interceptOperation(page, 'UpdateProfile', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Not Saved');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Not Saved');
  await restore();
  consoleErrors.length = 0;
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
  await expectAccessible(page);
  await page.goto(readLink(await waitForMail(next, 'Verify your e-mail address')));
  await page.getByRole('button', { name: 'Verify my e-mail address' }).click();
  await expect(page.getByText(message.emailVerified)).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText(next);
  await expect(page.getByText('We sent a link to')).toBeHidden();
  expect((await waitForMail(email, 'Your e-mail address was changed')).text).toContain('another e-mail address');
});

test('the password is changed with the old one, by keyboard; the current session continues', async ({ as, apiOf }) => {
  const email = await createAccount(await apiOf('super.admin'));
  const { page } = await as(email, { password });
  const other = await apiOf(email, password);
  await page.goto('/change-password');
  const change = page.getByRole('button', { name: 'Change Password' });
  await expect(change).toBeDisabled();
  await page.getByLabel('Old password').fill('not the old one');
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByLabel('Confirm password').blur();
  await expect(page.getByText(message.newPasswordTooShort(6), { exact: true })).toBeVisible();
  await expect(page.getByText(message.newPasswordMismatch)).toBeVisible();
  await expect(change).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('New password').fill('a better one');
  await page.getByLabel('Confirm password').fill('a better one');
  await change.click();
  await expect(page.getByText('The old password is wrong.')).toBeVisible();
  await page.getByLabel('Old password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/my-profile');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText(email);
  await expect(other.send('{ getSession { timerCount } }')).rejects.toThrow('Please sign in.');
  expect((await waitForMail(email, 'Your password was changed')).text).toContain('signed out');
});

test('users see where they are signed in, and sign out everywhere else with their password', async ({ as, apiOf }) => {
  const email = await createAccount(await apiOf('super.admin'));
  const { page } = await as(email, { password });
  const other = await apiOf(email, password);
  await page.goto('/my-profile');
  const panel = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Your password').fill('a guess');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password. No session was ended.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(other.send('{ getSession { timerCount } }')).rejects.toThrow('Please sign in.');
});
