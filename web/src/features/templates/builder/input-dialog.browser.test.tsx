import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choose, press } from '../../../testing/page.ts';
import { builder } from '../../../testing/template-builder.tsx';

const { dialog } = builder;
const name = dialog.getByRole('textbox', { name: 'Name' });

async function openDialogOfInput() {
  await builder.openToEdit();
  await builder.outline.getByRole('button', { name: 'Add input to Work' }).click();
}

async function leave() {
  await press('{Tab}');
}

test('a form needs a title and a titled section', async () => {
  builder.openNew();
  const create = page.getByRole('button', { name: 'Create Form' });
  await expect.element(create).toBeDisabled();
  await builder.title.fill('Rules of inputs');
  await expect.element(page.getByRole('textbox', { name: 'Permit code' })).toHaveValue('ROI');
  await expect.element(create).toBeDisabled();
  await builder.title.fill('');
  await leave();
  await expect.element(page.getByText(message.fieldRequired)).toBeVisible();
  await builder.title.fill('Rules of inputs');

  await page.getByRole('button', { name: 'Add the first section' }).click();
  await dialog.getByRole('button', { name: 'Add section' }).click();
  await expect.element(dialog.getByText(message.fieldRequired)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Section title' }).fill('Work');
  await dialog.getByRole('button', { name: 'Add section' }).click();
  await expect.element(create).toBeEnabled();
});

test('the dialog of an input shows every rule at its field', async () => {
  await openDialogOfInput();
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect.poll(() => dialog.getByText(message.fieldRequired).elements()).toHaveLength(2);
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Where exactly');
  await expect.element(name).toHaveValue('whereExactly');
  for (const [typed, sentence] of [
    ['where exactly', message.spaceNotAllowed],
    ['place', "Another input is already named 'place'. Choose another name."],
    ['freeText', "'freeText' is reserved for free text. Choose another name."],
  ] as const) {
    await name.fill(typed);
    await leave();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
  }
  await name.fill('where');
  await choose(dialog, 'Type', 'Select');
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect.element(dialog.getByText('Add at least one option to choose from.')).toBeVisible();
  expect(dialog.getByRole('radiogroup', { name: 'Column width' }).getByRole('radio').elements()).toHaveLength(6);
  await dialog.getByRole('checkbox', { name: 'Tooltip' }).click();
  await dialog.getByRole('textbox', { name: 'Tooltip text' }).click();
  await leave();
  await expect.element(dialog.getByText(message.fieldRequired)).toBeVisible();
});

test('a free text has no name, and may not contain HTML', async () => {
  await openDialogOfInput();
  await choose(dialog, 'Type', 'Free text');
  await expect.element(name).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Read <b>this</b>');
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect.element(dialog.getByText('The text may not contain HTML. Remove the tags.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Read this');
  await dialog.getByRole('button', { name: 'Add input' }).click();
  await expect.poll(builder.previewText).toContain('Read this');
});

test('options are moved and removed by keyboard, and the focus follows', async () => {
  await openDialogOfInput();
  await choose(dialog, 'Type', 'Radio');
  await builder.addOptions(['Day', 'Night', 'Weekend']);
  const labels = () =>
    dialog
      .getByRole('textbox', { name: /^Label of option/ })
      .elements()
      .map((box) => (box as HTMLInputElement).value);
  const button = (label: string) => dialog.getByRole('button', { name: label, exact: true });

  button('Move option 3 up').element().focus();
  await press('{Enter}');
  await expect.element(button('Move option 2 up')).toHaveFocus();
  await expect.poll(labels).toEqual(['Day', 'Weekend', 'Night']);
  await press('{Enter}');
  await expect.element(button('Move option 1 down')).toHaveFocus();
  await expect.poll(labels).toEqual(['Weekend', 'Day', 'Night']);
  await press('{Enter}');
  await expect.element(button('Move option 2 down')).toHaveFocus();
  await expect.poll(labels).toEqual(['Day', 'Weekend', 'Night']);

  button('Remove option 2').element().focus();
  await press('{Enter}');
  await expect.element(button('Remove option 2')).toHaveFocus();
  await expect.poll(labels).toEqual(['Day', 'Night']);
  await press('{Enter}');
  await expect.element(button('Remove option 1')).toHaveFocus();
  await press('{Enter}');
  await expect.element(button('Add option')).toHaveFocus();
  await expect.poll(labels).toEqual([]);
});
