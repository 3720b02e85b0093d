import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, phone } from './fixtures/accessibility.ts';
import { readLink, waitForMail } from './fixtures/mails.ts';
import { interceptOperation } from './fixtures/network.ts';
import { expect, expectAccessible, test, type SignedInUser } from './fixtures/test.ts';

const chosenPassword = 'four green valves';
let made = 0;

/** Returns an unused address. */
function createEmail(name: string): string {
  made += 1;
  return `${name}.${made}.${Date.now()}@contractor.example`;
}

async function fillSignUp(page: Page, email: string, password = chosenPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('Full Name').fill('New Comer');
  await page.getByLabel('Site').selectOption({ label: 'Fab 10N (F10N)' });
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('We have sent you a link.')).toBeVisible();
}

async function signIn(page: Page, email: string, password = chosenPassword): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
  await page.getByRole('button', { name: 'Continue to sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/permits');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Creates a contractor's approved account as an administrator; its link has not been used yet. */
async function createUserAsAdmin(administrator: SignedInUser['api'], email: string): Promise<void> {
  const { getSites } = await administrator.send<{ getSites: { items: { _id: string; code: string }[] } }>(
    '{ getSites(limit: 100) { items { _id code } } }',
  );
  const site = getSites.items.find(({ code }) => code === 'F10N')?._id;
  const data = { email, fullname: 'Made Here', role: 'ContractorRequestor', company: 'ACME Works', site: [site] };
  const { createUser } = await administrator.send<{ createUser: { success: boolean; message: string } }>(
    'mutation ($data: CreateUserInput!) { createUser(data: $data) { success message } }',
    { data },
  );
  expect(createUser.message).toBeTruthy();
  expect(createUser.success).toBe(true);
}

async function approve(administrator: SignedInUser['api'], email: string): Promise<void> {
  const { getUsers } = await administrator.send<{ getUsers: { items: { _id: string }[] } }>(
    'query ($email: String) { getUsers(searchText: $email) { items { _id } } }',
    { email },
  );
  const { updateUser } = await administrator.send<{ updateUser: { success: boolean; message: string } }>(
    'mutation ($id: ID!, $data: UpdateUserInput!) { updateUser(id: $id, data: $data) { success message } }',
    { id: getUsers.items[0]?._id, data: { status: 'Approved', company: 'ACME Works' } },
  );
  expect(updateUser).toMatchObject({ success: true });
}

/** Opens a link that verifies an address, and confirms the address. */
async function followAndVerify(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my e-mail address' }).click();
}

test.describe('signing up', () => {
  test('leads through an e-mail and an administrator’s approval to signing in', async ({ page, apiOf }) => {
    const email = createEmail('ada');
    await signUp(page, email);
    const mail = await waitForMail(email, 'Verify your e-mail address');
    expect(mail.text).toContain('New Comer registered with this e-mail address');
    await followAndVerify(page, readLink(mail));
    await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
    await expect(page.getByText('An administrator must now approve your account.')).toBeVisible();
    await signIn(page, email);
    await expect(page.getByText('Your account is awaiting approval')).toBeVisible();
    await approve(await apiOf('super.admin'), email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSignedIn(page);
  });

  test('requires all fields, and shows errors on blur', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
    await page.getByRole('button', { name: 'Continue to sign in' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
    const button = page.getByRole('button', { name: 'Create account' });
    await expect(button).toBeDisabled();
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('short');
    await expect(page.getByText(message.passwordTooShort(6), { exact: true })).toBeHidden();
    await password.press('Tab');
    await expect(page.getByText(message.passwordTooShort(6), { exact: true })).toBeVisible();
    await password.fill('long enough');
    await expect(page.getByText(message.passwordTooShort(6), { exact: true })).toBeHidden();
    await fillSignUp(page, 'somebody@contractor.example');
    await expect(button).toBeEnabled();
    for (const [label, text] of [
      ['Email', 'somebody@contractor.example'],
      ['Full Name', 'New Comer'],
    ] as const) {
      await page.getByLabel(label).fill('');
      await expect(button).toBeDisabled();
      await page.getByLabel(label).fill(text);
    }
    await page.getByLabel('Site').selectOption('');
    await expect(button).toBeDisabled();
    await page.getByLabel('Confirm password').fill('something else');
    await page.getByLabel('Confirm password').blur();
    await expect(page.getByText(message.passwordMismatch)).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('keeps entries when it is refused, and when the server cannot be reached', async ({ page, consoleErrors }) => {
    await page.goto('/signup');
    await fillSignUp(page, 'somebody@contractor.example');
    await page.getByLabel('Full Name').fill('<b>New Comer</b>');
    const button = page.getByRole('button', { name: 'Create account' });
    await button.click();
    await expect(page.getByRole('alert').getByText('may not contain HTML')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('<b>New Comer</b>');
    await expectAccessible(page);
    const restore = await interceptOperation(page, 'Register', (route) => route.abort());
    await button.click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await restore();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(chosenPassword);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(chosenPassword);
    consoleErrors.length = 0;
  });

  test('notifies only the owner of an address that has an account', async ({ page }) => {
    await page.goto('/signup');
    await fillSignUp(page, 'manager@fab.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('We have sent you a link.')).toBeVisible();
    expect((await waitForMail('manager@fab.example', 'You already have an account')).text).toContain(
      'Nothing was changed',
    );
  });

  test('works with the keyboard alone, and on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/signup');
    await expect(page.getByRole('option', { name: 'Fab 10N (F10N)' })).toBeAttached();
    await page.getByLabel('Email').focus();
    await page.keyboard.type(createEmail('keys'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(chosenPassword);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.type(chosenPassword);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Key Board');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Fab 10N');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We have sent you a link.')).toBeVisible();
  });
});

test.describe('a link that verifies an address', () => {
  test('can be sent again from the sign-in page, and works once', async ({ page }) => {
    const email = createEmail('again');
    await signUp(page, email);
    const first = await waitForMail(email, 'Verify your e-mail address');
    await signIn(page, email);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('we have sent it a link')).toBeVisible();
    await expectAccessible(page);
    await expect.poll(async () => (await waitForMail(email, first.subject)).id).not.toBe(first.id);
    const link = readLink(await waitForMail(email, first.subject));
    await followAndVerify(page, readLink(first));
    await expect(page.getByText(message.somethingWentWrong, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Verify my e-mail address' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Verify my e-mail address' }).click();
    await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await followAndVerify(page, link);
    await expect(page.getByText(message.somethingWentWrong, { exact: true })).toBeVisible();
  });

  test('shows progress, and retries when the server cannot be reached', async ({ page, consoleErrors }) => {
    const email = createEmail('slow');
    await signUp(page, email);
    const link = readLink(await waitForMail(email, 'Verify your e-mail address'));
    const restore = await interceptOperation(page, 'VerifyEmail', async (route) => {
      await expect(page.getByText(message.verifyingEmail)).toBeVisible();
      await route.abort();
    });
    await followAndVerify(page, link);
    await expect(page.getByText(message.somethingWentWrong, { exact: true })).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
    consoleErrors.length = 0;
  });

  test('does nothing when opened, and requires a password from the reader in another browser', async ({
    page,
    browser,
    apiOf,
  }) => {
    const email = createEmail('reader');
    await signUp(page, email);
    const link = readLink(await waitForMail(email, 'Verify your e-mail address'));
    const context = await browser.newContext();
    const otherPage = await context.newPage();
    for (let opened = 0; opened < 2; opened++) {
      await otherPage.goto(link);
      await expect(otherPage.getByRole('button', { name: 'Verify my e-mail address' })).toBeVisible();
    }
    await otherPage.getByRole('button', { name: 'Verify my e-mail address' }).click();
    await expect(otherPage).toHaveURL(/\/reset-password\?security_code=/);
    await approve(await apiOf('super.admin'), email);
    await otherPage.getByLabel('New password').fill('of the reader');
    await otherPage.getByLabel('Confirm password').fill('of the reader');
    await otherPage.getByRole('button', { name: 'Change password' }).click();
    await expect(otherPage).toHaveURL('/signin');
    await signIn(page, email);
    await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();
    await signIn(otherPage, email, 'of the reader');
    await expectSignedIn(otherPage);
    await context.close();
  });

  test('of a user created by an administrator leads to the choice of a password', async ({ page, apiOf }) => {
    const email = createEmail('made');
    await createUserAsAdmin(await apiOf('super.admin'), email);
    const link = readLink(await waitForMail(email, 'Welcome to Permit to Work'));
    expect(link).toContain('requirePassword=true');
    await followAndVerify(page, link);
    await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password\?security_code=/);
    await page.getByLabel('New password').fill('my own choice');
    await page.getByLabel('Confirm password').fill('my own choice');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/signin');
    await signIn(page, email, 'my own choice');
    await expectSignedIn(page);
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through an emailed link, which is always offered', async ({ page, apiOf }) => {
    const email = createEmail('forgetful');
    await createUserAsAdmin(await apiOf('super.admin'), email);
    await waitForMail(email, 'Welcome to Permit to Work');
    await page.goto('/signin');
    await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
    await page.getByRole('button', { name: 'Continue to sign in' }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    const ask = page.getByRole('button', { name: 'Send the link' });
    await expect(ask).toBeDisabled();
    await expectAccessibleEverywhere(page);
    await page.getByLabel('Email').fill(email);
    await ask.click();
    await expect(page.getByText('we have sent it a link')).toBeVisible();
    await page.goto(readLink(await waitForMail(email, 'Choose a new password')));
    const change = page.getByRole('button', { name: 'Change password' });
    await expect(change).toBeDisabled();
    await page.getByLabel('New password').fill('short');
    await page.getByLabel('Confirm password').fill('other');
    await page.getByLabel('Confirm password').blur();
    await expect(page.getByText(message.newPasswordTooShort(6), { exact: true })).toBeVisible();
    await expect(page.getByText(message.newPasswordMismatch)).toBeVisible();
    await expect(change).toBeDisabled();
    await expectAccessibleEverywhere(page);
    await page.getByLabel('Confirm password').fill('short');
    await change.click();
    await expect(page.getByRole('alert').filter({ hasText: message.newPasswordTooShort(6) })).not.toHaveCount(0);
    await page.getByLabel('New password').fill('remembered now');
    await page.getByLabel('Confirm password').fill('remembered now');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password was changed. Sign in with it.')).toBeVisible();
    await signIn(page, email, 'remembered now');
    await expectSignedIn(page);
  });

  test('cannot be replaced with an incomplete link', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the owner of the former address can block its change, from the e-mail about it', async ({ page, apiOf }) => {
  const superAdmin = await apiOf('super.admin');
  const email = createEmail('stays');
  await createUserAsAdmin(superAdmin, email);
  await followAndVerify(page, readLink(await waitForMail(email, 'Welcome to Permit to Work')));
  await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
  const { getUsers } = await superAdmin.send<{ getUsers: { items: { _id: string }[] } }>(
    'query ($email: String) { getUsers(searchText: $email) { items { _id } } }',
    { email },
  );
  await superAdmin.send(
    'mutation ($id: ID!, $data: UpdateUserInput!) { updateUser(id: $id, data: $data) { success } }',
    {
      id: getUsers.items[0]?._id,
      data: { email: createEmail('taken.over') },
    },
  );
  await page.goto(readLink(await waitForMail(email, 'Your e-mail address will be changed')));
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Block the change' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail address stays' })).toBeVisible();
  await expect(page.getByText(`your account keeps the address ${email}`)).toBeVisible();
  await expectAccessible(page);
});

test('public screens redirect signed-in users to the permits', async ({ as }) => {
  const { page } = await as('host');
  for (const path of ['/signin', '/signup', '/forgot-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/permits');
  }
});
