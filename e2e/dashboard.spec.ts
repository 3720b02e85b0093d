import { message } from '@eptw/domain/message';
import type { PermitStatus } from '@eptw/domain/permit/status';
import { childPermitTypes, listTypesInGroup } from '@eptw/domain/permit/child-permit-types';
import { toMonthOfDay, listMonths } from '@eptw/domain/time/day-range';
import { sippVariants } from '@eptw/domain/dashboard/type-tree';
import type { Page } from '@playwright/test';
import type { Api } from './fixtures/api.ts';
import {
  countByRow,
  getRangeDaysAgo,
  loadForms,
  loadListedPermits,
  readNumbers,
  openBoard,
  getStableRange,
  filterByDay,
  readRowsByName,
  countByStatus,
  type ListedPermit,
} from './fixtures/dashboard.ts';
import { captureDownload } from './fixtures/downloads.ts';
import { interceptOperation, failOperation } from './fixtures/network.ts';
import { getToasts } from './fixtures/permit-screens.ts';
import { expect, test } from './fixtures/test.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const getFirstDayField = (page: Page) => page.getByRole('textbox', { name: 'Date range, first day' });
const range = getStableRange();
const all = () => true;
const isAt = (site: string) => (permit: ListedPermit) => permit.site === site;
const year = String(new Date().getFullYear());

/** Removes all sites from the selection. */
async function chooseNoSite(page: Page): Promise<void> {
  const sites = page.getByRole('combobox', { name: 'Sites' });
  await sites.click();
  while ((await page.locator('.board-form .ant-select-selection-item').count()) > 0) await sites.press('Backspace');
  await sites.press('Escape');
}

test.describe('the count by status', () => {
  test('requires a range and matches the lists, also as CSV', async ({ as }) => {
    const { page, api } = await as('super.admin');
    await page.goto('/permits');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'By status' }).click();
    await expect(page.getByRole('table', { name: 'Parent and child permit count by status' })).toBeVisible();
    await openBoard(page, 'status', 'from=&to=');
    await submit(page);
    await expect(page.getByText(message.selectDateRange)).toBeVisible();
    await expect(getFirstDayField(page)).toBeFocused();
    await getFirstDayField(page).fill(range.from);
    await getFirstDayField(page).press('Tab');
    await page.getByRole('textbox', { name: 'Date range, last day' }).fill(range.to);
    await page.getByRole('textbox', { name: 'Date range, last day' }).press('Tab');
    await submit(page);
    await expect(page).toHaveURL(new RegExp(`from=${range.from}&to=${range.to}`));
    await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
    const table = page.getByRole('table');
    const expected = countByStatus(filterByDay(await loadListedPermits(api), range));
    await expect.poll(() => readNumbers(table)).toEqual(expected);
    expect(expected.at(-1)?.[3]).toBeGreaterThan(100);

    const { name, content } = await captureDownload(page, () => page.getByRole('button', { name: 'CSV' }).click());
    expect(name).toBe('parent-and-child-permit-count-by-status.csv');
    const [head, ...lines] = content.toString('utf8').trimEnd().split('\r\n');
    expect(head).toBe('\ufeffStatus,General,Tool Install,Child Permit,Total');
    expect(lines.map((line) => line.split(',').slice(1).map(Number))).toEqual(expected);
  });

  test('is navigated with the arrow keys, and saved as a picture', async ({ as }) => {
    const { page } = await as('manager');
    await openBoard(page, 'status', range.query);
    const chart = page.getByRole('slider', { name: 'Parent and child permit count by status, chart' });
    await chart.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Pending Approval By PM\. permits: /);
    await chart.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Pending Approval\. permits: /);
    await chart.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Cancelled\. permits: /);
    const { name, content } = await captureDownload(page, () => page.getByRole('button', { name: 'PNG' }).click());
    expect(name).toBe('parent-and-child-permit-count-by-status.png');
    expect(content.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(content.readUInt32BE(16)).toBeGreaterThan(480);
  });
});

