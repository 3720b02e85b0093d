import { defaultWorkPolicies, gasTestSeries } from '@eptw/domain/template/work-policy-defaults';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UpdateTemplateDocument, type UpdateTemplateMutation } from '../../../generated/templates.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { choose, press } from '../../../testing/page.ts';
import { builder, smallDefinition } from '../../../testing/template-builder.tsx';
import { toTemplatePayload } from '../../../testing/template-payload.ts';
import { phone } from '../../../testing/viewport.ts';

const panel = page.getByRole('region', { name: 'The work' });
const toggle = panel.getByRole('checkbox', { name: 'Work policy' });
const { dialog } = builder;
const published: UpdateTemplateMutation['updateTemplate'] = {
  success: true,
  code: 'OK',
  message: 'Done.',
  problems: [],
};

const confinedSpace = toTemplatePayload('template-confined', {
  ...smallDefinition,
  type: 'Confined Space',
  workPolicy: defaultWorkPolicies.confinedSpace,
});

async function publish() {
  respondTo(UpdateTemplateDocument, () => ({ updateTemplate: published }));
  await page.getByRole('button', { name: 'Update Form' }).click();
  await expect.poll(() => getSent(UpdateTemplateDocument)).toHaveLength(1);
  return getSent(UpdateTemplateDocument)[0]?.data.workPolicy;
}

function number(label: string) {
  return panel.getByRole('spinbutton', { name: label, exact: true });
}

