import { message } from '@eptw/domain/message';
import type { AttachedForm } from '@eptw/domain/template/model/submission';
import { listRowActions, openFilter, searchColumn } from './fixtures/permit-list.ts';
import { confirmDialog, clickAction, expectStatus, getRow, chooseRowAction } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { toDayFromNow, createRequiredSubmission } from './fixtures/submissions.ts';
import { loadTemplateByCode } from './fixtures/templates.ts';
import { expect, test } from './fixtures/test.ts';
import { carryOutWork, createWorkPermit } from './fixtures/work.ts';

test('a permit moves through the lists of its approvers', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf('requestor@acme-works.example'));
  const pm = await as('pm@acme-works.example');
  // Other tests leave more permits in the same queue than fit on a page.
  const query = `?search=${permit.code}`;
  await pm.page.goto(`/my-pending-approval-permits${query}`);
  await chooseRowAction(pm.page, permit.code, 'Review');
  await clickAction(pm.page, 'Approve');
  await confirmDialog(pm.page, message.confirmMissingUploads, 'Approve permit');
  await expectStatus(pm.page, 'Pending Approval By');
  await pm.page.goto(`/my-pending-approval-permits${query}`);
  await expect(pm.page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toBeVisible();
  await expect(getRow(pm.page, permit.code)).toHaveCount(0);
  await pm.page.goto('/permits-i-approved');
  await expect(getRow(pm.page, permit.code)).toContainText('Pending Approval By');
  await expect(pm.page.getByRole('checkbox', { name: 'Show Only Due Permits' })).toHaveCount(0);
});

test('permit closers find requests for closure and cancellation', async ({ as, apiOf }) => {
  const requestor = await apiOf('requestor@acme-works.example');
  const permit = await createWorkPermit(requestor, apiOf);
  await carryOutWork(requestor, permit);
  await changePermitStatus(requestor, permit, 'PendingClosure');
  const { page } = await as('closer');
  await page.goto('/permits');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pending Close/Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permits Pending Close/Cancel');
  await page.goto(`/permits-pending-close-cancel?search=${permit.code}`);
  const row = getRow(page, permit.code);
  expect(await listRowActions(page, row)).toEqual(['View', 'Export As PDF', 'Review']);
  const filter = (await openFilter(page, 'Filter Status')).getByRole('search', { name: 'Status filter' });
  await expect(filter.getByRole('checkbox')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await chooseRowAction(page, permit.code, 'Review');
  await clickAction(page, 'Close Permit');
  await confirmDialog(page, message.confirmClosure, 'Continue');
  await expectStatus(page, 'Completed');
  await page.goto(`/permits-pending-close-cancel?search=${permit.code}`);
  await expect(page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a group member finds their own permits, which the general list excludes', async ({ as }) => {
  const { page, api } = await as('lss');
  const permit = await raisePermit(api);
  await page.goto(`/permits?code=${permit.code}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.goto('/all-my-permits');
  await expect(getRow(page, permit.code)).toBeVisible();
  const headings = await page.getByRole('columnheader').allTextContents();
  expect(headings).toEqual([
    ...['Select', '#', 'Permit Number', 'Applier name', 'Applier Site', 'Discipline', 'Host/System Owner'],
    ...['Date applied', 'Start Date', 'End Date', 'Status', 'Child permit title', 'Action'],
  ]);
  expect(await listRowActions(page, getRow(page, permit.code))).toEqual([
    'View',
    'Export As PDF',
    'Review',
    'Duplicate',
  ]);
  await searchColumn(page, 'Applier name', 'nobody is called this');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await searchColumn(page, 'Applier name', 'LAKSHMI');
  await expect(getRow(page, permit.code).locator('mark')).toHaveText('Lakshmi');
});

test('an approver moves from one pending permit to the next', async ({ as, apiOf }) => {
  const host = await apiOf('host');
  const permits = [await raisePermit(host, { reviewer: 'supervisor@fab.example' })];
  permits.push(await raisePermit(host, { reviewer: 'supervisor@fab.example' }));
  const { page, api } = await as('supervisor');
  const loadQueue = async () => {
    const { getMyPendingApprovalPermits } = await api.send<{
      getMyPendingApprovalPermits: { count: number; items: { code: string }[] };
    }>('{ getMyPendingApprovalPermits(limit: 1, sortBy: "urgency") { count items { code } } }');
    return getMyPendingApprovalPermits;
  };
  await page.goto(`/permits/review/${permits[0]?._id}`);
  await clickAction(page, 'Approve');
  await confirmDialog(page, message.confirmMissingUploads, 'Approve permit');
  // The approval is written only then.
  await expect(page.getByText(/needs? your approval$/)).toBeVisible();
  let first: string | undefined;
  // Other tests raise permits for the same supervisor: the bar is compared with a queue loaded at the same moment.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/needs? your approval$/)).toBeVisible({ timeout: 5000 });
    const { count, items } = await loadQueue();
    first = items[0]?.code;
    const note = `${count} permit${count === 1 ? ' needs' : 's need'} your approval`;
    await expect(page.getByText(note)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('link', { name: `Next: ${first}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a queue is grouped by start, and shows work, contractor and waiting time', async ({ as, apiOf }) => {
  const host = await apiOf('host');
  const template = await loadTemplateByCode(host, 'B2');
  const work = `Clean sump ${Date.now()}`;
  const raise = (workDetails: string, startDate: string, attached: AttachedForm[] = []) =>
    raisePermit(host, { submission: { workDetails, startDate, dateEnd: toDayFromNow(9) }, attached });
  const sump = { C11StartDate: toDayFromNow(5), C11EndDate: toDayFromNow(5) };
  await raise(`${work}, late`, toDayFromNow(-2));
  await raise(`${work}, next`, toDayFromNow(1));
  const confined = await raise(`${work}, entry`, toDayFromNow(5), [
    { form: template._id, submission: createRequiredSubmission(template, sump) },
  ]);
  const { page } = await as('manager');
  await page.goto(`/my-pending-approval-permits?${new URLSearchParams({ search: work })}`);
  const groups = page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader') });
  await expect(groups.getByRole('rowheader')).toHaveText(['Overdue 1 in all', 'Tomorrow 1 in all', 'Later 1 in all']);
  await expect(groups.nth(0)).toContainText(/\d+ (h|days) ago/);
  await expect(groups.nth(1)).toContainText(/in \d+ (h|min)/);
  const later = getRow(page, confined.code);
  await expect(groups.nth(2).getByRole('row').filter({ hasText: confined.code })).toBeVisible();
  await expect(later).toContainText('Confined space');
  await expect(later).toContainText('for 1 min');

  await page.getByRole('button', { name: 'Date Applied', exact: true }).press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/my-pending-approval-permits?${new URLSearchParams({ search: work })}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Overdue/,
    /^Tomorrow/,
    /^Later/,
  ]);
  const card = page.getByRole('list', { name: 'Later' }).getByRole('listitem').first();
  await expect(card).toContainText('Waiting since');
  await expect(card).toContainText('Confined space');
});
