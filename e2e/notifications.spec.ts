import { expectAccessibleAt, expectAccessibleEverywhere, phone, wide } from './fixtures/accessible.ts';
import { savedBy } from './fixtures/downloads.ts';
import { interceptOperation } from './fixtures/network.ts';
import { bellOf, newcomersPassword, newRequestor, panelOf, rejectedPermit } from './fixtures/notifications.ts';
import { approvedPermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

const password = newcomersPassword;

test('what comes is counted and said; it leads to its permit, and is seen then', async ({ as, apiOf }) => {
  const { page, api } = await as(await newRequestor(await apiOf('super.admin'), 'Bella Bell'), { password });
  await page.goto('/forms-download');
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  const permit = await rejectedPermit(api, apiOf, 'No isolation is named');
  await expect(bellOf(page)).toHaveAccessibleName('Notifications 1 unseen');
  await expect(page).toHaveTitle(/^\(1\) /);
  const title = `Permit ${permit.code} was rejected`;
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);

  await bellOf(page).click();
  const entry = panelOf(page).getByRole('link', { name: title });
  await expect(entry).toContainText('Marcus Lim rejected: No isolation is named');
  await expect(entry).toContainText(/just now|ago/);
  await expectAccessibleAt(page, wide, '.notification-popup');
  await entry.click();
  await expect(page).toHaveURL(`/permits/${permit._id}`);
  await expect(panelOf(page)).toBeHidden();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await expect(page).toHaveTitle(/^F10N/);
});

test('whoever opens the permit has seen what was told of it, in every window', async ({ as, apiOf }) => {
  const account = await newRequestor(await apiOf('super.admin'), 'Wendy Windows');
  const { page, api } = await as(account, { password });
  const permit = await rejectedPermit(api, apiOf, 'No isolation is named');
  await page.goto('/permits');
  await expect(bellOf(page)).toHaveAccessibleName('Notifications 1 unseen');
  const other = await as(account, { password });
  await other.page.goto(`/permits/${permit._id}`);
  for (const window of [other.page, page]) await expect(bellOf(window)).toHaveAccessibleName('Notifications');
});

test('the panel is worked with the keyboard, and gives the focus back', async ({ as, apiOf }) => {
  const { page, api } = await as(await newRequestor(await apiOf('super.admin'), 'Kim Keys'), { password });
  await rejectedPermit(api, apiOf, 'No isolation is named');
  await page.goto('/permits');
  await expect(bellOf(page)).toHaveAccessibleName('Notifications 1 unseen');
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  const markAll = panelOf(page).getByRole('button', { name: 'Mark all as seen' });
  await expect(markAll).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(markAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(markAll).toBeHidden();
  await expect(panelOf(page).getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
});

test('a panel whose code cannot be loaded says so, and what to do', async ({ as, complaints }) => {
  const { page } = await as('host', { viewport: phone });
  await page.route('**/assets/notification-panel-*.js', (route) => route.abort());
  await page.goto('/permits');
  await bellOf(page).click();
  await expect(panelOf(page)).toContainText('The notifications could not be loaded');
  await expectAccessibleAt(page, phone, '.notification-popup');
  await page.unroute('**/assets/notification-panel-*.js');
  await panelOf(page).getByRole('button', { name: 'Reload the page' }).click();
  await bellOf(page).click();
  await expect(panelOf(page).getByRole('link', { name: 'Show all' })).toBeVisible();
  await expectAccessibleAt(page, phone, '.notification-popup');
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('net::ERR_FAILED');
});

test('the page has all of them, and those that are unseen apart', async ({ as, apiOf, complaints }) => {
  const { page, api } = await as(await newRequestor(await apiOf('super.admin'), 'Paul Page'), { password });
  const fault = await interceptOperation(page, 'GetNotifications', (route) => route.abort());
  await page.goto('/notifications');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await fault();
  complaints.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No notifications yet')).toBeVisible();

  const first = await rejectedPermit(api, apiOf, 'No isolation is named');
  const second = await rejectedPermit(api, apiOf, 'No spotter is named');
  const list = page.getByRole('region', { name: 'Your notifications' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('img', { name: 'Unseen' })).toHaveCount(2);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: `Actions for Permit ${first.code} was rejected` }).click();
  await page.getByRole('menuitem', { name: 'Mark as seen' }).click();
  await expect(list.getByRole('img', { name: 'Unseen' })).toHaveCount(1);
  await list.getByText('Unseen', { exact: true }).click();
  await expect(list.getByRole('link')).toHaveText([`Permit ${second.code} was rejected`]);
  await list.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'CSV, 1 row' })).toBeFocused();
  const { name, content } = await savedBy(page, () => page.keyboard.press('Enter'));
  expect(name).toMatch(/^notifications-.*\.csv$/);
  expect(content.toString('utf8')).toContain(`,Permit ${second.code} was rejected,`);
  expect(content.toString('utf8')).not.toContain(first.code);
  await page.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(page.getByText('You have seen everything')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as seen' })).toBeDisabled();
});

test('one chooses what one is told of, and by which way', async ({ as, apiOf }) => {
  const { page, api } = await as(await newRequestor(await apiOf('super.admin'), 'Carla Choice'), { password });
  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'Notification Preferences' }).click();
  const form = page.getByRole('form', { name: 'Notification Preferences' });
  await expect(form.getByRole('radio', { name: 'At once' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'My permit was rejected: in the app' }).uncheck();
  await form.getByRole('radio', { name: 'Never' }).check();
  await expect(form.getByRole('checkbox', { name: 'My permit was approved: by mail' })).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.reload();
  await expect(form.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'My permit was rejected: in the app' })).not.toBeChecked();

  await rejectedPermit(api, apiOf, 'No isolation is named');
  const { code } = await approvedPermit(api, apiOf);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications 1 unseen');
  await bellOf(page).click();
  await expect(panelOf(page).getByRole('listitem')).toHaveText([new RegExp(`Permit ${code} was approved`)]);
});
