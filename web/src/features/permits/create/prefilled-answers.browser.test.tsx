import type { Submission } from '@eptw/domain/template/model/submission';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { GetChosenParentDocument, GetParentChoicesDocument } from '../../../generated/permits/forms.ts';
import { respondTo, success } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import { choose } from '../../../testing/page.ts';
import { permitForm, requestor, site } from '../../../testing/permit-form.tsx';
import { general, hotWorks, ladder } from '../../../testing/permit-templates.ts';
import { toTemplatePayload } from '../../../testing/template-payload.ts';

const templates = { general, ladder, hotWorks };
const samePermit = 'Same as permit';
const fromProfile = 'From your profile';
const saved = page.getByText(/^Saved.* on this device \d/);

const answer = (scope: Locator, label: string) => scope.getByRole('textbox', { name: label, exact: true });

async function expectPrefilled(field: Locator, value: string, note: string): Promise<void> {
  await expect.element(field).toHaveValue(value);
  await expect.element(field).toHaveAccessibleDescription(note);
}

test('an attached form is prefilled with place, level, period and work of its permit, and follows it', async () => {
  await permitForm.open(templates);
  const work = permitForm.section('Work and period');
  await permitForm.fillMoment(work, 'Start date', '2027-03-02');
  await permitForm.fillMoment(work, 'From', '08:00');
  await permitForm.fillMoment(work, 'End date', '2027-03-04');
  await answer(work, 'Work location').fill('Bay 12');
  await choose(work, 'Building level', 'Roof');
  await answer(work, 'Work details').fill('Fix the cable tray');

  await page.getByRole('button', { name: 'Add child permit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Child permit' });
  await choose(dialog, 'Templates to fill in with this permit', ladder.title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await permitForm.goTo('A2');
  const form = permitForm.attachedForm('A2');
  await expectPrefilled(answer(form, 'Start date'), '2027-03-02', samePermit);
  await expectPrefilled(answer(form, 'From'), '08:00', samePermit);
  await expectPrefilled(answer(form, 'End date'), '2027-03-04', samePermit);
  await expectPrefilled(answer(form, 'Work location'), 'Bay 12', samePermit);
  await expectPrefilled(answer(form, 'Work details'), 'Fix the cable tray', samePermit);
  await expect.element(form.getByTitle('Roof')).toBeVisible();
  await expect.element(form.getByRole('combobox', { name: 'Building level' })).toHaveAccessibleDescription(samePermit);
  // Inputs that are empty on the permit stay empty on the form, until they are filled in.
  await expect.element(answer(form, 'To')).toHaveValue('');

  await answer(form, 'Work details').fill('Hold the ladder');
  await expect.element(answer(form, 'Work details')).toHaveAccessibleDescription('');
  await permitForm.goTo('Work and period');
  await answer(work, 'Work location').fill('Bay 13');
  await answer(work, 'Work details').fill('Fix the cable tray of bay 13');
  await permitForm.fillMoment(work, 'To', '18:30');
  await expectPrefilled(answer(form, 'Work location'), 'Bay 13', samePermit);
  await expectPrefilled(answer(form, 'To'), '18:30', samePermit);
  await expectPrefilled(answer(form, 'Work details'), 'Hold the ladder', '');

  await expect.element(saved).toBeVisible();
  await closePage();
  await permitForm.open(templates);
  await permitForm.goTo('A2');
  await expectPrefilled(answer(form, 'Work location'), 'Bay 13', samePermit);
  await expectPrefilled(answer(form, 'Work details'), 'Hold the ladder', '');
});

test('a form that a tick requires is prefilled too, and removed with the tick if nothing else was entered', async () => {
  await permitForm.open(templates);
  await answer(permitForm.section('Work and period'), 'Work location').fill('Bay 12');
  await permitForm.goTo('Work with health and safety impact');
  const ladders = page.getByRole('checkbox', { name: /ladders or scaffolds/ });
  await ladders.click();
  await expectPrefilled(answer(permitForm.attachedForm('A2'), 'Work location'), 'Bay 12', samePermit);
  await ladders.click();
  await expect.element(permitForm.attachedForm('A2')).not.toBeInTheDocument();
});

test('a child permit is prefilled from its parent', async () => {
  const submission: Submission = {
    workLocation: 'Bay 20',
    buildingLevel: 'Basement',
    workDetails: 'Replace the drain line',
    startDate: '2027-03-02',
    startTime: '08:00',
  };
  const item = {
    _id: 'parent',
    code: 'F10N-GP-000001',
    status: 'Approved',
    startDate: null,
    endDate: null,
    submission,
    form: toTemplatePayload('general', general),
    site,
    parentPermit: null,
  } as const;
  respondTo(GetChosenParentDocument, () => ({ getPermit: { ...success(), item } }));
  respondTo(GetParentChoicesDocument, () => ({ getPermitCode: { items: [item] } }));
  await permitForm.openChild(templates, item._id);
  await choose(permitForm.panel, 'Child Permit', hotWorks.title);
  const work = permitForm.section('Work and period');
  await expectPrefilled(answer(work, 'Work location'), 'Bay 20', samePermit);
  await expectPrefilled(answer(work, 'Work details'), 'Replace the drain line', samePermit);
  await expectPrefilled(answer(work, 'Start date'), '2027-03-02', samePermit);
  await expectPrefilled(answer(work, 'From'), '08:00', samePermit);
  await expect.element(work.getByTitle('Basement')).toBeVisible();
  const declaration = await permitForm.goTo('Declaration and signatures');
  await expectPrefilled(answer(declaration, 'Applicant'), requestor.fullname, fromProfile);
});

test('company, applicant and phone come from the profile, and opening the form is not unfinished work', async () => {
  await permitForm.open(templates);
  const contractor = await permitForm.goTo('Contractor and workers');
  const company = answer(contractor, 'Contractor company');
  await expectPrefilled(company, requestor.company, fromProfile);
  expect(contractor.getByText(fromProfile).elements()).toHaveLength(1);
  const declaration = await permitForm.goTo('Declaration and signatures');
  await expectPrefilled(answer(declaration, 'Applicant'), requestor.fullname, fromProfile);
  await expectPrefilled(answer(declaration, 'Applicant phone'), '+65 6123 4567', fromProfile);
  await expect.element(answer(permitForm.section('Work and period'), 'Start date')).toHaveValue('');

  await closePage();
  await permitForm.open(templates);
  await permitForm.goTo('Contractor and workers');
  await expect.element(company).toBeVisible();
  await expect.element(page.getByText(/^Restored your unfinished permit/)).not.toBeInTheDocument();
  await company.fill('Borealis Piping');
  await expect.element(company).toHaveAccessibleDescription('');
  await expect.element(contractor.getByText(fromProfile)).not.toBeInTheDocument();
});
