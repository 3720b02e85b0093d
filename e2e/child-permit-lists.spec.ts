import { changeChildPermitStatus, raiseChildPermit } from './fixtures/child-permits.ts';
import { listRowActions, readColumn, openFilter, searchColumn } from './fixtures/permit-list.ts';
import { getRow } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

const childHeadings = [
  'Select',
  'Child Permit',
  'Child Permit Number',
  'Status',
  'Parent Permit',
  'Work Description',
  'Discipline',
  'Host/System Owner',
  'Applier name',
  'Date applied',
  'Start Date',
  'End Date',
  'Action',
];

test('the list has its columns, filters and actions', async ({ as, apiOf }) => {
  const host = await apiOf('host');
  const parent = await raisePermit(host);
  const child = await raiseChildPermit(host, parent);
  const { page } = await as('site.admin');
  await page.goto('/childpermits');
  const row = getRow(page, child.code);
  await expect(row).toBeVisible();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(childHeadings);
  expect(await listRowActions(page, row)).toEqual(['View', 'Export As PDF', 'Review']);
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('combobox')).toHaveCount(0);

  await searchColumn(page, 'Parent Permit', parent.code);
  await searchColumn(page, 'Child Permit Number', child.code);
  await searchColumn(page, 'Child Permit', 'lift');
  await searchColumn(page, 'Applier name', 'hannah');
  await expect(row.locator('mark')).toHaveText(['LIFT', child.code, parent.code, 'Hannah']);
  const status = await openFilter(page, 'Filter Status');
  await expect(status.getByRole('radio')).toHaveCount(8);
  await status.getByRole('radio', { name: 'Rejected' }).check();
  await status.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await (await openFilter(page, 'Filter Status')).getByRole('button', { name: 'Reset' }).click();
  await row.getByRole('link', { name: parent.code }).click();
  await expect(page).toHaveURL(`/permits/${parent._id}`);
});

test('filters passed by another screen become the list’s own', async ({ as, apiOf }) => {
  const host = await apiOf('host');
  await raiseChildPermit(host, await raisePermit(host));
  const { page } = await as('super.admin');
  await page.goto('/childpermits?disciplineName=ARCH&statusCheck=PendingApproval&searchCreated=2020');
  await expect(page).toHaveURL('/childpermits?discipline=ARCH&status=PendingApproval&createdAt=2020');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Date applied' }).click();
  await expect.poll(async () => new Set(await readColumn(page, 'Discipline'))).toEqual(new Set(['ARCH']));
  for (const status of await readColumn(page, 'Status')) expect(status).toContain('Pending Approval By');
});

test('the user’s own child permits are a list without a filter by applier', async ({ as, apiOf }) => {
  const { page, api } = await as('facilities');
  const child = await raiseChildPermit(api, await raisePermit(await apiOf('host')), { group: 'LSS F10N' });
  const other = await raiseChildPermit(await apiOf('host'), await raisePermit(await apiOf('host')));
  await page.goto('/my-child-permit');
  await expect(getRow(page, child.code)).toBeVisible();
  await expect(getRow(page, other.code)).toHaveCount(0);
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(childHeadings);
  await expect(page.getByRole('button', { name: 'Search Applier name' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search Parent Permit' })).toBeVisible();
  expect(await listRowActions(page, getRow(page, child.code))).not.toContain('Duplicate');
});

test('permits pending a user’s approval are listed until they approve', async ({ as, apiOf }) => {
  const host = await apiOf('host');
  const child = await raiseChildPermit(host, await raisePermit(host));
  const { page, api } = await as('manager');
  await page.goto(`/my-child-permits-pending-approval?search=${child.code}`);
  await expect(getRow(page, child.code)).toBeVisible();
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Child Pending My Approval/ });
  await expect(entry).toHaveAccessibleName(/\d/);
  await changeChildPermitStatus(api, child, 'PendingApproval');
  await page.reload();
  await expect(page.getByRole('main').getByText(/^[\d,]+ child permits?$/)).toBeVisible();
  await expect(getRow(page, child.code)).toHaveCount(0);
});

test('life support has a tab for permits and one for child permits', async ({ as, apiOf }) => {
  const host = await apiOf('host');
  const parent = await raisePermit(host, { group: 'LSS F10N' });
  const child = await raiseChildPermit(host, parent, { group: 'LSS F10N' });
  const early = await raiseChildPermit(host, parent, { group: 'LSS F10N' });
  const manager = await apiOf('manager');
  await changePermitStatus(manager, parent, 'PendingApproval');
  await changeChildPermitStatus(manager, child, 'PendingApproval');
  const { page } = await as('lss');
  await page.goto('/lss-tab-permits');
  await expect(getRow(page, parent.code)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'General Permits' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'General Permits' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Child Permits' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/lss-tab-permits?tab=child');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Child LSS Permits Final Pending Approval');
  await expect(getRow(page, child.code)).toBeVisible();
  await expect(getRow(page, early.code)).toHaveCount(0);
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Select',
    'Child permit',
    'Child Permit Number',
    'Status',
    'Parent Permit Number',
    'Work Description',
    'Permit Code',
    'Applier name',
    'Applier Site',
    'Discipline',
    'Host/System Owner',
    'Date applied',
    'Start Date',
    'End Date',
    'Action',
  ]);
  await searchColumn(page, 'Parent Permit Number', parent.code);
  await expect(page).toHaveURL(`/lss-tab-permits?tab=child&parent=${parent.code}`);
  await getRow(page, child.code).getByRole('link', { name: child.code }).click();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Child Permits' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'General Permits' }).click();
  await expect(page).toHaveURL('/lss-tab-permits');
  await expect(getRow(page, parent.code)).toBeVisible();
});
