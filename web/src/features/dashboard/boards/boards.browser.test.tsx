import { message } from '@eptw/domain/message';
import { listTypesInGroup } from '@eptw/domain/permit/child-permit-types';
import { formatStatus, permitStatuses } from '@eptw/domain/permit/status';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetChildPermitsByTypeDocument,
  GetPermitTypeTreeDocument,
  GetPermitsByChildPermitDocument,
  GetPermitsByContractorDocument,
  GetPermitsByDisciplineDocument,
  GetPermitsByLevelDocument,
  GetPermitsByStatusDocument,
  GetYearOfPermitsDocument,
  type SiteTableNumbersFragment,
} from '../../../generated/dashboard.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { dashboardSites, openDashboard, readRows, respondWithSites } from '../../../testing/dashboard.tsx';
import { closePage } from '../../../testing/mount.tsx';
import { inPrint, press } from '../../../testing/page.ts';

const range = 'from=2026-01-01&to=2026-02-28';
const submit = page.getByRole('button', { name: 'Submit' });
const focusChart = () => (page.getByRole('slider').element() as HTMLElement).focus();

/** A payload in which each row has 1, 2, 3 … permits at the first site, and one more at the second. */
function createSiteTable(rows: readonly { key: string; name: string }[]) {
  const item: SiteTableNumbersFragment = {
    sites: dashboardSites,
    rows: rows.map((row, index) => ({ ...row, counts: [index + 1, index + 2], total: 2 * index + 3 })),
    totals: [10, 20],
    total: 30,
  };
  return { answer: { success: true, message: '', item } };
}

const listTypes = (group: string | null | undefined) =>
  listTypesInGroup(group === 'B' || group === 'C' ? group : 'A').map(({ type, title }) => ({ key: type, name: title }));

function respondWithStatuses() {
  respondWithSites();
  respondTo(GetPermitsByStatusDocument, () => ({
    answer: {
      success: true,
      message: '',
      item: {
        rows: permitStatuses.map((status, index) => ({
          status,
          label: formatStatus(status),
          counts: { general: index, toolInstall: 1, childPermit: 2, total: index + 3 },
        })),
      },
    },
  }));
}

test('the count by status requires a range', async () => {
  respondWithStatuses();
  const router = openDashboard('view=status&from=&to=');
  await submit.click();
  await expect.element(page.getByText(message.selectDateRange)).toBeVisible();
  const firstDay = page.getByRole('textbox', { name: 'Date range, first day' });
  await expect.element(firstDay).toHaveFocus();
  await firstDay.fill('2026-01-01');
  await press('{Tab}');
  await page.getByRole('textbox', { name: 'Date range, last day' }).fill('2026-02-28');
  await press('{Tab}');
  await submit.click();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(router.state.location.search).toContain(range);
  await expect.element(submit).toHaveFocus();
  expect(getSent(GetPermitsByStatusDocument)).toEqual([{ startDate: '2026-01-01', endDate: '2026-02-28' }]);
});

test('the count by status is navigated with the arrow keys', async () => {
  respondWithStatuses();
  openDashboard(`view=status&${range}`);
  const chart = page.getByRole('slider', { name: 'Parent and child permit count by status, chart' });
  await expect.element(chart).toBeVisible();
  focusChart();
  await press('{Home}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Pending Approval By PM. permits: 3');
  await press('{ArrowRight}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Pending Approval. permits: 4');
  await press('{End}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Cancelled. permits: 10');
});

