import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { updateDraft, loadDraft, saveDraft } from './fixtures/drafts.ts';
import { fillGeneralPermit } from './fixtures/general-permit.ts';
import { interceptOperation, failOperation } from './fixtures/network.ts';
import { confirmDialog, getToasts, getShownAnswer, getRow, chooseRowAction } from './fixtures/permit-screens.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@borealis.example';

const createSubmission = (workDetails: string) => ({ workDetails, declaration: true });

/** Opens the draft on its form, ready to continue. */
async function openToUpdate(page: Page, id: string): Promise<PermitForm> {
  await page.goto(`/draftpermit/review/${id}`);
  const form = new PermitForm(page);
  await expect(form.getSection('Work and period')).toBeVisible();
  return form;
}

function getDetails(form: PermitForm) {
  return form.getSection('Work and period').getByRole('textbox', { name: 'Work details' });
}

test('a permit is saved as a draft once its declaration is ticked, and can be continued', async ({ as }) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  const saveAsDraft = page.getByRole('button', { name: 'Save as Draft' });
  await expect(saveAsDraft).toBeDisabled();
  await expect(saveAsDraft).toHaveAccessibleDescription('Needs Discipline and Host / System Owner');
  await form.chooseReviewers();
  const details = 'Work that is saved as a draft';
  await form.fill(form.getSection('Work and period'), 'Work details', details);
  await saveAsDraft.click();
  await expect(getToasts(page)).toContainText(message.declarationRequired);

  const declaration = await form.goToSection('Declaration and signatures');
  await declaration.getByRole('checkbox', { name: /I have read the statement/ }).check();
  await saveAsDraft.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Draft Permits' })).toBeVisible();
  await expect(getToasts(page)).toContainText('The draft was saved.');
  await expect(getRow(page, details)).toContainText('GENERAL PERMIT');
  await expect(page.getByRole('link', { name: /^My Draft Permits \d+$/ })).toBeVisible();

  await chooseRowAction(page, `GENERAL PERMIT, ${details}`, 'Update');
  await expect(getDetails(form)).toHaveValue(details);
  const panel = page.getByRole('region', { name: 'Who and where' });
  for (const chosen of ['Fab 10N', 'MECH, Mechanical systems', 'manager@fab.example', 'Facilities F10N'])
    await expect(panel.getByTitle(chosen)).toBeVisible();

  await page.goto('/permits/create-permit');
  await expect(getDetails(form)).toHaveValue('');
});

test('site admins, who cannot save drafts, are not offered any', async ({ as }) => {
  const { page } = await as('site.admin');
  await page.goto('/permits/create-permit');
  await expect(page.getByRole('button', { name: 'Submit permit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as Draft' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^My Draft Permits/ })).toHaveCount(0);
  await page.goto('/my-draft-permits');
  await expect(page.getByRole('heading', { name: '404! Not found' })).toBeVisible();
});

test('a draft saves itself while it is filled in', async ({ as }) => {
  const { page, api } = await as(requestor);
  const draft = await saveDraft(api, createSubmission('Work as it began'));
  const form = await openToUpdate(page, draft._id);
  await getDetails(form).fill('Work as it went on');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect((await loadDraft(api, draft._id))?.submission).toMatchObject({ workDetails: 'Work as it went on' });
  await getDetails(form).fill('Work as it went on for long');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(getDetails(form)).toHaveValue('Work as it went on for long');

  // The last changes are still being saved when the list opens; the list must wait for them.
  await interceptOperation(page, 'UpdateDraftPermit', async (route) => {
    await expect(page.getByRole('heading', { level: 1, name: 'My Draft Permits' })).toBeVisible();
    await route.fallback();
  });
  await getDetails(form).fill('Work as it was left');
  await page.getByRole('link', { name: 'Back to my draft permits' }).click();
  await expect(getRow(page, 'Work as it was left')).toBeVisible();
});

test('a draft that must not be emptied says so', async ({ as }) => {
  const { page, api } = await as(requestor);
  const draft = await saveDraft(api, createSubmission('Work that is taken back'));
  const form = await openToUpdate(page, draft._id);
  await getDetails(form).fill('');
  const declaration = await form.goToSection('Declaration and signatures');
  await declaration.getByRole('checkbox', { name: /I have read the statement/ }).uncheck();
  await expect(page.getByText(message.draftEmpty)).toBeVisible();
});

