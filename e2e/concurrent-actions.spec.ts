import { message } from '@eptw/domain/message';
import { confirmDialog, clickAction, getActionBar, getToasts } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';

test('of two concurrent decisions one succeeds, and the other user is informed', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf('requestor@borealis.example'));
  await changePermitStatus(await apiOf('pm@borealis.example'), permit, 'PendingApproval');
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
