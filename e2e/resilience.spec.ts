import type { Page, WebSocketRoute } from '@playwright/test';
import { message } from '@eptw/domain/message';
import {
  waitForResponse,
  failOperation,
  interceptOperation,
  interceptSockets,
  recordVariables,
} from './fixtures/network.ts';
import { clickAction, confirmDialog, getActionBar, openList, getRow } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const pm = 'pm@acme-works.example';

/** Replaces the active announcement. */
async function mockAnnouncement(page: Page, announcement: Record<string, string | null>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    // A page asks for it together with the rest of its frame.
    if (!route.request().postData()?.includes('getActiveAnnoucement')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    const items = [{ __typename: 'Announcement', _id: '1', color: null, ...announcement }];
    await route.fulfill({
      json: { data: { ...data, getActiveAnnoucement: { __typename: 'AnnouncementAnswer', items } } },
    });
  });
}

/** The first socket of a page hangs while opening, as if a firewall dropped it. */
function hangFirstSocket(): void {
  const RealWebSocket = WebSocket;
  let isFirst = true;
  const HangingWebSocket = class extends EventTarget {
    readonly readyState = RealWebSocket.CONNECTING;
    close() {}
  };
  window.WebSocket = new Proxy(RealWebSocket, {
    construct(_, [url, protocols]: [string, string[]]) {
      if (!isFirst) return new RealWebSocket(url, protocols);
      isFirst = false;
      return new HangingWebSocket();
    },
  });
}

test('a socket that does not open, is not acknowledged or stops responding is closed after twenty seconds', async ({
  as,
}) => {
  const { page } = await as(requestor);
  const sockets: { socket: WebSocketRoute; received: string[] }[] = [];
  await page.routeWebSocket('**/graphql', (socket) => {
    const received: string[] = [];
    sockets.push({ socket, received });
    socket.onMessage((text) => void received.push(String((JSON.parse(String(text)) as { type: string }).type)));
  });
  await page.addInitScript(hangFirstSocket);
  await page.clock.install();
  await page.goto('/permits');
  await expect(page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_000);
  // Seconds until there are that many sockets; a pause of at most one second precedes each.
  const countSecondsUntil = async (count: number) => {
    for (let seconds = 0; seconds < 60; seconds += 1) {
      if (sockets.length === count) return seconds;
      await page.clock.runFor(1_000);
    }
    return Number.POSITIVE_INFINITY;
  };
  expect(await countSecondsUntil(1)).toBeLessThanOrEqual(25);
  await expect.poll(() => sockets[0]?.received).toEqual(['connection_init']);
  const secondsUnacknowledged = await countSecondsUntil(2);
  expect(secondsUnacknowledged).toBeGreaterThanOrEqual(18);
  expect(secondsUnacknowledged).toBeLessThanOrEqual(25);

  await expect.poll(() => sockets[1]?.received).toEqual(['connection_init']);
  sockets[1]?.socket.send(JSON.stringify({ type: 'connection_ack' }));
  await expect.poll(() => sockets[1]?.received).toContain('subscribe');
  await page.clock.runFor(20_000);
  await expect.poll(() => sockets[1]?.received).toContain('ping');
  const secondsUnresponsive = await countSecondsUntil(3);
  expect(secondsUnresponsive).toBeGreaterThanOrEqual(18);
  expect(secondsUnresponsive).toBeLessThanOrEqual(25);
});

