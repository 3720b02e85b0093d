import { message } from '@eptw/domain/message';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { loadDraft, saveDraft } from './fixtures/drafts.ts';
import { confirmDialog, getToasts, getShownAnswer, getRow, chooseRowAction } from './fixtures/permit-screens.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { createRequiredSubmission, loadTemplate, toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@borealis.example';

function getDetails(form: PermitForm) {
  return form.getSection('Work and period').getByRole('textbox', { name: 'Work details' });
}

test('a permit is saved as a draft once its declaration is ticked, saves itself, and is deleted', async ({ as }) => {
  const { page, api } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  const saveAsDraft = page.getByRole('button', { name: 'Save as Draft' });
  await expect(saveAsDraft).toBeDisabled();
  await expect(saveAsDraft).toHaveAccessibleDescription('Needs Discipline and Host / System Owner');
  await form.chooseReviewers();
  await getDetails(form).fill('Work as it began');
  await saveAsDraft.click();
  await expect(getToasts(page)).toContainText(message.declarationRequired);

  const declaration = await form.goToSection('Declaration and signatures');
  await declaration.getByRole('checkbox', { name: /I have read the statement/ }).check();
  await saveAsDraft.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Draft Permits' })).toBeVisible();
  await expect(getToasts(page)).toContainText('The draft was saved.');
  await expect(getRow(page, 'Work as it began')).toContainText('GENERAL PERMIT');
  const menuEntry = page.getByRole('link', { name: /^My Draft Permits \d+$/ });
  await expect(menuEntry).toBeVisible();

  await chooseRowAction(page, 'GENERAL PERMIT, Work as it began', 'Update');
  await expect(getDetails(form)).toHaveValue('Work as it began');
  const panel = page.getByRole('region', { name: 'Who and where' });
  for (const chosen of ['Fab 10N', 'MECH, Mechanical systems', 'manager@fab.example', 'Facilities F10N'])
    await expect(panel.getByTitle(chosen)).toBeVisible();
  await getDetails(form).fill('Work as it went on');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  expect((await loadDraft(api, id))?.submission).toMatchObject({ workDetails: 'Work as it went on' });
  await page.reload();
  await expect(getDetails(form)).toHaveValue('Work as it went on');

  await page.getByRole('link', { name: 'Back to my draft permits' }).click();
  await chooseRowAction(page, 'GENERAL PERMIT, Work as it went on', 'Delete');
  await confirmDialog(page, message.confirmDraftDeletion, 'Delete draft');
  await expect(getRow(page, 'Work as it went on')).toHaveCount(0);
  expect(await loadDraft(api, id)).toBeNull();

  // Nothing is left on this device.
  await form.open();
  await expect(getDetails(form)).toHaveValue('');
});

test('a draft is read, refused, corrected and submitted, and appears among its author’s permits', async ({ as }) => {
  const { page, api } = await as('lss');
  const details = 'Work that becomes a permit';
  const template = await loadTemplate(api, generalPermitTemplateId);
  const {
    startDate: _date,
    startTime: _time,
    ...submission
  } = createRequiredSubmission(template, {
    workDetails: details,
    endTime: '17:00',
  });
  const draft = await saveDraft(api, submission);
  await page.goto(`/draftpermit/${draft._id}`);
  await expect(page.locator('.page-title')).toHaveText('GENERAL PERMITDraft');
  await expect(getShownAnswer(page, 'Work details')).toHaveText(details);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Facilities F10N');
  await page.getByRole('button', { name: 'Submit Permit' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: message.fillRequiredBeforeSubmitting });
  await refusal.getByRole('link', { name: 'Open the draft' }).click();

  const form = new PermitForm(page);
  const work = form.getSection('Work and period');
  const start = work.getByRole('textbox', { name: 'Start date' });
  await expect(start).toBeFocused();
  await expect(start).toHaveAccessibleDescription(message.signatureRequired);
  await expect(work.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(message.fieldRequired);
  await page.reload();
  await expect(start).toBeVisible();
  await expect(start).not.toHaveAccessibleDescription(message.signatureRequired);

  await form.fillDateOrTime(work, 'Start date', toDayFromNow(1));
  await form.fillDateOrTime(work, 'From', '08:00');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(getToasts(page)).toContainText('The draft was saved.');
  await page.goto(`/draftpermit/${draft._id}`);
  await page.getByRole('button', { name: 'Submit Permit' }).click();
  const notice = getToasts(page).getByText(/Permit F10N-GP-\d{6} was submitted\./);
  const [code = ''] = /F10N-GP-\d{6}/.exec((await notice.textContent()) ?? '') ?? [];
  await expect(page).toHaveURL('/all-my-permits');
  await expect(getRow(page, code)).toContainText('Pending Approval By Marcus Lim');
  expect(await loadDraft(api, draft._id)).toBeNull();
  await page.getByRole('link', { name: /^My Draft Permits/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Draft Permits' })).toBeVisible();
  await expect(getRow(page, details)).toHaveCount(0);
  await page.goto(`/draftpermit/${draft._id}`);
  await expect(page.getByText(message.notFound, { exact: true })).toBeVisible();
});
