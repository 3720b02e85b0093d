import { formatCalendarDate } from '@eptw/domain/time/format-date';
import type { Locator, Page } from '@playwright/test';
import { getReviewerPanel } from './fixtures/child-permits.ts';
import { fillGeneralPermit } from './fixtures/general-permit.ts';
import { getToasts } from './fixtures/permit-screens.ts';
import { raisePermit } from './fixtures/permits.ts';
import { PermitForm, type Scope } from './fixtures/permit-form.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@borealis.example';
const samePermit = 'Same as permit';
const fromProfile = 'From your profile';

function getTextbox(scope: Scope, label: string): Locator {
  return scope.getByRole('textbox', { name: label, exact: true });
}

async function expectPrefilled(field: Locator, value: string, note: string): Promise<void> {
  await expect(field).toHaveValue(formatCalendarDate(value));
  await expect(field).toHaveAccessibleDescription(note);
}

function getLevelField(scope: Locator): Locator {
  return scope.locator('.form-field', { has: scope.page().getByRole('combobox', { name: 'Building level' }) });
}

test('an attached form is prefilled with place, level, period and work of its permit, and follows it', async ({
  as,
}) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  const work = form.getSection('Work and period');
  await form.fillDateOrTime(work, 'Start date', toDayFromNow(1));
  await form.fillDateOrTime(work, 'From', '08:00');
  await form.fillDateOrTime(work, 'End date', toDayFromNow(3));
  await form.fill(work, 'Work location', 'Bay 12');
  await form.choose(work, 'Building level', 'Roof');
  await form.fill(work, 'Work details', 'Fix the cable tray');

  await page.getByRole('button', { name: 'Add child permit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Child permit' });
  await form.choose(dialog, 'Templates to fill in with this permit', 'A2 - LADDER AND SCAFFOLD');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await form.sectionLinks.getByRole('link', { name: /^A2/ }).click();
  const ladder = form.getAttachedForm('A2');
  await expectPrefilled(getTextbox(ladder, 'Start date'), toDayFromNow(1), samePermit);
  await expectPrefilled(getTextbox(ladder, 'From'), '08:00', samePermit);
  await expectPrefilled(getTextbox(ladder, 'End date'), toDayFromNow(3), samePermit);
  await expectPrefilled(getTextbox(ladder, 'Work location'), 'Bay 12', samePermit);
  await expectPrefilled(getTextbox(ladder, 'Work details'), 'Fix the cable tray', samePermit);
  await expect(getLevelField(ladder).getByTitle('Roof')).toBeVisible();
  await expect(ladder.getByRole('combobox', { name: 'Building level' })).toHaveAccessibleDescription(samePermit);
  // Inputs that are empty on the permit stay empty on the form, until they are filled in.
  await expect(getTextbox(ladder, 'To')).toHaveValue('');

  await form.fill(ladder, 'Work details', 'Hold the ladder');
  await expect(getTextbox(ladder, 'Work details')).toHaveAccessibleDescription('');
  await form.fill(work, 'Work location', 'Bay 13');
  await form.fill(work, 'Work details', 'Fix the cable tray of bay 13');
  await form.fillDateOrTime(work, 'To', '18:30');
  await expectPrefilled(getTextbox(ladder, 'Work location'), 'Bay 13', samePermit);
  await expectPrefilled(getTextbox(ladder, 'To'), '18:30', samePermit);
  await expectPrefilled(getTextbox(ladder, 'Work details'), 'Hold the ladder', '');

  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await form.sectionLinks.getByRole('link', { name: /^A2/ }).click();
  await expectPrefilled(getTextbox(ladder, 'Work location'), 'Bay 13', samePermit);
  await expectPrefilled(getTextbox(ladder, 'Work details'), 'Hold the ladder', '');
});

test('a form that a tick requires is prefilled too, and removed with the tick if nothing else was entered', async ({
  as,
}) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.fill(form.getSection('Work and period'), 'Work location', 'Bay 12');
  await form.goToSection('Work with health and safety impact');
  const ladders = form.impacts.getByRole('checkbox', { name: /ladders or scaffolds/ });
  await ladders.check();
  await expectPrefilled(getTextbox(form.getAttachedForm('A2'), 'Work location'), 'Bay 12', samePermit);
  await ladders.uncheck();
  await expect(form.getAttachedForm('A2')).toHaveCount(0);
});

