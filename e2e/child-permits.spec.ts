import { chooseForHotWork, getReviewerPanel, fillHotWork, changeChildPermitStatus } from './fixtures/child-permits.ts';
import { clickAction, expectStatus, giveNote, getToasts, getShownAnswer, getRow } from './fixtures/permit-screens.ts';
import { createApprovedPermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, test } from './fixtures/test.ts';

test('a child permit is raised on its parent, rejected, resubmitted and approved, and its parent shows each step', async ({
  as,
  apiOf,
}) => {
  const { page, api } = await as('requestor@acme-works.example');
  const parent = await createApprovedPermit(api, apiOf);
  await page.goto(`/permits/${parent._id}`);
  await page.getByRole('link', { name: 'Create Child Permit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Child Permit');
  await expect(page).toHaveURL('/childpermits/create-child-permit');
  await expect(getReviewerPanel(page)).toContainText(parent.code);
  await expect(getReviewerPanel(page)).toContainText('At Fab 10N');

  const form = new PermitForm(page);
  await expect(form.submitButton).toBeDisabled();
  await expect(form.submitButton).toHaveAccessibleDescription(
    '5 inputs left before you can submit Choose Child Permit, Host / System Owner, Discipline, Individual Reviewer(s), MTGroup(s) first',
  );
  await chooseForHotWork(form);
  await expect(form.submitButton).toBeEnabled();
  const details = `Weld the drain line ${Date.now()}`;
  await fillHotWork(form, details);
  await page.getByRole('link', { name: /^Before the start: 2 requirements/ }).click();
  await expect(page.getByRole('region', { name: 'Before the work starts' })).toContainText(
    /The work needs a welder with a certificate valid until \d+ \w+ \d{4}: \d+ of your workers ha(s|ve) one\./,
  );
  await form.submitButton.click();
  await expect(getToasts(page)).toContainText(/Permit F10N-B1D01-\d{6} was submitted\./);
  await expect(page).toHaveURL('/childpermits');
  const row = getRow(page, parent.code);
  await expect(row).toContainText('B1D01 - HOT WORKS DAY 01');
  await expect(row).toContainText('Pending Approval By PM');
  const link = row.getByRole('link', { name: /^F10N-B1D01-/ });
  const code = (await link.textContent()) ?? '';
  await link.click();
  await expectStatus(page, 'Pending Approval By PM');
  await expect(getShownAnswer(page, 'Work details')).toContainText(details);
  await expect(page).toHaveURL(/\/childpermits\/[0-9a-f-]{36}$/);
  const child = { _id: page.url().split('/').at(-1) ?? '' };
  await page.getByRole('link', { name: parent.code }).click();
  const children = page.getByRole('region', { name: /^Child permit\(s\)/ });
  await expect(children).toContainText('Pending Approval By PM');

  const pm = await as('pm@acme-works.example');
  await pm.page.goto(`/childpermits/review/${child._id}`);
  await clickAction(pm.page, 'Reject');
  await pm.page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Name the rigger');
  await pm.page.getByRole('button', { name: 'Reject permit' }).click();
  await expectStatus(pm.page, 'Rejected By');
  await expect(children).toContainText('Rejected By');

  await children.getByRole('link', { name: code }).click();
  await page.getByRole('link', { name: 'Change and resubmit' }).click();
  await page.getByRole('textbox', { name: 'Work location' }).fill('Roof of building 2');
  await clickAction(page, 'Resubmit');
  await giveNote(page, 'What you changed', 'The place', 'Resubmit');
  await expect(getToasts(page)).toContainText(`Permit ${code} was resubmitted.`);
  await expect(page).toHaveURL('/childpermits');
  await expectStatus(pm.page, 'Pending Approval By PM');
  await expect(getShownAnswer(pm.page, 'Work location')).toContainText('Roof of building 2');
  await clickAction(pm.page, 'Approve');
  await expectStatus(pm.page, 'Pending Approval By Marcus Lim');
  await changeChildPermitStatus(await apiOf('manager'), child, 'PendingApproval');
  await changeChildPermitStatus(await apiOf('facilities'), child, 'Approved');
  await expectStatus(pm.page, 'Planned');
  await row.getByRole('link', { name: parent.code }).click();
  await expect(children).toContainText('Final Approved By Farid Rahman');
});
