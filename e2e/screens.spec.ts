import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

// web/src/app/routes.test.ts checks which role may open which screen and has it in the menu. Here the roles with the
// most and with few rights show that menu, guard and screens follow that table.
const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects these entries from top to bottom, and each to lead to its screen. The feedback form is elsewhere. */
async function openEveryEntry(page: Page, screens: Record<string, string>): Promise<void> {
  const listMenuPaths = () =>
    getMenu(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')).filter((address) => address?.startsWith('/')),
      );
  await expect.poll(listMenuPaths).toEqual(Object.keys(screens));
  for (const [path, title] of Object.entries(screens)) {
    await getMenu(page).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL((address) => address.pathname === path);
    await expect(heading(page)).toHaveText(title);
  }
}

async function expectScreen(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
}

test('a super admin can open every screen of the menu, and none that is for applicants', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/permits');
  await openEveryEntry(page, {
    '/work': 'Live work',
    '/my-pending-approval-permits': 'Permits Pending My Approval',
    '/my-child-permits-pending-approval': 'Child Permits Pending My Approval',
    '/permits': 'All Permits',
    '/all-my-permits': 'My Submitted Permits',
    '/permits-pending-approval': 'Permits Pending Approval',
    '/permits-i-approved': 'Past Permits I Approved',
    '/childpermits': 'List of Child Permits',
    '/my-child-permit': 'My Child Permits',
    '/lss-tab-permits': 'LSS Permits Final Pending Approval',
    '/crew': 'Crew',
    '/muster': 'Muster list',
    '/dashboard': 'Dashboard',
    '/initiatives': 'ePTW Initiatives',
    '/sipp-works': 'Daily SIPP Works',
    '/sites': 'Sites',
    '/maps': 'Maps',
    '/users': 'Users',
    '/templates': 'Templates',
    '/disciplines': 'Disciplines',
    '/mtgroup': 'MT Groups',
    '/blocked-words': 'Blocked Words',
    '/announcements': 'Announcements',
    '/settings': 'Settings',
    '/administration-history': 'Administration History',
    '/my-profile': 'Account',
    '/forms-download': 'Forms Download',
    '/changelogs': 'Change Logs',
  });
  await getMenu(page).locator('a[href="/childpermits"]').click();
  await expect(heading(page)).toHaveText('List of Child Permits');
  await expect(page.getByRole('link', { name: 'Create Child Permit' })).toHaveCount(0);
  // Opened from another screen, or by its address.
  await expectScreen(page, '/permits-pending-close-cancel', 'Permits Pending Close/Cancel');
  await expectScreen(page, '/users/import', 'Import Users');
  await expectScreen(page, '/crew/import', 'Import Workers');
  for (const path of ['/permits/create-permit', '/childpermits/create-child-permit', '/my-draft-permits'])
    await expectScreen(page, path, message.pageNotFound);
});

test('a requestor can open every screen of the menu, and none that is for others', async ({ as }) => {
  const { page } = await as('requestor@acme-works.example');
  await page.goto('/permits');
  await openEveryEntry(page, {
    '/work': 'Live work',
    '/permits-for-my-action': 'Permits to Correct or Close',
    '/permits': 'My Permits',
    '/my-draft-permits': 'My Draft Permits',
    '/childpermits': 'List of Child Permits',
    '/crew': 'Crew',
    '/initiatives': 'ePTW Initiatives',
    '/my-profile': 'Account',
    '/forms-download': 'Forms Download',
    '/changelogs': 'Change Logs',
  });
  await expectScreen(page, '/childPermits', 'List of Child Permits');
  await page.getByRole('link', { name: 'Create Child Permit' }).click();
  await expect(page).toHaveURL('/childpermits/create-child-permit');
  await expect(heading(page)).toHaveText('Create Child Permit');
  await expectScreen(page, '/sipp-works', 'Daily SIPP Works');
  for (const path of [
    ...['/all-my-permits', '/permits-pending-close-cancel', '/my-pending-approval-permits', '/lss-tab-permits'],
    ...['/dashboard', '/users', '/disciplines', '/sites/create-site', '/templates', '/settings', '/setup'],
  ])
    await expectScreen(page, path, message.pageNotFound);
});
