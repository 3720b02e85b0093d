import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { KeyboardUser } from './fixtures/keyboard.ts';
import { getActionBar, expectStatus, getToasts, openList, getShownAnswer, getRow } from './fixtures/permit-screens.ts';
import { raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { createPdfFile } from './fixtures/sample-files.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

test.setTimeout(300_000);
// With animations, as most users see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a permit is raised without a mouse', async ({ as }) => {
  const { page } = await as('requestor@acme-works.example');
  const keys = new KeyboardUser(page);
  const form = new PermitForm(page);
  await openList(page);
  await keys.activate(page.getByRole('link', { name: 'Create Permit' }));
  await expect(page.getByRole('heading', { name: 'Create Permit' })).toBeFocused();

  const who = page.getByRole('region', { name: 'Who and where' });
  await keys.choose(who.getByRole('combobox', { name: 'Site' }), 'Fab 10N');
  await keys.search(who.getByRole('combobox', { name: 'Discipline' }), 'MECH, Mechanical systems');
  await keys.search(who.getByRole('combobox', { name: 'Host / System Owner' }), 'host@fab.example', 'Hannah Koh');
  await keys.search(who.getByRole('combobox', { name: 'Individual Reviewers' }), 'manager@fab.example', 'Marcus Lim');
  await keys.search(who.getByRole('combobox', { name: 'MT groups' }), 'Facilities F10N');

  const work = form.getSection('Work and period');
  await keys.fillDateOrTime(work.getByRole('textbox', { name: 'Start date', exact: true }), toDayFromNow(1));
  await keys.fillDateOrTime(work.getByRole('textbox', { name: 'From', exact: true }), '08:00');
  await keys.fillDateOrTime(work.getByRole('textbox', { name: 'End date', exact: true }), toDayFromNow(3));
  await keys.fillDateOrTime(work.getByRole('textbox', { name: 'To', exact: true }), '18:30');
  await keys.fill(work.getByRole('textbox', { name: 'Work location', exact: true }), 'Bay 12');
  await keys.choose(work.getByRole('combobox', { name: 'Building level' }), 'Level 2 - Sub-fab');
  await keys.chooseFirstRadio(work.getByRole('radiogroup', { name: 'Shift' }));
  const details = 'Work that was asked for without a mouse';
  await keys.fill(work.getByRole('textbox', { name: 'Work details', exact: true }), details);

  const contractor = form.getSection('Contractor and workers');
  await keys.fill(contractor.getByRole('textbox', { name: 'Contractor company', exact: true }), 'ACME Works');
  await keys.fill(contractor.getByRole('textbox', { name: 'Contractor supervisor', exact: true }), 'Suresh Pillai');
  await keys.fill(contractor.getByRole('textbox', { name: 'Supervisor phone', exact: true }), '+65 9123 4567');
  await keys.fill(contractor.getByRole('textbox', { name: 'Number of workers', exact: true }), '4');
  await keys.fill(
    contractor.getByRole('textbox', { name: 'Area manager who knows of this work', exact: true }),
    'Helen Tay',
  );

  await keys.check(form.impacts.getByRole('checkbox', { name: 'None of these' }));

  const hazards = form.getSection('Hazards and controls');
  await keys.check(hazards.getByRole('checkbox', { name: 'Safety helmet' }));
  await keys.chooseFirstRadio(hazards.getByRole('radiogroup', { name: 'Remaining risk after controls' }));
  await keys.fill(hazards.getByRole('textbox', { name: 'Control measures', exact: true }), 'Area barricaded');

  const emergency = form.getSection('Briefing and emergency');
  await keys.fill(emergency.getByRole('textbox', { name: 'Emergency contact', exact: true }), 'Suresh Pillai');
  await keys.fill(emergency.getByRole('textbox', { name: 'Emergency phone', exact: true }), '+65 9123 4567');

  const documents = form.getSection('Drawings and documents');
  await keys.upload(
    documents.getByRole('button', { name: 'Choose file: Risk assessment' }),
    createPdfFile('assessment.pdf'),
  );
  await expect(documents.getByRole('button', { name: 'View assessment.pdf' })).toBeVisible();
  await keys.tabTo(documents.getByRole('button', { name: 'Mark the work area and the access route on the site map' }));
  await keys.press('ArrowLeft', 'ArrowUp', 'Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space');
  await expect(documents.getByText('Marking saved')).toBeVisible();

  const declaration = form.getSection('Declaration and signatures');
  await keys.check(declaration.getByRole('checkbox', { name: /I have read the statement/ }));
  const applicant = declaration.getByRole('group', { name: 'Applicant signature' });
  await keys.tabTo(applicant.getByRole('radio', { name: 'Draw' }));
  await keys.press('ArrowRight');
  await keys.fill(applicant.getByRole('textbox', { name: /type your full name/ }), 'Ravi Kumar');

  await keys.activate(form.submitButton);
  await expect(getToasts(page)).toContainText(/Permit F10N-GP-\d{6} was submitted\./);
  await expect(getRow(page, details)).toContainText('Pending Approval By PM');
  await expect(page.getByRole('heading', { name: 'My Permits' })).toBeFocused();

  await keys.activate(getRow(page, details).getByRole('link', { name: /^F10N-GP-/ }));
  await expectStatus(page, 'Pending Approval By PM');
  await expect(getShownAnswer(page, 'Area manager who knows of this work')).toContainText('Helen Tay');
});

