import { message } from '@eptw/domain/message';
import { monthNames } from '@eptw/domain/time/month';
import { sippFields } from '@eptw/domain/report/sipp-work';
import type { Page } from '@playwright/test';
import { phone } from './fixtures/accessibility.ts';
import type { Api } from './fixtures/api.ts';
import { extractPdfText, captureDownload, removeSpaces } from './fixtures/downloads.ts';
import { failOperation } from './fixtures/network.ts';
import { changePermitStatus } from './fixtures/permits.ts';
import { raiseSippWork } from './fixtures/sipp-works.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const getWork = (page: Page, code: string) => page.getByRole('article', { name: code });

async function approve(permit: { _id: string }, apiOf: (account: string) => Promise<Api>): Promise<void> {
  await changePermitStatus(await apiOf('pm@acme-works.example'), permit, 'PendingApproval');
  for (const account of ['manager', 'facilities']) await changePermitStatus(await apiOf(account), permit, 'Approved');
}

test('works are shown under their day and status with their answers, and link to their permit', async ({
  as,
  apiOf,
}) => {
  const api = await apiOf(requestor);
  const period = { startDate: '2031-03-02', preferredEndDate: '2031-03-04', startTime: '08:00', endTime: '17:00' };
  const pending = await raiseSippWork(api, { ...period, workDescription: 'Replace the worn rail joint' });
  const approved = await raiseSippWork(api, { ...period, preferredEndDate: '2031-03-02', endTime: '09:30' });
  await approve(approved, apiOf);
  const { page } = await as('manager');
  await page.goto('/sipp-works');
  const month = page.getByRole('combobox', { name: 'Month' }).or(page.getByRole('textbox', { name: 'Month' }));
  await month.fill('2031-03');
  await month.press('Enter');
  await expect(page).toHaveURL(/month=2031-03/);
  const day = page.getByRole('region', { name: '2 Mar 2031' });
  await expect(day.getByRole('heading', { level: 3 })).toHaveText(['Pending approval', 'Approved']);
  await expect(day.getByRole('article')).toHaveCount(2);
  await expect(getWork(page, pending.code)).toContainText('Work duration: 18 hours');
  const { typeOfSIPPWork: _type, ...named } = sippFields;
  await expect(getWork(page, pending.code).getByRole('term')).toHaveText(Object.values(named));
  const values = await getWork(page, pending.code).getByRole('definition').allInnerTexts();
  const filledIn = Object.fromEntries(Object.keys(named).map((name, index) => [name, values[index]]));
  expect(filledIn).toEqual({
    startDate: '2 Mar 2031',
    preferredEndDate: '4 Mar 2031',
    startTime: '08:00',
    endTime: '17:00',
    workDescription: 'Replace the worn rail joint',
    SIPPToolsEquipment: 'Test SIPPToolsEquipment',
    RequesterName: 'Test RequesterName',
    SIPPImpactedSystem: 'Test SIPPImpactedSystem',
    whyThisworksNeeds: 'Test whyThisworksNeeds',
    companyDepartment: 'Test companyDepartment',
    workDoneAt: 'Cleanroom',
    workLocation: 'Test workLocation',
    buildingLevel: 'Basement',
  });
  await expect(getWork(page, pending.code)).toContainText('AMHS');
  await expect(getWork(page, approved.code)).toContainText('Work duration: 1.5 hours');
  await page.reload();
  await getWork(page, pending.code).getByRole('link', { name: pending.code }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pending.code);
});

