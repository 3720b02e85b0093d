import type { Page } from '@playwright/test';
import { expectAccessibleAtSize, phone, wide } from './fixtures/accessibility.ts';
import { chooseRowAction } from './fixtures/permit-screens.ts';
import { expect, test } from './fixtures/test.ts';
import { choosePassword, createUser, updateUser } from './fixtures/users.ts';

/** An entry of the menu, with any badge. */
function getMenuEntry(page: Page, label: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label });
}

test.describe('a menu that is longer than the screen', () => {
  test('shows the entry of the opened screen, and does not scroll the page', async ({ as }) => {
    const { page } = await as('super.admin', { viewport: { width: 1440, height: 500 } });
    await page.goto('/administration-history');
    await expect(getMenuEntry(page, 'Administration History')).toBeInViewport({ ratio: 1 });
    await expect(getMenuEntry(page, 'Change Logs')).toBeVisible();
    await expect(getMenuEntry(page, 'Change Logs')).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goto('/permits');
    await expect(getMenuEntry(page, 'All Permits')).toBeInViewport({ ratio: 1 });
    await expect(getMenuEntry(page, 'Administration History')).not.toBeInViewport();

    await page.getByTitle('Account', { exact: true }).click();
    await expect(page).toHaveURL('/my-profile');
    await expect(getMenuEntry(page, 'Account')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(getMenuEntry(page, 'All Permits')).toBeInViewport({ ratio: 1 });
  });

  test('shows it in the drawer on a phone, each time that it is opened', async ({ as }) => {
    const { page } = await as('super.admin', { viewport: phone });
    await page.goto('/settings');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await expect(getMenuEntry(page, 'Settings')).toBeInViewport({ ratio: 1 });
    await getMenuEntry(page, 'All Permits').click();
    await expect(page).toHaveURL('/permits');
    await page.goBack();
    await opener.click();
    await expect(getMenuEntry(page, 'Settings')).toBeInViewport({ ratio: 1 });
    await expectAccessibleAtSize(page, phone);
  });
});

test('accounts pending approval are counted in the menu until they are approved', async ({ as, apiOf }) => {
  const superAdmin = await apiOf('super.admin');
  const run = Date.now();
  const password = 'four green valves';
  // A site where other tests leave no account pending.
  const place = { sites: ['F10NX'] };
  const admin = await createUser(superAdmin, `Nadia Keeper ${run}`, { role: 'SiteAdmin', ...place });
  await choosePassword(superAdmin, admin.email, password);
  for (const name of [`Wanda Waiting ${run}`, `Wilma Waiting ${run}`]) {
    const { _id } = await createUser(superAdmin, name, place);
    await updateUser(superAdmin, _id, { status: 'Pending' });
  }
  const { page } = await as(admin.email, { password, viewport: wide });
  await page.goto('/users?status=Pending');
  await expect(getMenuEntry(page, 'Users')).toHaveAccessibleName('Users 2 waiting for approval');
  await expectAccessibleAtSize(page, wide, '.side-menu');

  await chooseRowAction(page, `Wanda Waiting ${run}`, 'Approve');
  await expect(getMenuEntry(page, 'Users')).toHaveAccessibleName('Users 1 waiting for approval');

  const { getUsers } = await superAdmin.send<{ getUsers: { items: { _id: string }[] } }>(
    'query ($name: String) { getUsers(searchText: $name) { items { _id } } }',
    { name: `Wilma Waiting ${run}` },
  );
  await updateUser(superAdmin, getUsers.items[0]?._id ?? '', { status: 'Approved' });
  await expect(getMenuEntry(page, 'Users')).toHaveAccessibleName('Users');
});
