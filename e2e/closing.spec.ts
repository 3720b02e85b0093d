import { message } from '@eptw/domain/message';
import { changeChildPermitStatus, raiseChildPermit } from './fixtures/child-permits.ts';
import { listRowActions } from './fixtures/permit-list.ts';
import {
  confirmDialog,
  clickAction,
  getActionBar,
  expectStatus,
  getHistory,
  getToasts,
  getRow,
} from './fixtures/permit-screens.ts';
import { createApprovedPermit, changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const pm = 'pm@acme-works.example';
const startedToday = { startDate: new Date().toISOString().slice(0, 10) };

test('a permit is sent back with a reason, closure is requested again, and it is closed', async ({ as, apiOf }) => {
  const submitter = await as(requestor);
  const permit = await createApprovedPermit(submitter.api, apiOf, startedToday);
  const closer = await as('closer');
  await submitter.page.goto(`/permits/review/${permit._id}`);
  await clickAction(submitter.page, 'Request Closure');
  await confirmDialog(submitter.page, message.confirmClosure, 'Continue');
  await expectStatus(submitter.page, 'Pending Closure');

  await closer.page.goto(`/permits/review/${permit._id}`);
  // Exactly one button is primary, whatever else the user has to do.
  await expect(closer.page.locator('.ant-btn-primary')).toHaveText(['Close Permit']);
  await clickAction(closer.page, 'Send Back');
  const dialog = closer.page.getByRole('dialog', { name: 'Send Back' });
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toContainText(message.fieldRequired);
  await dialog.getByRole('textbox', { name: 'Reason', exact: true }).fill('The barriers are still up');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expectStatus(closer.page, 'Final Approved By Farid Rahman');
  await expect(getToasts(closer.page)).toContainText(`Permit ${permit.code} was sent back and is Approved again.`);
  await expect(getActionBar(closer.page).getByRole('button')).toHaveCount(0);

  const status = submitter.page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText(/Charles Goh sent this permit back on .*: The barriers are still up/);
  await expect(getHistory(submitter.page)).toContainText('sent the permit back for Permit Office F10N');
  await clickAction(submitter.page, 'Request Closure');
  await confirmDialog(submitter.page, message.confirmClosure, 'Continue');
  await expectStatus(closer.page, 'Pending Closure');
  await clickAction(closer.page, 'Close Permit');
  await confirmDialog(closer.page, message.confirmClosure, 'Continue');
  await expectStatus(submitter.page, 'Completed');
});

test('a request is withdrawn by its submitter, and the closers no longer see it', async ({ as, apiOf }) => {
  const { page, api } = await as(requestor);
  const permit = await createApprovedPermit(api, apiOf);
  const closer = await as('closer');
  await page.goto(`/permits/review/${permit._id}`);
  await clickAction(page, 'Request Cancellation');
  await confirmDialog(page, message.confirmCancellation, 'Continue');
  await closer.page.goto(`/permits/review/${permit._id}`);
  await expect(getActionBar(closer.page).getByRole('button')).toHaveText(['Send Back', 'Cancel Permit']);

  await expect(getActionBar(page).getByRole('button')).toHaveText(['Withdraw Request']);
  await clickAction(page, 'Withdraw Request');
  await expectStatus(page, 'Final Approved By Farid Rahman');
  await expectStatus(closer.page, 'Final Approved By Farid Rahman');
  await expect(getActionBar(closer.page).getByRole('button')).toHaveCount(0);
  await closer.page.goto('/permits-pending-close-cancel');
  await expect(closer.page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toBeVisible();
  await expect(getRow(closer.page, permit.code)).toHaveCount(0);
});

test('unfinished child permits are listed before any confirmation', async ({ as, apiOf }) => {
  const { page, api } = await as(requestor);
  const parent = await createApprovedPermit(api, apiOf, startedToday);
  const child = await raiseChildPermit(api, parent);
  await page.goto(`/permits/review/${parent._id}`);
  const reason = `Finish its child permits first: ${child.code}.`;
  const closure = getActionBar(page).getByRole('button', { name: 'Request Closure' });
  await expect(closure).toHaveAttribute('aria-disabled', 'true');
  await expect(closure).toHaveAccessibleDescription(`Request Closure: ${reason}`);
  // The browser lets it be clicked, and then the reason gets the focus.
  await closure.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getActionBar(page)).toContainText(reason);

  // Cancelling stops the work immediately, and the dialog says what the closers wait for.
  await clickAction(page, 'Request Cancellation');
  const question = page.getByRole('dialog').filter({ hasText: message.confirmCancellation });
  await expect(question).toContainText(`once its child permits are finished: ${child.code}.`);
  await question.getByRole('button', { name: 'Continue' }).click();
  const closer = await as('closer');
  await closer.page.goto(`/permits/review/${parent._id}`);
  const cancel = getActionBar(closer.page).getByRole('button', { name: 'Cancel Permit' });
  await expect(cancel).toHaveAccessibleDescription(`Cancel Permit: ${reason}`);
  await cancel.click({ force: true });
  await expect(closer.page.getByRole('dialog')).toHaveCount(0);
  await getActionBar(closer.page).getByRole('link', { name: child.code }).click();
  await expect(closer.page).toHaveURL(`/childpermits/review/${child._id}`);

  await changeChildPermitStatus(await apiOf(pm), child, 'Rejected', 'It is not needed any more.');
  await changeChildPermitStatus(api, child, 'Cancelled');
  await closer.page.goto(`/permits/review/${parent._id}`);
  await clickAction(closer.page, 'Cancel Permit');
  await confirmDialog(closer.page, message.confirmCancellation, 'Continue');
  await expectStatus(page, 'Cancelled');
});

test('closure before the start asks whether cancellation is intended', async ({ as, apiOf }) => {
  const { page, api } = await as(requestor);
  const permit = await createApprovedPermit(api, apiOf);
  await page.goto(`/permits/review/${permit._id}`);
  await clickAction(page, 'Request Closure');
  const question = page.getByRole('dialog', { name: 'The work has not started yet' });
  await expect(question).toContainText(`Permit ${permit.code} begins on `);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await expectStatus(page, 'Final Approved By');

  await clickAction(page, 'Request Closure');
  await question.getByRole('button', { name: 'Request Cancellation' }).click();
  await confirmDialog(page, message.confirmCancellation, 'Continue');
  await expectStatus(page, 'Pending Cancel');
  await clickAction(page, 'Withdraw Request');
  await expectStatus(page, 'Final Approved By');

  await clickAction(page, 'Request Closure');
  await question.getByRole('button', { name: 'Request Closure' }).click();
  await confirmDialog(page, message.confirmClosure, 'Continue');
  await expectStatus(page, 'Pending Closure');
  await changePermitStatus(await apiOf('closer'), permit, 'Completed');
});

test('review is offered only to users who can do something', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(requestor));
  await changePermitStatus(await apiOf(pm), permit, 'PendingApproval');
  for (const { account, offered } of [
    { account: 'manager', offered: true },
    { account: pm, offered: false },
  ]) {
    const { page } = await as(account);
    await page.goto(`/permits?code=${permit.code}`);
    const entries = ['View', 'Export As PDF', ...(offered ? ['Review'] : [])];
    expect(await listRowActions(page, getRow(page, permit.code)), account).toEqual(entries);
    await page.goto(`/permits/${permit._id}`);
    await expectStatus(page, 'Pending Approval By');
    await expect(page.getByRole('link', { name: 'Review Permit' })).toHaveCount(offered ? 1 : 0);
  }
});