test('works are exported as a table and for print', async ({ as, apiOf }) => {
  const { code } = await raiseSippWork(await apiOf(requestor), {
    startDate: '2031-05-05',
    preferredEndDate: '2031-05-06',
    workDescription: '=1+1',
  });
  const { page } = await as('manager');
  await page.goto('/sipp-works?month=2031-05');
  await expect(getWork(page, code)).toBeVisible();
  const csv = await captureDownload(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
  expect(csv.name).toBe('sipp-works-2031-05.csv');
  expect(csv.content.toString()).toContain(`\ufeffPermit,Site,Status,Start date`);
  expect(csv.content.toString()).toContain(`${code},F10N,Pending approval,2031-05-05,2031-05-06`);
  expect(csv.content.toString()).toContain(",'=1+1,");
  const pdf = await captureDownload(page, () => page.getByRole('button', { name: 'Export PDF' }).click());
  expect(pdf.name).toBe('sipp-works-2031-05.pdf');
  const pdfText = await extractPdfText(pdf.content);
  for (const text of ['Daily SIPP Works', 'May 2031', code]) expect(pdfText).toContain(removeSpaces(text));
});

test('a year is drawn in kilograms, listed in a table, and exported', async ({ as }) => {
  const { page, api } = await as('host');
  const lastYear = new Date().getFullYear() - 1;
  const { getEptwInitiativesData } = await api.send<{
    getEptwInitiativesData: { data: { f10nPermits: number; sites: { code: string; permits: number }[] }[] };
  }>(
    'query ($year: Int) { getEptwInitiativesData(currentYear: $year) { data { f10nPermits sites { code permits } } } }',
    { year: lastYear },
  );
  await page.goto('/initiatives');
  const year = page.getByRole('combobox', { name: 'Year' });
  await year.fill(String(lastYear));
  await year.press('Enter');
  await expect(page).toHaveURL(new RegExp(`year=${lastYear}`));
  const title = `ePTW Initiatives ${lastYear}`;
  await expect(page.getByText('1 Permit = 400G')).toBeVisible();
  const chart = page.getByRole('slider', { name: `${title}, chart` });
  // The first key press focuses the chart, the next one moves along it.
  await chart.press('Home');
  await chart.press('End');
  const december = getEptwInitiativesData.data[11]?.f10nPermits ?? 0;
  const kilograms = (december * 2) / 5;
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^Dec\\. .*F10N: ${kilograms} kgs`));
  await page.getByRole('button', { name: 'Show table' }).click();
  const table = page.getByRole('table', { name: `${title}, table` });
  await expect(table.getByRole('row')).toHaveCount(1 + monthNames.length + 1);
  const total = getEptwInitiativesData.data
    .flatMap(({ sites }) => sites)
    .reduce((sum, { permits }) => sum + permits, 0);
  await expect(table.getByRole('row').last().getByRole('cell').last()).toHaveText(String((total * 2) / 5));
  const csv = await captureDownload(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
  expect(csv.name).toBe(`initiatives-${lastYear}.csv`);
  expect(csv.content.toString()).toContain(`December ${lastYear}`);
  const pdf = await captureDownload(page, () => page.getByRole('button', { name: 'Export PDF' }).click());
  expect(pdf.name).toBe(`initiatives-${lastYear}.pdf`);
  expect(await extractPdfText(pdf.content)).toContain(removeSpaces(`ePTW Initiatives ${lastYear}`));

  await page.getByRole('button', { name: 'Hide table' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const shown of [page.getByRole('heading', { name: title, exact: true }), chart, table])
    await expect(shown).toBeVisible();
  for (const control of [year, page.getByRole('button', { name: /Export|table|CSV|PNG/ }), getMenu(page)])
    await expect(control).toHaveCount(0);
});

test('an invalid period shows an error, one without works a message, and a failure can be retried', async ({ as }) => {
  const { page } = await as('manager');
  for (const [path, sentence] of [
    ['/initiatives?year=soon', 'Choose a year from 2000 to 2100.'],
    ['/sipp-works?month=2031-13', 'Choose a month from 2000-01 to 2100-12, written as YYYY-MM.'],
    ['/sipp-works?month=2001-01', 'No SIPP works start in January 2001.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  for (const [operation, path, shown] of [
    ['GetSippMonthlyReports', '/sipp-works?month=2001-01', 'No SIPP works start in January 2001.'],
    ['GetEptwInitiativesData', '/initiatives', '1 Permit = 400G'],
  ] as const) {
    const restore = await failOperation(page, operation);
    await page.goto(path);
    await expect(page.getByText(message.somethingWentWrong)).toBeVisible();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const retried = page.waitForRequest((request) => request.postDataJSON()?.operationName === operation);
    await tryAgain.click();
    await retried;
    await restore();
    // A change by another test also makes the report refetch, possibly before this click.
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1000 });
      await expect(page.getByText(shown)).toBeVisible({ timeout: 3000 });
    }).toPass();
  }
});

test('on a phone works are browsed without scrolling sideways', async ({ as, apiOf }) => {
  const api = await apiOf(requestor);
  for (const day of ['2031-07-01', '2031-07-02']) await raiseSippWork(api, { startDate: day, preferredEndDate: day });
  for (let more = 0; more < 19; more += 1)
    await raiseSippWork(api, { startDate: '2031-07-03', preferredEndDate: '2031-07-03' });
  const { page } = await as('manager', { viewport: phone });
  await page.goto('/sipp-works?month=2031-07');
  await expect(page.getByText('21 SIPP works in July 2031')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('navigation', { name: 'Pages of Daily SIPP Works' }).getByRole('button').last().click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('region', { name: '3 Jul 2031' })).toBeVisible();
});
