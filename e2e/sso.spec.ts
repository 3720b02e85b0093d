import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ssoProblems } from '@eptw/domain/user/sso';
import type { Page } from '@playwright/test';
import { findFreePort } from './fixtures/free-port.ts';
import { startIdentityProvider } from './fixtures/identity-provider.ts';
import { startInstallation } from './fixtures/start-server.ts';
import { expect, expectAccessible, test as base } from './fixtures/test.ts';

/** A separate installation whose users sign in with a separate provider. */
const test = base.extend<object, { installation: string }>({
  installation: [
    async ({}, use) => {
      const port = String(await findFreePort());
      const url = `http://127.0.0.1:${port}`;
      const provider = await startIdentityProvider(url);
      const { stop } = await startInstallation({
        PORT: port,
        DATA_DIR: await mkdtemp(path.join(tmpdir(), 'eptw-sign-on-')),
        DEMO: 'off',
        PUBLIC_URL: url,
        ...provider.settings,
      });
      await use(url);
      await stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation),
});

// One installation is enough for all tests.
test.describe.configure({ mode: 'default' });

const resultRefused = 'This single sign-on is unknown, already used or expired.';
const continueButton = (page: Page) => page.getByRole('link', { name: 'Continue with single sign-on' });

async function acceptDisclaimer(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
  await page.getByRole('button', { name: 'Continue to sign in' }).click();
}

/** Goes from the sign-in page to the provider, and completes its page. */
async function signInWithSso(page: Page, email: string): Promise<void> {
  await acceptDisclaimer(page);
  await continueButton(page).click();
  await page.getByLabel('Company e-mail').fill(email);
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function readSessionUser(page: Page): Promise<{ _id: string; email: string; fullname: string; role: string }> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  return page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('eptw.session') ?? '{}') as {
      user: { _id: string; email: string; fullname: string; role: string };
    };
    return user;
  });
}

test('the first single sign-on creates the user, and the second one finds them', async ({ page }) => {
  await page.goto('/permits?status=Approved');
  await signInWithSso(page, 'ann.tan@fab.example');
  await expect(page).toHaveURL('/permits?status=Approved');
  const first = await readSessionUser(page);
  expect(first).toMatchObject({ email: 'ann.tan@fab.example', fullname: 'Ann Tan', role: 'User' });
  await expect(page.getByText('An administrator has to assign you to a site')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Your company account may still be signed in on this device.')).toBeVisible();
  await acceptDisclaimer(page);
  await expectAccessible(page);
  await continueButton(page).click();
  await expect(page).toHaveURL('/permits');
  expect(await readSessionUser(page)).toEqual(first);
});

test('cancelling at the provider returns to the sign-in page, with the requested address', async ({ page }) => {
  await page.goto('/permits?search=pump');
  await acceptDisclaimer(page);
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(ssoProblems.cancelled)).toBeVisible();
  await expect(page.getByText('here', { exact: true })).toBeHidden();
  await expectAccessible(page);
  await signInWithSso(page, 'ben.ong@fab.example');
  await expect(page).toHaveURL('/permits?search=pump');
});

test('an address of another domain is refused', async ({ page }) => {
  await page.goto('/signin');
  await signInWithSso(page, 'eve@evil.example');
  await expect(page).toHaveURL('/signin?problem=foreignDomain');
  await expect(page.getByText(ssoProblems.foreignDomain)).toBeVisible();
});

test('a replayed callback is refused, here and in another browser', async ({ page, browser, baseURL }) => {
  const callbacks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sso/callback')) callbacks.push(request.url());
  });
  await page.goto('/signin');
  await signInWithSso(page, 'cat.lee@fab.example');
  await readSessionUser(page);
  const [callback = ''] = callbacks;
  expect(callbacks).toHaveLength(1);
  await page.evaluate(() => localStorage.clear());
  await page.goto(callback);
  await expect(page.getByText(ssoProblems.expired)).toBeVisible();

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const otherPage = await other.newPage();
  await otherPage.goto(callback);
  await expect(otherPage.getByText(ssoProblems.expired)).toBeVisible();
  await other.close();
});

test('a bare e-mail address and a forged result are refused', async ({ page, context, baseURL }) => {
  await page.goto('/ssologin');
  await expect(page).toHaveURL('/signin');
  await page.goto('/ssologin#email=ann.tan@fab.example');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText(resultRefused)).toBeVisible();
  const url = `${baseURL}/graphql`;
  await context.addCookies([{ name: 'eptw_sign_on_result', value: 'A'.repeat(43), url }]);
  await page.goto('/permits');
  await page.goto('/ssologin#email=ann.tan@fab.example');
  await expect(page.getByText(resultRefused)).toBeVisible();
});

test('an expired session can be resumed from another tab', async ({ page, context, baseURL }) => {
  await page.goto('/permits');
  await signInWithSso(page, 'dan.goh@fab.example');
  await readSessionUser(page);
  await page.getByRole('searchbox', { name: 'Search permits' }).fill('pump');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/permits?search=pump');
  await page.evaluate(async (url) => {
    const { jwtToken } = JSON.parse(localStorage.getItem('eptw.session') ?? '{}') as { jwtToken: string };
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${jwtToken}` },
      body: JSON.stringify({ query: 'mutation { logout { success } }' }),
    });
  }, baseURL);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Single sign-on in a new tab' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('/permits');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/permits?search=pump');
  await expect(page.getByText('No permits yet').or(page.getByText('Nothing matches'))).toBeVisible();
});
