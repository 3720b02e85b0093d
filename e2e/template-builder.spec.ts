import { inputTypes } from '@eptw/domain/template/model/template';
import type { Page } from '@playwright/test';
import { KeyboardUser } from './fixtures/keyboard.ts';
import { loadDraft, saveDraft } from './fixtures/drafts.ts';
import { clickAction, expectStatus, getToasts, getShownAnswer, getRow } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { createPdfFile } from './fixtures/sample-files.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { TemplateBuilder } from './fixtures/template-builder.ts';
import { loadTemplateContent, copyGeneralPermit } from './fixtures/templates.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

const requestor = 'requestor@borealis.example';

/** Adds a text input without a mouse. */
async function addByKeyboard(page: Page, section: string, label: string): Promise<void> {
  const keyboard = new KeyboardUser(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await keyboard.activate(page.getByRole('button', { name: `Add input to ${section}` }));
  const dialog = page.getByRole('dialog');
  await keyboard.fill(dialog.getByRole('textbox', { name: 'Label', exact: true }), label);
  await keyboard.check(dialog.getByRole('checkbox', { name: 'Required' }));
  await keyboard.activate(dialog.getByRole('button', { name: 'Add input' }));
  await expect(dialog).toHaveCount(0);
}

/** Builds a parent form with an input of every type, at first not in order. */
async function build(builder: TemplateBuilder): Promise<void> {
  const { page } = builder;
  await builder.openNew();
  await builder.title.fill('CLEANROOM ACCESS PERMIT');
  await page.getByRole('checkbox', { name: 'Can be raised as a separate permit' }).check();
  await builder.addSection('Proof');
  await builder.addSection('Work');
  await addByKeyboard(page, 'Work', 'Work location');
  for (const settings of [
    { type: 'Long text', label: 'Work details', required: true },
    { type: 'Date', label: 'Start date', required: true },
    { type: 'Date', label: 'End date', name: 'dateEnd', required: true },
    { type: 'Time', label: 'From', name: 'startTime' },
    { type: 'Date range', label: 'Calibration' },
    { type: 'Radio', label: 'Shift', options: ['Day', 'Night'], required: true },
    { type: 'Select', label: 'Area', options: ['Sub-fab', 'Cleanroom'] },
    { type: 'Multicheck', label: 'Protection', options: ['Gloves', 'Goggles'] },
    { type: 'Checkbox', label: 'Everybody is briefed', required: true },
  ])
    await builder.addInput('Work', settings);
  for (const settings of [
    { type: 'Free text', label: 'Sign only what you have read.' },
    { type: 'Signature', label: 'Applicant signature', required: true },
    { type: 'File', label: 'Risk assessment' },
    { type: 'Site map', label: 'Work area' },
    { type: 'Reviewer list', label: 'Host staff present' },
  ])
    await builder.addInput('Proof', settings);

  // Reorders the sections by keyboard, and one input with the mouse.
  await builder.getHandle('section Work').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-dragging]')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('section Work is at row 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await builder.listRows())[0]).toBe('Work');
  await builder.drag('Work details', 'Work location');
  await expect
    .poll(async () => (await builder.listRows()).slice(0, 3))
    .toEqual(['Work', 'Work details', 'Work location']);
  await expect(builder.preview.getByText('Sign only what you have read.')).toBeVisible();
  await expect(page.getByText('No input has these purposes.')).toBeVisible();
  await expectAccessible(page);
}

