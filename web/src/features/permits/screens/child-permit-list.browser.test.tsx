import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { press } from '../../../testing/page.ts';
import {
  childRow,
  getHeadings,
  getLastRequest,
  getMarks,
  listRowMenu,
  mountPermitList,
  openFilter,
  respondWithPermits,
  searchColumn,
} from '../../../testing/permit-lists.tsx';
import { ChildPermitList } from './child-permit-list.tsx';
import { LifeSupportPermits } from './life-support-permits.tsx';
import { listScreens } from './list-screens.tsx';

const childHeadings = [
  ...['Select', 'Child Permit', 'Child Permit Number', 'Parent Permit', 'Discipline', 'Host/System Owner'],
  ...['Applier name', 'Date applied', 'Start Date', 'End Date', 'Status', 'Action'],
];
const row = page.getByRole('row').filter({ hasText: childRow.code });

test('the list has its columns, filters and actions', async () => {
  respondWithPermits([{ ...childRow, actions: ['approve'] }]);
  const { getAddress } = mountPermitList({ address: '/childpermits', screen: <ChildPermitList /> });
  await expect.element(row).toBeVisible();
  expect(getHeadings()).toEqual(childHeadings);
  expect(await listRowMenu(childRow.code)).toEqual(['View', 'Export As PDF', 'Review']);
  await press('{Escape}');
  expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('combobox').elements()).toEqual([]);

  await searchColumn('Parent Permit', 'F10N-TI-000001');
  await searchColumn('Child Permit Number', childRow.code);
  await searchColumn('Child Permit', 'lift');
  await searchColumn('Applier name', 'ravi');
  await expect.poll(getMarks).toEqual(['LIFT', childRow.code, 'F10N-TI-000001', 'Ravi']);
  expect(getLastRequest()).toMatchObject({
    searchParent: 'F10N-TI-000001',
    searchCode: childRow.code,
    searchType: 'lift',
    searchApplier: 'ravi',
  });
  const status = (await openFilter('Filter Status')).getByRole('search', { name: 'Status filter' });
  expect(status.getByRole('radio').elements()).toHaveLength(8);
  respondWithPermits([]);
  await status.getByRole('radio', { name: 'Rejected' }).click();
  await status.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessibleEverywhere();
  expect(getLastRequest()).toMatchObject({ statusCheck: ['Rejected'] });
  respondWithPermits([childRow]);
  await (
    await openFilter('Filter Status')
  )
    .getByRole('search', { name: 'Status filter' })
    .getByRole('button', { name: 'Reset' })
    .click();
  await row.getByRole('link', { name: 'F10N-TI-000001' }).click();
  await expect.poll(getAddress).toBe('/permits/permit-1');
});

test('filters passed by another screen become the list’s own', async () => {
  respondWithPermits([]);
  const { getAddress } = mountPermitList({
    address: '/childpermits?disciplineName=ARCH&statusCheck=PendingApproval&searchCreated=2020',
    screen: <ChildPermitList />,
  });
  await expect.poll(getAddress).toBe('/childpermits?discipline=ARCH&status=PendingApproval&createdAt=2020');
  await expect.element(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Date applied' }).click();
  await expect.poll(getLastRequest).toMatchObject({ disciplineName: ['ARCH'], statusCheck: ['PendingApproval'] });
  expect(getLastRequest()?.searchCreated).toBeNull();
});

test('the user’s own child permits are a list without a filter by applier', async () => {
  respondWithPermits([childRow]);
  mountPermitList({ role: 'MTGroup', address: '/my-child-permit', screen: <listScreens.myChildPermits /> });
  await expect.element(row).toBeVisible();
  expect(getHeadings()).toEqual(childHeadings);
  expect(page.getByRole('button', { name: 'Search Applier name' }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Search Parent Permit' })).toBeVisible();
  expect(await listRowMenu(childRow.code)).not.toContain('Duplicate');
});

test('life support has a tab for permits and one for child permits', async () => {
  respondWithPermits([childRow]);
  const { getAddress } = mountPermitList({
    role: 'MTGroup',
    address: '/lss-tab-permits',
    screen: <LifeSupportPermits />,
  });
  const general = page.getByRole('tab', { name: 'General Permits' });
  await expect.element(general).toHaveAttribute('aria-selected', 'true');
  (general.element() as HTMLElement).focus();
  await press('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Child Permits' })).toHaveFocus();
  await press('{Enter}');
  await expect.poll(getAddress).toBe('/lss-tab-permits?tab=child');
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Child LSS Permits Final Pending Approval');
  expect(getHeadings()).toEqual([
    ...['Select', 'Child permit', 'Parent Permit Number', 'Child Permit Number', 'Permit Code', 'Applier name'],
    ...['Applier Site', 'Discipline', 'Host/System Owner', 'Date applied', 'Start Date', 'End Date', 'Status'],
    'Action',
  ]);
  await searchColumn('Parent Permit Number', 'F10N-TI-000001');
  expect(getAddress()).toBe('/lss-tab-permits?tab=child&parent=F10N-TI-000001');
});
