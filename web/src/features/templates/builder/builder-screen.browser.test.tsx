import { message } from '@eptw/domain/message';
import { oneOfEach } from '@eptw/domain/template/testing/test-templates';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  CreateTemplateDocument,
  GetTemplateVersionsDocument,
  UpdateTemplateDocument,
  type CreateTemplateMutation,
  type UpdateTemplateMutation,
} from '../../../generated/templates.ts';
import { GetStaffDocument } from '../../../generated/users.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, respondTo } from '../../../testing/api.ts';
import { closePage, resetPage } from '../../../testing/mount.tsx';
import { choose, confirmDialog, press, toasts } from '../../../testing/page.ts';
import { builder, smallTemplate, toOutline } from '../../../testing/template-builder.tsx';
import { toTemplatePayload } from '../../../testing/template-payload.ts';
import { phone } from '../../../testing/viewport.ts';

const { dialog } = builder;
const undo = page.getByRole('button', { name: 'Undo' });
const start = ['Work', 'Place', 'Crew', 'Risks', 'Hazards'];
const published: UpdateTemplateMutation['updateTemplate'] = {
  success: true,
  code: 'OK',
  message: "Version 2 of 'A0 - ORDER' was published.",
  problems: [],
};

test('rows are ordered by dragging and by keyboard, and every step can be undone', async () => {
  await builder.openToEdit();
  expect(builder.rows()).toEqual(start);

  await builder.drag('Place', 'Hazards');
  await expect.poll(builder.rows).toEqual(['Work', 'Crew', 'Risks', 'Hazards', 'Place']);
  await expect.element(page.getByRole('region', { name: 'Your changes' })).toHaveTextContent('1 change');
  await undo.click();
  await expect.poll(builder.rows).toEqual(start);

  builder.handle('Crew').element().focus();
  await press(' ');
  await expect.poll(() => document.querySelector('[data-dragging]')).not.toBeNull();
  await press('{ArrowUp}');
  await expect.element(page.getByText('Crew is at row 2 of 5.')).toBeInTheDocument();
  await press(' ');
  await expect.poll(builder.rows).toEqual(['Work', 'Crew', 'Place', 'Risks', 'Hazards']);
  await expect.element(builder.handle('Crew')).toHaveFocus();
  await undo.click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(builder.rows).toEqual(['Work', 'Crew', 'Place', 'Risks', 'Hazards']);
});

test('rows are moved, duplicated, edited and deleted from their menus, and published', async () => {
  respondTo(UpdateTemplateDocument, () => ({ updateTemplate: published }));
  await builder.openToEdit();
  await builder.chooseRowAction('Place', 'Move down');
  await expect.poll(builder.rows).toEqual(['Work', 'Crew', 'Place', 'Risks', 'Hazards']);
  await builder.chooseRowAction('Place', 'Move down');
  await expect.poll(builder.rows).toEqual(['Work', 'Crew', 'Risks', 'Place', 'Hazards']);
  await builder.chooseRowAction('Hazards', 'Move to section');
  await dialog.getByRole('button', { name: 'Move input' }).click();
  await expect.poll(builder.rows).toEqual(['Work', 'Crew', 'Hazards', 'Risks', 'Place']);
  await builder.chooseRowAction('section Risks', 'Move up');
  await expect.poll(builder.rows).toEqual(['Risks', 'Place', 'Work', 'Crew', 'Hazards']);
  await builder.chooseRowAction('Crew', 'Duplicate');
  await expect.poll(builder.rows).toEqual(['Risks', 'Place', 'Work', 'Crew', 'Crew', 'Hazards']);
  await builder.chooseRowAction('Place', 'Delete');
  await builder.chooseRowAction('section Risks', 'Delete');
  await expect.poll(builder.rows).toEqual(['Work', 'Crew', 'Crew', 'Hazards']);
  await builder.chooseRowAction('section Work', 'Delete');
  await confirmDialog('Its 3 inputs go with it.', 'Go back');
  await builder.chooseRowAction('section Work', 'Edit');
  await dialog.getByRole('textbox', { name: 'Section title' }).fill('The work');
  await dialog.getByRole('button', { name: 'Save section' }).click();
  await page.getByRole('button', { name: 'Update Form' }).click();
  await expect.element(toasts).toHaveTextContent(published.message);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  const [sent] = getSent(UpdateTemplateDocument);
  expect(sent).toMatchObject({ id: smallTemplate._id, version: 1 });
  expect(toOutline(sent?.data)).toEqual([['The work', ['crew', 'crew2', 'hazards']]]);
});

test('the versions are listed with what changed', async () => {
  const first = {
    version: 1,
    title: 'A0 - ORDER',
    publishedBy: null,
    publishedAt: '2026-03-01T01:00:00.000Z',
    changes: [],
  };
  const change = { kind: 'removed' as const, sentence: "Removed the input 'Place' in 'Work'", fields: [] };
  respondTo(GetTemplateVersionsDocument, () => ({
    getTemplateVersions: {
      count: 2,
      items: [{ ...first, version: 2, publishedBy: 'Sofia Tan', changes: [change] }, first],
    },
  }));
  await builder.openToEdit();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions', exact: true });
  await expect.element(versions).toHaveTextContent('Version 2In use');
  await expect.element(versions).toHaveTextContent('Sofia Tan');
  await expect.element(versions).toHaveTextContent(change.sentence);
  await expectAccessibleEverywhere();
});