test('child permits in a range are counted by type and site', async () => {
  respondWithSites();
  respondTo(GetChildPermitsByTypeDocument, ({ childPermitType }) => createSiteTable(listTypes(childPermitType)));
  const router = openDashboard(`view=child-permits&${range}&group=X`);
  await expect.element(page.getByText(message.selectPermitType)).toBeVisible();
  await router.navigate(`/dashboard?view=child-permits&${range}&group=B`);
  await page.getByRole('button', { name: 'Show table' }).click();
  const chosen = [...document.querySelectorAll('.board-form .ant-select-selection-item')];
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Fab 10N', 'Fab 10W']);
  expect(readRows()).toMatchObject({ 'B1 Hot works': [1, 2, 3], Total: [10, 20, 30] });
  const chart = page.getByRole('slider');
  focusChart();
  await press('{Home}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'B1. Permits with this child permit: 3');

  const sites = page.getByRole('combobox', { name: 'Sites' });
  await sites.click();
  await press('{Backspace}{Backspace}{Escape}');
  await submit.click();
  await expect.element(page.getByText(message.selectBoardSite)).toBeVisible();
  for (const [group, count] of [
    ['A', 13],
    ['C', 2],
  ] as const) {
    await router.navigate(`/dashboard?view=child-permits&${range}&group=${group}`);
    await page.getByRole('button', { name: 'Show table' }).click();
    await expect.poll(() => Object.keys(readRows())).toHaveLength(count);
  }
  expect(Object.keys(readRows())).toEqual([expect.stringMatching(/^C1 /), 'Total']);
});

test('General and Tool Install by month are shown in custom colours, and printed with their table', async () => {
  const respond = () => {
    respondWithSites();
    respondTo(GetYearOfPermitsDocument, () => {
      const months = Array.from({ length: 12 }, (_, index) => ({
        month: `2026-${String(index + 1).padStart(2, '0')}`,
        general: index,
        toolInstall: 5,
      }));
      return { answer: { success: true, message: '', item: { months } } };
    });
  };
  respond();
  const router = openDashboard('view=year&year=1066');
  await expect.element(page.getByText(message.selectYearAndSite)).toBeVisible();
  await router.navigate('/dashboard?view=year&year=2026&site=F10W');
  await page.getByRole('button', { name: 'Show table' }).click();
  expect(Object.values(readRows())).toEqual(Array.from({ length: 12 }, (_, index) => [index, 5]));

  const countColoured = () => document.querySelectorAll('.chart-legend rect[fill="#7a1fa2"]').length;
  await page.getByLabelText('Colour of Tool Install').fill('#7a1fa2');
  await expect.poll(countColoured).toBe(1);
  await closePage();
  respond();
  openDashboard('view=year&year=2026&site=F10W');
  await expect.poll(countColoured).toBe(1);
  await page.getByRole('button', { name: 'Reset colours' }).click();
  await expect.poll(countColoured).toBe(0);

  const table = page.getByRole('table');
  expect(table.elements()).toEqual([]);
  await inPrint(async () => {
    await expect.element(table).toBeVisible();
    await expect.element(page.getByRole('slider')).toBeVisible();
    await expect.element(page.getByText('Raised 2026, at F10W')).toBeVisible();
    for (const name of ['Submit', 'Hide table', 'Show table', 'CSV', 'PNG', 'Print'])
      expect(page.getByRole('button', { name }).elements()).toEqual([]);
    await expect.element(page.getByLabelText('Colour of General')).not.toBeVisible();
  });
});

test.each([
  ['child-permits', 'group=B', 'Child permit type'],
  ['breakdown', 'status=Completed', 'Status'],
])('%s requires the choice that was taken back', async (view, choice, label) => {
  respondWithSites();
  respondTo(GetChildPermitsByTypeDocument, ({ childPermitType }) => createSiteTable(listTypes(childPermitType)));
  respondTo(GetPermitsByContractorDocument, () => createSiteTable([{ key: 'acme', name: 'ACME Works' }]));
  openDashboard(`view=${view}&${range}&${choice}`);
  const field = page.getByRole('combobox', { name: label, exact: true });
  await expect.element(field).toBeVisible();
  (field.element() as HTMLElement).focus();
  await press('{Delete}');
  await submit.click();
  await expect.element(page.getByText(message.selectPermitType)).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('the count by site has a tab for each grouping, and its address contains the filters', async () => {
  const respond = () => {
    respondWithSites();
    respondTo(GetPermitsByContractorDocument, () => createSiteTable([{ key: 'acme', name: 'ACME Works' }]));
    respondTo(GetPermitsByDisciplineDocument, () => createSiteTable([{ key: 'arch', name: 'ARCH' }]));
    respondTo(GetPermitsByLevelDocument, () => createSiteTable([{ key: 'level', name: 'Basement' }]));
    respondTo(GetPermitsByChildPermitDocument, ({ childPermitType }) => createSiteTable(listTypes(childPermitType)));
  };
  respond();
  const router = openDashboard('view=breakdown&from=&to=&status=Completed');
  await expect.element(page.getByText(message.selectBoardRange)).toBeVisible();
  await router.navigate(`/dashboard?view=breakdown&${range}&status=Nonsense`);
  await expect.element(page.getByText(message.selectPermitType)).toBeVisible();
  await router.navigate(`/dashboard?view=breakdown&${range}&status=Completed&site=F10N&site=F10W`);
  const totals = { Total: [10, 20, 30] };
  await expect.poll(readRows).toEqual({ 'ACME Works': [1, 2, 3], ...totals });
  await page.getByRole('tab', { name: 'By Discipline' }).click();
  await expect.poll(readRows).toEqual({ ARCH: [1, 2, 3], ...totals });
  await page.getByRole('tab', { name: 'By Level' }).click();
  await expect.poll(readRows).toEqual({ Basement: [1, 2, 3], ...totals });
  expect(getSent(GetPermitsByLevelDocument)).toEqual([
    { startDate: '2026-01-01', endDate: '2026-02-28', sites: ['F10N', 'F10W'], permitStatus: 'Completed' },
  ]);
  const { search } = router.state.location;
  await closePage();
  respond();
  openDashboard(search.slice(1));
  await expect.element(page.getByRole('tab', { name: 'By Level' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(readRows).toEqual({ Basement: [1, 2, 3], ...totals });
  const headings = page.getByRole('columnheader').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Level', 'F10N', 'F10W', 'Total']);
  await page.getByRole('tab', { name: 'By Child Permit' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Child permit type' })).toBeVisible();
  await expect.poll(() => Object.keys(readRows())).toHaveLength(listTypes('A').length + 1);
});

test('the tree of child permit types expands and collapses, and is complete in print', async () => {
  const counts = { general: 1, toolInstall: 2, total: 3 };
  respondWithSites();
  respondTo(GetPermitTypeTreeDocument, () => ({
    answer: {
      success: true,
      message: '',
      item: {
        branches: [
          { key: 'B6', title: 'B6 Electrical', ...counts, leaves: [] },
          { key: 'FAC', title: 'FAC', ...counts, leaves: [{ key: 'AMHS', title: 'AMHS', ...counts }] },
          { key: 'EHS', title: 'EHS', ...counts, leaves: [{ key: 'A02', title: 'A02 Ladder', ...counts }] },
        ],
      },
    },
  }));
  openDashboard(`view=types&${range}`);
  const branches = { 'B6 Electrical': [1, 2, 3], FAC: [1, 2, 3], EHS: [1, 2, 3] };
  await expect.poll(readRows).toEqual(branches);
  (page.getByRole('button', { name: 'FAC' }).element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.poll(readRows).toEqual({ ...branches, AMHS: [1, 2, 3] });
  await page.getByRole('button', { name: 'Expand All' }).click();
  const everyRow = { ...branches, AMHS: [1, 2, 3], 'A02 Ladder': [1, 2, 3] };
  await expect.poll(readRows).toEqual(everyRow);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect.poll(readRows).toEqual(branches);
  await inPrint(async () => {
    expect(readRows()).toEqual(everyRow);
    expect(submit.elements()).toEqual([]);
    expect(page.getByRole('navigation', { name: 'Dashboard' }).elements()).toEqual([]);
    await expect.element(page.getByText('Raised 1 Jan 2026 to 28 Feb 2026')).toBeVisible();
  });
});

test('titles keep only bold, italic and underline', async () => {
  const title = '<b>Bold</b> <i>slant</i> <u>line</u><img src=x onerror="document.title = 1"><a href="/x">link</a>';
  respondWithSites();
  respondTo(GetPermitTypeTreeDocument, () => {
    const branches = [{ key: 'B6', title, general: 1, toolInstall: 2, total: 3, leaves: [] }];
    return { answer: { success: true, message: '', item: { branches } } };
  });
  openDashboard(`view=types&${range}`);
  await expect.poll(() => document.querySelector('tbody th b')?.textContent).toBe('Bold');
  expect(document.querySelector('tbody th')?.innerHTML).toContain('<b>Bold</b> <i>slant</i> <u>line</u>link');
});
