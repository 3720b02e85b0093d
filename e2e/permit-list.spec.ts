import { listRowActions, readColumn, openFilter, getRows, searchColumn } from './fixtures/permit-list.ts';
import { openList, getRow } from './fixtures/permit-screens.ts';
import { raisePermit } from './fixtures/permits.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';

test('a Super Admin sees All Permits, and cannot raise one', async ({ as }) => {
  const { page } = await as('super.admin');
  await openList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Permits');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Permits' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Permit' })).toHaveCount(0);
});

test('has every column, each with its own filter', async ({ as }) => {
  const { page, api } = await as(requestor);
  const workDetails = `Align the load port of tool ${Date.now()}`;
  const permit = await raisePermit(api, { submission: { workDetails } });
  await page.goto(`/permits?code=${permit.code}`);
  await expect(getRow(page, permit.code)).toBeVisible();
  const headings = await page.getByRole('columnheader').allTextContents();
  const cells = await getRow(page, permit.code).getByRole('cell').allInnerTexts();
  const start = new Date(toDayFromNow(1)).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  const end = new Date(toDayFromNow(3)).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  const today = new Date(toDayFromNow(0)).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(Object.fromEntries(headings.map((heading, position) => [heading, cells[position]]))).toEqual({
    Select: '',
    '#': '1',
    'Permit Number': permit.code,
    Status: 'Pending Approval By PM',
    'Work Description': workDetails,
    'Permit Type': 'GENERAL PERMIT',
    'Applier Site': 'F10N',
    'Start Date': `${start}\n08:00`,
    'End Date': `${end}\n17:00`,
    'Host/System Owner': expect.stringContaining('host@fab.example'),
    'Applier name': expect.stringContaining('ACME Works'),
    Discipline: 'ARCH',
    'Permit Code': 'GP',
    'Date Applied': expect.stringMatching(new RegExp(`^${today}\\n\\d\\d:\\d\\d$`)),
    Action: '',
  });
  await expect(page.getByRole('columnheader').getByRole('button', { name: /^(Search|Filter) / })).toHaveCount(10);
});

test.describe('filters', () => {
  test('offer sites and statuses as checkboxes', async ({ as }) => {
    const { page } = await as('super.admin');
    await openList(page);
    const sites = await openFilter(page, 'Filter Applier Site');
    for (const site of ['Fab 10A1', 'Fab 10A2', 'Fab 10N', 'Fab 10NX', 'Fab 10W', 'Fab 10X'])
      await expect(sites.getByRole('checkbox', { name: site, exact: true })).toBeVisible();
    await sites.getByRole('checkbox', { name: 'Fab 10A1', exact: true }).check();
    await sites.getByRole('checkbox', { name: 'Fab 10W', exact: true }).check();
    await sites.getByRole('button', { name: 'Apply' }).click();
    const statuses = await openFilter(page, 'Filter Status');
    await statuses.getByRole('checkbox', { name: 'Completed' }).check();
    await statuses.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/permits?site=F10A1&site=F10W&status=Completed');
    await expect.poll(async () => new Set(await readColumn(page, 'Applier Site'))).toEqual(new Set(['F10A1', 'F10W']));
    for (const status of await readColumn(page, 'Status')) expect(status).toBe('Completed');

    await page.getByRole('button', { name: 'Remove filter Applier Site' }).click();
    await expect(page).toHaveURL('/permits?status=Completed');
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect(page).toHaveURL('/permits');
  });

  test('find days, months and years', async ({ as }) => {
    const { page, api } = await as(requestor);
    const workDetails = `Swap the filter of unit ${Date.now()}`;
    const period = { startDate: '2027-02-03', dateEnd: '2027-03-04' };
    const permit = await raisePermit(api, { submission: { workDetails, ...period } });
    await openList(page);
    const filter = await openFilter(page, 'Search Start Date');
    await expect(filter.getByPlaceholder('Jan 1, 2021')).toBeVisible();
    await page.keyboard.press('Escape');
    await searchColumn(page, 'Start Date', 'Feb 3, 2027');
    await searchColumn(page, 'End Date', 'Mar 2027');
    await searchColumn(page, 'Date Applied', toDayFromNow(0).slice(0, 4));
    await expect(getRow(page, permit.code).locator('mark').first()).toHaveText('3 Feb 2027');
    await searchColumn(page, 'End Date', '2028');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await searchColumn(page, 'End Date', 'next week or so');
    await expect(page).toHaveURL(/next\+week/);
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });

  test('are kept in the address, after a reload and on return from a permit', async ({ as }) => {
    const { page } = await as('manager');
    await page.goto('/permits?status=Completed&search=pump&sort=-startDate&size=50');
    const first = getRows(page).first().getByRole('link');
    await first.click();
    await expect(page).toHaveURL(/\/permits\/[0-9a-f-]+$/);
    await page.reload();
    await page.getByRole('link', { name: 'Back to view all permit' }).click();
    await expect(page).toHaveURL('/permits?status=Completed&search=pump&sort=-startDate&size=50');
    await expect(page.getByRole('searchbox', { name: 'Search permits' })).toHaveValue('pump');
    await expect(page.getByRole('columnheader', { name: 'Start Date' })).toHaveAttribute('aria-sort', 'descending');
  });
});

