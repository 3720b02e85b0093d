import type { Page } from '@playwright/test';
import { expectAccessibleAtSize, expectAccessibleEverywhere, phone, wide } from './fixtures/accessibility.ts';
import { captureDownload } from './fixtures/downloads.ts';
import { interceptOperation, recordTimes } from './fixtures/network.ts';
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

const password = newUserPassword;

test('a new notification is counted and announced; it links to its permit, which marks it as read', async ({
  as,
  apiOf,
}) => {
  const { page, api } = await as(await createRequestor(await apiOf('super.admin'), 'Bella Bell'), { password });
  await repeatNotifications(page);
  const readAt = recordTimes(page, 'GetUnseenNotifications');
  await page.goto('/forms-download');
  await expect(getBell(page)).toHaveAccessibleName('Notifications');
  const permit = await createRejectedPermit(api, apiOf, 'No isolation is named');
  await expect(getBell(page)).toHaveAccessibleName('Notifications 1 unread');
  await expect(page).toHaveTitle(/^\(1\) /);
  const title = /^Rejected: .+, ACME Works$/;
  await expect(page.getByRole('status').filter({ hasText: /Rejected: / })).toHaveCount(1);

  await getBell(page).click();
  const entry = getNotificationPanel(page).getByRole('link', { name: permit.code });
  await expect(entry.locator('b')).toHaveText(title);
  await expect(entry).toContainText('Marcus Lim rejected: No isolation is named. Work from ');
  await expect(entry).toContainText(/just now|ago/);
  await expectAccessibleAtSize(page, wide, '.notification-popup');
  await entry.click();
  await expect(page).toHaveURL(`/permits/${permit._id}`);
  await expect(getNotificationPanel(page)).toBeHidden();
  await expect(getBell(page)).toHaveAccessibleName('Notifications');
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
  const [manager, facilities] = [await apiOf('manager'), await apiOf('facilities')];
  const createApproved = async () => {
    const permit = await raisePermit(api);
    await changePermitStatus(projectManager.api, permit, 'PendingApproval');
    await changePermitStatus(manager, permit, 'Approved');
    await changePermitStatus(facilities, permit, 'Approved');
    return permit;
  };

  const recalled = await createApproved();
  await changePermitStatus(facilities, recalled, 'PendingApproval');
  const cancelled = await createApproved();
  await changePermitStatus(api, cancelled, 'PendingCancel');
  await changePermitStatus(closer.api, cancelled, 'Cancelled');
  const closed = await createApproved();
  await changePermitStatus(api, closed, 'PendingClosure');
  await changePermitStatus(closer.api, closed, 'Completed');
  const rejected = await raisePermit(api);
  await changePermitStatus(projectManager.api, rejected, 'Rejected', 'No isolation is named');
  const [first, second] = [await createApproved(), await createApproved()];
  for (const permit of [first, second]) await changePermitStatus(api, permit, 'PendingClosure');
  const pending = await raisePermit(api);

  const toRequestor: Entry[] = [
    [
      recalled,
      /Approval recalled: /,
      'Farid Rahman recalled the approved status. It needs approval again.',
      `/permits/${recalled._id}`,
    ],
    [cancelled, /Cancelled: /, 'Charles Goh cancelled the permit.', `/permits/${cancelled._id}`],
    [closed, /Closed: /, 'Charles Goh closed the permit.', `/permits/${closed._id}`],
    [rejected, /Rejected: /, 'Paul Deeds', `/permits/${rejected._id}`],
    [first, /Approved: /, 'Farid Rahman approved.', `/permits/${first._id}`],
  ];
  await requestor.page.goto('/notifications');
  for (const entry of toRequestor) await expectEntry(requestor.page, entry);
  await expect(requestor.page.getByText(/ rejected: No isolation is named\. Work from /)).toBeVisible();
  // Concurrent requests for closure cause one warning for both.
  const warning = requestor.page.getByRole('row').filter({ hasText: 'You are close to your permit quota' });
  const text = 'This permit is not closed yet. One more like it and you cannot create permits.';
  await expect(warning.getByText(text)).toBeVisible();
  await expect(warning.getByText(new RegExp(`^(${first.code}|${second.code})$`))).toBeVisible();
  const target = new RegExp(`^/permits/(${first._id}|${second._id})$`);
  await expect(warning.getByRole('link')).toHaveAttribute('href', target);

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
  await expectEntry(closer.page, [cancelled, /Cancel: /, `${name} requested cancellation.`, getReviewPath(cancelled)]);
  await expectEntry(closer.page, [first, closeTitle, `${name} requested closure.`, getReviewPath(first)]);
  await closer.page.getByRole('row').filter({ hasText: first.code }).getByRole('link', { name: closeTitle }).click();
  await expect(closer.page).toHaveURL(getReviewPath(first));
  await expect(getActionBar(closer.page)).toBeVisible();
});

