import { createTestInput } from '@eptw/domain/template/test-templates';
import { inputTypes, type InputType } from '@eptw/domain/template/template';
import { PermitForm } from './fixtures/permit-form.ts';
import { createTemplate } from './fixtures/templates.ts';
import { expect, test } from './fixtures/test.ts';

/** The part of an input of each type that has a visible border; a free text cannot be required. */
const bordered: Record<InputType, string | undefined> = {
  text: '.text-input',
  textarea: '.text-input',
  radio: '.ant-radio',
  checkbox: '.ant-checkbox',
  multicheck: '.ant-checkbox',
  date: '.ant-picker',
  time: '.ant-picker',
  daterange: '.ant-picker',
  select: '.ant-select',
  file: '.file-tile-empty',
  esign: '.drawing',
  freetext: undefined,
  map: '.drawing',
  reviewerlist: '.ant-select',
};

const red = 'rgb(207, 111, 102)';

test('required inputs of every type have a red border until they are filled in', async ({ as, apiOf }) => {
  const title = 'PERMIT OF REQUIRED INPUTS';
  await createTemplate(await apiOf('super.admin'), {
    title,
    code: 'RQ',
    type: 'General',
    asParentPermit: true,
    showInCreatePermit: false,
    sections: inputTypes
      .filter((type) => bordered[type] !== undefined)
      .map((type) => ({ title: `The ${type} input`, form: [createTestInput(type, { required: true })] })),
  });
  const { page } = await as('requestor@borealis.example');
  const form = new PermitForm(page);
  await form.open();
  await form.choose(page, 'Permit Type', title);
  for (const [type, selector] of Object.entries(bordered)) {
    if (selector === undefined) continue;
    await test.step(type, async () => {
      const section = await form.goTo(`The ${type} input`);
      await expect(section.locator(selector).first()).toHaveCSS('border-top-color', red);
    });
  }
  const radio = await form.goTo('The radio input');
  await radio.getByText('Ladder', { exact: true }).click();
  await expect(radio.locator('.ant-radio').last()).not.toHaveCSS('border-top-color', red);
  const checkbox = await form.goTo('The checkbox input');
  await checkbox.getByRole('checkbox').check();
  await expect(checkbox.locator('.ant-checkbox')).not.toHaveCSS('border-top-color', red);
});
