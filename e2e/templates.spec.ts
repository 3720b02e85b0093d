import { message } from '@eptw/domain/message';
import { readFile } from 'node:fs/promises';
import { confirmDialog, getToasts, getRow, chooseRowAction } from './fixtures/permit-screens.ts';
import { TemplateBuilder } from './fixtures/template-builder.ts';
import { loadTemplateContent, createTemplate, updateTemplate } from './fixtures/templates.ts';
import { expect, test } from './fixtures/test.ts';

const place = { type: 'text', label: 'Place', name: 'place' };

/** A small child form without conflicting title or code. */
const createSmallTemplate = (title: string, code: string) => ({
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
  const riskAssessment = getRow(page, 'A1 - RISK ASSESSMENT');
  await expect(riskAssessment).toContainText('General');
  await expect(riskAssessment).toContainText('Built in');
  await page.getByRole('button', { name: 'Next page' }).or(page.getByTitle('Next Page')).first().click();
  const general = getRow(page, 'GENERAL PERMIT');
  await expect(general).toContainText('GP');
  await expect(general, 'the demo publishes its work policy').toContainText('Sofia Tan');
  await page.getByRole('button', { name: 'Actions for GENERAL PERMIT' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Export']);
});

test('a template is deleted only after a confirmation', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await createTemplate(api, createSmallTemplate('A0 - TO BE DELETED', 'DEL'));
  await page.goto('/templates');
  await chooseRowAction(page, 'A0 - TO BE DELETED', 'Delete');
  await confirmDialog(page, message.confirmDeletion, 'Go back');
  await chooseRowAction(page, 'A0 - TO BE DELETED', 'Delete');
  await confirmDialog(page, message.confirmDeletion, 'Delete template');
  await expect(getToasts(page)).toContainText("'A0 - TO BE DELETED' was deleted.");
  await expect(getRow(page, 'A0 - TO BE DELETED')).toHaveCount(0);
});

test('the second author sees what was published in the meantime, and decides', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const id = await createTemplate(api, createSmallTemplate('A0 - TWO EDITORS', 'TWO'));
  const builder = new TemplateBuilder(page);
  await builder.openToEdit(id);
  await builder.chooseAction('Place', 'Delete');
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
  await expect(
    page.getByRole('main').getByText('Another template has this title. Choose another one.', { exact: true }),
  ).toBeVisible();
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
  const findId = (code: string) => items.find((item) => item.code === code)?._id ?? '';
  const [imported, ladder] = [
    await loadTemplateContent(api, findId('IMP')),
    await loadTemplateContent(api, findId('A2')),
  ];
  expect(imported.sections).toEqual(ladder.sections);
});