test('a draft survives a lost network, even if only the response is lost', async ({ as, consoleErrors }) => {
  const { page, api } = await as(requestor);
  const draft = await saveDraft(api, createSubmission('Work over a bad line'));
  const form = await openToUpdate(page, draft._id);
  const restore = await interceptOperation(page, 'UpdateDraftPermit', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await getDetails(form).fill('Work whose response is lost');
  await expect(page.getByText('Not saved: no connection. Retrying.')).toBeVisible();
  await restore();
  await getDetails(form).fill('Work that arrives after all');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect((await loadDraft(api, draft._id))?.submission).toMatchObject({ workDetails: 'Work that arrives after all' });
  // The browser itself logs the requests that this test broke.
  expect(consoleErrors.splice(0).filter((consoleError) => !consoleError.includes('net::ERR_'))).toEqual([]);
});

test('a draft saved elsewhere causes a conflict, and its author decides which version to keep', async ({ as }) => {
  const { page, api } = await as(requestor);
  const draft = await saveDraft(api, createSubmission('Work on one device'));
  const form = await openToUpdate(page, draft._id);
  await updateDraft(api, draft, 'Work on the other device');
  await getDetails(form).fill('Work on this device');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'You saved this draft in another window or on another device' });
  await notice.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(getDetails(form)).toHaveValue('Work on the other device');

  await updateDraft(api, draft, 'Work on the other device again');
  await getDetails(form).fill('Work that stays');
  await notice.getByRole('button', { name: 'Keep my version' }).click();
  await expect(notice).toHaveCount(0);
  await expect
    .poll(async () => (await loadDraft(api, draft._id))?.submission)
    .toMatchObject({ workDetails: 'Work that stays' });
});

test('a draft on a changed form says how it changed, and what no longer fits', async ({ as }) => {
  const { page, api } = await as(requestor);
  const draft = await saveDraft(api, { ...createSubmission('Work on an older form'), workLocation: 'Bay 12' });
  // The draft as if saved on a form that required a lifting plan and had another name for the location.
  await interceptOperation(page, 'GetDraftPermitById', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      data: {
        getDraftPermitById: {
          item: { form: { sections: { form: { name: string; label: string }[] }[] }; submission: object };
        };
      };
    };
    const { form, submission } = body.data.getDraftPermitById.item;
    const [inputs] = form.sections.map((section) => section.form);
    const place = inputs?.find((input) => input.name === 'workLocation');
    if (place) Object.assign(place, { label: 'Place' });
    inputs?.push({ ...place, name: 'liftingPlan', label: 'Lifting plan' });
    Object.assign(form, { version: 0 });
    Object.assign(submission, { liftingPlan: 'LP-7' });
    await route.fulfill({ response, json: body });
  });
  const form = await openToUpdate(page, draft._id);
  const notice = page.getByRole('alert').filter({ hasText: 'The form has changed since this draft was saved.' });
  await expect(notice).toContainText('Lifting plan, where you had entered “LP-7”');
  await expect(notice).toContainText('Work location');
  await expect(form.getSection('Work and period').getByRole('textbox', { name: 'Work location' })).toHaveValue(
    'Bay 12',
  );
});

test('a draft requires new choices for those no longer available', async ({ as }) => {
  const { page, api } = await as(requestor);
  const draft = await saveDraft(api, { ...createSubmission('Work of a kind that is gone'), workLocation: 'Bay 12' });
  await interceptOperation(page, 'GetRaiseChoices', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      data: { getTemplates: { items: { code: string }[] }; getAllMTGroups: { items: { name: string }[] } };
    };
    const { getTemplates, getAllMTGroups } = body.data;
    getTemplates.items = getTemplates.items.filter((template) => template.code !== 'GP');
    getAllMTGroups.items = getAllMTGroups.items.filter((group) => group.name !== 'Facilities F10N');
    await route.fulfill({ response, json: body });
  });
  const form = await openToUpdate(page, draft._id);
  await expect(page.getByText('GENERAL PERMIT can no longer be raised. Choose another permit type.')).toBeVisible();
  await expect(page.getByText('Your choices are no longer available: MT groups. Choose again.')).toBeVisible();
  await getDetails(form).fill('Work of another kind');
  await expect(page.getByText('Not saved. Choose Permit Type, MT groups first.')).toBeVisible();
  await expect(form.submitButton).toBeDisabled();
  const panel = page.getByRole('region', { name: 'Who and where' });
  await form.choose(panel, 'Permit Type', 'TOOL INSTALL PERMIT');
  await form.choose(panel, 'MT groups', 'LSS F10N');
  await expect(page.getByText(/no longer/)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Work location' })).toHaveValue('Bay 12');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/my-draft-permits');
  await expect(getRow(page, 'Work of another kind')).toContainText('TOOL INSTALL PERMIT');
});