test('the page is browsed, and marking all leaves later notifications unread', async ({ as, apiOf }) => {
  const administrator = await apiOf('super.admin');
  const company = `Pages Works ${Date.now()}`;
  const api = await apiOf(await createRequestor(administrator, 'Rita Pages', { company }), password);
  const reader = await as(await createRequestor(administrator, 'Peter Pages', { company, role: 'ContractorPM' }), {
    password,
  });
  const { page } = reader;
  const codes: string[] = [];
  for (let index = 0; index < 22; index += 1) codes.unshift((await raisePermit(api)).code);
  const list = page.getByRole('region', { name: 'Your notifications' });
  const rows = list.getByRole('row').filter({ has: page.getByRole('link') });
  await page.goto('/notifications');
  await expect(page.getByText('22 notifications')).toBeVisible();
  await expect(rows).toContainText(codes.slice(0, 20));
  await list.getByRole('listitem', { name: '2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toContainText(codes.slice(20));

  // Later messages do not reach the page.
  await page.routeWebSocket('**/graphql', () => {});
  await page.goto('/notifications');
  await expect(rows).toContainText(codes.slice(0, 20));
  const lastPermit = await raisePermit(api);
  await expect
    .poll(async () => {
      const query = '{ getUnseenNotificationCount }';
      return (await reader.api.send<{ getUnseenNotificationCount: number }>(query)).getUnseenNotificationCount;
    })
    .toBe(23);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(getBell(page)).toHaveAccessibleName('Notifications 1 unread');
  await expect(rows.first()).toContainText(lastPermit.code);
  await expect(list.getByRole('img', { name: 'Unread' })).toHaveCount(1);
});

test('opening a permit marks its notifications as read, in every window', async ({ as, apiOf }) => {
  const account = await createRequestor(await apiOf('super.admin'), 'Wendy Windows');
  const { page, api } = await as(account, { password });
  const permit = await createRejectedPermit(api, apiOf, 'No isolation is named');
  await page.goto('/permits');
  await expect(getBell(page)).toHaveAccessibleName('Notifications 1 unread');
  const other = await as(account, { password });
  await other.page.goto(`/permits/${permit._id}`);
  for (const window of [other.page, page]) await expect(getBell(window)).toHaveAccessibleName('Notifications');
});

test('the panel works with the keyboard, and returns the focus', async ({ as, apiOf }) => {
  const { page, api } = await as(await createRequestor(await apiOf('super.admin'), 'Kim Keys'), { password });
  await createRejectedPermit(api, apiOf, 'No isolation is named');
  await page.goto('/permits');
  await expect(getBell(page)).toHaveAccessibleName('Notifications 1 unread');
  await getBell(page).focus();
  await page.keyboard.press('Enter');
  await expect(getNotificationPanel(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  const markAll = getNotificationPanel(page).getByRole('button', { name: 'Mark all as read' });
  await expect(markAll).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(markAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(markAll).toBeHidden();
  await expect(getNotificationPanel(page).getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(getNotificationPanel(page)).toBeHidden();
  await expect(getBell(page)).toBeFocused();
  await expect(getBell(page)).toHaveAccessibleName('Notifications');
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
  await expectAccessibleAtSize(page, phone, '.notification-popup');
  for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('net::ERR_FAILED');
});

test('the page lists all of them, and separately the unread ones', async ({ as, apiOf, consoleErrors }) => {
  const { page, api } = await as(await createRequestor(await apiOf('super.admin'), 'Paul Page'), { password });
  const restore = await interceptOperation(page, 'GetNotifications', (route) => route.abort());
  await page.goto('/notifications');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await restore();
  consoleErrors.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No notifications yet')).toBeVisible();

  const first = await createRejectedPermit(api, apiOf, 'No isolation is named');
  const second = await createRejectedPermit(api, apiOf, 'No spotter is named');
  const list = page.getByRole('region', { name: 'Your notifications' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('img', { name: 'Unread' })).toHaveCount(2);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: `Actions for ${first.code}` }).click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await expect(list.getByRole('img', { name: 'Unread' })).toHaveCount(1);
  await list.getByText('Unread', { exact: true }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(list.getByText(second.code)).toBeVisible();
  await list.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'CSV, 1 row' })).toBeFocused();
  const { name, content } = await captureDownload(page, () => page.keyboard.press('Enter'));
  expect(name).toMatch(/^notifications-.*\.csv$/);
  expect(content.toString('utf8')).toMatch(new RegExp(`"?Rejected: .+${second.code}`));
  expect(content.toString('utf8')).not.toContain(first.code);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('No unread notifications')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('a user chooses kinds of notification and their channels', async ({ as, apiOf }) => {
  const { page, api } = await as(await createRequestor(await apiOf('super.admin'), 'Carla Choice'), { password });
  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'Notification Preferences' }).click();
  const form = page.getByRole('form', { name: 'Notification Preferences' });
  await expect(form.getByRole('radio', { name: 'Immediately' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'My permit was rejected: in the app' }).uncheck();
  await form.getByRole('radio', { name: 'Never' }).check();
  await expect(form.getByRole('checkbox', { name: 'My permit was approved: by e-mail' })).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.reload();
  await expect(form.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'My permit was rejected: in the app' })).not.toBeChecked();

  await createRejectedPermit(api, apiOf, 'No isolation is named');
  const { code } = await createApprovedPermit(api, apiOf);
  await expect(getBell(page)).toHaveAccessibleName('Notifications 1 unread');
  await getBell(page).click();
  await expect(getNotificationPanel(page).getByRole('listitem')).toHaveText([new RegExp(`Approved: .+${code}`)]);
});
