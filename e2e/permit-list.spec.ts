import { createRequestor, newUserPassword } from './fixtures/notifications.ts';
import { listRowActions, readColumn, openFilter, getRows, searchColumn } from './fixtures/permit-list.ts';
import { openList, getRow } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const formatDay = (day: string) => new Date(day).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

test('a permit has every column, and is found by its dates, number, work, applier, company and owner', async ({
  as,
}) => {
  const { page, api } = await as(requestor);
  const workDetails = `Align the load port of tool ${Date.now()}`;
  const permit = await raisePermit(api, {
    submission: { workDetails, startDate: '2027-02-03', dateEnd: '2027-03-04' },
  });
  await page.goto(`/permits?code=${permit.code}`);
  const row = getRow(page, permit.code);
  await expect(row).toBeVisible();
  const headings = await page.getByRole('columnheader').allTextContents();
  const cells = await row.getByRole('cell').allInnerTexts();
  expect(Object.fromEntries(headings.map((heading, position) => [heading, cells[position]]))).toEqual({
    Select: '',
    '#': '1',
    'Permit Number': permit.code,
    'Permit Code': 'GP',
    'Permit Type': 'GENERAL PERMIT',
    Discipline: 'ARCH',
    'Host/System Owner': expect.stringContaining('for ACME Works'),
    'Work Description': expect.stringContaining(workDetails),
    'Applier Site': 'F10N',
    'Date Applied': expect.stringMatching(new RegExp(`^${formatDay(toDayFromNow(0))}\\n\\d\\d:\\d\\d$`)),
    'Start Date': '3 Feb 2027\n08:00',
    'End Date': '4 Mar 2027\n17:00',
    Status: 'Pending Approval\nBy PM',
    Action: '',
  });
  expect(await listRowActions(page, row)).toEqual(['View', 'Export As PDF', 'Review', 'Duplicate']);

  await page.getByRole('button', { name: 'Remove filter Permit Number' }).click();
  await searchColumn(page, 'Start Date', 'Feb 3, 2027');
  await searchColumn(page, 'End Date', 'Mar 2027');
  await searchColumn(page, 'Date Applied', toDayFromNow(0).slice(0, 4));
  await expect(row.locator('mark').nth(1)).toHaveText('3 Feb 2027');
  // What cannot be read stays in the field, with the reason; and an address that has it matches nothing.
  const dates = await openFilter(page, 'Search End Date');
  await dates.getByRole('textbox').fill('next week or so');
  await dates.getByRole('button', { name: 'Search' }).click();
  await expect(dates).toContainText('This cannot be read as a date.');
  await expect(dates.getByRole('textbox')).toHaveValue('next week or so');
  await page.goto('/permits?endDate=next+week+or+so');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Reset all' }).click();

  const box = page.getByRole('searchbox', { name: 'Search permits' });
  for (const text of [permit.code.slice(-6), 'acme works', 'requestor@acme-works', 'host@fab.example']) {
    await box.fill(text);
    await expect(page).toHaveURL(`/permits?${new URLSearchParams({ search: text })}`);
    await expect(row.locator('mark').first()).toHaveText(new RegExp(text, 'i'));
  }
});

test('a Super Admin filters and pages through All Permits; both are kept in the address', async ({ as }) => {
  const { page } = await as('super.admin');
  await openList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Permits');
  await expect(page.getByRole('link', { name: 'Create Permit' })).toHaveCount(0);
  await expect(getRows(page)).toHaveCount(20);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('textbox').fill('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/permits?page=3');
  await expect.poll(async () => (await readColumn(page, '#'))[0]).toBe('41');
  await expect(pages).toContainText(/41–60 of \d+/);

  const sites = await openFilter(page, 'Filter Applier Site');
  for (const site of ['Fab 10A1', 'Fab 10A2', 'Fab 10N', 'Fab 10NX', 'Fab 10W', 'Fab 10X'])
    await expect(sites.getByRole('checkbox', { name: site, exact: true })).toBeVisible();
  await sites.getByRole('checkbox', { name: 'Fab 10A1', exact: true }).check();
  await sites.getByRole('checkbox', { name: 'Fab 10W', exact: true }).check();
  await sites.getByRole('button', { name: 'Apply' }).click();
  const statuses = (await openFilter(page, 'Filter Status')).getByRole('search', { name: 'Status filter' });
  await statuses.getByRole('checkbox', { name: 'Completed' }).check();
  await statuses.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/permits?site=F10A1&site=F10W&status=Completed');
  await expect.poll(async () => new Set(await readColumn(page, 'Applier Site'))).toEqual(new Set(['F10A1', 'F10W']));
  await expect.poll(async () => new Set(await readColumn(page, 'Status'))).toEqual(new Set(['Completed']));

  const box = page.getByRole('searchbox', { name: 'Search permits' });
  // The demo's permits depend on the hour at which it was created, so the word comes from the list itself.
  const [work = ''] = await readColumn(page, 'Work Description');
  const word = /[a-z]{5,}/.exec(work)?.[0] ?? '';
  const address = `/permits?search=${word}&site=F10A1&site=F10W&status=Completed&sort=startDate`;
  await page.getByRole('button', { name: 'Start Date', exact: true }).click();
  await box.fill(word);
  await expect(page).toHaveURL(address);
  await expect(getRows(page).first().locator('mark').first()).toHaveText(new RegExp(word, 'i'));
  const first = getRows(page).first().getByRole('link');
  await first.click();
  await expect(page).toHaveURL(/\/permits\/[0-9a-f-]+$/);
  await page.reload();
  await page.getByRole('link', { name: 'Back to view all permit' }).click();
  await expect(page).toHaveURL(address);
  await expect(box).toHaveValue(word);
  await expect(page.getByRole('columnheader', { name: 'Start Date' })).toHaveAttribute('aria-sort', 'ascending');
  await first.click();
  await expect(page).toHaveURL(/\/permits\/[0-9a-f-]+$/);
  await page.goBack();
  await expect(box).toHaveValue(word);
  await expect(getRows(page).first().locator('mark').first()).toHaveText(new RegExp(word, 'i'));
});

test('the list of one company contains nothing of another', async ({ as, apiOf }) => {
  const otherCompanyPermit = await raisePermit(await apiOf('requestor@borealis.example'));
  const { page } = await as('pm@acme-works.example');
  await page.goto(`/permits?search=${otherCompanyPermit.code}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.goto(`/permits/${otherCompanyPermit._id}`);
  await expect(page.getByText('Not found')).toBeVisible();
  await page.goto(`/permits/review/${otherCompanyPermit._id}`);
  await expect(page.getByText('Not found')).toBeVisible();
});

test('the list follows other users’ actions, and shows new permits on request', async ({ as, apiOf }) => {
  // Of their own: what other tests leave waiting for its closure would count towards the quota.
  const account = await createRequestor(await apiOf('super.admin'), 'Lars List');
  const { page, api } = await as(account, { password: newUserPassword });
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
