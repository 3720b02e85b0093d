import type { Page } from '@playwright/test';
import { expectAccessibleAt, phone } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/test.ts';

/** An entry of the menu, whatever its badge says. */
function entryOf(page: Page, label: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label });
}

test.describe('a menu that is longer than the screen', () => {
  test('shows the entry of the screen that was opened, and leaves the page where it is', async ({ as }) => {
    const { page } = await as('super.admin', { viewport: { width: 1440, height: 500 } });
    await page.goto('/administration-history');
    await expect(entryOf(page, 'Administration History')).toBeInViewport({ ratio: 1 });
    await expect(entryOf(page, 'Change Logs')).toBeVisible();
    await expect(entryOf(page, 'Change Logs')).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goto('/permits');
    await expect(entryOf(page, 'All Permits')).toBeInViewport({ ratio: 1 });
    await expect(entryOf(page, 'Administration History')).not.toBeInViewport();

    await page.getByTitle('Account', { exact: true }).click();
    await expect(page).toHaveURL('/my-profile');
    await expect(entryOf(page, 'Account')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(entryOf(page, 'All Permits')).toBeInViewport({ ratio: 1 });
  });

  test('shows it in the drawer of a phone, each time that it is opened', async ({ as }) => {
    const { page } = await as('super.admin', { viewport: phone });
    await page.goto('/settings');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await expect(entryOf(page, 'Settings')).toBeInViewport({ ratio: 1 });
    await entryOf(page, 'All Permits').click();
    await expect(page).toHaveURL('/permits');
    await page.goBack();
    await opener.click();
    await expect(entryOf(page, 'Settings')).toBeInViewport({ ratio: 1 });
    await expectAccessibleAt(page, phone);
  });
});
