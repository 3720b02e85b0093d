import { message } from '@eptw/domain/message';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PerformPermitActionDocument } from '../../../generated/permits/model.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, refusal, respondTo } from '../../../testing/api.ts';
import { confirmDialog, press, toasts } from '../../../testing/page.ts';
import { permitForm, requestor } from '../../../testing/permit-form.tsx';
import { createPermit, createSlot, people, toChildPermit } from '../../../testing/permit-payload.ts';
import { actionBar, actionButton, expectStatus, getShownAnswer, openPermit } from '../../../testing/permit-screens.tsx';
import { general, generalAnswers } from '../../../testing/permit-templates.ts';
import { toTemplatePayload } from '../../../testing/template-payload.ts';
import { wide } from '../../../testing/viewport.ts';

const answer = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const editButton = page.getByRole('button', { name: 'Edit inputs' });
const dialog = page.getByRole('dialog');
const getActions = () => getSent(PerformPermitActionDocument).map(({ action }) => action);

afterEach(() => page.viewport(wide.width, wide.height));

/** A form with two documents that approvers expect. */
const withUploads: TemplateContent = {
  ...general,
  sections: [
    ...general.sections,
    {
      title: 'Documents',
      form: ['Drawing', 'Risk assessment'].map((label) => {
        return { type: 'file', label, name: label, purpose: 'approvalUpload' } as const;
      }),
    },
  ],
};

