import { permitCreators } from '@eptw/domain/user/role-groups';
import { roles, type Role } from '@eptw/domain/user/role';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GetPermitsDocument } from '../../../generated/permits/list.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import { choose, press } from '../../../testing/page.ts';
import {
  createPermitRow,
  getHeadings,
  getLastRequest,
  getMarks,
  listRowMenu,
  mountPermitList,
  openFilter,
  openPermitList,
  respondWithPermits,
  searchColumn,
} from '../../../testing/permit-lists.tsx';

const searchBox = page.getByRole('searchbox', { name: 'Search permits' });

const titles: Record<Role, string> = {
  SuperAdmin: 'All Permits',
  SiteAdmin: 'All Permits',
  MTGroup: 'Other Permits',
  ContractorPM: 'All Permits',
  ContractorRequestor: 'My Permits',
  MicronSupervisor: 'All Permits',
  MicronManager: 'All Permits',
  User: 'My Permits',
};

// A Super Admin also sees what is left to set up, which has its own tests.
test.each(roles.filter((role) => role !== 'SuperAdmin'))(
  'the list of a %s has their title, and the button to those who may raise a permit',
  async (role) => {
    await openPermitList({ role });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(titles[role]);
    const create = page.getByRole('link', { name: 'Create Permit' });
    expect(create.elements()).toHaveLength(permitCreators.includes(role) ? 1 : 0);
  },
);

test('has every specified column in order, what is added in a second line, filters and a menu', async () => {
  respondWithPermits([{ ...createPermitRow(1), highRisk: ['Hot work', 'Lifting'], actions: ['approve'] }]);
  mountPermitList();
  await expect.element(page.getByText('1 permit', { exact: true })).toBeVisible();
  const cells = [...document.querySelectorAll<HTMLElement>('tbody tr:last-child td')];
  expect(Object.fromEntries(getHeadings().map((heading, index) => [heading, cells[index]?.innerText]))).toEqual({
    Select: '',
    '#': '1',
    'Permit Number': 'F10N-TI-000001',
    'Permit Code': 'TI',
    'Permit Type': 'TOOL INSTALL PERMIT\nHot work, Lifting',
    Discipline: 'ARCH',
    'Host/System Owner': 'Siti Supervisor\nfor ACME Works',
    'Work Description': 'Change the pump of the scrubber\nBay 12',
    'Applier Site': 'F10N',
    'Date Applied': '1 Mar 2026\n09:00',
    'Start Date': '2 Mar 2026\n08:00',
    'End Date': '4 Mar 2026\n08:00',
    Status: 'Pending Approval\nBy PM',
    Action: '',
  });
  const filters = page.getByRole('columnheader').getByRole('button', { name: /^(Search|Filter) / });
  expect(filters.elements()).toHaveLength(10);
  expect(await listRowMenu('F10N-TI-000001')).toEqual(['View', 'Export As PDF', 'Review']);
});

test('filters offer sites and statuses as checkboxes, and are removed one by one or all together', async () => {
  const { getAddress } = await openPermitList();
  const sites = await openFilter('Filter Applier Site');
  for (const site of ['Fab 10N', 'Fab 10W']) await sites.getByRole('checkbox', { name: site, exact: true }).click();
  await sites.getByRole('button', { name: 'Apply' }).click();
  const statuses = (await openFilter('Filter Status')).getByRole('search', { name: 'Status filter' });
  await statuses.getByRole('checkbox', { name: 'Completed' }).click();
  await statuses.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(getAddress).toBe('/permits?site=F10N&site=F10W&status=Completed');
  await expect.poll(getLastRequest).toMatchObject({ siteName: ['F10N', 'F10W'], statusCheck: ['Completed'] });
  await page.getByRole('button', { name: 'Remove filter Applier Site' }).click();
  await expect.poll(getAddress).toBe('/permits?status=Completed');
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect.poll(getAddress).toBe('/permits');
});

test('shows and filters the condition of the work, beside a status in its own colour', async () => {
  const live = { condition: 'live', conditionLabel: 'Live until 18:00', status: 'Approved' } as const;
  respondWithPermits([{ ...createPermitRow(1), ...live, statusLabel: 'Approved' }, createPermitRow(2)]);
  const { getAddress } = mountPermitList();
  const row = page.getByRole('row').filter({ hasText: 'F10N-TI-000001' });
  await expect.element(row).toHaveTextContent(/Approved Live until 18:00/);
  const tones = [...document.querySelectorAll<HTMLElement>('tbody .status-tag')].map(({ dataset }) => dataset['tone']);
  expect(tones).toEqual(['green', 'green', 'orange']);
  const filter = (await openFilter('Filter Status')).getByRole('search', { name: 'Condition filter' });
  for (const name of ['Live', 'Work finished']) await filter.getByRole('checkbox', { name, exact: true }).click();
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(getAddress).toBe('/permits?condition=live&condition=finished');
  await expect.poll(getLastRequest).toMatchObject({ condition: ['live', 'finished'] });
  await expectAccessibleEverywhere();
});

test('filters find days, months and years', async () => {
  const { getAddress } = await openPermitList();
  const filter = await openFilter('Search Start Date');
  await expect.element(filter.getByPlaceholder('1 Jan 2021')).toBeVisible();
  await filter.getByRole('textbox').fill('31/2');
  await press('{Enter}');
  await expect.element(filter.getByRole('alert')).toHaveTextContent('This cannot be read as a date.');
  await expect.element(filter.getByRole('textbox')).toHaveValue('31/2');
  await press('{Escape}');
  await searchColumn('Start Date', '2.3.2026');
  await searchColumn('End Date', 'Mar 2026');
  await searchColumn('Date Applied', '2026');
  expect(getAddress()).toBe('/permits?startDate=2+Mar+2026&endDate=Mar+2026&createdAt=2026');
  expect(getLastRequest()).toMatchObject({
    searchStartDate: '2 Mar 2026',
    searchEndDate: 'Mar 2026',
    searchCreated: '2026',
  });
  await expect.poll(getMarks).toEqual(['1 Mar 2026', '2 Mar 2026', '4 Mar 2026']);
});

