import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import type { Api } from './fixtures/api.ts';
import { fillGeneralPermit } from './fixtures/general-permit.ts';
import { interceptOperation } from './fixtures/network.ts';
import { getToasts, getRow } from './fixtures/permit-screens.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { createPngFile } from './fixtures/sample-files.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@borealis.example';

test('a permit is not submitted without a child permit that could not be added', async ({ as, consoleErrors }) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  await fillGeneralPermit(form, 'Work whose ladder form does not come');
  const restore = await interceptOperation(page, 'GetTemplate', (route) => route.abort());
  await form.goToSection('Work with health and safety impact');
  await form.impacts.getByRole('checkbox', { name: /ladders or scaffolds/ }).check();
  await expect(getToasts(page)).toContainText('The child permit could not be added. Try again.');
  await form.submitButton.click();
  await expect(getToasts(page)).toContainText(message.childPermitRequired('A2'));
  await restore();
  await page.getByRole('button', { name: 'Add A2' }).click();
  await expect(form.getAttachedForm('A2')).toBeVisible();
  // The browser itself logs the requests that this test broke.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('an answer that only the server can refuse is marked, and gets the focus', async ({ as, apiOf }) => {
  const word = `Deputy ${Date.now()}`;
  const superAdmin = await apiOf('super.admin');
  await superAdmin.send('mutation ($data: AddBlockedWordInput!) { addBlockedWord(data: $data) { success } }', {
    data: { _word: word },
  });
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  await fillGeneralPermit(form, 'Work with a manager who is not named');
  const contractor = await form.goToSection('Contractor and workers');
  await form.fill(contractor, 'Area manager who knows of this work', word);
  await form.goToSection('Declaration and signatures');
  await form.submitButton.click();
  const manager = contractor.getByRole('textbox', { name: 'Area manager who knows of this work' });
  await expect(manager).toBeFocused();
  await expect(manager).toHaveAccessibleDescription(new RegExp(`'${word}' is not accepted`));
  await form.fill(contractor, 'Area manager who knows of this work', 'Helen Tay');
  await form.submitButton.click();
  await expect(getToasts(page)).toContainText('was submitted.');
});

test('a user who must close permits first sees which', async ({ as }) => {
  const { page } = await as('blocked@acme-works.example');
  await page.goto('/permits');
  const notice = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: message.tooManyPendingClosure(3) });
  await expect(notice.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Create Permit' })).toHaveCount(0);
  await page.goto('/permits/create-permit');
  await expect(notice.getByRole('link', { name: /^F10\w+-\w+-\d{6}$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Submit permit' })).toHaveCount(0);
  await notice.getByRole('link').first().click();
  await expect(page.getByRole('main').locator('.page-title')).toContainText('Pending Closure');
});

test('a required file can be replaced but not removed, and opens in a new tab', async ({ as }) => {
  const { page } = await as(requestor);
  // No supplied form requires a file.
  const restore = await interceptOperation(page, 'GetTemplate', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const required = text.replace(/(?<="name":"attachDrawing"[^{}]*"required":)false/, 'true');
    expect(required).not.toBe(text);
    await route.fulfill({ response, body: required });
  });
  const form = new PermitForm(page);
  await form.open();
  const documents = await form.goToSection('Drawings and documents');
  const drawing = documents.getByRole('group', { name: 'Drawing of the work area' });
  await expect(drawing).toContainText('Required');
  await restore();
  await form.upload(drawing, 'Drawing of the work area', createPngFile('layout.png'));
  await expect(drawing).not.toContainText('Required');
  await expect(drawing.getByRole('button', { name: 'Replace layout.png' })).toBeVisible();
  await expect(drawing.getByRole('button', { name: 'Remove layout.png' })).toHaveCount(0);
  await form.upload(documents, 'Risk assessment', createPngFile('risks.png'));
  await expect(documents.getByRole('button', { name: 'Remove risks.png' })).toBeVisible();

  const view = drawing.getByRole('button', { name: 'View layout.png' });
  const opening = page.waitForEvent('popup');
  await view.click();
  const tab = await opening;
  await expect(tab.locator('img')).toBeVisible();
  await tab.close();
  await page.evaluate(() => (window.open = () => null));
  const logged = page.waitForEvent('console', (entry) => entry.text() === 'Failed to open new window');
  await view.click();
  await logged;
  await expect(getToasts(page)).not.toContainText('went wrong');
});

test('entries are restored after a reload', async ({ as }) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  await form.fill(form.getSection('Work and period'), 'Work details', 'Work that takes two sittings');
  await form.goToSection('Work with health and safety impact');
  await form.impacts.getByRole('checkbox', { name: /ladders or scaffolds/ }).check();
  await form.fill(form.getAttachedForm('A2'), 'Work location', 'Bay 3, above the door');
  const documents = await form.goToSection('Drawings and documents');
  await form.upload(documents, 'Drawing of the work area', createPngFile('layout.png'));
  const declaration = await form.goToSection('Declaration and signatures');
  await form.draw(declaration.getByRole('button', { name: /^Applicant signature/ }));
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();

  await page.reload();
  const back = page.getByRole('alert').filter({ hasText: 'Restored your unfinished permit from' });
  await expect(back).toContainText(/Restored your unfinished permit from .*, including its files\./);
  const panel = page.getByRole('region', { name: 'Who and where' });
  for (const chosen of [
    'Fab 10N',
    'MECH, Mechanical systems',
    'host@fab.example',
    'manager@fab.example',
    'Facilities F10N',
  ])
    await expect(panel.getByTitle(chosen)).toBeVisible();
  await expect(form.getSection('Work and period').getByRole('textbox', { name: 'Work details' })).toHaveValue(
    'Work that takes two sittings',
  );
  await form.goToSection('Drawings and documents');
  await expect(documents.getByRole('button', { name: 'View layout.png' })).toBeVisible();
  await form.goToSection('Declaration and signatures');
  await expect(declaration.getByRole('img', { name: /^Applicant signature/ })).toBeVisible();
  await form.sectionLinks.getByRole('link', { name: /^A2/ }).click();
  await expect(form.getAttachedForm('A2').getByRole('textbox', { name: 'Work location' })).toHaveValue(
    'Bay 3, above the door',
  );
});