test('a queue of five permits is completed without a mouse: four approved, the last rejected', async ({
  as,
  apiOf,
}) => {
  const host = await apiOf('host');
  const { page, api } = await as('site.admin');
  for (let count = 0; count < 5; count += 1) await raisePermit(host, { reviewer: 'site.admin@fab.example' });
  const loadQueue = async () => {
    const { getMyPendingApprovalPermits } = await api.send<{
      getMyPendingApprovalPermits: { items: { code: string }[] };
    }>('{ getMyPendingApprovalPermits(limit: 1000, sortBy: "urgency") { items { code } } }');
    return getMyPendingApprovalPermits.items.map(({ code }) => code);
  };
  const codes = (await loadQueue()).slice(0, 5);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = codes;
  const keys = new KeyboardUser(page);
  const approve = getActionBar(page).getByRole('button', { name: 'Approve' });
  const question = page.getByRole('dialog').filter({ hasText: message.confirmMissingUploads });
  const confirm = question.getByRole('button', { name: 'Approve permit' });
  await page.goto('/my-pending-approval-permits');
  await keys.activate(page.getByRole('button', { name: `Actions for ${first}` }));
  await expect(page.getByRole('menuitem', { name: 'View', exact: true })).toBeFocused();
  await keys.press('ArrowDown', 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Review', exact: true })).toBeFocused();
  await keys.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: first })).toBeFocused();
  await keys.activate(approve);
  await expect(confirm).toBeFocused();
  await keys.press('Escape');
  await expect(question).toBeHidden();
  await expect(approve).toBeFocused();
  for (const [code, next] of [
    [first, second],
    [second, third],
    [third, fourth],
    [fourth, fifth],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await keys.activate(approve);
    await expect(confirm).toBeFocused();
    await keys.press('Enter');
    await expect(approve).toHaveCount(0);
    await expectFocusUnchanged(page);
    await keys.activate(page.getByRole('link', { name: `Next: ${next}` }));
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeFocused();
  }

  await keys.activate(getActionBar(page).getByRole('button', { name: 'Reject' }));
  const dialog = page.getByRole('dialog', { name: 'Reject Permit' });
  await expect(dialog.getByRole('textbox', { name: 'Reason', exact: true })).toBeFocused();
  await keys.type('Name the spotter');
  await keys.activate(dialog.getByRole('button', { name: 'Reject permit' }));
  await expectStatus(page, 'Rejected By');
  await expectFocusUnchanged(page);
  expect((await loadQueue()).filter((code) => codes.includes(code))).toEqual([]);
});

/** The clicked button is gone; a keyboard user must not have to start at the top of the page again. */
async function expectFocusUnchanged(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}
