import { monthNames } from '@eptw/domain/time/month';
import { sippFields } from '@eptw/domain/report/sipp-work';
import type { Page } from '@playwright/test';
import type { Api } from './fixtures/api.ts';
import { extractPdfText, captureDownload, removeSpaces } from './fixtures/downloads.ts';
import { changePermitStatus } from './fixtures/permits.ts';
import { raiseSippWork } from './fixtures/sipp-works.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const getWork = (page: Page, code: string) => page.getByRole('article', { name: code });

async function approve(permit: { _id: string }, apiOf: (account: string) => Promise<Api>): Promise<void> {
  await changePermitStatus(await apiOf('pm@acme-works.example'), permit, 'PendingApproval');
  for (const account of ['manager', 'facilities']) await changePermitStatus(await apiOf(account), permit, 'Approved');
}

test('works are shown under their day and status, exported, and linked to their permit', async ({ as, apiOf }) => {
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
  const csv = await captureDownload(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
  expect(csv.name).toBe('sipp-works-2031-03.csv');
  expect(csv.content.toString()).toContain(`\ufeffPermit,Site,Status,Start date`);
  expect(csv.content.toString()).toContain(`${pending.code},F10N,Pending approval,2031-03-02,2031-03-04`);
  const pdf = await captureDownload(page, () => page.getByRole('button', { name: 'Export PDF' }).click());
  expect(pdf.name).toBe('sipp-works-2031-03.pdf');
  const pdfText = await extractPdfText(pdf.content);
  for (const text of ['Daily SIPP Works', 'Mar 2031', pending.code]) expect(pdfText).toContain(removeSpaces(text));
  await page.reload();
  await getWork(page, pending.code).getByRole('link', { name: pending.code }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pending.code);
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
  expect(csv.content.toString()).toContain(`Dec ${lastYear}`);
  const pdf = await captureDownload(page, () => page.getByRole('button', { name: 'Export PDF' }).click());
  expect(pdf.name).toBe(`initiatives-${lastYear}.pdf`);
  expect(await extractPdfText(pdf.content)).toContain(removeSpaces(`ePTW Initiatives ${lastYear}`));
});
