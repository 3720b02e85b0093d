import { formatMonth } from '@eptw/domain/time/month';
import type { PermitStatus } from '@eptw/domain/permit/status';
import { childPermitTypes, listTypesInGroup } from '@eptw/domain/permit/child-permit-types';
import { toMonthOfDay, listMonths } from '@eptw/domain/time/day-range';
import {
  countByRow,
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
import { expect, test } from './fixtures/test.ts';

const range = getStableRange();
const all = () => true;
const isAt = (site: string) => (permit: ListedPermit) => permit.site === site;
const year = String(new Date().getFullYear());

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

test('the boards match the lists, and keep their filters in the address', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const permits = await loadListedPermits(api);
  const raised = filterByDay(permits, range);
  const table = page.getByRole('table');
  const shown = () => readRowsByName(table);

  await test.step('by status, from the menu', async () => {
    await page.goto('/permits');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'By status' }).click();
    await expect(page.getByRole('table', { name: 'Parent and child permit count by status' })).toBeVisible();
    for (const [name, day] of [
      ['first', range.from],
      ['last', range.to],
    ]) {
      const field = page.getByRole('textbox', { name: `Date range, ${name} day` });
      await field.fill(day ?? '');
      await field.press('Tab');
    }
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(new RegExp(`from=${range.from}&to=${range.to}`));
    const expected = countByStatus(raised);
    await expect.poll(() => readNumbers(table)).toEqual(expected);
    expect(expected.at(-1)?.[3]).toBeGreaterThan(100);
    const { name, content } = await captureDownload(page, () => page.getByRole('button', { name: 'CSV' }).click());
    expect(name).toBe('parent-and-child-permit-count-by-status.csv');
    const [head, ...lines] = content.toString('utf8').trimEnd().split('\r\n');
    expect(head).toBe('\ufeffStatus,General,Tool Install,Child Permit,Total');
    expect(lines.map((line) => line.split(',').slice(1).map(Number))).toEqual(expected);
  });

  await test.step('child permits by type and site', async () => {
    await openBoard(page, 'child-permits', `${range.query}&group=B`);
    await page.getByRole('button', { name: 'Show table' }).click();
    // Other tests create sites of their own.
    const sites = (await table.getByRole('columnheader').allInnerTexts()).slice(1, -1);
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
    expect(await shown()).toEqual({ ...counted, Total: columns });
  });

  await test.step('General and Tool Install by month', async () => {
    // At a site where no other test raises permits.
    await openBoard(page, 'year', `year=${year}&site=F10W`);
    await page.getByRole('button', { name: 'Show table' }).click();
    const count = (month: number, kind: string) => {
      const start = `${year}-${String(month).padStart(2, '0')}`;
      return permits.filter((permit) => permit.site === 'F10W' && permit.kind === kind && permit.day.startsWith(start))
        .length;
    };
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    const expected = months.map((month) => [count(month, 'General'), count(month, 'Tool Install')]);
    await expect.poll(() => readNumbers(table)).toEqual(expected);
  });

  await test.step('by contractor, discipline and level', async () => {
    await openBoard(page, 'breakdown', `${range.query}&status=Completed&site=F10N&site=F10W`);
    const completed = raised.filter(({ status, site }) => status === 'Completed' && ['F10N', 'F10W'].includes(site));
    const columns = [isAt('F10N'), isAt('F10W'), all];
    const expected = (field: 'company' | 'discipline') => {
      const names = [...new Set(completed.map((permit) => permit[field]))];
      expect(names.length).toBeGreaterThan(1);
      const rows = names.map((name) => [name, (permit: ListedPermit) => permit[field] === name] as const);
      const totals = columns.map((isInColumn) => completed.filter(isInColumn).length);
      return { ...countByRow(completed, rows, columns), Total: totals };
    };
    await expect.poll(shown).toEqual(expected('company'));
    await page.getByRole('tab', { name: 'By Discipline' }).click();
    await expect.poll(shown).toEqual(expected('discipline'));
    await page.getByRole('tab', { name: 'By Level' }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'By Level' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('columnheader')).toHaveText(['Level', 'F10N', 'F10W', 'Total']);
    await page.getByRole('button', { name: 'Copy table' }).click();
    await expect(page.getByText('Table copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')[0]).toBe('Level\tF10N\tF10W\tTotal');
  });

  await test.step('as a tree of types', async () => {
    await openBoard(page, 'types', range.query);
    await page.getByRole('button', { name: 'Expand All' }).click();
    const columns = ['General', 'Tool Install'].map(
      (kind) =>
        ({ rootKind }: ListedPermit) =>
          rootKind === kind,
    );
    // The variants of B7 are answers in its forms.
    const rows = childPermitTypes
      .filter(({ type }) => type !== 'B7')
      .map(({ type, title }): [string, (permit: ListedPermit) => boolean] => [
        `${type.replace(/^A(\d)$/, 'A0$1')} ${title}`,
        ({ types }) => types.includes(type),
      ]);
    expect(await shown()).toMatchObject(countByRow(raised, rows, [...columns, all]));
  });

  await test.step('by month and phase', async () => {
    const sites = ['F10A1', 'F10W'];
    await openBoard(page, 'trends', `${range.query}&${sites.map((site) => `site=${site}`).join('&')}`);
    const phases = ['Raised', 'Under review', 'Approved', 'Closing', 'Completed', 'Rejected', 'Cancelled'];
    await expect(page.getByRole('button', { name: 'Show table' })).toHaveCount(5);
    await page.getByRole('button', { name: 'Show table' }).first().click();
    await expect(table.getByRole('columnheader')).toHaveText(['Month', ...phases]);
    const months = listMonths(range).map((month): [string, (permit: ListedPermit) => boolean] => [
      formatMonth(month),
      ({ day }) => toMonthOfDay(day) === month,
    ]);
    const columns = phases.map(
      (phase) =>
        ({ status }: ListedPermit) =>
          phase === 'Raised' || phaseByStatus[status as PermitStatus] === phase,
    );
    expect(await shown()).toEqual(
      countByRow(
        raised.filter(({ site }) => sites.includes(site)),
        months,
        columns,
      ),
    );
  });
});
