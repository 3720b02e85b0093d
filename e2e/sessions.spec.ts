import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures/test.ts';

const password = 'permit-to-work';

async function acceptDisclaimer(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
  await page.getByRole('button', { name: 'Continue to sign in' }).click();
}

async function signInAs(page: Page, email: string): Promise<void> {
  await acceptDisclaimer(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Counts the requests of a page that are on their way, from now on. */
function countRequests(page: Page): () => number {
  const sent = new Set<Request>();
  page.on('request', (request) => sent.add(request));
  page.on('requestfinished', (request) => sent.delete(request));
  page.on('requestfailed', (request) => sent.delete(request));
  return () => sent.size;
}

test('signing in continues to the requested page or to the permits, and signing out ends every tab', async ({
  page,
  context,
}) => {
  await page.goto('/permits?status=Approved&size=50');
  await signInAs(page, 'manager@fab.example');
  await expect(page).toHaveURL('/permits?status=Approved&size=50');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/signin');
  await signInAs(page, 'manager@fab.example');
  await expect(page).toHaveURL('/permits');

  // Signing out ends the session in every tab immediately.
  const other = await context.newPage();
  await other.goto('/permits');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/signin');
  await expect(page).toHaveURL(/\/signin/);
});

test.describe('a session', () => {
  test('that has expired can be resumed in a dialog over the page', async ({ page, baseURL }) => {
    // The socket does not respond: it would report the end while the search is still being typed.
    await page.routeWebSocket(/\/graphql$/, () => {});
    const getRequestCount = countRequests(page);
    await page.goto('/permits');
    await signInAs(page, 'facilities@fab.example');
    await expect(page.getByRole('table')).toBeVisible();
    // So would the answer to a request that is still on its way.
    await expect.poll(getRequestCount).toBe(0);
    await page.evaluate(async (url) => {
      const { jwtToken } = JSON.parse(localStorage.getItem('eptw.session') ?? '{}') as { jwtToken: string };
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${jwtToken}` },
        body: JSON.stringify({ query: 'mutation { logout { success } }' }),
      });
    }, baseURL);
    await page.getByRole('searchbox', { name: 'Search permits' }).fill('pump');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog.getByLabel('Email')).toHaveValue('facilities@fab.example');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/permits?search=pump');
    await expect(page.getByText(/^[\d,]+ permits?$/)).toBeVisible();
  });

  test('without activity ends after a warning, and returns to the same page', async ({ page }) => {
    const threeHours = 10_800_000;
    await page.clock.install();
    await page.goto('/permits?search=pump');
    await signInAs(page, 'host@fab.example');
    await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
    await page.clock.fastForward(threeHours - 50_000);
    const warning = page.getByRole('dialog', { name: 'Are you still there?' });
    await expect(warning).toContainText(/0:\d\d/);
    await expectAccessible(page);
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning).toBeHidden();
    await page.clock.fastForward(threeHours + 5000);
    await expect(page.getByText('You were signed out because you were inactive.')).toBeVisible();
    await page.clock.resume();
    await signInAs(page, 'host@fab.example');
    await expect(page).toHaveURL('/permits?search=pump');
  });
});

test('the theme is remembered, and the menu opens on a phone', async ({ as }) => {
  const { page } = await as('host', { viewport: { width: 390, height: 844 } });
  await page.goto('/permits');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});
