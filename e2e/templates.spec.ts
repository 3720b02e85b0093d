import { message } from '@eptw/domain/message';
import { formatTemplateFile } from '@eptw/domain/template/template-file';
import { readFile } from 'node:fs/promises';
import { interceptOperation, failOperation } from './fixtures/network.ts';
import { confirmDialog, getToasts, getRow, chooseRowAction } from './fixtures/permit-screens.ts';
import { TemplateBuilder } from './fixtures/template-builder.ts';
import { loadTemplateContent, createTemplate, updateTemplate } from './fixtures/templates.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

const place = { type: 'text', label: 'Place', name: 'place' };

/** A small child form without conflicting title or code. */
const small = (title: string, code: string) => ({
  title,
  code,
  type: 'General',
  sections: [
    { title: 'Work', form: [place, { type: 'text', label: 'Crew', name: 'crew' }] },
    { title: 'Risks', form: [{ type: 'textarea', label: 'Hazards', name: 'hazards' }] },
  ],
});

test('a SuperAdmin pages through the templates by their titles', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/permits');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByText(/^\d+ templates$/)).toBeVisible();
  await expect(getRow(page, 'A1 - RISK ASSESSMENT')).toContainText('General');
  await page.getByRole('button', { name: 'Next page' }).or(page.getByTitle('Next Page')).first().click();
  const general = getRow(page, 'GENERAL PERMIT');
  await expect(general).toContainText('GP');
  await expect(general).toContainText('Built in');
  await page.getByRole('button', { name: 'Actions for GENERAL PERMIT' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Export']);
});

test('a list that cannot be loaded shows an error and reloads', async ({ as }) => {
  const { page } = await as('super.admin');
  const unblock = await failOperation(page, 'GetTemplateList');
  await page.goto('/templates');
  await expect(page.getByText(message.somethingWentWrong)).toBeVisible();
  await unblock();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getRow(page, 'A1 - RISK ASSESSMENT')).toBeVisible();
});

test('a template is deleted only after a confirmation', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await createTemplate(api, small('A0 - TO BE DELETED', 'DEL'));
  await page.goto('/templates');
  await chooseRowAction(page, 'A0 - TO BE DELETED', 'Delete');
  await confirmDialog(page, message.confirmDeletion, 'Go back');
  await chooseRowAction(page, 'A0 - TO BE DELETED', 'Delete');
  await confirmDialog(page, message.confirmDeletion, 'Delete template');
  await expect(getToasts(page)).toContainText("'A0 - TO BE DELETED' was deleted.");
  await expect(getRow(page, 'A0 - TO BE DELETED')).toHaveCount(0);
});

