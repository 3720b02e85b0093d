import type { Page } from '@playwright/test';
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

test.describe('signing in', () => {
  test('requires accepting the disclaimer, which closes only with its checkbox', async ({ page }) => {
    await page.goto('/signin');
    const disclaimer = page.getByRole('dialog', { name: 'Before you sign in' });
    await expect(disclaimer).toContainText('you may not apply for more permits');
    await expect(disclaimer.getByRole('button', { name: 'Continue to sign in' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(disclaimer).toBeVisible();
    await acceptDisclaimer(page);
    await expect(disclaimer).toBeHidden();
  });

  test('shows the current limits of the quota', async ({ page, apiOf }) => {
    const superAdmin = await apiOf('super.admin');
    const allow = async (unclosedLimit: number) =>
      superAdmin.send('mutation ($data: UpdateSettingsInput!) { updateSettings(data: $data) { success } }', {
        data: { unclosedLimit },
      });
    await allow(7);
    try {
      await page.goto('/signin');
      await expect(page.getByRole('dialog', { name: 'Before you sign in' })).toContainText(
        'With 3 or more permits pending closure, or 7 or more unclosed permits, you cannot create new ones.',
      );
    } finally {
      await allow(2);
    }
  });

  test('requires both fields, shows errors, and keeps entries', async ({ page }) => {
    await page.goto('/signin');
    await acceptDisclaimer(page);
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect(button).toBeDisabled();
    await page.getByLabel('Email').fill('manager@fab.example');
    await expect(button).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await button.click();
    await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('manager@fab.example');
  });

  test('says what to do about a forgotten password, and offers no single sign-on where it is not set up', async ({
    page,
  }) => {
    await page.goto('/signin');
    await acceptDisclaimer(page);
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Partners only' })).toBeVisible();
    await expect(page.getByText('single sign-on')).toHaveCount(0);
  });

  for (const width of [1440, 1024, 390])
    test(`centres the disclaimer on a page ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/signin');
      const box = await page.getByRole('dialog', { name: 'Before you sign in' }).boundingBox();
      const { x = 0, y = 0, width: wide = 0, height = 0 } = box ?? {};
      expect(Math.abs(x + wide / 2 - width / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(y + height / 2 - 844 / 2)).toBeLessThanOrEqual(1);
    });

  test('continues to the requested page, with its filters', async ({ page }) => {
    await page.goto('/permits?status=Approved&size=50');
    await signInAs(page, 'host@fab.example');
    await expect(page).toHaveURL('/permits?status=Approved&size=50');
  });

  for (const [account, startPage] of [
    ['manager', '/my-pending-approval-permits'],
    ['host', '/permits'],
  ] as const) {
    test(`${account} arrives at ${startPage}`, async ({ as }) => {
      const { page } = await as(account);
      for (const path of ['/signin', '/']) {
        await page.goto(path);
        await expect(page).toHaveURL(startPage);
      }
    });
  }

  test('opens the approvals of approvers, unless they requested another page', async ({ page }) => {
    await page.goto('/signin');
    await signInAs(page, 'manager@fab.example');
    await expect(page).toHaveURL('/my-pending-approval-permits');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.goto('/permits');
    await signInAs(page, 'manager@fab.example');
    await expect(page).toHaveURL('/permits');
  });
});

test.describe('a session', () => {
  test('that has expired can be resumed in a dialog over the page', async ({ page, baseURL }) => {
    // The socket does not respond: it would report the end while the search is still being typed.
    await page.routeWebSocket(/\/graphql$/, () => {});
    await page.goto('/permits');
    await signInAs(page, 'facilities@fab.example');
    await expect(page.getByRole('table')).toBeVisible();
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

  test('ends in every tab immediately', async ({ page, context }) => {
    await page.goto('/permits');
    await signInAs(page, 'manager@fab.example');
    const other = await context.newPage();
    await other.goto('/permits');
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(other).toHaveURL('/signin');
    await expect(page).toHaveURL(/\/signin/);
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