test('a lost network loses nothing, and a lost response creates no second permit', async ({ as, consoleErrors }) => {
  const { page, api } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  const details = 'Work submitted over a bad line';
  await fillGeneralPermit(form, details);

  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\. Your entries are saved/)).toBeVisible();
  await form.submitButton.click();
  await expect(getToasts(page)).toContainText('The server cannot be reached. Check your connection and try again.');
  await expect(form.getSection('Work and period').getByRole('textbox', { name: 'Work details' })).toHaveValue(details);
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  expect(await countPermits(api, details)).toBe(0);

  const restore = await interceptOperation(page, 'CreatePermit', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.submitButton.click();
  await expect.poll(() => countPermits(api, details)).toBe(1);
  await restore();
  await expect(form.submitButton).toBeEnabled();
  await form.submitButton.click();
  await expectRaised(page, details);
  expect(await countPermits(api, details)).toBe(1);
  // The browser itself logs the requests that this test broke.
  expect(consoleErrors.splice(0).filter((consoleError) => !consoleError.includes('net::ERR_'))).toEqual([]);
});

test('a session that expires can be resumed in place, and the permit is submitted', async ({ as }) => {
  const { page, api } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  const details = 'Work that outlasted a session';
  await fillGeneralPermit(form, details);
  await api.send('mutation { logout { success } }');
  await form.submitButton.click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill('permit-to-work');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectRaised(page, details);
});

test('submitting twice at once creates one permit', async ({ as }) => {
  const { page, api } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  const details = 'Work submitted with a double click';
  await fillGeneralPermit(form, details);
  await form.submitButton.dblclick();
  await expectRaised(page, details);
  expect(await countPermits(api, details)).toBe(1);
});

/** The permit is in the list, and no unfinished work is left behind the button. */
async function expectRaised(page: Page, details: string): Promise<void> {
  await expect(getToasts(page)).toContainText(/Permit F10N-GP-\d{6} was submitted\./);
  await expect(getRow(page, details)).toContainText('Pending Approval By PM');
}

/** The number of permits with this description. */
async function countPermits(api: Api, description: string): Promise<number> {
  const { getPermits } = await api.send<{ getPermits: { count: number } }>(
    'query ($searchText: String) { getPermits(searchText: $searchText) { count } }',
    { searchText: description },
  );
  return getPermits.count;
}