test('the dialog of an input shows every rule at its field', async ({ as }) => {
  const { page } = await as('super.admin');
  const builder = new TemplateBuilder(page);
  await builder.openNew();
  const create = page.getByRole('button', { name: 'Create Form' });
  await expect(create).toBeDisabled();
  await builder.title.fill('Rules of inputs');
  await expect(page.getByRole('textbox', { name: 'Permit code' })).toHaveValue('ROI');
  await expect(create).toBeDisabled();
  await builder.title.fill('');
  await builder.title.blur();
  await expect(page.getByText(message.fieldRequired)).toBeVisible();
  await builder.title.fill('Rules of inputs');

  await page.getByRole('button', { name: 'Add the first section' }).click();
  await builder.dialog.getByRole('button', { name: 'Add section' }).click();
  await expect(builder.dialog.getByText(message.fieldRequired)).toBeVisible();
  await builder.dialog.getByRole('textbox', { name: 'Section title' }).fill('Work');
  await builder.dialog.getByRole('button', { name: 'Add section' }).click();
  await expect(create).toBeEnabled();

  await builder.addInput('Work', { type: 'Text', label: 'Place' });
  await builder.outline.getByRole('button', { name: 'Add input to Work' }).click();
  const { dialog } = builder;
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect(dialog.getByText(message.fieldRequired)).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Where exactly');
  await expect(name).toHaveValue('whereExactly');
  for (const [typed, sentence] of [
    ['where exactly', message.spaceNotAllowed],
    ['place', "Another input is already named 'place'. Choose another name."],
    ['freeText', "'freeText' is reserved for free text. Choose another name."],
  ] as const) {
    await name.fill(typed);
    await name.blur();
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await name.fill('where');
  await builder.chooseType('Select');
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect(dialog.getByText('Add at least one option to choose from.')).toBeVisible();
  await expect(dialog.getByRole('radiogroup', { name: 'Column width' }).getByRole('radio')).toHaveCount(6);
  await dialog.getByRole('checkbox', { name: 'Tooltip' }).check();
  await dialog.getByRole('textbox', { name: 'Tooltip text' }).blur();
  await expect(dialog.getByText(message.fieldRequired)).toBeVisible();
  await builder.chooseType('Free text');
  await expect(name).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Read <b>this</b>');
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect(dialog.getByText('The text may not contain HTML. Remove the tags.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Read this');
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect(builder.preview.getByText('Read this')).toBeVisible();
});

test('refusals of the server are shown at their fields', async ({ as }) => {
  const { page } = await as('super.admin');
  const builder = new TemplateBuilder(page);
  await builder.openNew();
  await builder.title.fill('General Permit');
  await builder.addSection('Work');
  await page.getByRole('button', { name: 'Create Form' }).click();
  await expect(page.getByText('Another template has this title. Choose another one.', { exact: true })).toBeVisible();
  await expect(
    page.getByText("'GENERAL PERMIT' has the permit code GP. Choose another one.", { exact: true }),
  ).toBeVisible();
  await expect(builder.title).toHaveValue('General Permit');
  await builder.title.fill('Another one');
  await expect(page.getByText('Another template has this title. Choose another one.', { exact: true })).toHaveCount(0);
});

test('rows are ordered by dragging, by keyboard and from menus, and every step can be undone', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const id = await createTemplate(api, small('A0 - ORDER', 'ORD'));
  const builder = new TemplateBuilder(page);
  await builder.openToEdit(id);
  const begun = ['Work', 'Place', 'Crew', 'Risks', 'Hazards'];
  await expect.poll(() => builder.rows()).toEqual(begun);

  await builder.drag('Place', 'Hazards');
  await expect.poll(() => builder.rows()).toEqual(['Work', 'Crew', 'Risks', 'Hazards', 'Place']);
  await expect(page.getByRole('region', { name: 'Your changes' })).toContainText('1 change');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => builder.rows()).toEqual(begun);

  await builder.handle('Crew').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-dragging]')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Crew is at row 2 of 5.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => builder.rows()).toEqual(['Work', 'Crew', 'Place', 'Risks', 'Hazards']);
  await expect(builder.handle('Crew')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => builder.rows()).toEqual(['Work', 'Crew', 'Place', 'Risks', 'Hazards']);

  await builder.take('Place', 'Move down');
  await expect.poll(() => builder.rows()).toEqual(['Work', 'Crew', 'Risks', 'Place', 'Hazards']);
  await builder.take('Hazards', 'Move to section');
  await builder.dialog.getByRole('button', { name: 'Move input' }).click();
  await expect.poll(() => builder.rows()).toEqual(['Work', 'Crew', 'Hazards', 'Risks', 'Place']);
  await builder.take('section Risks', 'Move up');
  await expect.poll(() => builder.rows()).toEqual(['Risks', 'Place', 'Work', 'Crew', 'Hazards']);
  await builder.take('Crew', 'Duplicate');
  await expect.poll(() => builder.rows()).toEqual(['Risks', 'Place', 'Work', 'Crew', 'Crew', 'Hazards']);
  await builder.take('Place', 'Delete');
  await builder.take('section Risks', 'Delete');
  await expect.poll(() => builder.rows()).toEqual(['Work', 'Crew', 'Crew', 'Hazards']);
  await builder.take('section Work', 'Delete');
  await confirmDialog(page, 'Its 3 inputs go with it.', 'Go back');
  await builder.take('section Work', 'Edit');
  await builder.dialog.getByRole('textbox', { name: 'Section title' }).fill('The work');
  await builder.dialog.getByRole('button', { name: 'Save section' }).click();
  await builder.publish('Update Form', "Version 2 of 'A0 - ORDER' was published.");
  expect(
    (await loadTemplateContent(api, id)).sections.map(({ title, form }) => [title, form.map(({ name }) => name)]),
  ).toEqual([['The work', ['crew', 'crew2', 'hazards']]]);

  await builder.openToEdit(id);
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions', exact: true });
  await expect(versions).toContainText('Version 2In use');
  await expect(versions).toContainText('Sofia Tan');
  await expect(versions).toContainText("Removed the input 'Place' in 'Work'");
});

test('unfinished work is stored on the device, and leaving asks for confirmation', async ({ as }) => {
  const { page } = await as('super.admin');
  const builder = new TemplateBuilder(page);
  await builder.openNew();
  await builder.title.fill('Half a form');
  await builder.addSection('Work');
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await confirmDialog(page, 'No one else sees them before they are published.', 'Stay');
  await expect(builder.title).toHaveValue('Half a form');
  await page.reload();
  await expect(page.getByText(/^Restored your unfinished form from .*\.$/)).toBeVisible();
  await expect(builder.title).toHaveValue('Half a form');
  await expect.poll(() => builder.rows()).toEqual(['Work']);
  await page.getByRole('button', { name: 'Start over' }).click();
  await confirmDialog(page, 'Your unpublished changes to this form will be lost.', 'Start over');
  await expect(builder.title).toHaveValue('');
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
});

test('the second author sees what was published in the meantime, and decides', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const id = await createTemplate(api, small('A0 - TWO EDITORS', 'TWO'));
  const builder = new TemplateBuilder(page);
  await builder.openToEdit(id);
  await builder.take('Place', 'Delete');
  await updateTemplate(api, id, { type: 'Lifting' });
  await page.getByRole('button', { name: 'Update Form' }).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'published version 2' });
  await expect(alert).toContainText('and you changed version 1.');
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your changes' })).toContainText('The form itself');
  await builder.publish('Update Form');
  expect(await loadTemplateContent(api, id)).toMatchObject({
    type: 'General',
    sections: [{ form: [{ name: 'crew' }] }, {}],
  });
});

