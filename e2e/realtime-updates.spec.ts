import type { Page } from '@playwright/test';
import { signIn, type Api } from './fixtures/api.ts';
import { updateDraft, saveDraft } from './fixtures/drafts.ts';
import { findFreePort } from './fixtures/free-port.ts';
import { countOperations, delaySockets, interceptSockets } from './fixtures/network.ts';
import { getBell, newUserPassword, createRequestor } from './fixtures/notifications.ts';
import { expectStatus, getRow } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { raiseSippWork } from './fixtures/sipp-works.ts';
import { startProcess } from './fixtures/start-server.ts';
import { expect, test as shared } from './fixtures/test.ts';

const password = newUserPassword;
const pm = 'pm@acme-works.example';

/** Browsers use one server process; all other actions go through another one, on the same database. */
const test = shared.extend<
  { apiOfOtherProcess: (account: string, password?: string) => Promise<Api> },
  { otherProcess: string }
>({
  otherProcess: [
    async ({}, use) => {
      const port = String(await findFreePort());
      const { stop } = await startProcess({ PORT: port, DATA_DIR: process.env['EPTW_TEST_DATA'] ?? '', DEMO: 'on' });
      await use(`http://127.0.0.1:${port}`);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  apiOfOtherProcess: async ({ otherProcess }, use) => {
    await use((account, chosen) =>
      signIn(otherProcess, account.includes('@') ? account : `${account}@fab.example`, chosen),
    );
  },
});

// In one worker, which starts an additional process.
test.describe.configure({ mode: 'default' });

/** An entry of the menu. Its name ends with its count. */
function getMenuEntry(page: Page, label: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label });
}

test('a list, its badge and an open permit follow actions on another process, over one socket', async ({
  as,
  apiOf,
  apiOfOtherProcess,
}) => {
  const account = await createRequestor(await apiOf('super.admin'), 'Lisa List');
  const { page, api } = await as(account, { password });
  const opened = await as(account, { password });
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  const permit = await raisePermit(api);
  await page.goto('/permits');
  await opened.page.goto(`/permits/${permit._id}`);
  await expect(getRow(page, permit.code)).toContainText('Pending Approval By PM');
  await expectStatus(opened.page, 'Pending Approval By PM');
  await expect(getMenuEntry(page, 'My Permits')).toHaveAccessibleName('My Permits 1');

  await changePermitStatus(await apiOfOtherProcess(pm), permit, 'PendingApproval');
  await expect(getRow(page, permit.code)).toContainText('Pending Approval By Marcus Lim');
  await expectStatus(opened.page, 'Pending Approval By Marcus Lim');
  await expect(opened.page.getByText(/^Peter Wong approved as project manager at/)).toBeVisible();

  const second = await raisePermit(await apiOfOtherProcess(account, password));
  await expect(getMenuEntry(page, 'My Permits')).toHaveAccessibleName('My Permits 2');
  await expect(page.getByText('1 new permit')).toBeVisible();
  await page.getByRole('button', { name: 'Show the latest' }).click();
  await expect(getRow(page, second.code)).toBeVisible();

  await getMenuEntry(page, 'Child Permits').click();
  await expect(page.getByRole('heading', { name: 'List of Child Permits' })).toBeVisible();
  await page.goBack();
  await expect(getRow(page, second.code)).toBeVisible();
  expect(sockets).toBe(1);
});

