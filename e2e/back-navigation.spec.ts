import type { Page } from '@playwright/test';
import { getRow, chooseRowAction } from './fixtures/permit-screens.ts';
import { raiseChildPermit } from './fixtures/child-permits.ts';
import { raisePermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

const queue = '/my-pending-approval-permits';

const currentEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]').locator('span').first();

test('a review leads back to the work queue it was opened from, after a reload and through a child permit', async ({
  as,
  apiOf,
}) => {
  const host = await apiOf('host');
  const permit = await raisePermit(host, { reviewer: 'supervisor@fab.example' });
  const child = await raiseChildPermit(host, permit, { reviewer: 'supervisor@fab.example' });
  const { page } = await as('supervisor');
  const left = `${queue}?code=${permit.code}&size=50`;
  await page.goto(left);
  await chooseRowAction(page, permit.code, 'Review');
  await expect(page).toHaveURL(`/permits/review/${permit._id}`);
  await expect(currentEntry(page)).toHaveText('Pending My Approval');
  await page.reload();
  await expect(currentEntry(page)).toHaveText('Pending My Approval');
  await page.getByRole('main').getByRole('link', { name: child.code }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: child.code })).toBeVisible();
  await expect(currentEntry(page)).toHaveText('Pending My Approval');
  await page.reload();
  await page.getByRole('link', { name: 'Back to Permits Pending My Approval' }).click();
  await expect(page).toHaveURL(left);
  await expect(getRow(page, permit.code)).toBeVisible();
});

test('a permit whose address was opened directly leads back to all permits', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf('host'));
  const { page } = await as('manager');
  await page.goto(`/permits/${permit._id}`);
  await expect(currentEntry(page)).toHaveText('All Permits');
  await page.getByRole('link', { name: 'Back to view all permit' }).click();
  await expect(page).toHaveURL('/permits');
});

test('filters from an earlier visit do not hide a new permit', async ({ as }) => {
  const { page } = await as('super.admin');
  const code = `Z${Date.now().toString(36)}`.toUpperCase().slice(0, 8);
  await page.goto('/disciplines?search=mechanical');
  await page.getByRole('link', { name: 'Create Discipline' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Create discipline' }).click();
  await expect(page).toHaveURL('/disciplines');
  await page.getByRole('searchbox').fill(code);
  await page.keyboard.press('Enter');
  await expect(getRow(page, code)).toBeVisible();
});