test('finds a permit by its number, work, applier, company and owner, and highlights matches', async ({
  as,
  apiOf,
}) => {
  const permit = await raisePermit(await apiOf(requestor));
  const { page } = await as('super.admin');
  for (const text of [permit.code.slice(-6), 'acme works', 'requestor@acme-works', 'host@fab.example']) {
    await page.goto('/permits');
    const box = page.getByRole('searchbox', { name: 'Search permits' });
    await expect(box).toHaveAttribute('placeholder', 'Number, work, applier, company, owner');
    await box.fill(text);
    await expect(page).toHaveURL(`/permits?${new URLSearchParams({ search: text })}`);
    await expect(getRow(page, permit.code).locator('mark').first()).toHaveText(new RegExp(text, 'i'));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/permits?search=acme+works');
  const card = page.getByRole('listitem').filter({ hasText: permit.code });
  await expect(card.getByText('Applier:').locator('mark')).toHaveText('ACME Works');
});

test('the searched text is restored after going back', async ({ as }) => {
  const { page } = await as('supervisor');
  await openList(page);
  await page.getByRole('searchbox', { name: 'Search permits' }).fill('acme');
  await expect(page).toHaveURL('/permits?search=acme');
  await getRows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/permits\/[0-9a-f-]+$/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search permits' })).toHaveValue('acme');
  await expect(getRows(page).first().locator('mark').first()).toHaveText(/acme/i);
});

test('shows pages of 20, 50 or 100, and jumps to any', async ({ as }) => {
  const { page } = await as('super.admin');
  await openList(page);
  await expect(getRows(page)).toHaveCount(20);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('combobox').click();
  await expect(page.locator('.ant-select-item-option')).toHaveText(['20 / page', '50 / page', '100 / page']);
  await page.locator('.ant-select-item-option', { hasText: '50 / page' }).click();
  await expect(getRows(page)).toHaveCount(50);
  await pages.getByRole('textbox').fill('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/permits?size=50&page=3');
  await expect.poll(async () => (await readColumn(page, '#'))[0]).toBe('101');
  await expect(pages).toContainText(/101–150 of \d+/);
});

test.describe('a row’s menu', () => {
  const actionsByAccount: Record<string, Record<string, string[]>> = {
    [requestor]: {
      PendingPMApproval: ['View', 'Export As PDF', 'Review', 'Duplicate'],
      Completed: ['View', 'Export As PDF', 'Duplicate'],
      Approved: ['View', 'Export As PDF', 'Review', 'Duplicate'],
      Rejected: ['View', 'Export As PDF', 'Resubmit', 'Duplicate'],
    },
    'pm@acme-works.example': {
      PendingPMApproval: ['View', 'Export As PDF', 'Review'],
      Approved: ['View', 'Export As PDF'],
    },
    facilities: {
      Completed: ['View', 'Export As PDF'],
    },
    'super.admin': { PendingPMApproval: ['View', 'Export As PDF'], Rejected: ['View', 'Export As PDF'] },
  };
  for (const [account, actionsByStatus] of Object.entries(actionsByAccount)) {
    test(`offers ${account} what the role and the status allow`, async ({ as }) => {
      const { page } = await as(account);
      for (const [status, expected] of Object.entries(actionsByStatus)) {
        await page.goto(`/permits?status=${status}`);
        expect(await listRowActions(page, getRows(page).last()), status).toEqual(expected);
      }
    });
  }
});
