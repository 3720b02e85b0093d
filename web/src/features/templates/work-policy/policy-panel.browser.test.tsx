import { defaultWorkPolicies, gasTestSeries } from '@eptw/domain/work-policy/work-policy-defaults';
import { createRoleRequirement } from '@eptw/domain/role/role-requirement';
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
const checks = panel.getByRole('group', { name: 'Checks' });
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

const { roles: confinedSpaceRoles } = defaultWorkPolicies.confinedSpace;

const combinationsOf = (role: string) => panel.getByRole('group', { name: `May combine with, ${role}` });

async function addCombination(role: string, other: string) {
  await combinationsOf(role).getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('menuitem', { name: other, exact: true }).click();
}

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

test('a time is set in minutes, and another unit does not change how long it is', async () => {
  await builder.openToEdit(confinedSpace);
  await panel.getByRole('button', { name: 'Edit work policy' }).click();
  await choose(panel, 'Unit of valid for', 'minutes');
  await expect.element(number('Valid for')).toHaveValue('720');
  await number('Valid for').fill('90');
  await choose(panel, 'Unit of valid for', 'hours');
  // A part of an hour stays in minutes.
  await expect.element(number('Valid for')).toHaveValue('90');
  await expectAccessibleEverywhere();
  expect(await publish()).toMatchObject({ validityHours: 1.5 });
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
  await panel.getByRole('spinbutton', { name: 'At least, entrant' }).fill('2');
  await panel.getByRole('group', { name: 'Certificates, worker' }).getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('menuitem', { name: 'First aid certificate' }).click();
  await checks.getByRole('button', { name: 'Move Attendant up' }).click();
  await expect.element(checks.getByRole('button', { name: 'Move Attendant down' })).toHaveFocus();
  expect(await publish()).toEqual({
    ...defaultWorkPolicies.confinedSpace,
    validityHours: undefined,
    revalidationHours: 24,
    ownPauseMinutes: 0,
    isolation: true,
    fireWatch: { minutes: 60, roundMinutes: 10, graceMinutes: 5 },
    checks: defaultWorkPolicies.confinedSpace.checks.toReversed(),
    roles: [
      ...confinedSpaceRoles.slice(0, 2),
      createRoleRequirement('entrant', 2),
      { ...createRoleRequirement('worker', 0), certificates: ['firstAid'] },
    ],
  });
});

test('a check is added from a preset, with a reading, by keyboard', async () => {
  await builder.openToEdit({ ...confinedSpace, workPolicy: null });
  await toggle.click();
  await checks.getByRole('button', { name: 'Remove Attendant' }).click();
  await expect.element(checks.getByRole('button', { name: 'Remove Gas test' })).toHaveFocus();
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
  await expect.element(panel.getByRole('group', { name: 'May combine with, rigger' })).toHaveTextContent('Signaller');
  await expect.element(number('Valid for')).toHaveValue('');
  await addCheck('Inspection');
  await expectAccessibleEverywhere();
  await dialog.getByRole('button', { name: 'Add check' }).click();
  await expect.element(panel.getByRole('button', { name: /^Inspection/ })).toBeVisible();
  await expectAccessibleEverywhere();
});

test('a combination is written in both rows, and one that is never allowed is taken out with the reason', async () => {
  await builder.openToEdit(confinedSpace);
  await panel.getByRole('button', { name: 'Edit work policy' }).click();
  await addCombination('worker', 'Entrant');
  await expect.element(combinationsOf('entrant')).toHaveTextContent('Worker');
  await addCombination('attendant', 'Entrant');
  await expect
    .element(panel.getByRole('status'))
    .toHaveTextContent(
      'Attendant may not combine with Entrant. An attendant never has hands in the work. It was taken out again.',
    );
  await expect.element(combinationsOf('attendant')).not.toHaveTextContent('Entrant');
  await expectAccessibleEverywhere();
  await panel.getByRole('checkbox', { name: 'Goes inside, gas tester' }).click();
  await expect
    .element(panel.getByRole('status'))
    .toHaveTextContent('Attendant may not combine with Gas tester. An attendant never goes inside');
  expect((await publish())?.roles).toEqual([
    { ...createRoleRequirement('attendant') },
    { ...createRoleRequirement('gasTester'), goesInside: true },
    { ...createRoleRequirement('entrant'), mayCombine: ['worker'] },
    { ...createRoleRequirement('worker', 0), mayCombine: ['entrant'] },
  ]);
});

test('a role comes with its usual terms, and goes with its combinations', async () => {
  await builder.openToEdit(confinedSpace);
  await panel.getByRole('button', { name: 'Edit work policy' }).click();
  await panel.getByRole('button', { name: 'Add role' }).click();
  await page.getByRole('menuitem', { name: 'Fire watcher' }).click();
  await expect.element(panel.getByRole('combobox', { name: 'Must be there, fire watcher' })).toBeVisible();
  await panel.getByRole('button', { name: 'Remove Gas tester' }).click();
  expect((await publish())?.roles).toEqual([
    createRoleRequirement('attendant'),
    createRoleRequirement('entrant'),
    createRoleRequirement('worker', 0),
    createRoleRequirement('fireWatcher'),
  ]);
});

test('an entry log says what it needs, and is not published without', async () => {
  await builder.openToEdit(confinedSpace);
  await panel.getByRole('button', { name: 'Edit work policy' }).click();
  const entryLog = panel.getByRole('checkbox', { name: 'Entry log' });
  await expect.element(entryLog).toBeChecked();
  await panel.getByRole('checkbox', { name: 'Goes inside, entrant' }).click();
  await page.getByRole('button', { name: 'Update Form' }).click();
  await expect
    .element(entryLog)
    .toHaveAccessibleDescription(
      /^An entry log needs a role that goes inside\. Add what is missing, or switch it off\.$/,
    );
  expect(getSent(UpdateTemplateDocument)).toEqual([]);
});

test('a policy that counts certificates is offered the roles of the catalogue, with what would change', async () => {
  const crew = [{ certificate: 'welder' as const, atLeast: 2 }];
  const workPolicy = { ...defaultWorkPolicies.hotWork, roles: [], crew };
  await builder.openToEdit(toTemplatePayload('template-older', { ...smallDefinition, type: 'Hotwork', workPolicy }));
  await expect.element(panel).toHaveTextContent('This version counts certificates, names no roles.');
  await panel.getByText('What would change').click();
  await expect.element(panel).toHaveTextContent('Crew: Welder: at least 2 → none');
  await expect.element(panel).toHaveTextContent('Role fire watcher: must be there: none → all the time');
  await expectAccessibleEverywhere();
  await panel.getByRole('button', { name: 'Use these roles' }).click();
  await expect.element(panel).not.toHaveTextContent('counts certificates');
  await expect.element(page.getByRole('region', { name: 'Your changes' })).toHaveTextContent('The work policy');
  const [welder, ...others] = defaultWorkPolicies.hotWork.roles;
  expect(await publish()).toMatchObject({ crew: [], roles: [{ ...welder, atLeast: 2 }, ...others] });
});
