import { monthNames } from '@eptw/domain/time/month';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetEptwInitiativesDataDocument,
  GetSippMonthlyReportsDocument,
  type SippPermitFieldsFragment,
} from '../../../generated/reports.ts';
import { respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { inPrint, press } from '../../../testing/page.ts';
import { phone } from '../../../testing/viewport.ts';
import { Initiatives } from './initiatives.tsx';
import { SippWorks } from './sipp-works.tsx';

const open = (address: string) =>
  mount({ screens: { '/initiatives': <Initiatives />, '/sipp-works': <SippWorks /> }, address });

const submission: SippPermitFieldsFragment['children'][number]['submission'] = {
  startDate: '2031-07-01',
  preferredEndDate: '2031-07-01',
  startTime: '08:00',
  endTime: '17:00',
  typeOfSIPPWork: 'AMHS',
  workDescription: 'Replace the worn rail joint',
  SIPPToolsEquipment: 'Torque wrench',
  RequesterName: 'Ravi Kumar',
  SIPPImpactedSystem: 'Stocker 4',
  whyThisworksNeeds: 'The joint is worn',
  companyDepartment: 'ACME Works',
  workDoneAt: 'Cleanroom',
  workLocation: 'Bay 12',
  buildingLevel: 'Basement',
};

const createWork = (number: number): SippPermitFieldsFragment => ({
  _id: `permit-${number}`,
  code: `F10N-GP-${String(number).padStart(6, '0')}`,
  isChild: false,
  site: 'F10N',
  status: 'Completed',
  children: [{ duration: 9, submission }],
});

test.each([
  ['/initiatives?year=soon', 'Choose a year from 2000 to 2100.'],
  ['/sipp-works?month=2031-13', 'Choose a month from 2000-01 to 2100-12, written as YYYY-MM.'],
  ['/sipp-works?month=2001-01', 'No SIPP works start in Jan 2001.'],
])('%s shows what is wrong with the period, or that nothing is in it', async (address, sentence) => {
  respondTo(GetSippMonthlyReportsDocument, () => ({
    getSippMonthlyReports: { success: true, message: '', count: 0, items: [] },
  }));
  open(address);
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('on a phone works are browsed without scrolling sideways', async () => {
  await page.viewport(phone.width, phone.height);
  respondTo(GetSippMonthlyReportsDocument, ({ limit, offset }) => {
    const works = Array.from({ length: 21 }, (_, index) => createWork(index + 1));
    const shown = works.slice(offset * limit, (offset + 1) * limit);
    const day = { startDate: `2031-07-0${offset + 2}`, pendingApprovalPermits: shown, approvedPermits: [] };
    return { getSippMonthlyReports: { success: true, message: '', count: works.length, items: [day] } };
  });
  open('/sipp-works?month=2031-07');
  await expect.element(page.getByText('21 SIPP works in Jul 2031')).toBeVisible();
  const countWorks = () => document.querySelectorAll('article').length;
  expect(countWorks()).toBe(20);
  expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  await page.getByRole('navigation', { name: 'Pages of Daily SIPP Works' }).getByRole('button').last().click();
  await expect.poll(countWorks).toBe(1);
  await expect.element(page.getByRole('region', { name: '3 Jul 2031' })).toBeVisible();
});

test('a year is drawn in kilograms, listed in a table, and printed with both', async () => {
  respondTo(GetEptwInitiativesDataDocument, () => ({
    getEptwInitiativesData: {
      success: true,
      message: '',
      data: Array.from({ length: 12 }, (_, index) => ({
        month: `${monthNames[index]} 2025`,
        sites: [
          { code: 'F10N', permits: 10 },
          { code: 'F10W', permits: 5 },
        ],
      })),
    },
  }));
  const router = open('/initiatives');
  const year = page.getByRole('combobox', { name: 'Year' });
  await year.fill('2025');
  await press('{Enter}');
  await expect.poll(() => router.state.location.search).toBe('?year=2025');
  await expect.element(page.getByText('1 Permit = 400G')).toBeVisible();
  const title = 'ePTW Initiatives 2025';
  const chart = page.getByRole('slider', { name: `${title}, chart` });
  await expect.element(chart).toBeVisible();
  // The first key press focuses the chart, the next one moves along it.
  (chart.element() as HTMLElement).focus();
  await press('{Home}{End}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Dec. F10N: 4 kgs, F10W: 2 kgs');
  await page.getByRole('button', { name: 'Show table' }).click();
  const table = page.getByRole('table', { name: `${title}, table` });
  expect(table.getByRole('row').elements()).toHaveLength(1 + monthNames.length + 1);
  await expect.element(table.getByRole('row').last().getByRole('cell').last()).toHaveTextContent(/^72$/);

  await page.getByRole('button', { name: 'Hide table' }).click();
  await inPrint(async () => {
    for (const shown of [page.getByRole('heading', { name: title, exact: true }), chart, table])
      await expect.element(shown).toBeVisible();
    expect(year.elements()).toEqual([]);
    expect(page.getByRole('button', { name: /Export|table|CSV|PNG/ }).elements()).toEqual([]);
  });
});