test('child permits in a range are counted by type and site, matching the lists', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await openBoard(page, 'child-permits', `${range.query}&group=X`);
  await expect(page.getByText(message.selectPermitType)).toBeVisible();
  await openBoard(page, 'child-permits', `${range.query}&group=B`);
  await page.getByRole('button', { name: 'Show table' }).click();
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  // Other tests create sites of their own.
  const chosen = await page.locator('.board-form .ant-select-selection-item').allInnerTexts();
  expect(chosen).toEqual(expect.arrayContaining(['Fab 10A1', 'Fab 10A2', 'Fab 10N', 'Fab 10NX', 'Fab 10W', 'Fab 10X']));
  const sites = (await table.getByRole('columnheader').allInnerTexts()).slice(1, -1);
  const raised = filterByDay(await loadListedPermits(api), range);
  expect(sites).toEqual(expect.arrayContaining([...new Set(raised.map(({ site }) => site))]));
  const counted = countByRow(
    raised,
    listTypesInGroup('B').map(({ type, title }) => [`${type} ${title}`, ({ types }) => types.includes(type)]),
    [...sites.map(isAt), all],
  );
  const columns = [...sites, 'Total'].map((_site, index) =>
    Object.values(counted).reduce((sum, numbers) => sum + (numbers[index] ?? 0), 0),
  );
  expect(columns.at(-1)).toBeGreaterThan(50);
  expect(await readRowsByName(table)).toEqual({ ...counted, Total: columns });
  const chart = page.getByRole('slider');
  await chart.press('Home');
  const hotWorks = counted['B1 Hot works']?.at(-1);
  await expect(chart).toHaveAttribute('aria-valuetext', `B1. Permits with this child permit: ${hotWorks}`);
  await chooseNoSite(page);
  await submit(page);
  await expect(page.getByText(message.selectBoardSite)).toBeVisible();
  await openBoard(page, 'child-permits', `${range.query}&group=A`);
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(table.getByRole('rowheader')).toHaveCount(13);
  await openBoard(page, 'child-permits', `${range.query}&group=C`);
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(table.getByRole('rowheader')).toHaveText([/^C1 /, 'Total']);
});

test('General and Tool Install by month match the lists, in custom colours', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await openBoard(page, 'year', 'year=1066');
  await expect(page.getByText(message.selectYearAndSite)).toBeVisible();
  // At a site where no other test raises permits.
  await openBoard(page, 'year', `year=${year}&site=F10W`);
  await page.getByRole('button', { name: 'Show table' }).click();
  const permits = (await loadListedPermits(api)).filter(({ site }) => site === 'F10W');
  const count = (month: number, kind: string) => {
    const start = `${year}-${String(month).padStart(2, '0')}`;
    return permits.filter((permit) => permit.kind === kind && permit.day.startsWith(start)).length;
  };
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const expected = months.map((month) => [count(month, 'General'), count(month, 'Tool Install')]);
  await expect.poll(() => readNumbers(page.getByRole('table'))).toEqual(expected);

  await page.getByLabel('Colour of Tool Install').fill('#7a1fa2');
  await expect(page.locator('.chart-legend rect[fill="#7a1fa2"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('.chart-legend rect[fill="#7a1fa2"]')).toBeVisible();
  await page.getByRole('button', { name: 'Reset colours' }).click();
  await expect(page.locator('.chart-legend rect[fill="#7a1fa2"]')).toHaveCount(0);

  // The table is collapsed, but printed.
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByText(`Raised ${year}, at F10W`)).toBeVisible();
  for (const control of ['Submit', 'Hide table', 'Show table', 'CSV', 'PNG', 'Print'])
    await expect(page.getByRole('button', { name: control })).toHaveCount(0);
  await expect(page.getByLabel('Colour of General')).toBeHidden();
});