test('shows pages of 20, 50 or 100, and jumps to any', async () => {
  respondWithPermits([createPermitRow(1)], { total: { count: 160, isExact: true } });
  const { getAddress } = mountPermitList();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await choose(pages, 'Page Size', '50 / page');
  expect([...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)).toEqual([
    '20 / page',
    '50 / page',
    '100 / page',
  ]);
  await expect.poll(getAddress).toBe('/permits?size=50');
  await pages.getByRole('textbox').fill('3');
  await press('{Enter}');
  await expect.poll(getAddress).toBe('/permits?size=50&page=3');
  await expect.poll(getLastRequest).toMatchObject({ limit: 50, offset: 2 });
  await expect.element(pages).toHaveTextContent('101–150 of 160');
  await expect.element(page.getByRole('row').filter({ hasText: 'F10N-TI-000001' })).toHaveTextContent(/^101/);
});

test('says that there are more permits than were counted', async () => {
  respondWithPermits([createPermitRow(1)], { total: { count: 1000, isExact: false } });
  mountPermitList();
  await expect.element(page.getByText('More than 1,000 permits')).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–20 of more than 1,000');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'CSV, more than 1,000 rows' })).toBeVisible();
});

test('filters search a text in a column, highlight matches, and reset', async () => {
  const { getAddress } = await openPermitList();
  await searchColumn('Permit Number', 'n-ti-0');
  await searchColumn('Permit Type', 'install');
  await searchColumn('Permit Code', 'TI');
  await searchColumn('Host/System Owner', 'supervisor@');
  expect(getAddress()).toBe('/permits?code=n-ti-0&type=install&permitCode=TI&owner=supervisor%40');
  await expect.poll(getMarks).toEqual(['N-TI-0', 'TI', 'INSTALL', 'supervisor@']);
  expect(getLastRequest()).toMatchObject({
    searchCode: 'n-ti-0',
    searchType: 'install',
    searchPermitCode: 'TI',
    searchOwner: 'supervisor@',
  });

  const filter = await openFilter('Search Permit Number');
  await expect.element(filter.getByRole('textbox')).toHaveValue('n-ti-0');
  await filter.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(getAddress).toBe('/permits?type=install&permitCode=TI&owner=supervisor%40');
});

test('filters show only due permits', async () => {
  const { getAddress } = await openPermitList();
  await page.getByRole('checkbox', { name: 'Show Only Due Permits' }).click();
  await expect.poll(getAddress).toBe('/permits?due=1');
  await expect.poll(getLastRequest).toMatchObject({ due: true });
});

test('filters are saved as views with names of the user’s choice', async () => {
  await openPermitList({ address: '/permits?status=Approved&search=pump' });
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByLabelText('Name of the view').fill('Pumps at work');
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect.element(views.getByRole('button', { name: 'Pumps at work', exact: true })).toBeVisible();
  await closePage();
  const { getAddress } = await openPermitList();
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Pumps at work', exact: true }).click();
  await expect.poll(getAddress).toBe('/permits?search=pump&status=Approved');
  await expect.element(searchBox).toHaveValue('pump');
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Delete view Pumps at work' }).click();
  await expect.element(views).toHaveTextContent('No saved views yet');
});

test('searches after a pause in typing', async () => {
  const { getAddress } = await openPermitList();
  await userEvent.type(searchBox, 'pump');
  await expect.poll(getAddress).toBe('/permits?search=pump');
  await expect.poll(getMarks).toContain('pump');
  const getSearches = () => new Set(getSent(GetPermitsDocument).flatMap(({ searchText }) => searchText ?? []));
  await expect.poll(getSearches).toEqual(new Set(['pump']));
});

test('sorts by a column in both directions, and not at all', async () => {
  const { getAddress } = await openPermitList();
  const heading = page.getByRole('columnheader', { name: 'Date Applied' });
  const sort = heading.getByRole('button', { name: 'Date Applied', exact: true });
  await sort.click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(getLastRequest).toMatchObject({ sortBy: 'createdAt', sortOrder: 'asc' });
  await sort.click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(getLastRequest).toMatchObject({ sortBy: 'createdAt', sortOrder: 'desc' });
  await sort.click();
  await expect.element(heading).not.toHaveAttribute('aria-sort');
  expect(getAddress()).toBe('/permits');
});

test('columns are hidden and shown by each user, on this device', async () => {
  await openPermitList();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect.element(columns.getByRole('checkbox', { name: '#', exact: true })).toHaveFocus();
  expect(columns.getByRole('checkbox', { name: 'Permit Number' }).elements()).toEqual([]);
  await columns.getByRole('checkbox', { name: 'Discipline' }).click();
  await expect.poll(getHeadings).not.toContain('Discipline');
  await expectAccessibleEverywhere();
  await closePage();

  await openPermitList();
  expect(getHeadings()).not.toContain('Discipline');
  await page.getByRole('button', { name: 'Columns, 1 hidden' }).click();
  await columns.getByRole('button', { name: 'Show all columns' }).click();
  await expect.poll(getHeadings).toContain('Discipline');
  await closePage();

  await openPermitList({ role: 'ContractorPM' });
  expect(getHeadings()).toContain('Discipline');
});