test('a page asks nothing twice when it loads, and follows changes from then on', async ({
  as,
  apiOf,
  apiOfOtherProcess,
}) => {
  const account = await createRequestor(await apiOf('super.admin'), 'Olga Once');
  const { page, api } = await as(account, { password });
  const permit = await raisePermit(api);
  const counts = countOperations(page);
  const connect = await delaySockets(page);
  await page.goto('/permits');
  await expect(getRow(page, permit.code)).toBeVisible();
  await expect.poll(() => counts['GetListChoices']).toBe(1);
  // The frame, and the list with its choices and what it asks of the viewer.
  expect(Object.keys(counts)).toHaveLength(4);
  connect();
  // The second change proves that the socket was subscribed before it; only what changed is asked again.
  await changePermitStatus(await apiOfOtherProcess(pm), permit, 'PendingApproval');
  await expect(getRow(page, permit.code)).toContainText('Pending Approval By Marcus Lim');
  await changePermitStatus(await apiOfOtherProcess('manager'), permit, 'Rejected', 'The gas test is missing.');
  await expect(getRow(page, permit.code)).toContainText('Rejected By Marcus Lim');
  const changed = ['GetPermits', 'GetMenuCounts', 'GetUnseenNotifications'];
  const repeated = Object.keys(counts).filter((name) => !changed.includes(name) && counts[name] !== 1);
  expect(repeated).toEqual([]);
});

test('a change between the loading of a list and its subscription is on screen', async ({
  as,
  apiOf,
  apiOfOtherProcess,
}) => {
  const account = await createRequestor(await apiOf('super.admin'), 'Greta Gap');
  const { page, api } = await as(account, { password });
  const permit = await raisePermit(api);
  const counts = countOperations(page);
  const connect = await delaySockets(page);
  await page.goto('/permits');
  await expect(getRow(page, permit.code)).toContainText('Pending Approval By PM');
  await changePermitStatus(await apiOfOtherProcess(pm), permit, 'PendingApproval');
  const before = { ...counts };
  connect();
  await expect(getRow(page, permit.code)).toContainText('Pending Approval By Marcus Lim');
  expect(counts['GetPermits']).toBe((before['GetPermits'] ?? 0) + 1);
  expect(counts['GetListChoices']).toBe(1);
});