test('the count by site has a tab for each grouping, and its address contains the filters', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBoard(page, 'breakdown', `from=&to=&status=Completed`);
  await expect(page.getByText(message.selectBoardRange)).toBeVisible();
  await openBoard(page, 'breakdown', `${range.query}&status=Nonsense`);
  await expect(page.getByText(message.selectPermitType)).toBeVisible();

  const months = getRangeDaysAgo(130, 60);
  await openBoard(page, 'breakdown', `${months.query}&status=Completed&site=F10N&site=F10W`);
  const raised = filterByDay(await loadListedPermits(api), months).filter(({ site }) =>
    ['F10N', 'F10W'].includes(site),
  );
  const completed = raised.filter(({ status }) => status === 'Completed');
  const levels = new Map(
    (await loadForms(api, completed)).map(([own], index) => [completed[index], String(own?.['buildingLevel'])]),
  );
  const columns = [isAt('F10N'), isAt('F10W'), all];
  const totals = columns.map((isInColumn) => completed.filter(isInColumn).length);
  const expected = (getName: (permit: ListedPermit) => string | undefined) => {
    const names = [...new Set(completed.map((permit) => getName(permit) ?? ''))];
    const rows = names.map((name) => [name, (permit: ListedPermit) => getName(permit) === name] as const);
    expect(names.length).toBeGreaterThan(1);
    return { ...countByRow(completed, rows, columns), Total: totals };
  };
  const shown = () => readRowsByName(page.getByRole('table'));
  await expect.poll(shown).toEqual(expected(({ company }) => company));
  await page.getByRole('tab', { name: 'By Discipline' }).click();
  await expect.poll(shown).toEqual(expected(({ discipline }) => discipline));
  await page.getByRole('tab', { name: 'By Level' }).click();
  await expect.poll(shown).toEqual(expected((permit) => levels.get(permit)));
  await page.reload();
  await expect(page.getByRole('tab', { name: 'By Level' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('columnheader')).toHaveText(['Level', 'F10N', 'F10W', 'Total']);
  await page.getByRole('button', { name: 'Copy table' }).click();
  await expect(page.getByText('Table copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe('Level\tF10N\tF10W\tTotal');
  await page.getByRole('tab', { name: 'By Child Permit' }).click();
  await expect(page.getByRole('combobox', { name: 'Child permit type' })).toBeVisible();
  const countsByType = countByRow(
    raised,
    listTypesInGroup('A').map(({ type, title }) => [`${type} ${title}`, ({ types }) => types.includes(type)]),
    columns,
  );
  await expect.poll(shown).toMatchObject(countsByType);
});

/** Rows of the tree of types, counted from the lists and the SIPP forms themselves. */
async function countByType(api: Api, permits: readonly ListedPermit[]): Promise<Record<string, number[]>> {
  const columns = ['General', 'Tool Install'].map(
    (kind) =>
      ({ rootKind }: ListedPermit) =>
        rootKind === kind,
  );
  const countRows = (rows: readonly [string, (permit: ListedPermit) => boolean][]) =>
    countByRow(permits, rows, [...columns, all]);
  const sum = (rows: Record<string, number[]>) =>
    [0, 1, 2].map((index) => Object.values(rows).reduce((total, numbers) => total + (numbers[index] ?? 0), 0));
  const typed = childPermitTypes.map(({ type, title }): [string, (permit: ListedPermit) => boolean] => [
    `${type.replace(/^A(\d)$/, 'A0$1')} ${title}`,
    ({ types }) => types.includes(type),
  ]);
  const sipp = permits.filter(({ types }) => types.includes('B7'));
  const variants = (await loadForms(api, sipp)).map((forms) => forms.map((form) => form['typeOfSIPPWork']));
  const facilities = countRows(
    sippVariants.map((variant) => [variant, (permit) => variants[sipp.indexOf(permit)]?.includes(variant) ?? false]),
  );
  const electrical = countRows(typed.filter(([name]) => name.startsWith('B6 ')));
  const safety = countRows(typed.filter(([name]) => !/^B[67] /.test(name)));
  return { ...electrical, FAC: sum(facilities), ...facilities, EHS: sum(safety), ...safety };
}

test('the tree of child permit types expands and collapses, matches the lists, and is complete in print', async ({
  as,
}) => {
  const { page, api } = await as('super.admin');
  await openBoard(page, 'types', range.query);
  const variant = page.getByRole('rowheader', { name: 'AMHS' });
  const ladders = page.getByRole('rowheader', { name: /^A02 / });
  await expect(page.getByRole('rowheader', { name: /^B6 / })).toBeVisible();
  await expect(variant).toBeHidden();
  await page.getByRole('button', { name: 'FAC' }).press('Enter');
  await expect(variant).toBeVisible();
  await expect(ladders).toBeHidden();
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(ladders).toBeVisible();
  const expected = await countByType(api, filterByDay(await loadListedPermits(api), range));
  expect(expected['FAC']?.at(-1)).toBeGreaterThan(0);
  expect(await readRowsByName(page.getByRole('table'))).toEqual(expected);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(variant).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(variant).toBeVisible();
  await expect(ladders).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await expect(page.getByText(/^Raised \d+ \w+ \d{4} to \d+ \w+ \d{4}$/)).toBeVisible();
});

test('titles keep only bold, italic and underline', async ({ as }) => {
  const { page } = await as('super.admin');
  const title = '<b>Bold</b> <i>slant</i> <u>line</u><img src=x onerror="document.title = 1"><a href="/x">link</a>';
  await interceptOperation(page, 'GetPermitTypeTree', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { answer: { item: { branches: { title: string }[] } } } };
    for (const branch of body.data.answer.item.branches.slice(0, 1)) branch.title = title;
    await route.fulfill({ response, json: body });
  });
  await openBoard(page, 'types', range.query);
  const heading = page.getByRole('rowheader').first();
  await expect(heading.locator('b')).toHaveText('Bold');
  expect(await heading.innerHTML()).toContain('<b>Bold</b> <i>slant</i> <u>line</u>link');
});

const phaseByStatus: Record<PermitStatus, string> = {
  PendingPMApproval: 'Under review',
  PendingApproval: 'Under review',
  Approved: 'Approved',
  PendingClosure: 'Closing',
  PendingCancel: 'Closing',
  Completed: 'Completed',
  Rejected: 'Rejected',
  Cancelled: 'Cancelled',
};

test('trends match the lists', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const days = getRangeDaysAgo(364, 0);
  // Sites where other tests raise almost nothing.
  await openBoard(page, 'trends', `${days.query}&site=F10A1&site=F10W`);
  const showTableButtons = page.getByRole('button', { name: 'Show table' });
  await expect(showTableButtons).toHaveCount(5);
  while ((await showTableButtons.count()) > 0) await showTableButtons.first().click();
  const phases = ['Raised', 'Under review', 'Approved', 'Closing', 'Completed', 'Rejected', 'Cancelled'];
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveText(['Month', ...phases]);
  const columns = phases.map(
    (phase) =>
      ({ status }: ListedPermit) =>
        phase === 'Raised' || phaseByStatus[status as PermitStatus] === phase,
  );
  const monthFormat = new Intl.DateTimeFormat('en-SG', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const months = listMonths(days).map((month) => [monthFormat.format(new Date(`${month}-01`)), month] as const);
  const isRaisedIn = (month: string) => (permit: ListedPermit) => toMonthOfDay(permit.day) === month;
  await expect(async () => {
    const raised = filterByDay(await loadListedPermits(api), days).filter(({ site }) =>
      ['F10A1', 'F10W'].includes(site),
    );
    const countBy = (names: readonly string[], matches: (permit: ListedPermit, name: string) => boolean) =>
      countByRow(
        raised,
        names.map((name) => [name, (permit) => matches(permit, name)]),
        columns,
      );
    const countByField = (field: 'company' | 'discipline') =>
      countBy([...new Set(raised.map((permit) => permit[field]))], (permit, name) => permit[field] === name);
    const shown = (title: string) => readRowsByName(page.getByRole('table', { name: `${title}, table` }));
    expect(await shown('Permits by month')).toEqual(
      countByRow(
        raised,
        months.map(([name, month]) => [name, isRaisedIn(month)]),
        columns,
      ),
    );
    expect(await shown('Permits by site')).toEqual(
      countBy(['Fab 10A1', 'Fab 10W'], ({ site }, name) => name === `Fab ${site.slice(1)}`),
    );
    expect(await shown('The ten contractors with the most permits')).toEqual(countByField('company'));
    expect(await shown('Permits by discipline')).toEqual(countByField('discipline'));
    const disciplines = page.getByRole('table', { name: 'Permits by discipline and month, table' });
    const [, ...names] = await disciplines.getByRole('columnheader').allInnerTexts();
    expect(new Set(names)).toEqual(new Set(raised.map(({ discipline }) => discipline)));
    expect(await readRowsByName(disciplines)).toEqual(
      countByRow(
        raised,
        months.map(([name, month]) => [name, isRaisedIn(month)]),
        names.map(
          (name) =>
            ({ discipline }) =>
              discipline === name,
        ),
      ),
    );
  }).toPass();
});

test('an invalid address shows an error, and a failed board offers to retry', async ({ as }) => {
  const { page } = await as('manager');
  await openBoard(page, 'nonsense');
  await expect(page.getByText('View not found')).toBeVisible();
  await openBoard(page, 'breakdown', 'tab=nonsense');
  await expect(page.getByText("Tab 'nonsense' not found")).toBeVisible();
  await openBoard(page, 'status', 'from=tomorrow&to=2026-01-01');
  await expect(page.getByText('tomorrow is not a date. Write it as 2026-03-01.')).toBeVisible();
  // A site of others looks like one that does not exist.
  await openBoard(page, 'breakdown', `${range.query}&site=F10W`);
  await expect(page.getByText("You have no site 'F10W'. Choose another.")).toBeVisible();
  await page.goto('/permits?period=nonsense');
  await expect(page.getByText("Unknown period 'nonsense'. All permits are shown.")).toBeVisible();
  const restore = await failOperation(page, 'GetYearOfPermits');
  await openBoard(page, 'year');
  await expect(getToasts(page)).toContainText(message.somethingWentWrong);
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a board whose sites could not be loaded shows an error, and offers to retry', async ({ as }) => {
  const { page } = await as('manager');
  const restore = await failOperation(page, 'GetSiteChoices');
  await openBoard(page, 'status');
  await expect(page.getByRole('main').getByText(message.somethingWentWrong)).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
});
