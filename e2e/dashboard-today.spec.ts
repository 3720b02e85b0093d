import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { listDays } from '@eptw/domain/time/day-range';
import {
  countByRow,
  getRangeDaysAgo,
  loadListedPermits,
  readNumbers,
  readRowsByName,
  countByStatus,
  type ListedPermit,
} from './fixtures/dashboard.ts';
import { captureDownload } from './fixtures/downloads.ts';
import { raisePermit } from './fixtures/permits.ts';
import { readColours } from './fixtures/image-colours.ts';
import { expect, test } from './fixtures/test.ts';

const all = () => true;
const isAt = (site: string) => (permit: ListedPermit) => permit.site === site;
const isKind = (kind: string) => (permit: ListedPermit) => permit.kind === kind;
const kinds = ['General', 'Tool Install', 'Child Permit'];

test('high-risk work is exported, and a card leads to as many permits, including the viewer’s own', async ({ as }) => {
  // A user whose list otherwise excludes their own permits.
  const { page } = await as('facilities');
  await page.goto('/dashboard');
  const work = page.getByRole('region', { name: 'High-risk work in progress' });
  await expect(work.getByRole('link').first()).toBeVisible();
  const { name, content } = await captureDownload(page, async () => {
    await work.getByRole('button', { name: 'Export', exact: true }).click();
    await page.keyboard.press('Enter');
  });
  expect(name).toMatch(/^high-risk-work-.*\.csv$/);
  const codes = await work.getByRole('link').allInnerTexts();
  const exported = content.toString('utf8');
  for (const code of codes.slice(0, 3)) expect(exported).toContain(code);
  const card = page.getByRole('region', { name: 'Live now' });
  await expect(async () => {
    await page.goto('/dashboard');
    const link = card.getByRole('link', { name: /^See [\d,]+ permits?: Live now$/ });
    const text = (await link.innerText({ timeout: 5000 })).replace('See ', '');
    await link.click({ timeout: 5000 });
    await expect(page.getByText('Filtered: live now, including your own.')).toBeVisible();
    await expect(page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toHaveText(text, { timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/permits');
});

test('today’s counts match the lists, as charts, tables, files, pictures and in print', async ({ as }) => {
  const { page, api } = await as('super.admin', { colorScheme: 'dark' });
  // Sites where other tests raise almost nothing.
  await page.goto('/dashboard?site=F10A1&site=F10W');
  const byStatus = page.getByRole('region', { name: 'All permits by status', exact: true });
  const statusTable = page.getByRole('table', { name: 'All permits by status, table' });
  const days = getRangeDaysAgo(29, 0);
  const raisedTable = page.getByRole('table', { name: 'Permits raised in the last 30 days, table' });
  await byStatus.getByRole('button', { name: 'Show table' }).click();
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(async () => {
    const permits = (await loadListedPermits(api)).filter(({ site }) => ['F10A1', 'F10W'].includes(site));
    const expected = countByStatus(permits);
    expect(await readNumbers(statusTable)).toEqual(expected);
    const sites = await readRowsByName(page.getByRole('table', { name: 'All permits by site' }));
    const rows = [
      ['Fab 10A1 (F10A1)', isAt('F10A1')],
      ['Fab 10W (F10W)', isAt('F10W')],
    ] as const;
    expect(sites).toEqual(countByRow(permits, rows, [...kinds.map(isKind), all]));
    expect(await readRowsByName(raisedTable)).toEqual(
      countByRow(
        permits,
        listDays(days).map((day) => [formatCalendarDate(day), (permit) => permit.day === day]),
        kinds.map(isKind),
      ),
    );
    const chart = byStatus.getByRole('slider', { name: 'All permits by status, chart' });
    await chart.press('Home');
    const first = `Pending Approval By PM. permits: ${expected[0]?.at(-1)}`;
    expect(await chart.getAttribute('aria-valuetext')).toBe(first);
    await chart.press('End');
    expect(await chart.getAttribute('aria-valuetext')).toBe(`Cancelled. permits: ${expected.at(-2)?.at(-1)}`);
  }).toPass();

  const csv = await captureDownload(page, () => byStatus.getByRole('button', { name: 'CSV' }).click());
  expect(csv.name).toBe('all-permits-by-status.csv');
  expect(csv.content.toString('utf8')).toContain('\ufeffStatus,General,Tool Install,Child Permit,Total\r\n');
  const { content } = await captureDownload(page, () => byStatus.getByRole('button', { name: 'PNG' }).click());
  const [background, textColour] = await byStatus.evaluate((panel) => {
    const heading = panel.querySelector('h2');
    return [getComputedStyle(panel).backgroundColor, heading ? getComputedStyle(heading).color : ''];
  });
  expect(await readColours(page, content, textColour)).toEqual({ background, isFound: true });

  // Collapsed tables are included, and everything is dark on white.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await expect(page.getByText(/^At F10A1, F10W, \d+ \w+ \d{4}, /)).toBeVisible();
  for (const shown of [statusTable, raisedTable, page.getByRole('heading', { level: 1, name: 'Dashboard' })])
    await expect(shown).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Pending Closure' })).toHaveCount(3);
  await expect(page.getByRole('slider')).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('button', { name: /Export|Print|CSV|Copy|table|All$/ })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: /Main|Dashboard/ })).toHaveCount(0);
  await expect(page.getByText('Planned maintenance')).toBeHidden();
});

test('shows what awaits the viewer, and follows other users’ actions', async ({ as, apiOf }) => {
  const { page } = await as('manager');
  await page.goto('/dashboard');
  const ownActions = page.getByRole('region', { name: 'Needs your action' });
  await expect(ownActions.getByRole('link', { name: /^Review [\d,]+ permits?$/ })).toBeVisible();
  const raised = page.getByRole('rowheader', { name: 'Fab 10N (F10N)' }).locator('xpath=following-sibling::td[4]');
  const count = async () => Number((await raised.innerText()).replaceAll(',', ''));
  const before = await count();
  await raisePermit(await apiOf('requestor@acme-works.example'));
  await expect.poll(count).toBeGreaterThan(before);
});
