import { interceptOperation } from './fixtures/network.ts';
import { openFilter, getRows } from './fixtures/permit-list.ts';
import { openList, getRow } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';

test('says what to close before another permit can be raised', async ({ as }) => {
  const { page } = await as('blocked@acme-works.example');
  await openList(page);
  const alert = page.getByRole('alert').filter({ hasText: 'you have 3 or more Pending Closure permits' });
  await expect(alert).toContainText('contact the host');
  await expect(alert.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Create Permit' })).toHaveCount(0);
  const code = (await alert.getByRole('link').first().textContent()) ?? '';
  await alert.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
});

test('of one company contains nothing of another', async ({ as, apiOf }) => {
  const otherCompanyPermit = await raisePermit(await apiOf('requestor@borealis.example'));
  const { page } = await as('pm@acme-works.example');
  await page.goto(`/permits?search=${otherCompanyPermit.code}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.goto(`/permits/${otherCompanyPermit._id}`);
  await expect(page.getByText('Not found')).toBeVisible();
  await page.goto(`/permits/review/${otherCompanyPermit._id}`);
  await expect(page.getByText('Not found')).toBeVisible();
});

test('says so while it is empty', async ({ as }) => {
  const { page } = await as('host');
  await interceptOperation(page, 'GetPermits', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { permits: object } };
    Object.assign(body.data.permits, { count: 0, items: [] });
    await route.fulfill({ response, json: body });
  });
  await page.goto('/permits');
  await expect(page.getByText('No permits yet')).toBeVisible();
  await expect(page.getByText('A permit that you submit appears here.')).toBeVisible();
  await expect(page.getByRole('main').getByText('0 permits', { exact: true })).toBeVisible();
});

test('shows a loading state, and an error when loading fails', async ({ as, consoleErrors }) => {
  const { page } = await as('manager');
  let respond = () => {};
  const mayRespond = new Promise<void>((resolve) => (respond = resolve));
  const restore = await interceptOperation(page, 'GetPermits', async (route) => {
    await mayRespond;
    await route.abort();
  });
  await page.goto('/permits');
  const list = page.getByRole('region', { name: 'All Permits' });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  respond();
  await expect(list.getByRole('alert')).toContainText('Something went wrong');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await restore();
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(getRows(page)).toHaveCount(20);
  // The browser itself logs the requests that this test broke, including the list's refetches.
  for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('net::ERR_FAILED');
});

test('never shows the rows of another filter when loading fails', async ({ as, consoleErrors }) => {
  const { page } = await as('manager');
  await openList(page);
  const code = await getRows(page).first().getByRole('link').innerText();
  const restore = await interceptOperation(page, 'GetPermits', (route) => route.abort());
  const filter = await openFilter(page, 'Filter Status');
  await filter.getByRole('checkbox', { name: 'Rejected' }).check();
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await expect(getRows(page)).toHaveCount(0);
  await page.goBack();
  await expect(getRow(page, code)).toBeVisible();
  // The list refetches whenever a permit changes, even after this test has counted.
  await restore();
  expect(new Set(consoleErrors.splice(0).map((text) => text.split(' ').pop()))).toEqual(new Set(['net::ERR_FAILED']));
});

test('shows cards on a phone, with the filters in a sheet', async ({ as }) => {
  const { page } = await as('super.admin', { viewport: { width: 390, height: 844 } });
  await openList(page);
  const cards = page.getByRole('list', { name: 'All Permits' }).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const status = sheet.getByRole('search', { name: 'Status filter' });
  await status.getByRole('checkbox', { name: 'Pending Cancel' }).check();
  await status.getByRole('button', { name: 'Apply' }).click();
  await sheet.getByRole('button', { name: 'Show list' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/permits?status=PendingCancel');
  await expect(cards.first()).toContainText('Pending Cancel');
  await cards
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect(page.getByRole('link', { name: 'Back to view all permit' })).toBeVisible();
});

test('follows other users’ actions, and shows new permits on request', async ({ as, apiOf }) => {
  const { page, api } = await as(requestor);
  const permit = await raisePermit(api);
  await page.goto(`/permits?code=${permit.code}`);
  const row = getRow(page, permit.code);
  await expect(row).toContainText('Pending Approval By PM');
  await changePermitStatus(await apiOf('pm@acme-works.example'), permit, 'PendingApproval');
  await expect(row).toContainText('Pending Approval By Marcus Lim');

  const work = `Tighten the flange of line ${Date.now()}`;
  await page.goto(`/permits?search=${encodeURIComponent(work)}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  const raised = await raisePermit(api, { submission: { workDetails: work } });
  await expect(page.getByRole('status').filter({ hasText: '1 new permit' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the latest' }).click();
  await expect(getRow(page, raised.code)).toContainText(work);
});
