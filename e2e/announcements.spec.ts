import type { Page } from '@playwright/test';
import { confirmDialog, getToasts, chooseRowAction } from './fixtures/permit-screens.ts';
import { expect, test } from './fixtures/test.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
}

test('a super admin creates, edits and deletes an announcement', async ({ as }) => {
  const { page } = await as('super.admin');
  const title = `Typhoon ${Date.now()}`;
  await page.goto('/permits');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('link', { name: 'Create Announcement' }).click();
  await write(page, title, 'Work at height stops at <b>14:00</b>.');
  await page.getByRole('radio', { name: 'Urgent' }).check();
  await expect(preview(page).locator('.announcement[data-type="error"] b', { hasText: '14:00' })).toBeVisible();
  await page.getByRole('button', { name: 'Create announcement' }).click();
  await expect(getToasts(page)).toContainText('Announcement created.');
  await expect(row(page, title)).toContainText('Active now');
  await expect(banner(page)).toContainText(`${title}Work at height stops at 14:00.`);

  await chooseRowAction(page, title, 'Edit');
  await page.getByRole('checkbox', { name: 'Custom colour' }).check();
  await page.getByLabel('Colour', { exact: true }).fill('#ffe08a');
  await page.getByLabel('From', { exact: true }).fill('15 Jun 2099, 02:00');
  await page.getByLabel('To', { exact: true }).fill('2099-06-16 02:00');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2099-06-16 02:00');
  await page.getByRole('button', { name: 'Save announcement' }).click();
  await expect(row(page, title)).toContainText('Planned');
  await expect(row(page, title)).toContainText('15 Jun 2099, 02:00');
  await expect(banner(page)).not.toContainText(title);

  await chooseRowAction(page, title, 'Delete');
  await confirmDialog(page, title, 'Delete announcement');
  await expect(getToasts(page)).toContainText('Announcement deleted.');
  await expect(row(page, title)).toHaveCount(0);
});
