import { message } from '@eptw/domain/message';
import type { Locator } from '@playwright/test';
import { fillGeneralPermit, fillLadderForm } from './fixtures/general-permit.ts';
import {
  confirmDialog,
  clickAction,
  giveNote,
  getActionBar,
  expectStatus,
  getHistory,
  getToasts,
  openList,
  getShownAnswer,
  getRow,
  chooseRowAction,
} from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { createPdfFile, createPngFile } from './fixtures/sample-files.ts';
import { finishWorkOnPage, signOnOnPage, startWorkOnPage } from './fixtures/work-screens.ts';
import { registerWorker } from './fixtures/work.ts';
import { expect, test, type SignedInUser } from './fixtures/test.ts';

/** The open permit's history, the newest entry first. */
function listHistory({ page }: SignedInUser): Promise<string[]> {
  return getHistory(page).getByRole('listitem').getByRole('paragraph').allTextContents();
}

/** Updates a list that says it has changed, until it contains a permit: other tests raise permits too. */
async function showLatest({ page }: SignedInUser, code: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Show the latest' }).click({ timeout: 15_000 });
    await expect(getRow(page, code)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('five users take a permit from raise to closure and see each other’s actions', async ({ as }) => {
  test.setTimeout(300_000);
  const requestor = await as('requestor@acme-works.example');
  // With animations, as most users see it.
  const pm = await as('pm@acme-works.example', { reducedMotion: 'no-preference' });
  const manager = await as('manager');
  const facilities = await as('facilities');
  const closer = await as('closer');
  for (const { page } of [pm, manager, facilities, closer]) await openList(page);

  const work = 'Replace the strainer of pump P-2 from a platform ladder';
  const form = new PermitForm(requestor.page);
  await form.open();
  await form.chooseReviewers();
  await fillGeneralPermit(form, work);
  await form.fillDateOrTime(form.getSection('Work and period'), 'Start date', toDayFromNow(-1));
  await fillRemainingSections(form);
  await form.submitButton.click();
  // Its start has passed, which can be a slip.
  await requestor.page.getByRole('dialog', { name: 'Is this period meant?' }).getByText('Yes, go on').click();
  await expect(getToasts(requestor.page)).toContainText(/Permit F10N-GP-\d{6} was submitted\./);
  const row = getRow(requestor.page, work);
  await expect(row).toContainText('Pending Approval By PM');
  const code = (await row.getByRole('link', { name: /^F10N-GP-/ }).textContent()) ?? '';

  // All users who may see it get the update without a reload.
  for (const person of [pm, manager, facilities, closer]) {
    await showLatest(person, code);
    await expect(getRow(person.page, code)).toContainText('Pending Approval By PM');
  }
  await getRow(requestor.page, code).getByRole('link', { name: code }).click();
  await expectStatus(requestor.page, 'Pending Approval By PM');
  await expectFilledIn(requestor);

  await chooseRowAction(pm.page, code, 'Review');
  await clickAction(pm.page, 'Approve');
  await confirmDialog(pm.page, message.confirmMissingUploads, 'Approve permit');
  await expectStatus(pm.page, 'Pending Approval By Marcus Lim');
  await expectStatus(requestor.page, 'Pending Approval By Marcus Lim');
  await expect(requestor.page.getByRole('main')).toContainText('Peter Wong approved as project manager');
  await expect(getRow(manager.page, code)).toContainText('Pending Approval By Marcus Lim');

  await chooseRowAction(manager.page, code, 'Review');
  await clickAction(manager.page, 'Approve');
  await confirmDialog(manager.page, message.confirmMissingUploads, 'Approve permit');
  await expectStatus(requestor.page, 'Pending Approval By Facilities F10N');
  await expect(getRow(facilities.page, code)).toContainText('Pending Approval By Facilities F10N');

  await chooseRowAction(facilities.page, code, 'Review');
  await facilities.page.getByRole('button', { name: 'Edit inputs' }).click();
  const workers = facilities.page.getByRole('textbox', { name: 'Number of workers' });
  await workers.fill('6');
  await clickAction(facilities.page, 'Approve with corrections');
  await confirmDialog(facilities.page, message.confirmMissingUploads, 'Approve permit');
  const lapsing = facilities.page.getByRole('dialog', { name: '2 approvals will lapse' });
  await lapsing.getByRole('textbox', { name: 'Reason', exact: true }).fill('Two more have to hold the pump');
  await lapsing.getByRole('button', { name: 'Approve and request new approvals' }).click();
  await expectStatus(pm.page, 'Pending Approval By PM');
  await expect(pm.page.getByRole('alert').filter({ hasText: '2 approvals lapsed' })).toBeVisible();
  const difference = pm.page.getByRole('region', { name: '1 answer changed since you approved' });
  await expect(difference).toContainText(/4.*6/);
  await clickAction(pm.page, 'Approve');
  await confirmDialog(pm.page, message.confirmMissingUploads, 'Approve permit');
  await expectStatus(manager.page, 'Pending Approval By Marcus Lim');
  await clickAction(manager.page, 'Approve');
  await confirmDialog(manager.page, message.confirmMissingUploads, 'Approve permit');
  await expectStatus(facilities.page, 'Not ready');
  await expectStatus(requestor.page, 'Not ready');
  await expect(getStatus(requestor)).toContainText('Marcus Lim gave the final approval');
  await expect(getRow(closer.page, code)).toContainText('Final Approved By Marcus Lim');

  const climber = await registerWorker(requestor.api, 'Lau Mei Ling', ['workAtHeight']);
  await signOnOnPage(requestor.page, [['Worker', climber]]);
  await expectStatus(facilities.page, 'Ready');
  await startWorkOnPage(requestor.page, 'Ravi Kumar');
  await expectStatus(requestor.page, 'Live');
  await finishWorkOnPage(requestor.page);
  await expectStatus(requestor.page, 'Work finished');
  await requestor.page.getByRole('link', { name: 'Review Permit' }).click();
  await expect(getShownAnswer(requestor.page, 'Number of workers')).toContainText('6');
  await clickAction(requestor.page, 'Request Closure');
  await confirmDialog(requestor.page, message.confirmClosure, 'Continue');
  await expectStatus(requestor.page, 'Pending Closure');
  await expectStatus(facilities.page, 'Pending Closure');
  await expect(getRow(closer.page, code)).toContainText('Pending Closure');

  await chooseRowAction(closer.page, code, 'Review');
  await clickAction(closer.page, 'Close Permit');
  await confirmDialog(closer.page, message.confirmClosure, 'Continue');
  for (const { page } of [closer, requestor, facilities, manager, pm]) await expectStatus(page, 'Completed');
  await expect(getActionBar(requestor.page).getByRole('button')).toHaveCount(0);

  expect(await listHistory(requestor)).toEqual([
    'Charles Goh closed the permit for Permit Office F10N',
    'Ravi Kumar requested closure',
    'Ravi Kumar finished the work',
    'Ravi Kumar started the work',
    'Ravi Kumar signed a worker on',
    'Marcus Lim approved',
    'Peter Wong approved as project manager',
    'Farid Rahman approved for Facilities F10N',
    'Marcus Lim approved',
    'Peter Wong approved as project manager',
    'Ravi Kumar submitted the permit',
  ]);
});

/** Optional answers, and those that a tick requires: with the required ones an input of every type. */
async function fillRemainingSections(form: PermitForm): Promise<void> {
  const work = form.getSection('Work and period');
  await form.sectionLinks.getByRole('link', { name: /^Work and period/ }).click();
  await form.choose(work, 'Area', 'Plant room');
  await form.sectionLinks.getByRole('link', { name: /^Work with health/ }).click();
  await form.impacts.getByRole('checkbox', { name: /ladders or scaffolds/ }).check();
  await expect(form.page.getByText(message.childPermitRequired('A2'))).toBeVisible();
  await fillLadderForm(form);
  const emergency = await form.goToSection('Briefing and emergency');
  await form.choosePerson(emergency, 'Host staff to be present at the briefing', 'supervisor@fab.example');
  const documents = await form.goToSection('Drawings and documents');
  await form.upload(documents, 'Drawing of the work area', createPngFile('layout.png'));
  await form.upload(documents, 'Risk assessment', createPdfFile('risk assessment.pdf'));
  await form.draw(documents.getByRole('button', { name: 'Mark the work area and the access route on the site map' }));
  await expect(documents.getByText('Marking saved')).toBeVisible();
}

/** The permit's status as text. */
function getStatus({ page }: SignedInUser) {
  return page.getByRole('region', { name: 'Status', exact: true });
}

/** All answers are shown on the permit. */
async function expectFilledIn({ page }: SignedInUser): Promise<void> {
  const main = page.getByRole('main');
  const documents = main.getByRole('region', { name: /Drawings and documents$/ });
  await documents.scrollIntoViewIfNeeded();
  await expect(
    getShownAnswer(documents, 'Drawing of the work area').getByRole('img', { name: 'layout.png' }),
  ).toBeVisible();
  await expect(getShownAnswer(documents, 'Risk assessment')).toContainText('risk assessment.pdf');
  await expectMarked(documents.getByRole('img', { name: /Mark the work area/ }));
  await expect(main.getByRole('heading', { name: 'Child permit(s)' }).first()).toBeVisible();
  const ladder = main.getByRole('region', { name: 'A2 - LADDER AND SCAFFOLD' });
  await ladder.scrollIntoViewIfNeeded();
  await expect(getShownAnswer(ladder, 'Working height (m)')).toContainText('2.4');
}

/** The map is stored as a picture of 1000 by 600, with a red line of about 540 pixels, two pixels wide. */
async function expectMarked(picture: Locator): Promise<void> {
  await expect(picture).toHaveJSProperty('naturalWidth', 1000);
  await expect(picture).toHaveJSProperty('naturalHeight', 600);
  const red = await picture.evaluate((image: HTMLImageElement) => {
    const context = Object.assign(document.createElement('canvas'), { width: 1000, height: 600 }).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, 1000, 600).data ?? new Uint8ClampedArray();
    const isRed = (at: number) => (pixels[at] ?? 0) - Math.max(pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > 128;
    return Array.from({ length: pixels.length / 4 }, (_, index) => index * 4).filter(isRed).length;
  });
  expect(red / 540).toBeGreaterThan(1.2);
  expect(red / 540).toBeLessThan(3);
}

test('a rejected permit is edited, resubmitted and approved from the start again', async ({ as, apiOf }) => {
  const requestor = await as('requestor@acme-works.example');
  const permit = await raisePermit(requestor.api);
  await changePermitStatus(await apiOf('pm@acme-works.example'), permit, 'PendingApproval');
  await requestor.page.goto(`/permits/${permit._id}`);
  await expectStatus(requestor.page, 'Pending Approval By Marcus Lim');

  const manager = await as('manager');
  await manager.page.goto(`/permits/review/${permit._id}`);
  await clickAction(manager.page, 'Reject');
  const dialog = manager.page.getByRole('dialog', { name: 'Reject Permit' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Name the spotter for the lifting');
  await dialog.getByRole('button', { name: 'Reject permit' }).click();
  await expectStatus(manager.page, 'Rejected By Marcus Lim');

  await expectStatus(requestor.page, 'Rejected By Marcus Lim');
  await expect(requestor.page.getByText('Reason: Name the spotter for the lifting')).toBeVisible();
  await expect(getStatus(requestor)).toContainText('Manager: Marcus Lim rejected this permit');
  await requestor.page.goto('/permits');
  await chooseRowAction(requestor.page, permit.code, 'Resubmit');
  await requestor.page
    .getByRole('textbox', { name: 'Tools and equipment brought in' })
    .fill('Chain block, with a spotter');
  await clickAction(requestor.page, 'Resubmit');
  await giveNote(requestor.page, 'What you changed', 'The spotter is named', 'Resubmit');
  await expectStatus(requestor.page, 'Pending Approval By PM');

  // The approvals of the first round are cleared, and the reviewers see the changes.
  const pm = await as('pm@acme-works.example');
  await pm.page.goto(`/permits/review/${permit._id}`);
  await expect(pm.page.getByText('0 of 2 given')).toBeVisible();
  await expectStatus(pm.page, 'Pending Approval By PM');
  await expect(getShownAnswer(pm.page, 'Tools and equipment brought in')).toContainText('Chain block, with a spotter');
  await clickAction(pm.page, 'Approve');
  await confirmDialog(pm.page, message.confirmMissingUploads, 'Approve permit');
  await expectStatus(manager.page, 'Pending Approval By Marcus Lim');
  await clickAction(manager.page, 'Approve');
  await confirmDialog(manager.page, message.confirmMissingUploads, 'Approve permit');
  await expectStatus(requestor.page, 'Pending Approval By Facilities F10N');
  expect(await listHistory(requestor)).toEqual([
    'Marcus Lim approved',
    'Peter Wong approved as project manager',
    'Ravi Kumar resubmitted',
    'Marcus Lim rejected',
    'Peter Wong approved as project manager',
    'Ravi Kumar submitted the permit',
  ]);
});