test('a changed form, the dialog of an input with errors, and the preview on a phone are accessible', async () => {
  // The preview offers people in a list of reviewers.
  respondTo(GetStaffDocument, () => ({ getAllMicronUsers: { count: 0, items: [] } }));
  await builder.openToEdit(toTemplatePayload('template-of-all', oneOfEach));
  await builder.chooseRowAction('The text', 'Delete');
  await expect.element(page.getByRole('region', { name: 'Your changes' })).toHaveTextContent('1 change');
  await expectAccessibleEverywhere();

  await builder.outline.getByRole('button', { name: 'Add input to The work' }).click();
  await choose(dialog, 'Type', 'Radio');
  await dialog.getByRole('button', { name: 'Add option' }).click();
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect.element(dialog.getByText(message.fieldRequired).first()).toBeVisible();
  await expectAccessibleEverywhere();

  await dialog.getByRole('button', { name: 'Go back' }).click();
  await page.viewport(phone.width, phone.height);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect.poll(builder.previewText).toContain('The textarea');
  await expectAccessibleEverywhere();
});

test('a lost connection loses nothing', async () => {
  respondTo(UpdateTemplateDocument, () => {
    throw disconnected;
  });
  await builder.openToEdit();
  await builder.chooseRowAction('Place', 'Delete');
  await page.getByRole('button', { name: 'Update Form' }).click();
  await expect.element(toasts).toHaveTextContent('The server cannot be reached.');
  expect(builder.rows()).toEqual(['Work', 'Crew', 'Risks', 'Hazards']);
  respondTo(UpdateTemplateDocument, () => ({ updateTemplate: published }));
  await page.getByRole('button', { name: 'Update Form' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  expect(toOutline(getSent(UpdateTemplateDocument).at(-1)?.data)).toEqual([
    ['Work', ['crew']],
    ['Risks', ['hazards']],
  ]);
});

test('refusals of the server are shown at their fields until these change', async () => {
  const taken = 'Another template has this title. Choose another one.';
  const code = "'GENERAL PERMIT' has the permit code GP. Choose another one.";
  const refused: CreateTemplateMutation['createTemplate'] = {
    success: false,
    code: 'BAD_INPUT',
    message: taken,
    problems: [
      { section: null, input: null, path: null, field: 'title', message: taken },
      { section: null, input: null, path: null, field: 'code', message: code },
    ],
  };
  respondTo(CreateTemplateDocument, () => ({ createTemplate: refused }));
  builder.openNew();
  await builder.title.fill('General Permit');
  await builder.addSection('Work');
  await page.getByRole('button', { name: 'Create Form' }).click();
  await expect.element(builder.title).toHaveAccessibleDescription(taken);
  await expect.element(page.getByRole('textbox', { name: 'Permit code' })).toHaveAccessibleDescription(code);
  await expect.element(builder.title).toHaveValue('General Permit');
  await builder.title.fill('Another one');
  await expect.element(builder.title).not.toHaveAccessibleDescription(taken);
});

test('unfinished work is stored on the device, and leaving asks for confirmation', async () => {
  const opened = builder.openNew();
  await builder.title.fill('Half a form');
  await builder.addSection('Work');
  await expect.element(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Templates' }).click();
  await confirmDialog('No one else sees them before they are published.', 'Stay');
  await expect.element(builder.title).toHaveValue('Half a form');
  await closePage();
  const reloaded = builder.openNew();
  await expect.element(page.getByText(/^Restored your unfinished form from .*\.$/)).toBeVisible();
  await expect.element(builder.title).toHaveValue('Half a form');
  expect(builder.rows()).toEqual(['Work']);
  await page.getByRole('button', { name: 'Start over' }).click();
  await confirmDialog('Your unpublished changes to this form will be lost.', 'Start over');
  await expect.element(builder.title).toHaveValue('');
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  expect([opened, reloaded].map(({ state }) => state.location.pathname)).toEqual([
    '/templates/create-template',
    '/templates',
  ]);
});

test('a form for permits warns of purposes that no input has, and can be published without them', async () => {
  respondTo(CreateTemplateDocument, () => ({ createTemplate: { ...published, message: 'It was created.' } }));
  builder.openNew();
  await builder.title.fill('A0 - PURPOSES');
  await builder.addSection('Work');
  await builder.addInput('Work', { type: 'Date', label: 'From' });
  const warning = page.getByRole('status').filter({ hasText: 'No input has these purposes.' });
  await expect.element(warning).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Can be raised as a separate permit' }).click();
  await expect.element(warning).toHaveTextContent('Start date: Lists and reminders do not know when the work starts.');
  expect(warning.getByRole('listitem').elements()).toHaveLength(9);

  await builder.chooseRowAction('From', 'Edit');
  await choose(dialog, 'Purpose', 'Start date');
  await dialog.getByRole('button', { name: 'Save input' }).click();
  await expect.element(warning).not.toHaveTextContent('Start date:');
  expect(warning.getByRole('listitem').elements()).toHaveLength(8);
  await page.getByRole('button', { name: 'Create Form' }).click();
  await expect.element(toasts).toHaveTextContent('It was created.');
});

test('the preview takes the focus only while it can be scrolled', async () => {
  const pane = page.getByRole('region', { name: 'Preview' });
  await builder.openToEdit();
  await expect.element(pane).not.toHaveAttribute('tabindex');
  await resetPage();
  const [work, risks] = smallTemplate.sections;
  const [hazards] = risks?.form ?? [];
  if (!work || !hazards) throw new Error('The template has no inputs.');
  const form = Array.from({ length: 20 }, (_, index) => ({ ...hazards, name: `hazards${index}` }));
  await builder.openToEdit({ ...smallTemplate, sections: [{ ...work, form }] });
  await expect.element(pane).toHaveAttribute('tabindex', '0');
  pane.element().focus();
  await press('{End}');
  await expect.poll(() => pane.element().scrollTop).toBeGreaterThan(0);
});