test('approving without the files asks for confirmation, lists the missing ones, and keeps the focus in place', async () => {
  const form = toTemplatePayload('general', withUploads);
  const { server } = await openPermit(createPermit('PendingApproval', ['approve', 'reject'], { form }));
  await expect.element(actionBar).toHaveTextContent('2 files not uploaded');
  const question = dialog.filter({ hasText: message.confirmMissingUploads });
  await actionButton('Approve').click();
  await expect.element(question).toHaveTextContent('Not uploaded: Drawing, Risk assessment');
  await expect.element(question.getByRole('button', { name: 'Approve permit' })).toHaveFocus();
  await expectAccessibleEverywhere();
  await confirmDialog(message.confirmMissingUploads, 'Go back');
  await expect.element(actionButton('Approve')).toHaveFocus();
  await press('{Enter}');
  await expect.element(question.getByRole('button', { name: 'Approve permit' })).toHaveFocus();
  await press('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(actionButton('Approve')).toHaveFocus();
  expect(getActions()).toEqual([]);

  const approved = 'Your approval is recorded. Still to approve: Facilities F10N.';
  server.respondToAction(approved, () => ({ actions: [], statusLabel: 'Pending Approval By Facilities F10N' }));
  await press('{Enter}');
  await expect.element(question.getByRole('button', { name: 'Approve permit' })).toHaveFocus();
  await press('{Enter}');
  await expect.element(toasts).toHaveTextContent(approved);
  await expectStatus('Pending Approval By Facilities F10N');
  // The button is gone; a user without a mouse must not have to start at the top of the page again.
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
  expect(getActions()).toEqual(['approve']);
});

test('a rejection requires a reason, whose field has the focus', async () => {
  const { server } = await openPermit(createPermit('PendingApproval', ['approve', 'reject']));
  server.respondToAction('The permit was rejected.', () => ({
    status: 'Rejected',
    statusLabel: 'Rejected',
    actions: [],
  }));
  await actionButton('Reject').click();
  const reason = dialog.getByRole('textbox', { name: 'Reason', exact: true });
  await expect.element(reason).toHaveFocus();
  await dialog.getByRole('button', { name: 'Reject permit' }).click();
  await expect.element(dialog).toHaveTextContent(message.fieldRequired);
  await expectAccessibleEverywhere();
  expect(getActions()).toEqual([]);
  await reason.fill('Name the spotter');
  await dialog.getByRole('button', { name: 'Reject permit' }).click();
  await expectStatus('Rejected');
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
  expect(getSent(PerformPermitActionDocument)[0]).toMatchObject({ action: 'reject', reason: 'Name the spotter' });
});

test('the second user to decide sees who decided first, and keeps the typed reason', async () => {
  const { server } = await openPermit(createPermit('PendingApproval', ['approve', 'reject']));
  await actionButton('Reject').click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The lifting plan is missing');
  server.changeElsewhere('Farid Rahman', 'reject', {
    status: 'Rejected',
    statusLabel: 'Rejected By Farid Rahman',
    actions: [],
    reason: 'No spotter is named',
    rejectedBy: { at: '2026-03-02T01:00:00.000Z', role: 'MTGroup', group: 'Facilities F10N', user: people.facilities },
  });
  await expect.element(dialog).toHaveTextContent('Farid Rahman rejected');
  await expect.element(dialog.getByRole('button', { name: 'Reject permit' })).toBeDisabled();
  await expect.element(reason).toHaveValue('The lifting plan is missing');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expectStatus('Rejected By Farid Rahman');
  await expect.element(page.getByText('Reason: No spotter is named')).toBeVisible();
});

test('corrections are kept beside another user’s concurrent corrections', async () => {
  const { server } = await openPermit(createPermit('PendingApproval', ['approve', 'edit']));
  await editButton.click();
  await answer('Work location').fill('Bay 7');
  await answer('Contractor company').fill('ACME Works');
  server.changeElsewhere('Farid Rahman', 'edit', {
    submission: { ...generalAnswers, company: 'Borealis', areaManager: 'Helen Tay' },
  });
  const main = page.getByRole('main');
  await expect.element(main).toHaveTextContent('Farid Rahman corrected the permit');
  await expect.element(main).toHaveTextContent('Your entries are kept');
  await expect.element(page.getByText('Changed by both of you: Contractor company.')).toBeVisible();
  await expect.element(answer('Work location')).toHaveValue('Bay 7');
  await expect.element(answer('Contractor company')).toHaveValue('ACME Works');
  await expect.element(answer('Area manager who knows of this work')).toHaveValue('Helen Tay');

  server.respondToAction('The permit was saved.', () => ({
    submission: getSent(PerformPermitActionDocument).at(-1)?.submission,
  }));
  await actionButton('Save changes').click();
  await expect.element(toasts).toHaveTextContent('The permit was saved.');
  await expect.poll(() => getShownAnswer('Work location')).toBe('Bay 7');
  const expected = { workLocation: 'Bay 7', company: 'ACME Works', areaManager: 'Helen Tay' };
  expect(getSent(PerformPermitActionDocument)).toMatchObject([{ action: 'edit', version: 2, submission: expected }]);
});

test('leaving with unsaved changes asks for confirmation', async () => {
  await openPermit(createPermit('PendingApproval', ['approve', 'edit']));
  await editButton.click();
  await answer('Work location').fill('Bay 7');
  await page.getByRole('link', { name: 'Back to view all permit' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(answer('Work location')).toHaveValue('Bay 7');
});

test('a resubmission requires the required answers, and goes to the first that is missing', async () => {
  await openPermit(createPermit('Rejected', ['withdraw', 'resubmit'], { isSubmitter: true }), { user: requestor });
  await answer('Work details').fill('');
  await actionButton('Resubmit').click();
  await expect.element(toasts).toHaveTextContent(message.checkRequired);
  await expect.element(answer('Work details')).toHaveFocus();
  expect(getActions()).toEqual([]);
});

test('a rejected permit can be cancelled by its submitter, after a confirmation', async () => {
  const { server } = await openPermit(createPermit('Rejected', ['withdraw', 'resubmit'], { isSubmitter: true }), {
    user: requestor,
  });
  server.respondToAction('The permit was cancelled.', () => ({
    status: 'Cancelled',
    statusLabel: 'Cancelled',
    actions: [],
  }));
  await actionButton('Cancel Permit').click();
  await confirmDialog(message.confirmCancellation, 'Go back');
  expect(getActions()).toEqual([]);
  await actionButton('Cancel Permit').click();
  await confirmDialog(message.confirmCancellation, 'Continue');
  await expectStatus('Cancelled');
  expect(getActions()).toEqual(['withdraw']);
  expect(actionBar.getByRole('button').elements()).toEqual([]);
});

test('closure before the start asks whether cancellation is intended', async () => {
  const permit = createPermit('Approved', ['requestCancellation', 'requestClosure'], { isSubmitter: true });
  const { server } = await openPermit(permit, { user: requestor });
  await actionButton('Request Closure').click();
  const question = page.getByRole('dialog', { name: 'The work has not started yet' });
  await expect.element(question).toHaveTextContent(`Permit ${permit.code} begins on `);
  await expectAccessibleEverywhere();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(getActions()).toEqual([]);

  server.respondToAction('The request was sent.', () => ({}));
  await actionButton('Request Closure').click();
  await question.getByRole('button', { name: 'Request Cancellation' }).click();
  await confirmDialog(message.confirmCancellation, 'Continue');
  await expect.poll(getActions).toEqual(['requestCancellation']);
  await expect.element(toasts).toHaveTextContent('The request was sent.');

  await actionButton('Request Closure').click();
  await question.getByRole('button', { name: 'Request Closure' }).click();
  await expect.element(dialog.filter({ hasText: message.confirmClosure })).toBeVisible();
  await expectAccessibleEverywhere();
  await confirmDialog(message.confirmClosure, 'Continue');
  await expect.poll(getActions).toEqual(['requestCancellation', 'requestClosure']);
});

const child = { _id: 'child', code: 'F10N-B3-000002', title: 'B3 - LIFTING', statusLabel: 'Pending Approval By PM' };
const blockingReason = `Finish its child permits first: ${child.code}.`;
const childPermits = [{ ...child, status: 'PendingPMApproval' as const }];

test('unfinished child permits are listed before any confirmation', async () => {
  const permit = createPermit('Approved', ['requestCancellation', 'requestClosure'], {
    isSubmitter: true,
    startDate: '2026-03-02T00:00:00.000Z',
    childPermits,
    blockedActions: [{ action: 'requestClosure', why: blockingReason, instead: null }],
  });
  await openPermit(permit, { user: requestor });
  const closure = actionButton('Request Closure');
  await expect.element(closure).toHaveAttribute('aria-disabled', 'true');
  await expect.element(closure).toHaveAccessibleDescription(`Request Closure: ${blockingReason}`);
  // The browser lets it be clicked, and then the reason gets the focus.
  await closure.click({ force: true });
  await expect.element(page.getByText(`Request Closure: ${blockingReason}`)).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();

  // Cancelling stops the work immediately, and the dialog says what the closers wait for.
  await actionButton('Request Cancellation').click();
  const question = dialog.filter({ hasText: message.confirmCancellation });
  await expect.element(question).toHaveTextContent(`once its child permits are finished: ${child.code}.`);
  await confirmDialog(message.confirmCancellation, 'Go back');
  expect(getActions()).toEqual([]);
});

test('a closer sees which child permits are unfinished, and opens them', async () => {
  const permit = createPermit('PendingCancel', ['sendBack', 'cancel'], {
    childPermits,
    blockedActions: [{ action: 'cancel', why: blockingReason, instead: null }],
  });
  const { router } = await openPermit(permit);
  const cancel = actionButton('Cancel Permit');
  await expect.element(cancel).toHaveAccessibleDescription(`Cancel Permit: ${blockingReason}`);
  await cancel.click({ force: true });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(actionBar.getByRole('link', { name: child.code }))
    .toHaveAttribute('href', '/childpermits/review/child');
  expect(router.state.location.pathname).toBe('/permits/review/permit');
});

test('a permit cannot be moved away from a child permit, and the refusal covers no button', async () => {
  const permit = createPermit('Approved', ['editApproved'], {
    isSubmitter: true,
    childPermits,
    projectManagerApproval: { at: '2026-03-01T01:00:00.000Z', role: 'ContractorPM', user: people.projectManager },
    approvedBy: [
      { at: '2026-03-01T01:00:00.000Z', role: 'MicronManager', group: null, user: people.manager },
      { at: '2026-03-01T01:00:00.000Z', role: 'MTGroup', group: 'Facilities F10N', user: people.facilities },
    ],
  });
  const { router } = await openPermit(permit, { user: requestor });
  const sentence = `The period of ${child.code} would fall outside this period. Change it first.`;
  respondTo(PerformPermitActionDocument, () => ({
    permit: { ...refusal('BAD_INPUT', sentence), problems: [], item: null },
  }));
  await editButton.click();
  await permitForm.fillMoment(permitForm.section('Work and period'), 'Start date', '2036-04-02');
  await actionButton('Save').click();
  const question = page.getByRole('dialog', { name: 'Is this period meant?' });
  await question.getByRole('button', { name: 'Change the dates' }).click();
  await permitForm.fillMoment(permitForm.section('Work and period'), 'Start date', '2027-04-02');
  await actionButton('Save').click();
  const lapsing = page.getByRole('dialog', { name: '3 approvals will lapse' });
  const reason = lapsing.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The crane comes later');
  await lapsing.getByRole('button', { name: 'Save and request new approvals' }).click();
  await expect.element(lapsing.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(toasts).not.toHaveTextContent('would fall outside');
  await expect.element(reason).toHaveValue('The crane comes later');
  await lapsing.getByRole('link', { name: child.code }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/childpermits\/(review\/)?child$/);
});

/** As many answers as a child permit needs. */
const childAnswers = {
  ...generalAnswers,
  endDate: '2027-03-04',
  endTime: '17:00',
  workLocation: 'Bay 12',
  buildingLevel: 'Roof',
  company: 'ACME Works',
  areaManager: 'Helen Tay',
  applicant: 'Ravi Kumar',
};

test('saved corrections of a child permit lead back to the list, and say which approvals lapse', async () => {
  const permit = toChildPermit(
    createPermit('PendingApproval', ['approve', 'edit'], {
      submission: childAnswers,
      slots: [
        createSlot(people.manager, { filledAt: '2026-03-01T01:00:00.000Z', filledBy: people.manager }),
        createSlot(people.facilities, { isYours: true, isNext: true }),
      ],
      projectManagerApproval: { at: '2026-03-01T01:00:00.000Z', role: 'ContractorPM', user: people.projectManager },
      approvedBy: [{ at: '2026-03-01T01:00:00.000Z', role: 'MicronManager', group: null, user: people.manager }],
    }),
  );
  const { server, router } = await openPermit(permit, { user: people.facilities });
  server.respondToAction('The permit was saved.', () => ({}));
  await editButton.click();
  await answer('Work location').fill('Roof of building 3');
  await actionButton('Save changes').click();
  const lapsing = page.getByRole('dialog', { name: '2 approvals will lapse' });
  await expect.element(lapsing).toHaveTextContent('Marcus Lim, individual reviewer');
  await expect.element(lapsing).toHaveTextContent('Peter Wong, project manager');
  await lapsing.getByRole('textbox', { name: 'Reason', exact: true }).fill('The zone is on building 3');
  await lapsing.getByRole('button', { name: 'Save and request new approvals' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/childpermits');
  const submission = { ...childAnswers, workLocation: 'Roof of building 3' };
  expect(getSent(PerformPermitActionDocument)).toMatchObject([
    { id: 'child', action: 'edit', reason: 'The zone is on building 3', submission },
  ]);
});

test('each action has a key of its own', async () => {
  const { server } = await openPermit(
    createPermit('PendingApproval', ['approve', 'edit'], { submission: childAnswers }),
  );
  server.respondToAction('The permit was saved.', () => ({}));
  await editButton.click();
  await answer('Work location').fill('Bay 7');
  await actionButton('Save changes').click();
  await expect.element(toasts).toHaveTextContent('The permit was saved.');
  server.respondToAction('The permit was approved.', () => ({ actions: [] }));
  await actionButton('Approve').click();
  await confirmDialog(message.confirmMissingUploads, 'Approve permit');
  await expect.element(toasts).toHaveTextContent('The permit was approved.');
  const keys = getSent(PerformPermitActionDocument).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});