test('an approval lists the missing approvals', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(requestor));
  const { page } = await as(pm);
  await page.goto(`/permits/review/${permit._id}`);
  await clickAction(page, 'Approve');
  await confirmDialog(page, message.confirmMissingUploads, 'Approve permit');
  await expect(getToasts(page)).toContainText(
    'Your approval is recorded. Still to approve: Marcus Lim, Facilities F10N.',
  );
});

test('a blocked user sees who has to act on each permit, calls them, and reminds them once a day', async ({ as }) => {
  const { page } = await as('blocked@acme-works.example');
  await page.goto('/permits/create-permit');
  const notice = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: message.tooManyPendingClosure(3) });
  await expect(notice.getByRole('link', { name: /^F10\w+-\w+-\d{6}$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Submit permit' })).toHaveCount(0);
  const closureList = page.getByRole('region', { name: 'Permits waiting to be closed' });
  const row = closureList.getByRole('listitem').first();
  await expect(closureList.getByRole('listitem')).toHaveCount(3);
  await expect(row).toContainText(/has been with the permit closers since \d+ \w+ \d{4}/);
  await expect(row.getByRole('link', { name: /^\+65 6000 / }).first()).toHaveAttribute('href', /^tel:\+656000\d{4}$/);
  const code = (await row.getByRole('link', { name: /^F10/ }).textContent()) ?? '';
  const remindButton = page.getByRole('button', { name: `Send a reminder of ${code}` });
  await remindButton.click();
  await expect(getToasts(page)).toContainText(`were reminded of permit ${code}.`);
  await expect(remindButton).toBeDisabled();
  await expect(row).toContainText(/Reminded on .*\. The next reminder can be sent from /);
  await page.goto('/permits');
  await expect(remindButton).toBeDisabled();
  await expect(notice.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Create Permit' })).toHaveCount(0);
  await notice.getByRole('link').first().click();
  await expect(page.getByRole('main').locator('.page-title')).toContainText('Pending Closure');

  const closer = await as(code.startsWith('F10A1-') ? 'closer.f10a1' : 'closer');
  await closer.page.goto('/notifications');
  await expect(
    closer.page
      .getByRole('main')
      .getByText(/^Reminder to close: /)
      .first(),
  ).toBeVisible();
});
