import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { readLink, waitForMail } from './fixtures/mails.ts';
import { expect, test } from './fixtures/test.ts';
import { choosePassword, createUser, findUserId, updateUser } from './fixtures/users.ts';

const chosenPassword = 'four green valves';
let made = 0;

/** Returns an unused address. */
function createEmail(name: string): string {
  made += 1;
  return `${name}.${made}.${Date.now()}@contractor.example`;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(chosenPassword);
  await page.getByLabel('Confirm password').fill(chosenPassword);
  await page.getByLabel('Full name').fill('New Comer');
  await page.getByLabel('Site').selectOption({ label: 'Fab 10N (F10N)' });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('We have sent you a link.')).toBeVisible();
}

async function acceptDisclaimer(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
  await page.getByRole('button', { name: 'Continue to sign in' }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await fillSignIn(page, email);
}

/** Signs in on the page for it. */
async function fillSignIn(page: Page, email: string, password = chosenPassword): Promise<void> {
  await acceptDisclaimer(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/permits');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Opens a link that verifies an address, and confirms the address. */
async function followAndVerify(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my e-mail address' }).click();
}

test('signing up leads through a link, sent again on request, and an administrator’s approval to signing in', async ({
  page,
  apiOf,
}) => {
  const email = createEmail('ada');
  await signUp(page, email);
  const first = await waitForMail(email, 'Verify your e-mail address');
  expect(first.text).toContain('New Comer registered with this e-mail address');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('we have sent it a link')).toBeVisible();
  await expect.poll(async () => (await waitForMail(email, first.subject)).id).not.toBe(first.id);
  await followAndVerify(page, readLink(first));
  await expect(page.getByText(message.somethingWentWrong, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
  const link = readLink(await waitForMail(email, first.subject));
  await followAndVerify(page, link);
  await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
  await expect(page.getByText('An administrator must now approve your account.')).toBeVisible();
  await followAndVerify(page, link);
  await expect(page.getByText(message.somethingWentWrong, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole('main').getByText('Your account is awaiting approval')).toBeVisible();
  const superAdmin = await apiOf('super.admin');
  await updateUser(superAdmin, await findUserId(superAdmin, email), { status: 'Approved', company: 'ACME Works' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectSignedIn(page);
});

test('a link does nothing when opened, and requires a password from the reader in another browser', async ({
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
  await otherPage.getByRole('link', { name: 'Choose a password' }).click();
  await expect(otherPage).toHaveURL(/\/reset-password\?security_code=/);
  const superAdmin = await apiOf('super.admin');
  await updateUser(superAdmin, await findUserId(superAdmin, email), { status: 'Approved', company: 'ACME Works' });
  await otherPage.getByLabel('New password').fill('of the reader');
  await otherPage.getByLabel('Confirm password').fill('of the reader');
  await otherPage.getByRole('button', { name: 'Change password' }).click();
  await expect(otherPage).toHaveURL('/signin');
  await signIn(page, email);
  await expect(page.getByRole('main').getByText('The e-mail address or the password is wrong.')).toBeVisible();
  await fillSignIn(otherPage, email, 'of the reader');
  await expectSignedIn(otherPage);
  await context.close();
});

test('a forgotten password is replaced through an emailed link, which is offered after a failed sign-in', async ({
  page,
  apiOf,
}) => {
  const { email } = await createUser(await apiOf('super.admin'), `Flora Forgetful ${Date.now()}`);
  await page.goto('/signin');
  await acceptDisclaimer(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('we have sent it a link')).toBeVisible();
  await page.goto(readLink(await waitForMail(email, 'Choose a new password')));
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: message.newPasswordTooShort(6) })).not.toHaveCount(0);
  // Its field showed the problem at once. While the form is being sent, the button is also named 'loading'.
  await expect(page.getByRole('button', { name: 'Change password', exact: true })).toBeEnabled();
  await page.getByLabel('New password').fill('remembered now');
  await page.getByLabel('Confirm password').fill('remembered now');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was changed. Sign in with it.')).toBeVisible();
  await fillSignIn(page, email, 'remembered now');
  await expectSignedIn(page);
});

test('the owner of the former address can block its change, from the e-mail about it', async ({ page, apiOf }) => {
  const superAdmin = await apiOf('super.admin');
  const { _id, email } = await createUser(superAdmin, `Hugo Stays ${Date.now()}`);
  await choosePassword(superAdmin, email, chosenPassword);
  await updateUser(superAdmin, _id, { email: createEmail('taken.over') });
  await page.goto(readLink(await waitForMail(email, 'Your e-mail address will be changed')));
  await page.getByRole('button', { name: 'Block the change' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail address stays' })).toBeVisible();
  await expect(page.getByText(`your account keeps the address ${email}`)).toBeVisible();
});
