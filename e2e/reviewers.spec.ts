import { message } from '@eptw/domain/message';
import { confirmDialog, expectStatus, getHistory } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test('reviewers are added and removed, and removing the last to approve approves the permit', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf('facilities'), { group: 'LSS F10N' });
  const { page } = await as('site.admin');
  await page.goto(`/permits/review/${permit._id}`);
  const panel = page.getByRole('region', { name: 'Reviewers', exact: true });
  await panel.getByRole('button', { name: 'Change reviewers' }).click();
  await expectAccessible(page);

  const form = new PermitForm(page);
  await form.choosePerson(panel, 'Add individual reviewers', 'supervisor@fab.example');
  await form.choose(panel, 'Add MT groups', 'Permit Office F10N');
  await panel.getByRole('button', { name: 'Update Reviewers' }).click();
  const individuals = panel.getByRole('region', { name: 'Individual Reviewer(s)' });
  const groups = panel.getByRole('region', { name: 'MTGroup(s)' });
  await expect(individuals.getByRole('listitem')).toHaveText(['Marcus Lim', 'Priya Nair']);
  await expect(groups.getByRole('listitem')).toHaveText(['LSS F10N', 'Permit Office F10N']);
  await expect(page.getByText('0 of 4 given')).toBeVisible();
  await expect(getHistory(page)).toContainText('changed the reviewers');

  await groups.getByRole('button', { name: 'Remove Permit Office F10N' }).click();
  await confirmDialog(page, message.confirmGroupRemoval('Permit Office F10N'), 'Remove');
  await expect(groups.getByRole('listitem')).toHaveText([/^LSS F10N/]);
  for (const account of ['manager', 'lss']) await changePermitStatus(await apiOf(account), permit, 'PendingApproval');
  await expect(page.getByText('2 of 3 given')).toBeVisible();
  await individuals.getByRole('button', { name: 'Remove Priya Nair' }).click();
  await confirmDialog(page, message.confirmLastReviewerRemoval, 'Remove');
  await expectStatus(page, 'Planned');
  await expect(panel).toHaveCount(0);
});
