import { message } from '@eptw/domain/message';
import {
  confirmDialog,
  clickAction,
  getActionBar,
  expectStatus,
  getToasts,
  getShownAnswer,
} from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { interceptOperation, recordVariables } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

const submitter = 'requestor@borealis.example';
const projectManager = 'pm@borealis.example';

test('the second user to decide sees who decided first, and keeps the typed reason', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(submitter));
  await changePermitStatus(await apiOf(projectManager), permit, 'PendingApproval');
  const { page } = await as('manager');
  await page.goto(`/permits/review/${permit._id}`);
  await clickAction(page, 'Reject');
  const dialog = page.getByRole('dialog', { name: 'Reject Permit' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The lifting plan is missing');

  await changePermitStatus(await apiOf('facilities'), permit, 'Rejected', 'No spotter is named');
  await expect(dialog.getByText('Farid Rahman rejected')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reject permit' })).toBeDisabled();
  await expect(reason).toHaveValue('The lifting plan is missing');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expectStatus(page, 'Rejected By Farid Rahman');
  await expect(page.getByText('Reason: No spotter is named')).toBeVisible();
});

test('of two concurrent decisions one succeeds, and the other user is informed', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(submitter));
  await changePermitStatus(await apiOf(projectManager), permit, 'PendingApproval');
  const first = await as('facilities');
  const second = await as('facilities.second');
  for (const { page } of [first, second]) {
    await page.goto(`/permits/review/${permit._id}`);
    await clickAction(page, 'Approve');
    await expect(page.getByRole('dialog').filter({ hasText: message.confirmMissingUploads })).toBeVisible();
  }
  await confirmDialog(first.page, message.confirmMissingUploads, 'Approve permit');
  await expect(getToasts(first.page)).toContainText('Your approval is recorded. Still to approve: Marcus Lim.');
  await confirmDialog(second.page, message.confirmMissingUploads, 'Approve permit');
  await expect(second.page.getByRole('main').getByRole('alert')).toContainText('Farid Rahman approved on');
  for (const { page } of [first, second]) {
    await expect(page.getByText('1 of 2 given')).toBeVisible();
    await expect(getActionBar(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  }
});

test('a response from before a change does not replace the change, however late it arrives', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(submitter));
  const { page } = await as('manager');
  await page.goto(`/permits/${permit._id}`);
  await expectStatus(page, 'Pending Approval By PM');
  let isRead = false;
  let respond = () => {};
  const mayRespond = new Promise<void>((resolve) => (respond = resolve));
  await interceptOperation(page, 'GetPermit', async (route) => {
    const response = await route.fetch();
    isRead = true;
    await mayRespond;
    await route.fulfill({ response });
  });

  await changePermitStatus(await apiOf(projectManager), permit, 'PendingApproval');
  await expect.poll(() => isRead).toBe(true);
  await changePermitStatus(await apiOf('facilities'), permit, 'Rejected', 'No spotter is named');
  await expect(page.getByRole('main')).toContainText('Farid Rahman rejected');
  respond();
  await expectStatus(page, 'Rejected By Farid Rahman');
});

test('corrections are kept beside another user’s concurrent corrections', async ({ as, apiOf }) => {
  // The host's own permit, without a project manager's approval: no approval lapses.
  const permit = await raisePermit(await apiOf('host'));
  const manager = await as('manager');
  const facilities = await as('facilities');
  for (const { page } of [manager, facilities]) {
    await page.goto(`/permits/review/${permit._id}`);
    await page.getByRole('button', { name: 'Edit inputs' }).click();
  }
  const grid = { name: 'Grid reference' };
  const workers = { name: 'Number of workers' };
  await manager.page.getByRole('textbox', grid).fill('B7');
  await manager.page.getByRole('textbox', workers).fill('5');

  await facilities.page.getByRole('textbox', workers).fill('9');
  await clickAction(facilities.page, 'Save changes');
  await expect(getToasts(facilities.page)).toContainText(`Permit ${permit.code} was saved.`);

  // The user with unsaved edits keeps them, and sees the other's change.
  await expect(manager.page.getByRole('main')).toContainText('Farid Rahman corrected the permit');
  await expect(manager.page.getByRole('main')).toContainText('Your entries are kept');
  await expect(manager.page.getByText('Changed by both of you: Number of workers.')).toBeVisible();
  await expect(manager.page.getByRole('textbox', grid)).toHaveValue('B7');
  await expect(manager.page.getByRole('textbox', workers)).toHaveValue('5');
  const sent = recordVariables(manager.page, 'PerformPermitAction');
  await clickAction(manager.page, 'Save changes');
  await expect(getToasts(manager.page)).toContainText(`Permit ${permit.code} was saved.`);
  expect(sent).toHaveLength(1);
  await expect(facilities.page.getByRole('main')).toContainText('Marcus Lim corrected the permit');
  await expect(getShownAnswer(facilities.page, 'Grid reference')).toContainText('B7');
  await expect(getShownAnswer(facilities.page, 'Number of workers')).toContainText('5');
});

test('leaving with unsaved changes asks for confirmation', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(submitter));
  const { page } = await as(projectManager);
  await page.goto(`/permits/review/${permit._id}`);
  await page.getByRole('button', { name: 'Edit inputs' }).click();
  await page.getByRole('textbox', { name: 'Grid reference' }).fill('B7');
  await page.getByRole('link', { name: 'Back to view all permit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Grid reference' })).toHaveValue('B7');
});

test("another company's permit does not exist for a contractor", async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(submitter));
  const { page } = await as('requestor@acme-works.example');
  for (const path of [`/permits/${permit._id}`, `/permits/review/${permit._id}`, '/permits/no-such-permit']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(message.notFound, { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(permit.code);
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to view all permit' }).last().click();
  await expect(page.getByRole('heading', { name: 'My Permits' })).toBeVisible();
});

test('approving without the files asks for confirmation, and lists the missing ones', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(submitter));
  const { page } = await as(projectManager);
  await page.goto(`/permits/review/${permit._id}`);
  await expect(getActionBar(page)).toContainText('7 files not uploaded');
  await clickAction(page, 'Approve');
  await expect(page.getByRole('dialog')).toContainText('Not uploaded: Drawing of the work area');
  await confirmDialog(page, message.confirmMissingUploads, 'Go back');
  await expectStatus(page, 'Pending Approval By PM');
  await clickAction(page, 'Approve');
  await confirmDialog(page, message.confirmMissingUploads, 'Approve permit');
  await expectStatus(page, 'Pending Approval By Marcus Lim');
});