async function addCheck(kind: string) {
  await panel.getByRole('button', { name: 'Add check' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await expect.element(dialog).toBeVisible();
}

test('a policy starts from the usual one of the permit type, and is published', async () => {
  await builder.openToEdit(toTemplatePayload('template-hot', { ...smallDefinition, type: 'Hotwork' }));
  await expect.element(toggle).not.toBeChecked();
  await toggle.click();
  await expect.element(number('Valid for')).toHaveValue('12');
  await expect.element(panel.getByRole('checkbox', { name: 'Fire watch after the work' })).toBeChecked();
  await expect.element(page.getByRole('region', { name: 'Your changes' })).toHaveTextContent('The work policy');
  expect(await publish()).toEqual(defaultWorkPolicies.hotWork);
});

test('a published policy is read in words, and switched off', async () => {
  await builder.openToEdit(confinedSpace);
  await expect.element(panel).toHaveTextContent('Valid for12 hours');
  await expect
    .element(panel)
    .toHaveTextContent('Gas testAt most 30 minutes before the start, every 30 minutes; Oxygen 19.5 to 23.5 %');
  await expect.element(page.getByRole('region', { name: 'Your changes' })).toHaveTextContent('No changes');
  await toggle.click();
  await expect.element(panel).not.toHaveTextContent('Gas test');
  expect(await publish()).toBeNull();
});

test('every part of a policy can be edited', async () => {
  await builder.openToEdit(confinedSpace);
  await panel.getByRole('button', { name: 'Edit work policy' }).click();
  await number('Valid for').fill('');
  await number('Revalidation').fill('24');
  await number('Own pause').fill('0');
  await panel.getByRole('checkbox', { name: 'Isolations are verified before the work starts' }).click();
  await panel.getByRole('checkbox', { name: 'Fire watch after the work' }).click();
  await number('Round every').fill('10');
  await panel.getByRole('button', { name: 'Remove certificate 2' }).click();
  await panel.getByRole('button', { name: 'Add certificate' }).click();
  await panel.getByRole('spinbutton', { name: 'Minimum number of people with certificate 3' }).fill('2');
  await panel.getByRole('button', { name: 'Move Attendant up' }).click();
  await expect.element(panel.getByRole('button', { name: 'Move Attendant down' })).toHaveFocus();
  expect(await publish()).toEqual({
    ...defaultWorkPolicies.confinedSpace,
    validityHours: undefined,
    revalidationHours: 24,
    ownPauseMinutes: 0,
    isolation: true,
    fireWatch: { minutes: 60, roundMinutes: 10, graceMinutes: 5 },
    checks: defaultWorkPolicies.confinedSpace.checks.toReversed(),
    crew: [
      { certificate: 'attendant', atLeast: 1 },
      { certificate: 'confinedSpaceEntry', atLeast: 1 },
      { certificate: 'welder', atLeast: 2 },
    ],
  });
});

test('a check is added from a preset, with a reading, by keyboard', async () => {
  await builder.openToEdit({ ...confinedSpace, workPolicy: null });
  await toggle.click();
  await panel.getByRole('button', { name: 'Remove Attendant' }).click();
  await expect.element(panel.getByRole('button', { name: 'Remove Gas test' })).toHaveFocus();
  panel.getByRole('button', { name: 'Add check' }).element().focus();
  await press('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Gas test' })).toHaveFocus();
  await press('{End}{Enter}');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveFocus();
  await press('Radiation');
  await dialog.getByRole('button', { name: 'Add reading' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Label of reading 1' })).toHaveFocus();
  await press('Dose rate{Tab}µSv/h{Tab}{Tab}{Tab}2.5{Tab}0{Tab}2');
  await dialog.getByRole('button', { name: 'Add check' }).click();
  const most = dialog.getByRole('spinbutton', { name: 'Shows to, of reading 1' });
  await expect.element(most).toHaveAccessibleDescription(/^The instrument must show the limit of 2.5/);
  await most.fill('50');
  await dialog.getByRole('button', { name: 'Add check' }).click();
  await expect.element(panel.getByRole('button', { name: /^Radiation/ })).toHaveFocus();
  const policy = await publish();
  expect(policy?.checks).toEqual([
    gasTestSeries,
    {
      name: 'radiation',
      title: 'Radiation',
      kind: 'other',
      readings: [{ name: 'doseRate', label: 'Dose rate', unit: 'µSv/h', below: 2.5, rangeFrom: 0, rangeTo: 50 }],
      everyMinutes: 60,
      graceMinutes: 10,
    },
  ]);
});

test('problems are shown at their fields, in the dialog and before publishing', async () => {
  await builder.openToEdit(confinedSpace);
  await panel.getByRole('button', { name: 'Edit work policy' }).click();
  await number('Revalidation').fill('13');
  await number('Extension').click();
  await expect
    .element(number('Revalidation'))
    .toHaveAccessibleDescription(
      'The work would expire after 12 hours, before it is revalidated. Set a shorter time, or none.',
    );

  await panel.getByRole('button', { name: /^Gas test/ }).click();
  await dialog.getByRole('spinbutton', { name: 'Grace time' }).fill('30');
  await dialog.getByRole('spinbutton', { name: 'From, of reading 1', exact: true }).fill('24');
  await dialog.getByRole('button', { name: 'Save check' }).click();
  const grace = dialog.getByRole('spinbutton', { name: 'Grace time' });
  await expect.element(grace).toHaveAccessibleDescription('The grace time must be shorter than the interval.');
  await expect
    .element(dialog.getByRole('spinbutton', { name: 'To, of reading 1', exact: true }))
    .toHaveAccessibleDescription('The upper limit must be more than 24. Correct one of the two.');
  await expectAccessibleEverywhere();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(panel.getByRole('button', { name: /^Gas test/ })).toHaveFocus();

  await panel.getByRole('button', { name: 'Close work policy' }).click();
  await page.getByRole('button', { name: 'Update Form' }).click();
  await expect.element(number('Revalidation')).toHaveFocus();
  expect(getSent(UpdateTemplateDocument)).toEqual([]);
});

test('the panel is accessible on a phone, and replaces its terms with the usual ones of another kind', async () => {
  await page.viewport(phone.width, phone.height);
  await builder.openToEdit(confinedSpace);
  await expectAccessibleEverywhere();
  await panel.getByRole('button', { name: 'Edit work policy' }).click();
  await choose(panel, 'Start from the usual policy of', 'Lifting');
  await expect.element(panel.getByRole('combobox', { name: 'Certificate 1' })).toBeVisible();
  await expect.element(number('Valid for')).toHaveValue('');
  await addCheck('Inspection');
  await expectAccessibleEverywhere();
  await dialog.getByRole('button', { name: 'Add check' }).click();
  await expect.element(panel.getByRole('button', { name: /^Inspection/ })).toBeVisible();
  await expectAccessibleEverywhere();
});