test.describe('a lost network', () => {
  test('is reported, and the list reloads when it is back', async ({ as, apiOf }) => {
    const { page, api } = await as(requestor);
    const permit = await raisePermit(api);
    // No socket responds: only a refetch can bring the update.
    await page.routeWebSocket('**/graphql', () => {});
    await page.goto(`/permits?code=${permit.code}`);
    const row = getRow(page, permit.code);
    await expect(row).toContainText('Pending Approval By PM');
    // The last to arrive: the sanitiser of announcements.
    await expect(
      page.getByRole('complementary', { name: 'Announcement' }).locator('b', { hasText: 'Sunday' }),
    ).toBeVisible();
    const banner = page.getByText('You are offline. Your entries are saved on this device');
    await page.context().setOffline(true);
    await expect(banner).toBeVisible();
    await changePermitStatus(await apiOf(pm), permit, 'PendingApproval');
    await page.context().setOffline(false);
    await expect(banner).toBeHidden();
    await expect(row).toContainText('Pending Approval By Marcus Lim');
  });

  test('keeps the rows that are on the screen', async ({ as, consoleErrors }) => {
    const { page, api } = await as(requestor);
    const permit = await raisePermit(api);
    await page.goto(`/permits?code=${permit.code}`);
    await expect(getRow(page, permit.code)).toBeVisible();
    await page.context().setOffline(true);
    const search = page.getByRole('searchbox', { name: 'Search permits' });
    await search.fill('anything');
    await search.press('Enter');
    await expect(page.getByRole('main').getByText(message.somethingWentWrong)).toBeVisible();
    await search.clear();
    await expect(getRow(page, permit.code)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();
    for (const consoleError of consoleErrors.splice(0))
      expect(consoleError).toContain('net::ERR_INTERNET_DISCONNECTED');
  });

  test('ends by itself for a page that was opened without it', async ({ as, apiOf, consoleErrors }) => {
    const { page, api } = await as(requestor);
    const permit = await raisePermit(api);
    let isAway = true;
    await page.route('**/graphql', (route) => (isAway ? route.abort() : route.continue()));
    await page.routeWebSocket('**/graphql', (socket) =>
      isAway ? socket.close({ code: 1012 }) : socket.connectToServer(),
    );
    await page.goto(`/permits?code=${permit.code}`);
    await expect(page.getByRole('main').getByText(message.somethingWentWrong)).toBeVisible();
    isAway = false;
    // Neither the device nor the user notices that the server is there again.
    await expect(getRow(page, permit.code)).toBeVisible();
    await changePermitStatus(await apiOf(pm), permit, 'PendingApproval');
    await expect(getRow(page, permit.code)).toContainText('Pending Approval By Marcus Lim');
    for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('net::ERR_FAILED');
  });

  test('of the socket alone loses no update', async ({ as, apiOf }) => {
    const { page, api } = await as(requestor);
    const permit = await raisePermit(api);
    const socket = await interceptSockets(page);
    await page.goto(`/permits?code=${permit.code}`);
    const row = getRow(page, permit.code);
    await expect(row).toContainText('Pending Approval By PM');
    await socket.cut();
    await changePermitStatus(await apiOf(pm), permit, 'PendingApproval');
    await expect(row).toContainText('Pending Approval By PM');
    socket.allowReconnect();
    await expect(row).toContainText('Pending Approval By Marcus Lim');
    // The new socket works too.
    await changePermitStatus(await apiOf('manager'), permit, 'Rejected', 'The gas test is missing.');
    await expect(row).toContainText('Rejected By Marcus Lim');
  });
});

test.describe('a server error', () => {
  test('while loading a permit is shown, and can be retried', async ({ as }) => {
    const { page, api } = await as(requestor);
    const permit = await raisePermit(api);
    const restore = await failOperation(page, 'GetPermit');
    await page.goto(`/permits/${permit._id}`);
    await expect(page.getByRole('alert').filter({ hasText: message.somethingWentWrong })).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: permit.code })).toBeVisible();
  });

  test('while deciding loses no entry', async ({ as, apiOf }) => {
    const permit = await raisePermit(await apiOf(requestor));
    const { page } = await as(pm);
    await page.goto(`/permits/review/${permit._id}`);
    const restore = await failOperation(page, 'PerformPermitAction');
    await clickAction(page, 'Reject');
    const dialog = page.getByRole('dialog', { name: 'Reject Permit' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Name every lock and tag point.');
    await dialog.getByRole('button', { name: 'Reject permit' }).click();
    await expect(dialog).toContainText(message.somethingWentWrong);
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Name every lock and tag point.');
    await restore();
    await dialog.getByRole('button', { name: 'Reject permit' }).click();
    await expect(page.getByRole('main').locator('.page-title')).toContainText('Rejected By Peter Wong');
    await expect(page.getByText('Name every lock and tag point.').first()).toBeVisible();
  });
});

test('inputs whose code cannot be loaded say so, while the permit can still be decided', async ({
  as,
  apiOf,
  consoleErrors,
}) => {
  const permit = await raisePermit(await apiOf(requestor));
  const { page } = await as(pm);
  await page.route('**/assets/edit-forms-*.js', (route) => route.abort());
  await page.goto(`/permits/review/${permit._id}`);
  await page.getByRole('button', { name: 'Edit inputs' }).click();
  await expect(page.getByRole('alert')).toContainText('The inputs could not be loaded');
  await expect(getActionBar(page).getByRole('button', { name: 'Reject', exact: true })).toBeEnabled();
  await page.unroute('**/assets/edit-forms-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Edit inputs' }).click();
  await expect(page.getByRole('textbox', { name: 'Work location' })).toBeVisible();
  for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('net::ERR_FAILED');
});

