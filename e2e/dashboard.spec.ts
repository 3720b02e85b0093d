import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { listedPermits, numbersOf, openBoard, quietRange, raisedIn, statusRows } from './fixtures/dashboard.ts';
import { savedBy } from './fixtures/downloads.ts';
import { interceptOperation } from './fixtures/network.ts';
import { notifications } from './fixtures/permit-screens.ts';
import { raisePermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const firstDay = (page: Page) => page.getByRole('textbox', { name: 'Date range, first day' });
const range = quietRange();
const year = String(new Date().getFullYear());

/** Takes every site off the choice. */
async function chooseNoSite(page: Page): Promise<void> {
  const sites = page.getByRole('combobox', { name: 'Sites' });
  await sites.click();
  while ((await page.locator('.board-form .ant-select-selection-item').count()) > 0) await sites.press('Backspace');
  await sites.press('Escape');
}

test.describe('the count by status', () => {
  test('asks for a range and has the numbers of the lists, which CSV takes along', async ({ as }) => {
    const { page, api } = await as('super.admin');
    await page.goto('/permits');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'By status' }).click();
    await expect(page.getByRole('table', { name: 'Parent and child permit count by status' })).toBeVisible();
    await openBoard(page, 'status', 'from=&to=');
    await submit(page);
    await expect(page.getByText(message.selectDateRange)).toBeVisible();
    await expect(firstDay(page)).toBeFocused();
    await firstDay(page).fill(range.from);
    await firstDay(page).press('Tab');
    await page.getByRole('textbox', { name: 'Date range, last day' }).fill(range.to);
    await page.getByRole('textbox', { name: 'Date range, last day' }).press('Tab');
    await submit(page);
    await expect(page).toHaveURL(new RegExp(`from=${range.from}&to=${range.to}`));
    const table = page.getByRole('table');
    const expected = statusRows(raisedIn(await listedPermits(api), range));
    await expect.poll(() => numbersOf(table)).toEqual(expected);
    expect(expected.at(-1)?.[3]).toBeGreaterThan(100);

    const { name, content } = await savedBy(page, () => page.getByRole('button', { name: 'CSV' }).click());
    expect(name).toBe('parent-and-child-permit-count-by-status.csv');
    const [head, ...lines] = content.toString('utf8').trimEnd().split('\r\n');
    expect(head).toBe('\ufeffStatus,General,Tool Install,Child Permit,Total');
    expect(lines.map((line) => line.split(',').slice(1).map(Number))).toEqual(expected);
  });

  test('is walked by the arrow keys, and saved as a picture', async ({ as }) => {
    const { page } = await as('manager');
    await openBoard(page, 'status', range.query);
    const chart = page.getByRole('slider', { name: 'Parent and child permit count by status, chart' });
    await chart.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Pending Approval By PM\. permits: /);
    await chart.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Pending Approval\. permits: /);
    await chart.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', /^Cancelled\. permits: /);
    const { name, content } = await savedBy(page, () => page.getByRole('button', { name: 'PNG' }).click());
    expect(name).toBe('parent-and-child-permit-count-by-status.png');
    expect(content.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(content.readUInt32BE(16)).toBeGreaterThan(480);
  });
});