test('the permits that life support approves last follow too', async ({ as, apiOf, apiOfOtherProcess }) => {
  const { page } = await as('lss');
  await page.goto('/lss-tab-permits');
  await expect(page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toBeVisible();
  const permit = await raisePermit(await apiOf('requestor@acme-works.example'), { group: 'LSS F10N' });
  await changePermitStatus(await apiOfOtherProcess(pm), permit, 'PendingApproval');
  await changePermitStatus(await apiOfOtherProcess('manager'), permit, 'Approved');
  // Other permits reach the list as well: the first update need not be for this one.
  await expect(async () => {
    await page.getByRole('button', { name: 'Show the latest' }).click({ timeout: 5000 });
    await expect(getRow(page, permit.code)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('drafts and their badge follow changes made on another device', async ({ as, apiOf, apiOfOtherProcess }) => {
  const account = await createRequestor(await apiOf('super.admin'), 'Dora Drafts');
  const { page } = await as(account, { password });
  await page.goto('/my-draft-permits');
  await expect(page.getByText('No drafts.')).toBeVisible();
  const device = await apiOfOtherProcess(account, password);
  const draft = await saveDraft(device, { workDetails: 'Replace the pump', declaration: true });
  await expect(getRow(page, 'Replace the pump')).toBeVisible();
  await expect(getMenuEntry(page, 'My Draft Permits')).toHaveAccessibleName('My Draft Permits 1');
  await updateDraft(device, draft, 'Replace both pumps');
  await expect(getRow(page, 'Replace both pumps')).toBeVisible();
  await device.send('mutation ($id: ID!) { deleteDraftPermit(id: $id) { success } }', { id: draft._id });
  await expect(page.getByText('No drafts.')).toBeVisible();
  await expect(getMenuEntry(page, 'My Draft Permits')).toHaveAccessibleName('My Draft Permits');
});

test('changes by administrators reach their lists and the banner, and a report follows permits', async ({
  as,
  apiOfOtherProcess,
}) => {
  const name = `Followed ${Date.now()}`;
  const history = await as('super.admin');
  const groups = await as('site.admin');
  const banner = groups.page.getByRole('complementary', { name: 'Announcement' });
  await history.page.goto(`/administration-history?search=${encodeURIComponent(name)}`);
  await groups.page.goto(`/mtgroup?search=${encodeURIComponent(name)}`);
  await expect(history.page.getByText('0 entries')).toBeVisible();
  await expect(groups.page.getByText('0 groups')).toBeVisible();

  const admin = await apiOfOtherProcess('super.admin');
  const { getSites } = await admin.send<{ getSites: { items: { _id: string; code: string }[] } }>(
    '{ getSites(limit: 1000) { items { _id code } } }',
  );
  const created = await admin.send<{ group: { item: { _id: string } }; announcement: { item: { _id: string } } }>(
    `mutation ($group: CreateGroupInput!, $announcement: CreateAnnouncementInput!) {
      group: createGroup(data: $group) { item { _id } }
      announcement: createAnnouncement(data: $announcement) { item { _id } }
    }`,
    {
      group: { name, site: getSites.items.find(({ code }) => code === 'F10N')?._id ?? '', permitCloser: false },
      announcement: { title: `${name} at noon`, message: 'Everybody meets at the gate.' },
    },
  );
  await expect(getRow(groups.page, name)).toContainText('No members');
  await expect(banner).toContainText(`${name} at noon`);
  await expect(history.page.getByText('2 entries')).toBeVisible();
  await expect(getRow(history.page, 'Announcement')).toContainText(`Created ${name} at noon`);

  await admin.send(
    'mutation ($group: ID!, $announcement: ID!) { deleteGroup(id: $group) { success } deleteAnnouncement(id: $announcement) { success } }',
    { group: created.group.item._id, announcement: created.announcement.item._id },
  );
  await expect(groups.page.getByText('0 groups')).toBeVisible();
  await expect(banner.getByText(`${name} at noon`)).toHaveCount(0);
  await expect(history.page.getByText('4 entries')).toBeVisible();

  await groups.page.goto('/sipp-works?month=2031-11');
  await expect(groups.page.getByText('No SIPP works start in Nov 2031.')).toBeVisible();
  const period = { startDate: '2031-11-02', preferredEndDate: '2031-11-03' };
  const requestor = await apiOfOtherProcess('requestor@acme-works.example');
  // The first could also be loaded when the socket opens.
  for (const _work of ['first', 'second']) {
    const { code } = await raiseSippWork(requestor, period);
    await expect(groups.page.getByRole('article', { name: code })).toBeVisible();
  }
});

test('changes while the socket was cut are loaded: by an open permit, a list, badges and the bell', async ({
  as,
  apiOf,
  apiOfOtherProcess,
}) => {
  const account = await createRequestor(await apiOf('super.admin'), 'Cora Cut');
  const { page, api } = await as(account, { password });
  const manager = await as('manager');
  const permit = await raisePermit(api);
  await changePermitStatus(await apiOf(pm), permit, 'PendingApproval');
  const sockets = [await interceptSockets(page), await interceptSockets(manager.page)];
  await page.goto('/permits');
  await manager.page.goto(`/permits/review/${permit._id}`);
  await expect(getRow(page, permit.code)).toContainText('Pending Approval By Marcus Lim');
  await expectStatus(manager.page, 'Pending Approval By Marcus Lim');
  for (const socket of sockets) await socket.cut();

  await changePermitStatus(await apiOfOtherProcess('facilities'), permit, 'Rejected', 'No isolation is named');
  await raisePermit(await apiOfOtherProcess(account, password));
  for (const socket of sockets) socket.allowReconnect();
  await expectStatus(manager.page, 'Rejected By Farid Rahman');
  await expect(manager.page.getByText(/^Farid Rahman rejected at/)).toBeVisible();
  await expect(getRow(page, permit.code)).toContainText('Rejected By Farid Rahman');
  await expect(page.getByText('1 new permit')).toBeVisible();
  await expect(getMenuEntry(page, 'My Permits')).toHaveAccessibleName('My Permits 2');
  await expect(getBell(page)).toHaveAccessibleName('Notifications 1 unread');
});