test('a draft is read, refused, corrected and submitted', async ({ as }) => {
  const { page, api } = await as(requestor);
  const details = 'Work that becomes a permit';
  const draft = await saveDraft(api, createSubmission(details));
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

  await fillGeneralPermit(form, details);
  await form.submitButton.click();
  await expect(getToasts(page)).toContainText(/Permit F10N-GP-\d{6} was submitted\./);
  await expect(getRow(page, details)).toContainText('Pending Approval By PM');
  await page.goto('/my-draft-permits');
  await expect(page.getByRole('heading', { level: 1, name: 'My Draft Permits' })).toBeVisible();
  await expect(getRow(page, details)).toHaveCount(0);
  await page.goto(`/draftpermit/${draft._id}`);
  await expect(page.getByText(message.notFound, { exact: true })).toBeVisible();
});

test('a complete draft is submitted from its page, and appears among the author’s permits', async ({ as }) => {
  const { page, api } = await as('lss');
  const details = 'Work that is submitted unopened';
  const draft = await saveDraft(api, createSubmission(details));
  const form = await openToUpdate(page, draft._id);
  await fillGeneralPermit(form, details);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(getToasts(page)).toContainText('The draft was saved.');
  await page.goto(`/draftpermit/${draft._id}`);
  await page.getByRole('button', { name: 'Submit Permit' }).click();
  const notice = getToasts(page).getByText(/Permit F10N-GP-\d{6} was submitted\./);
  const [code = ''] = /F10N-GP-\d{6}/.exec((await notice.textContent()) ?? '') ?? [];
  await expect(page).toHaveURL('/all-my-permits');
  await expect(getRow(page, code)).toContainText('Pending Approval By Marcus Lim');
  expect(await loadDraft(api, draft._id)).toBeNull();
});

test('a draft is deleted only after a confirmation, and a failure is shown', async ({ as }) => {
  const { page, api } = await as(requestor);
  const details = 'Work that nobody wants any more';
  const draft = await saveDraft(api, createSubmission(details));
  await page.goto('/my-draft-permits');
  await chooseRowAction(page, `GENERAL PERMIT, ${details}`, 'Delete');
  await confirmDialog(page, message.confirmDraftDeletion, 'Go back');
  expect(await loadDraft(api, draft._id)).not.toBeNull();

  const restore = await failOperation(page, 'DeleteDraftPermit');
  await chooseRowAction(page, `GENERAL PERMIT, ${details}`, 'Delete');
  await confirmDialog(page, message.confirmDraftDeletion, 'Delete draft');
  await expect(getToasts(page)).toContainText(message.draftDeletionFailed);
  await restore();

  await chooseRowAction(page, `GENERAL PERMIT, ${details}`, 'Delete');
  await confirmDialog(page, message.confirmDraftDeletion, 'Delete draft');
  await expect(getRow(page, details)).toHaveCount(0);
  expect(await loadDraft(api, draft._id)).toBeNull();
});

test('drafts that cannot be loaded, and an empty list', async ({ as }) => {
  const { page } = await as(requestor);
  const restore = await failOperation(page, 'GetMyDraftPermits');
  await page.goto('/my-draft-permits');
  await expect(page.getByText(message.somethingWentWrong)).toBeVisible();
  await restore();
  await interceptOperation(page, 'GetMyDraftPermits', (route) =>
    route.fulfill({
      json: { data: { getMyDraftPermits: { count: 0, items: [], __typename: 'DraftPermitList' } } },
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Permits that you save as drafts appear here.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Permit' })).toBeVisible();
  await failOperation(page, 'GetDraftPermitById');
  await page.goto('/draftpermit/4d5d2f0a-0000-4000-8000-000000000000');
  await expect(page.getByText(message.draftUnavailable)).toBeVisible();
});
