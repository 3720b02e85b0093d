import { message } from '@eptw/domain/message';
import { confirmDialog, expectStatus, getHistory, getToasts } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';
import { createGroupWithOneMember } from './fixtures/users.ts';

const requestor = 'requestor@acme-works.example';
const pm = 'pm@acme-works.example';

test('reviewers are added and removed before a permit is approved', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(requestor));
  const { page } = await as('site.admin');
  await page.goto(`/permits/review/${permit._id}`);
  const panel = page.getByRole('region', { name: 'Reviewers', exact: true });
  const update = panel.getByRole('button', { name: 'Update Reviewers' });
  await panel.getByRole('button', { name: 'Change reviewers' }).click();
  await update.click();
  await expect(getToasts(page)).toContainText(message.addNothingTicked);
  await panel.getByRole('checkbox', { name: /Add MT groups/ }).check();
  await update.click();
  await expect(getToasts(page)).toContainText(message.addNobody);
  await expectAccessible(page);

  const form = new PermitForm(page);
  await form.choosePerson(panel, 'Add individual reviewers', 'supervisor@fab.example');
  await form.choose(panel, 'Add MT groups', 'LSS F10N');
  await update.click();
  const individuals = panel.getByRole('region', { name: 'Individual Reviewer(s)' });
  const groups = panel.getByRole('region', { name: 'MTGroup(s)' });
  await expect(individuals.getByRole('listitem')).toHaveText(['Marcus Lim', 'Priya Nair']);
  await expect(groups.getByRole('listitem')).toHaveText(['Facilities F10N', 'LSS F10N']);
  await expect(page.getByText('0 of 4 given')).toBeVisible();
  await expect(getHistory(page)).toContainText('changed the reviewers');

  await individuals.getByRole('button', { name: 'Remove Priya Nair' }).click();
  await confirmDialog(page, message.confirmIndividualRemoval('supervisor@fab.example'), 'Remove');
  await expect(individuals.getByRole('listitem')).toHaveText([/^Marcus Lim/]);
  await groups.getByRole('button', { name: 'Remove LSS F10N' }).click();
  await confirmDialog(page, message.confirmGroupRemoval('LSS F10N'), 'Remove');
  await expect(groups.getByRole('listitem')).toHaveText([/^Facilities F10N/]);
  const last = individuals.getByRole('button', { name: 'Remove Marcus Lim' });
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await expect(last).toHaveAccessibleDescription(/at least one individual reviewer/);
});

test('removing the last reviewer who has not approved approves the permit, but not for its submitter', async ({
  as,
  apiOf,
}) => {
  const permit = await raisePermit(await apiOf('facilities'), { group: 'LSS F10N' });
  const admin = await as('site.admin');
  await admin.page.goto(`/permits/review/${permit._id}`);
  const getPanel = (page: typeof admin.page) => page.getByRole('region', { name: 'Reviewers', exact: true });
  await getPanel(admin.page).getByRole('button', { name: 'Change reviewers' }).click();
  const form = new PermitForm(admin.page);
  await form.choosePerson(getPanel(admin.page), 'Add individual reviewers', 'supervisor@fab.example');
  await getPanel(admin.page).getByRole('button', { name: 'Update Reviewers' }).click();
  await expect(admin.page.getByText('0 of 3 given')).toBeVisible();
  for (const account of ['manager', 'lss']) await changePermitStatus(await apiOf(account), permit, 'PendingApproval');
  await expect(admin.page.getByText('2 of 3 given')).toBeVisible();

  const submitter = await as('facilities');
  await submitter.page.goto(`/permits/review/${permit._id}`);
  await getPanel(submitter.page).getByRole('button', { name: 'Change reviewers' }).click();
  await expect(getPanel(submitter.page).getByRole('button', { name: 'Remove Priya Nair' })).toHaveAccessibleDescription(
    /cannot approve your own permit/,
  );

  await getPanel(admin.page).getByRole('button', { name: 'Remove Priya Nair' }).click();
  await confirmDialog(admin.page, message.confirmLastReviewerRemoval, 'Remove');
  await expectStatus(admin.page, 'Final Approved By');
  await expect(getPanel(admin.page)).toHaveCount(0);
});

test('a group without members says what to do about it', async ({ as, apiOf }) => {
  const { page } = await as('site.admin');
  const group = await createGroupWithOneMember(await apiOf('super.admin'), `Scaffolders ${Date.now()}`);
  const permit = await raisePermit(await apiOf('host'), { group: group.name });
  await group.removeMember();
  await page.goto(`/permits/review/${permit._id}`);
  await page.getByRole('button', { name: 'No members' }).focus();
  const tooltip = page.getByRole('tooltip').filter({ hasText: message.groupHasNoMembers });
  await expect(tooltip).toBeVisible();
  const panel = page.getByRole('region', { name: 'Reviewers', exact: true });
  await panel.getByRole('button', { name: 'Change reviewers' }).click();
  await expect(tooltip).toBeHidden();
  await panel.getByText(`${group.name} (no members)`).focus();
  await expect(tooltip).toBeVisible();
});

test('users who may not change reviewers have no controls for it', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(requestor));
  const { page } = await as(pm);
  await page.goto(`/permits/review/${permit._id}`);
  await expectStatus(page, 'Pending Approval By PM');
  await expect(page.getByRole('region', { name: 'Reviewers', exact: true })).toHaveCount(0);
});