/** Fills in all inputs that were built. */
async function fillIn(form: PermitForm): Promise<void> {
  const { page } = form;
  const work = form.getSection('Work');
  await form.fill(work, 'Work details', 'Change the filters of the airlock');
  await form.fill(work, 'Work location', 'Airlock 4');
  await form.fillDateOrTime(work, 'Start date', toDayFromNow(1));
  await form.fillDateOrTime(work, 'End date', toDayFromNow(3));
  await form.fillDateOrTime(work, 'From', '08:00');
  const range = work.getByRole('group', { name: 'Calibration' }).getByRole('textbox');
  for (const [index, day] of [toDayFromNow(1), toDayFromNow(30)].entries()) {
    await range.nth(index).click();
    await range.nth(index).fill(day);
    await range.nth(index).press('Tab');
  }
  await form.chooseRadio(work, 'Shift', 'Night');
  await form.choose(work, 'Area', 'Cleanroom');
  await work.getByRole('checkbox', { name: 'Goggles' }).check();
  await work.getByRole('checkbox', { name: 'Everybody is briefed' }).check();
  const proof = await form.goToSection('Proof');
  await form.draw(proof.getByRole('button', { name: /^Applicant signature/ }));
  await form.upload(proof, 'Risk assessment', createPdfFile('risks.pdf'));
  await form.draw(proof.getByRole('button', { name: 'Work area' }));
  await expect(proof.getByText('Marking saved')).toBeVisible();
  await form.choosePerson(proof, 'Host staff present', 'supervisor@fab.example');
  await expect(page.getByText('All required inputs are filled in')).toBeVisible();
}

test('a form of all fourteen input types is built from nothing, raised, filled in and approved', async ({
  as,
  apiOf,
}) => {
  test.setTimeout(300_000);
  const admin = await as('super.admin');
  const builder = new TemplateBuilder(admin.page);
  await build(builder);
  await builder.publish('Create Form', "'CLEANROOM ACCESS PERMIT' was created.");
  const { items } = (
    await admin.api.send<{ getTemplates: { items: { _id: string; title: string }[] } }>(
      '{ getTemplates(limit: 1000) { items { _id title } } }',
    )
  ).getTemplates;
  const built = await loadTemplateContent(
    admin.api,
    items.find(({ title }) => title === 'CLEANROOM ACCESS PERMIT')?._id ?? '',
  );
  const types = built.sections.flatMap(({ form }) => form.map(({ type }) => type));
  expect(new Set(types)).toEqual(new Set(inputTypes));

  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  const panel = page.getByRole('region', { name: 'Who and where' });
  await form.choose(panel, 'Permit Type', 'CLEANROOM ACCESS PERMIT');
  await form.chooseReviewers();
  await fillIn(form);
  await form.submitButton.click();
  const toast = getToasts(page).getByText(/Permit F10N-CAP-\d{6} was submitted\./);
  const [code = ''] = /F10N-CAP-\d{6}/.exec((await toast.textContent()) ?? '') ?? [];
  await getRow(page, code).getByRole('link', { name: code }).click();
  for (const [label, answer] of [
    ['Work details', 'Change the filters of the airlock'],
    ['Shift', 'Night'],
    ['Area', 'Cleanroom'],
    ['Protection', 'Goggles'],
  ] as const)
    await expect(getShownAnswer(page, label)).toContainText(answer);
  const proof = page.getByRole('region', { name: /Proof$/ });
  await proof.scrollIntoViewIfNeeded();
  await expect(proof.getByText('Sign only what you have read.')).toBeVisible();
  await expect(getShownAnswer(proof, 'Risk assessment')).toContainText('risks.pdf');

  const permit = { _id: page.url().split('/').at(-1) ?? '' };
  await changePermitStatus(await apiOf('pm@borealis.example'), permit, 'PendingApproval');
  await changePermitStatus(await apiOf('manager'), permit, 'PendingApproval');
  const facilities = await as('facilities');
  await facilities.page.goto(`/permits/review/${permit._id}`);
  await clickAction(facilities.page, 'Approve');
  await expectStatus(facilities.page, 'Final Approved By Farid Rahman');
  await expectStatus(page, 'Final Approved By Farid Rahman');
});

