import type { Page } from '@playwright/test';
import { expectAccessibleAtSize, phone } from './fixtures/accessibility.ts';
import { captureDownload } from './fixtures/downloads.ts';
import { recordTimes } from './fixtures/network.ts';
import {
  getBell,
  repeatNotifications,
  newUserPassword,
  createRequestor,
  getNotificationPanel,
  createRejectedPermit,
} from './fixtures/notifications.ts';
import { createApprovedPermit, changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { getActionBar } from './fixtures/permit-screens.ts';
import { expect, test } from './fixtures/test.ts';
import { carryOutWork, createCurrentPeriod } from './fixtures/work.ts';

const password = newUserPassword;

test('a new notification of a chosen kind is counted and announced; opening its permit marks it as read in every window', async ({
  as,
  apiOf,
}) => {
  const account = await createRequestor(await apiOf('super.admin'), 'Bella Bell');
  const { page, api } = await as(account, { password });
  await repeatNotifications(page);
  const readAt = recordTimes(page, 'GetUnseenNotifications');
  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'Notification Preferences' }).click();
  const preferences = page.getByRole('form', { name: 'Notification Preferences' });
  await expect(preferences.getByRole('radio', { name: 'Immediately' })).toBeChecked();
  const rejected = preferences.getByRole('checkbox', { name: 'My permit was rejected: in the app' });
  await rejected.uncheck();
  await preferences.getByRole('radio', { name: 'Never' }).check();
  await preferences.getByRole('button', { name: 'Save' }).click();
  await expect(preferences.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.reload();
  await expect(preferences.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(rejected).not.toBeChecked();
  await expect(getBell(page)).toHaveAccessibleName('Notifications');

  await createRejectedPermit(api, apiOf, 'No isolation is named');
  const permit = await createApprovedPermit(api, apiOf);
  await expect(getBell(page)).toHaveAccessibleName('Notifications 1 unread');
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByRole('status').filter({ hasText: /Approved: / })).toHaveCount(1);
  const other = await as(account, { password });
  await other.page.goto('/notifications');
  await expect(getBell(other.page)).toHaveAccessibleName('Notifications 1 unread');

  await getBell(page).click();
  await expect(getNotificationPanel(page).getByRole('listitem')).toHaveText([
    new RegExp(`Approved: .+, ACME Works.*Farid Rahman approved\\..+${permit.code}.+(just now|ago)`),
  ]);
  await getNotificationPanel(page).getByRole('link', { name: permit.code }).click();
  await expect(page).toHaveURL(`/permits/${permit._id}`);
  await expect(getNotificationPanel(page)).toBeHidden();
  for (const window of [page, other.page]) await expect(getBell(window)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle(/^F10N/);
  // However often it is notified, a page refetches at most every 0.8 seconds.
  expect(readAt.length).toBeGreaterThan(1);
  expect(readAt.length).toBeLessThanOrEqual(2 + ((readAt.at(-1) ?? 0) - (readAt[0] ?? 0)) / 800);
});

/** An entry of the list: its text and its link. */
type Entry = [permit: { code: string }, title: RegExp, text: string, path: string];

async function expectEntry(page: Page, [{ code }, title, text, path]: Entry) {
  const row = page.getByRole('row').filter({ hasText: code }).filter({ hasText: text });
  await expect(row.getByText(text)).toBeVisible();
  await expect(row.getByRole('link', { name: title })).toHaveAttribute('href', path);
}

test('everyone concerned by an action gets a notification with its text, linked to the permit', async ({
  as,
  apiOf,
}) => {
  const administrator = await apiOf('super.admin');
  const company = `Deeds Works ${Date.now()}`;
  const requestor = await as(await createRequestor(administrator, 'Dina Deeds', { company }), { password });
  const projectManager = await as(
    await createRequestor(administrator, 'Paul Deeds', { company, role: 'ContractorPM' }),
    {
      password,
    },
  );
  const closer = await as('closer');
  const { api } = requestor;
  const name = api.user.fullname;
  const rejected = await raisePermit(api);
  await changePermitStatus(projectManager.api, rejected, 'Rejected', 'No isolation is named');
  const first = await raisePermit(api, { submission: createCurrentPeriod() });
  await changePermitStatus(projectManager.api, first, 'PendingApproval');
  for (const account of ['manager', 'facilities']) await changePermitStatus(await apiOf(account), first, 'Approved');
  await carryOutWork(api, first);
  await changePermitStatus(api, first, 'PendingClosure');
  const pending = await raisePermit(api);

  await requestor.page.goto('/notifications');
  for (const entry of [
    [rejected, /Rejected: /, 'Paul Deeds', `/permits/${rejected._id}`],
    [first, /Approved: /, 'Farid Rahman approved.', `/permits/${first._id}`],
  ] satisfies Entry[])
    await expectEntry(requestor.page, entry);
  await expect(requestor.page.getByText(/ rejected: No isolation is named\. Work from /)).toBeVisible();
  await requestor.page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(requestor.page.getByRole('menuitem', { name: 'CSV, 2 rows' })).toBeFocused();
  const file = await captureDownload(requestor.page, () => requestor.page.keyboard.press('Enter'));
  expect(file.name).toMatch(/^notifications-.*\.csv$/);
  expect(file.content.toString('utf8')).toMatch(new RegExp(`"?Rejected: .+${rejected.code}`));

  const getReviewPath = ({ _id }: { _id: string }) => `/permits/review/${_id}`;
  await projectManager.page.goto('/notifications');
  const approveTitle = /Approve/;
  await expectEntry(projectManager.page, [
    pending,
    approveTitle,
    `${name} submitted the permit.`,
    getReviewPath(pending),
  ]);
  await projectManager.page
    .getByRole('row')
    .filter({ hasText: pending.code })
    .getByRole('link', { name: approveTitle })
    .click();
  await expect(projectManager.page).toHaveURL(getReviewPath(pending));
  await expect(getActionBar(projectManager.page)).toBeVisible();

  await closer.page.goto('/notifications');
  const closeTitle = /Close: /;
  await expectEntry(closer.page, [first, closeTitle, `${name} requested closure.`, getReviewPath(first)]);
  await closer.page.getByRole('row').filter({ hasText: first.code }).getByRole('link', { name: closeTitle }).click();
  await expect(closer.page).toHaveURL(getReviewPath(first));
  await expect(getActionBar(closer.page)).toBeVisible();
});

test('a panel whose code cannot be loaded says so, and what to do', async ({ as, consoleErrors }) => {
  const { page } = await as('host', { viewport: phone });
  await page.route('**/assets/notification-panel-*.js', (route) => route.abort());
  await page.goto('/permits');
  await getBell(page).click();
  await expect(getNotificationPanel(page)).toContainText('The notifications could not be loaded');
  await expectAccessibleAtSize(page, phone, '.notification-popup');
  await page.unroute('**/assets/notification-panel-*.js');
  await getNotificationPanel(page).getByRole('button', { name: 'Reload the page' }).click();
  await getBell(page).click();
  await expect(getNotificationPanel(page).getByRole('link', { name: 'Show all' })).toBeVisible();
  for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('net::ERR_FAILED');
});
