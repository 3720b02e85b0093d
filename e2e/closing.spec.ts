import { message } from '@eptw/domain/message';
import {
  confirmDialog,
  clickAction,
  getActionBar,
  expectStatus,
  getHistory,
  getToasts,
  getRow,
} from './fixtures/permit-screens.ts';
import { carryOutWork, createWorkPermit } from './fixtures/work.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';

test('a request is sent back with a reason, made again, withdrawn, and granted at last', async ({ as, apiOf }) => {
  const submitter = await as(requestor);
  const permit = await createWorkPermit(submitter.api, apiOf);
  await carryOutWork(submitter.api, permit);
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
  await expectStatus(closer.page, 'Work finished');
  await expect(getToasts(closer.page)).toContainText(`Permit ${permit.code} was sent back and is Approved again.`);
  await expect(getActionBar(closer.page).getByRole('button')).toHaveCount(0);

  const status = submitter.page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText(/Charles Goh sent this permit back on .*: The barriers are still up/);
  await expect(getHistory(submitter.page)).toContainText('sent the permit back for Permit Office F10N');
  await clickAction(submitter.page, 'Request Cancellation');
  await confirmDialog(submitter.page, message.confirmCancellation, 'Continue');
  await expectStatus(closer.page, 'Pending Cancel');
  await expect(getActionBar(closer.page).getByRole('button')).toHaveText(['Send Back', 'Cancel Permit']);

  await expect(getActionBar(submitter.page).getByRole('button')).toHaveText(['Withdraw Request']);
  await clickAction(submitter.page, 'Withdraw Request');
  await expectStatus(submitter.page, 'Work finished');
  await expectStatus(closer.page, 'Work finished');
  await expect(getActionBar(closer.page).getByRole('button')).toHaveCount(0);

  await clickAction(submitter.page, 'Request Cancellation');
  await confirmDialog(submitter.page, message.confirmCancellation, 'Continue');
  await clickAction(closer.page, 'Cancel Permit');
  await confirmDialog(closer.page, message.confirmCancellation, 'Continue');
  await expectStatus(submitter.page, 'Cancelled');
  await closer.page.goto('/permits-pending-close-cancel');
  await expect(closer.page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toBeVisible();
  await expect(getRow(closer.page, permit.code)).toHaveCount(0);
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