test('a template is edited while a draft and a permit are open on its previous version', async ({ as, apiOf }) => {
  test.setTimeout(240_000);
  const admin = await as('super.admin');
  const id = await copyGeneralPermit(admin.api, 'TRIAL PERMIT', 'TRIAL');
  const author = await as(requestor);
  const permit = await raisePermit(author.api, { form: id, submission: { gridReference: 'C14' } });
  const draft = await saveDraft(
    author.api,
    { workDetails: 'Work on an older form', gridReference: 'D16', declaration: true },
    id,
  );

  const reader = await as('manager');
  await reader.page.goto(`/permits/${permit._id}`);
  await expect(getShownAnswer(reader.page, 'Grid reference')).toHaveText('C14');
  const { page } = author;
  await page.goto(`/draftpermit/review/${draft._id}`);
  const form = new PermitForm(page);
  await expect(form.getSection('Work and period').getByRole('textbox', { name: 'Grid reference' })).toHaveValue('D16');

  const builder = new TemplateBuilder(admin.page);
  await builder.openToEdit(id);
  await builder.chooseAction('Grid reference', 'Delete');
  await builder.addInput('Work and period', { type: 'Text', label: 'Permit of the owner', required: true });
  await builder.publish('Update Form', "Version 2 of 'TRIAL PERMIT' was published.");

  // The permit does not change, whether open or opened now, and is decided on in its own version.
  await expect(getShownAnswer(reader.page, 'Grid reference')).toHaveText('C14');
  await reader.page.reload();
  await expect(getShownAnswer(reader.page, 'Grid reference')).toHaveText('C14');
  await expect(getShownAnswer(reader.page, 'Permit of the owner')).toHaveCount(0);
  await changePermitStatus(await apiOf('pm@borealis.example'), permit, 'PendingApproval');
  await reader.page.goto(`/permits/review/${permit._id}`);
  await reader.page.getByRole('button', { name: 'Edit inputs' }).click();
  await reader.page.getByRole('textbox', { name: 'Grid reference' }).fill('C15');
  await clickAction(reader.page, 'Save changes');
  const lapsing = reader.page.getByRole('dialog', { name: '1 approval will lapse' });
  await lapsing.getByRole('textbox', { name: 'Reason', exact: true }).fill('It is one axis further');
  await lapsing.getByRole('button', { name: 'Save and request new approvals' }).click();
  await expect(getToasts(reader.page)).toContainText(`Permit ${permit.code} was saved.`);

  // The draft's author has the previous version open. They get a notice, and their entries are carried over.
  const details = form.getSection('Work and period').getByRole('textbox', { name: 'Work details' });
  await details.fill('Work that goes on');
  const refusal = page.getByText("'gridReference' is not an input of this form. Reload the form");
  await expect(refusal).toHaveCount(2);
  await expect(form.getSection('Work and period').filter({ has: refusal })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Permit actions' }).filter({ has: refusal })).toBeVisible();
  await page.getByRole('button', { name: 'Continue with the new form' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'The form has changed since this draft was saved.' });
  await expect(toast).toContainText('Permit of the owner');
  await expect(toast).toContainText('Grid reference, where you had entered “D16”');
  await expect(details).toHaveValue('Work that goes on');
  await form.fill(form.getSection('Work and period'), 'Permit of the owner', 'OP-7');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect((await loadDraft(author.api, draft._id))?.submission).toMatchObject({
    permitOfTheOwner: 'OP-7',
    workDetails: 'Work that goes on',
  });
});

test('with reduced motion a list of choices opens at its field, and options are sorted by keyboard', async ({ as }) => {
  const { page } = await as('super.admin', { reducedMotion: 'reduce' });
  const builder = new TemplateBuilder(page);
  await builder.openNew();
  await builder.addSection('Work');
  await builder.addInput('Work', { type: 'Radio', label: 'Shift', options: ['Day', 'Night'] });
  await builder.chooseAction('Shift', 'Edit');
  const button = (name: string) => builder.dialog.getByRole('button', { name, exact: true });
  await button('Move option 2 up').press('Enter');
  await expect(button('Move option 1 down')).toBeFocused();
  await expect(builder.dialog.getByRole('textbox', { name: 'Label of option 1' })).toHaveValue('Night');
});