test('child permits by range are told by type and site', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await openBoard(page, 'child-permits', `${range.query}&group=X`);
  await expect(page.getByText(message.selectPermitType)).toBeVisible();
  await openBoard(page, 'child-permits', `${range.query}&group=B`);
  await page.getByRole('button', { name: 'Show table' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText([
    /^B1 /,
    /^B2 /,
    /^B3 /,
    /^B4 /,
    /^B5 /,
    /^B6 /,
    /^B7 /,
    /^B8 /,
    'Total',
  ]);
  const rows = await numbersOf(table);
  const { answer } = await api.send<{ answer: { item: { rows: { counts: number[] }[] } } }>(
    `query ($from: String, $to: String) { answer: getChildPermitCountByDateRange(
      startDate: $from, endDate: $to, childPermitType: "B",
      sites: ["F10A1", "F10A2", "F10N", "F10NX", "F10W", "F10X"]) { item { rows { counts } } } }`,
    { from: range.from, to: range.to },
  );
  expect(rows.slice(0, -1).map((cells) => cells.slice(0, -1))).toEqual(answer.item.rows.map(({ counts }) => counts));
  expect(rows.at(-1)?.at(-1)).toBeGreaterThan(0);
  const sites = page.locator('.board-form .ant-select-selection-item');
  await expect(sites).toHaveText(['Fab 10A1', 'Fab 10A2', 'Fab 10N', 'Fab 10NX', 'Fab 10W', 'Fab 10X']);
  const chart = page.getByRole('slider');
  await chart.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', `B1. Permits with this child permit: ${rows[0]?.at(-1)}`);
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

test('trends have the numbers of the lists', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await openBoard(page, 'trends', `${range.query}&site=F10W`);
  const bySite = page.getByRole('region', { name: 'Permits by site' });
  await bySite.getByRole('button', { name: 'Show table' }).click();
  const permits = raisedIn(await listedPermits(api), range).filter(({ site }) => site === 'F10W');
  const count = (...statuses: string[]) => permits.filter(({ status }) => statuses.includes(status)).length;
  await expect
    .poll(() => numbersOf(bySite.getByRole('table')))
    .toEqual([
      [
        permits.length,
        count('PendingPMApproval', 'PendingApproval'),
        count('Approved'),
        count('PendingClosure', 'PendingCancel'),
        count('Completed'),
        count('Rejected'),
        count('Cancelled'),
      ],
    ]);
  expect(permits.length).toBeGreaterThan(0);
});

test('General and Tool Install by month has the numbers of the lists, and colours of one’s own', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await openBoard(page, 'year', 'year=1066');
  await expect(page.getByText(message.selectYearAndSite)).toBeVisible();
  // At a site where no other test raises permits.
  await openBoard(page, 'year', `year=${year}&site=F10W`);
  await page.getByRole('button', { name: 'Show table' }).click();
  const permits = (await listedPermits(api)).filter(({ site }) => site === 'F10W');
  const count = (month: number, kind: string) => {
    const start = `${year}-${String(month).padStart(2, '0')}`;
    return permits.filter((permit) => permit.kind === kind && permit.day.startsWith(start)).length;
  };
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const expected = months.map((month) => [count(month, 'General'), count(month, 'Tool Install')]);
  await expect.poll(() => numbersOf(page.getByRole('table'))).toEqual(expected);

  await page.getByLabel('Colour of Tool Install').fill('#7a1fa2');
  await expect(page.locator('.chart-legend rect[fill="#7a1fa2"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('.chart-legend rect[fill="#7a1fa2"]')).toBeVisible();
  await page.getByRole('button', { name: 'Reset colours' }).click();
  await expect(page.locator('.chart-legend rect[fill="#7a1fa2"]')).toHaveCount(0);
});

test('the count by site has a tab for each way to count, and its address says what is asked', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBoard(page, 'breakdown', `from=&to=&status=Completed`);
  await expect(page.getByText(message.selectBoardRange)).toBeVisible();
  await openBoard(page, 'breakdown', `${range.query}&status=Nonsense`);
  await expect(page.getByText(message.selectPermitType)).toBeVisible();

  await openBoard(page, 'breakdown', `${range.query}&status=Completed&site=F10N&site=F10W`);
  const completed = raisedIn(await listedPermits(api), range).filter(
    ({ status, site }) => status === 'Completed' && ['F10N', 'F10W'].includes(site),
  );
  const expected = (of: 'company' | 'discipline') => {
    const names = [...new Set(completed.map((permit) => permit[of]))];
    return new Set(names.map((name) => `${name} ${completed.filter((permit) => permit[of] === name).length}`));
  };
  const shown = async () => {
    const names = await page.getByRole('table').getByRole('rowheader').allInnerTexts();
    const numbers = await numbersOf(page.getByRole('table'));
    return new Set(names.slice(0, -1).map((name, index) => `${name} ${numbers[index]?.at(-1)}`));
  };
  await expect.poll(shown).toEqual(expected('company'));
  await page.getByRole('tab', { name: 'By Discipline' }).click();
  await expect.poll(shown).toEqual(expected('discipline'));
  await page.getByRole('tab', { name: 'By Level' }).click();
  await expect(page.getByRole('columnheader', { name: 'Level' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'By Level' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('columnheader')).toHaveText(['Level', 'F10N', 'F10W', 'Total']);
  await expect(page.getByRole('row', { name: 'Total' }).getByRole('cell').last()).toHaveText(String(completed.length));
  await page.getByRole('button', { name: 'Copy table' }).click();
  await expect(page.getByText('Table copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe('Level\tF10N\tF10W\tTotal');
  await page.getByRole('tab', { name: 'By Child Permit' }).click();
  await expect(page.getByRole('combobox', { name: 'Child permit type' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'A12 Night and lone work' })).toBeVisible();
});

interface TreeNumbers {
  general: number;
  toolInstall: number;
  total: number;
}

test('the tree of child permit types opens and closes, and is whole on paper', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const { answer } = await api.send<{
    answer: { item: { branches: (TreeNumbers & { leaves: TreeNumbers[] })[] } };
  }>(
    `query ($from: String, $to: String) { answer: getDashboard5Data(startDate: $from, endDate: $to) { item { branches {
      general toolInstall total leaves { general toolInstall total } } } } }`,
    { from: range.from, to: range.to },
  );
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
  const counts = ({ general, toolInstall, total }: TreeNumbers) => [general, toolInstall, total];
  const rows = answer.item.branches.flatMap((branch) => [counts(branch), ...branch.leaves.map(counts)]);
  expect(await numbersOf(page.getByRole('table'))).toEqual(rows);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(variant).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(variant).toBeVisible();
  await expect(ladders).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await expect(page.getByText(/^Raised \d+ \w+ \d{4} to \d+ \w+ \d{4}$/)).toBeVisible();
});

test('titles keep bold, italic and underline, and nothing else', async ({ as }) => {
  const { page } = await as('super.admin');
  const title = '<b>Bold</b> <i>slant</i> <u>line</u><img src=x onerror="document.title = 1"><a href="/x">link</a>';
  await interceptOperation(page, 'GetPermitTypeTree', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { answer: { item: { branches: { title: string }[] } } } };
    for (const branch of answer.data.answer.item.branches.slice(0, 1)) branch.title = title;
    await route.fulfill({ response, json: answer });
  });
  await openBoard(page, 'types', range.query);
  const heading = page.getByRole('rowheader').first();
  await expect(heading.locator('b')).toHaveText('Bold');
  expect(await heading.innerHTML()).toContain('<b>Bold</b> <i>slant</i> <u>line</u>link');
});

test.describe('today', () => {
  test('counts the permits of the lists that its cards lead to', async ({ as }) => {
    const { page } = await as('super.admin');
    const card = page.getByRole('region', { name: 'Live now' });
    // A site without permits.
    await page.goto('/dashboard?site=F10A2');
    await expect(card).toContainText('None');
    // Others may move a permit between the card and its list.
    await expect(async () => {
      await page.goto('/dashboard');
      const link = card.getByRole('link', { name: /^See [\d,]+ permits?: Live now$/ });
      const words = (await link.innerText({ timeout: 5000 })).replace('See ', '');
      await link.click({ timeout: 5000 });
      await expect(page.getByText('Only permits of this kind: live now.')).toBeVisible();
      await expect(page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toHaveText(words, { timeout: 5000 });
    }).toPass();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page).toHaveURL('/permits');
  });

  test('says what waits for the viewer, and follows what others do', async ({ as, apiOf }) => {
    const { page } = await as('manager');
    await page.goto('/dashboard');
    const waiting = page.getByRole('region', { name: 'Waiting on you' });
    await expect(waiting.getByRole('link', { name: /^Review [\d,]+ permits?$/ })).toBeVisible();
    const raised = page.getByRole('rowheader', { name: 'Fab 10N (F10N)' }).locator('xpath=following-sibling::td[4]');
    const count = async () => Number((await raised.innerText()).replaceAll(',', ''));
    const before = await count();
    await raisePermit(await apiOf('requestor@acme-works.example'));
    await expect.poll(count).toBeGreaterThan(before);
  });

  test('names the high-risk work that goes on', async ({ as }) => {
    const { page, api } = await as('super.admin');
    const work = page.getByRole('region', { name: 'High-risk work going on now' });
    // Others may approve or finish work between the two readings.
    await expect(async () => {
      const { activities } = await api.send<{ activities: { items: { code: string; kinds: string[] }[] } }>(
        '{ activities: getCriticalActivities(limit: 20) { items { code kinds } } }',
      );
      expect(activities.items).not.toEqual([]);
      await page.goto('/dashboard');
      await expect(work.getByRole('row')).toHaveCount(activities.items.length + 1);
      const shown = await work.getByRole('row').allInnerTexts();
      for (const [index, { code, kinds }] of activities.items.entries())
        for (const part of [code, ...kinds]) expect(shown[index + 1]).toContain(part);
    }).toPass();
  });
});

test('a nonsense address says so, and a board that fails offers to try again', async ({ as }) => {
  const { page } = await as('manager');
  await openBoard(page, 'nonsense');
  await expect(page.getByText('There is no such view')).toBeVisible();
  await openBoard(page, 'breakdown', 'tab=nonsense');
  await expect(page.getByText("There is no tab 'nonsense'")).toBeVisible();
  await openBoard(page, 'status', 'from=tomorrow&to=2026-01-01');
  await expect(page.getByText('tomorrow is no day. Write it as 2026-03-01.')).toBeVisible();
  // A site of others is like one that is not there.
  await openBoard(page, 'breakdown', `${range.query}&site=F10W`);
  await expect(page.getByText("There is no site 'F10W' among yours. Choose another.")).toBeVisible();
  await page.goto('/permits?period=nonsense');
  await expect(page.getByText("There is no period 'nonsense', so it leaves nothing out.")).toBeVisible();
  const mend = await interceptOperation(page, 'GetYearOfPermits', (route) =>
    route.fulfill({ json: { errors: [{ message: message.somethingWentWrong }] } }),
  );
  await openBoard(page, 'year');
  await expect(notifications(page)).toContainText(message.somethingWentWrong);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a board whose sites could not be read says so, and offers to try again', async ({ as }) => {
  const { page } = await as('manager');
  const mend = await interceptOperation(page, 'GetSiteChoices', (route) =>
    route.fulfill({ json: { errors: [{ message: message.somethingWentWrong }] } }),
  );
  await openBoard(page, 'status');
  await expect(page.getByRole('main').getByText(message.somethingWentWrong)).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('the dashboard is there for those who read it alone', async ({ as }) => {
  const { page } = await as('pm@acme-works.example');
  await page.goto('/permits');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'All Permits' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: message.pageNotFound })).toBeVisible();
});