test('a child permit is prefilled from its parent', async ({ as, apiOf }) => {
  const { page } = await as(requestor);
  const parent = await raisePermit(await apiOf(requestor), {
    submission: { workLocation: 'Bay 20', buildingLevel: 'Basement', workDetails: 'Replace the drain line' },
  });
  await page.goto(`/childpermits/create-child-permit?parent=${parent._id}`);
  const form = new PermitForm(page);
  await form.choose(getReviewerPanel(page), 'Child Permit', 'B1D01 - HOT WORKS DAY 01');
  const work = await form.goToSection('Work and period');
  await expectPrefilled(getTextbox(work, 'Work location'), 'Bay 20', samePermit);
  await expectPrefilled(getTextbox(work, 'Work details'), 'Replace the drain line', samePermit);
  await expectPrefilled(getTextbox(work, 'Start date'), toDayFromNow(1), samePermit);
  await expectPrefilled(getTextbox(work, 'From'), '08:00', samePermit);
  await expect(getLevelField(work).getByTitle('Basement')).toBeVisible();
  const declaration = await form.goToSection('Declaration and signatures');
  await expectPrefilled(getTextbox(declaration, 'Applicant'), 'Oskar Neo', fromProfile);
});

test('company, applicant and phone come from the profile, and opening the form is not unfinished work', async ({
  as,
}) => {
  const { page, api } = await as(requestor);
  const { updateProfile } = await api.send<{ updateProfile: { success: boolean } }>(
    'mutation { updateProfile(data: { phone: "+65 6123 4567" }) { success } }',
  );
  expect(updateProfile.success).toBe(true);
  const form = new PermitForm(page);
  await form.open();
  const contractor = await form.goToSection('Contractor and workers');
  const company = getTextbox(contractor, 'Contractor company');
  await expectPrefilled(company, 'Borealis Engineering', fromProfile);
  await expect(contractor.getByText(fromProfile)).toHaveCount(1);
  const declaration = await form.goToSection('Declaration and signatures');
  await expectPrefilled(getTextbox(declaration, 'Applicant'), 'Oskar Neo', fromProfile);
  await expectPrefilled(getTextbox(declaration, 'Applicant phone'), '+65 6123 4567', fromProfile);
  await expect(getTextbox(form.getSection('Work and period'), 'Start date')).toHaveValue('');

  await page.reload();
  await expect(form.getSection('Work and period')).toBeVisible();
  await expect(page.getByText(/^Restored your unfinished permit/)).toHaveCount(0);
  await form.goToSection('Contractor and workers');
  await company.fill('Borealis Piping');
  await expect(company).toHaveAccessibleDescription('');
  await expect(contractor.getByText(fromProfile)).toHaveCount(0);
});

test('the choices of the last permit at a site are restored, and can be cleared', async ({ as }) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  await fillGeneralPermit(form, 'Work at a site that is known by now');
  await form.submitButton.click();
  await expect(getToasts(page)).toContainText(/Permit F10N-GP-\d{6} was submitted\./);

  await form.open();
  const panel = getReviewerPanel(page);
  const lastChoices = ['MECH, Mechanical systems', 'host@fab.example', 'manager@fab.example', 'Facilities F10N'];
  await form.choose(panel, 'Site', 'Fab 10N');
  for (const choice of lastChoices) await expect(panel.getByTitle(choice)).toBeVisible();
  await expect(panel.getByRole('status')).toContainText('Chosen as on your last permit at Fab 10N.');
  await expect(form.submitButton).toBeEnabled();

  await form.choose(panel, 'Site', 'Fab 10W');
  for (const choice of lastChoices) await expect(panel.getByTitle(choice)).toHaveCount(0);
  await form.choose(panel, 'Site', 'Fab 10N');
  await form.choose(panel, 'Discipline', 'ELEC, Electrical systems');
  await panel.getByRole('button', { name: 'Clear the choices of your last permit' }).click();
  await expect(panel.getByTitle('ELEC, Electrical systems')).toBeVisible();
  for (const choice of lastChoices) await expect(panel.getByTitle(choice)).toHaveCount(0);
  await expect(panel.getByRole('status')).toBeEmpty();
});

/** Keeps the stored work of a page locked for two seconds, as a slow device does. */
async function slowDownStorage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('eptw');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('There is no stored work.'));
    });
    const [name = ''] = database.objectStoreNames;
    const store = database.transaction(name, 'readwrite').objectStore(name);
    const end = performance.now() + 2000;
    // A transaction lasts as long as it has requests.
    const countAgain = () => {
      if (performance.now() < end) store.count().onsuccess = countAgain;
    };
    countAgain();
  });
}

test('a submitted permit is not restored, and its choices are, however slow the device', async ({ as }) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  await fillGeneralPermit(form, 'Work on a slow device');
  await expect(page.getByText(/^Saved.* on this device \d/)).toBeVisible();
  await slowDownStorage(page);
  await form.submitButton.click();
  await expect(getToasts(page)).toContainText(/Permit F10N-GP-\d{6} was submitted\./);

  await form.open();
  await expect(page.getByText(/^Restored your unfinished permit/)).toHaveCount(0);
  const panel = getReviewerPanel(page);
  await form.choose(panel, 'Site', 'Fab 10N');
  await expect(panel.getByRole('status')).toContainText('Chosen as on your last permit at Fab 10N.');
});