test('a decision whose response was lost is sent again and counts once', async ({ as, apiOf, consoleErrors }) => {
  const permit = await raisePermit(await apiOf(requestor));
  const { page, api } = await as(pm);
  // The page is not notified of the decision.
  await page.routeWebSocket('**/graphql', () => {});
  await page.goto(`/permits/review/${permit._id}`);
  const sent = recordVariables(page, 'PerformPermitAction');
  const reconnect = await interceptOperation(page, 'PerformPermitAction', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await clickAction(page, 'Approve');
  await confirmDialog(page, message.confirmMissingUploads, 'Approve permit');
  await expect(page.getByRole('alert').filter({ hasText: 'Your action was not sent' })).toBeVisible();
  await reconnect();
  await clickAction(page, 'Approve');
  await confirmDialog(page, message.confirmMissingUploads, 'Approve permit');
  await expect(page.getByRole('main').locator('.page-title')).toContainText('Pending Approval By Marcus Lim');
  const [first, second] = sent;
  expect(second).toEqual(first);
  const { getPermit } = await api.send<{ getPermit: { item: { history: { action: string }[] } } }>(
    'query ($id: ID!) { getPermit(id: $id) { item { history { action } } } }',
    { id: permit._id },
  );
  expect(getPermit.item.history.map(({ action }) => action)).toEqual(['create', 'approveAsProjectManager']);
  // The browser itself logs the request that this test broke.
  expect(consoleErrors.splice(0).filter((consoleError) => !consoleError.includes('net::ERR_'))).toEqual([]);
});

test.describe('an announcement', () => {
  test('is shown on the sign-in page and on every screen', async ({ page, as }) => {
    await page.goto('/signin');
    await expect(page.getByText('Planned maintenance')).toBeVisible();
    const manager = await as('manager');
    await openList(manager.page);
    const banner = manager.page.getByRole('complementary', { name: 'Announcement' });
    await expect(banner).toContainText('Permit to Work is not available on Sunday from 02:00 to 03:00.');
    await expect(banner.locator('b', { hasText: 'Sunday' })).toBeVisible();
  });

  test('is shown without its markup if the sanitiser cannot be loaded', async ({ page, consoleErrors }) => {
    await page.route('**/purify*', (route) => route.abort());
    await page.goto('/signin');
    await expect(page.getByText('Permit to Work is not available on Sunday from 02:00 to 03:00.')).toBeVisible();
    await expect(page.locator('.announcement b')).toHaveText('Planned maintenance');
    await expect.poll(() => consoleErrors.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  });

  test('runs no script, whatever its author wrote', async ({ as }) => {
    const { page } = await as('manager');
    await mockAnnouncement(page, {
      title: 'Drill <img src=x onerror="document.title=1">',
      type: 'error',
      message:
        '<b>Evacuation</b> at noon<script>document.body.dataset.hacked = "script"</script>' +
        '<img src="x" onerror="document.body.dataset.hacked = \'image\'"><iframe src="/signin"></iframe>' +
        '<a href="javascript:document.body.dataset.hacked = 1" onclick="document.body.dataset.hacked = 2">no way</a>' +
        '<a href="https://fab.example/drill">assembly points</a><p style="position:fixed;inset:0">all over</p>',
    });
    await openList(page);
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    await expect(banner.locator('b', { hasText: 'Evacuation' })).toBeVisible();
    await expect(banner).toContainText('Drill <img');
    await expect(banner.locator('script, img, iframe, [style*="fixed"], [onclick], [href^="javascript"]')).toHaveCount(
      0,
    );
    const link = banner.getByRole('link', { name: 'assembly points' });
    await expect(link).toHaveAttribute('href', 'https://fab.example/drill');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.locator('body')).not.toHaveAttribute('data-hacked');
  });

  test('has the colour of its type, or its own with readable text', async ({ page }) => {
    await mockAnnouncement(page, { title: 'Drill', type: 'error', message: 'at noon' });
    await page.goto('/signin');
    const line = page.getByText('Drill', { exact: true }).locator('..');
    await expect(line).toHaveCSS('background-color', 'rgb(251, 233, 231)');
    await mockAnnouncement(page, { title: 'Drill', type: 'error', color: '#0b3d91', message: 'at noon' });
    await page.reload();
    await expect(line).toHaveCSS('background-color', 'rgb(11, 61, 145)');
    await expect(line).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});

test.describe('the layout', () => {
  test('remembers the selected theme, whatever the device’s setting', async ({ as }) => {
    const { page } = await as('host', { colorScheme: 'dark' });
    const root = page.locator('html');
    await openList(page);
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await page.getByRole('button', { name: 'Theme: Same as device' }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(root).toHaveAttribute('data-scheme', 'light');
    await page.reload();
    await expect(root).toHaveAttribute('data-scheme', 'light');
    await page.getByRole('button', { name: 'Theme: Light' }).click();
    await page.getByRole('menuitemradio', { name: 'Same as device' }).click();
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-scheme', 'light');
  });

  test('has its menu in a drawer on a phone', async ({ as }) => {
    const { page, api } = await as(requestor, { viewport: { width: 390, height: 844 } });
    const permit = await raisePermit(api);
    await page.goto(`/permits/${permit._id}`);
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: 'My Permits' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Permits' })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test('updates the counts in the menu', async ({ as, apiOf }) => {
    const { page } = await as('pm@borealis.example');
    await openList(page);
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Permits' });
    const count = async () => Number((await entry.innerText()).replace(/\D/g, ''));
    await expect.poll(count).toBeGreaterThan(0);
    const before = await count();
    await raisePermit(await apiOf('requestor@borealis.example'));
    await expect.poll(count).toBeGreaterThan(before);
  });
});

test('signing out ends the session on the server', async ({ as }) => {
  const { page, api } = await as('lss');
  await openList(page);
  const loggedOut = waitForResponse(page, 'Logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/signin');
  // The page does not wait for the server; this test does.
  await loggedOut;
  await expect(api.send('{ getPermits(limit: 1) { count } }')).rejects.toThrow();
  await page.goto('/permits');
  await expect(page).toHaveURL(/\/signin/);
});