test('a lost connection loses nothing', async ({ as, complaints }) => {
  const { page, api } = await as('super.admin');
  const id = await createTemplate(api, small('A0 - BAD LINE', 'BAD'));
  const builder = new TemplateBuilder(page);
  await builder.openToEdit(id);
  await builder.take('Place', 'Delete');
  const unblock = await interceptOperation(page, 'UpdateTemplate', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Update Form' }).click();
  await expect(getToasts(page)).toContainText('The server cannot be reached.');
  await unblock();
  await expect.poll(() => builder.rows()).toEqual(['Work', 'Crew', 'Risks', 'Hazards']);
  await builder.publish('Update Form');
  expect((await loadTemplateContent(api, id)).sections[0]?.form).toHaveLength(1);
  // The browser itself logs the request that this test broke.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('net::ERR_'))).toEqual([]);
});

test('a template is exported, and imported as another one', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await page.goto('/templates');
  const download = page.waitForEvent('download');
  await chooseRowAction(page, 'A2 - LADDER AND SCAFFOLD', 'Export');
  const file = await download;
  expect(file.suggestedFilename()).toBe('a2-ladder-and-scaffold.template.json');
  const text = await readFile(await file.path(), 'utf8');

  const buffer = Buffer.from(text);
  await page.getByLabel('Template file').setInputFiles({ name: 'ladder.json', mimeType: 'application/json', buffer });
  const builder = new TemplateBuilder(page);
  await expect(builder.title).toHaveValue('A2 - LADDER AND SCAFFOLD');
  await page.getByRole('button', { name: 'Create Form' }).click();
  await expect(page.getByText('Another template has this title. Choose another one.', { exact: true })).toBeVisible();
  await builder.title.fill('A0 - IMPORTED LADDER');
  await page.getByRole('textbox', { name: 'Permit code' }).fill('imp');
  await page.reload();
  await expect(builder.title).toHaveValue('A0 - IMPORTED LADDER');
  await builder.publish('Create Form');
  await expect(getRow(page, 'A0 - IMPORTED LADDER')).toContainText('IMP');
  const { items } = (
    await api.send<{ getTemplates: { items: { _id: string; code: string }[] } }>(
      '{ getTemplates(limit: 1000) { items { _id code } } }',
    )
  ).getTemplates;
  const idOf = (code: string) => items.find((item) => item.code === code)?._id ?? '';
  const [imported, ladder] = [await loadTemplateContent(api, idOf('IMP')), await loadTemplateContent(api, idOf('A2'))];
  expect(imported.sections).toEqual(ladder.sections);
});

test('a damaged or unrelated file is refused with a message', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/templates');
  const choose = (name: string, text: string) =>
    page.getByLabel('Template file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const whole = formatTemplateFile({ ...small('A0 - FILE', 'FIL'), asParentPermit: false, showInCreatePermit: false });
  await choose('cut.json', whole.slice(0, 200));
  await expect(getToasts(page)).toContainText('cut.json: This file is damaged or not a template');
  await choose('other.json', '{"permits": []}');
  await expect(getToasts(page)).toContainText('other.json: This file is not a template of this application.');
  await choose('torn.json', whole.replace('"label": "Crew"', '"label": 7'));
  await expect(getToasts(page)).toContainText('torn.json: This file is damaged: section 1, input 2 cannot be read.');
  await expect(page).toHaveURL('/templates');

  await choose('rules.json', whole.replace('"name": "crew"', '"name": "the crew"'));
  const builder = new TemplateBuilder(page);
  await expect(builder.row('Crew')).toContainText(message.spaceNotAllowed);
  await page.getByRole('button', { name: 'Create Form' }).click();
  await expect(page.getByText('1 problem left')).toBeVisible();
});

test('a form for permits warns of purposes that no input has, and can be published without them', async ({ as }) => {
  const { page } = await as('super.admin');
  const builder = new TemplateBuilder(page);
  await builder.openNew();
  await builder.title.fill('A0 - PURPOSES');
  await builder.addSection('Work');
  await builder.addInput('Work', { type: 'Date', label: 'From' });
  const warning = page.getByRole('status').filter({ hasText: 'No input has these purposes.' });
  await expect(warning).toHaveCount(0);
  const parent = page.getByRole('checkbox', { name: 'Can be raised as a separate permit' });
  await parent.check();
  await expect(warning).toContainText('Start date: Lists and reminders do not know when the work starts.');
  await expect(warning.getByRole('listitem')).toHaveCount(9);

  await builder.take('From', 'Edit');
  await builder.dialog.getByRole('combobox', { name: 'Purpose' }).click();
  await page.locator('.ant-select-dropdown').getByTitle('Start date', { exact: true }).click();
  await builder.dialog.getByRole('button', { name: 'Save input' }).click();
  await expect(warning).not.toContainText('Start date:');
  await expect(warning.getByRole('listitem')).toHaveCount(8);
  await expectAccessible(page);
  await builder.publish('Create Form', "'A0 - PURPOSES' was created.");
});
