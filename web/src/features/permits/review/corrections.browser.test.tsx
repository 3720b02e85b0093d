import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PerformPermitActionDocument } from '../../../generated/permits/model.ts';
import { GetAttachableTemplatesDocument } from '../../../generated/permits/review.ts';
import { GetTemplateDocument } from '../../../generated/templates.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo, success } from '../../../testing/api.ts';
import { choose, confirmDialog } from '../../../testing/page.ts';
import { requestor } from '../../../testing/permit-form.tsx';
import { createPermit, people } from '../../../testing/permit-payload.ts';
import { actionButton, expectStatus, openPermit } from '../../../testing/permit-screens.tsx';
import { generalAnswers, hotWorks, ladder } from '../../../testing/permit-templates.ts';
import { toTemplatePayload } from '../../../testing/template-payload.ts';

/* What whoever corrects a rejected permit changes and says, and what its reviewers see of it. */

const dialog = page.getByRole('dialog');
const hotWorksForm = toTemplatePayload('hot works', hotWorks);
const ladderForm = toTemplatePayload('ladder', ladder);

async function openRejected() {
  const permit = createPermit('Rejected', ['withdraw', 'resubmit'], {
    isSubmitter: true,
    children: [{ _id: 'child-form', form: hotWorksForm, submission: {} }],
  });
  const opened = await openPermit(permit, { user: requestor });
  opened.server.respondToAction('The permit was resubmitted.', () => ({
    status: 'PendingPMApproval',
    statusLabel: 'Pending Approval By PM',
    actions: [],
  }));
  return opened;
}

test('a resubmission says what was changed', async () => {
  await openRejected();
  await page.getByRole('textbox', { name: 'Work location', exact: true }).first().fill('Bay 7');
  await actionButton('Resubmit').click();
  await expect.element(dialog).toHaveTextContent('Resubmit with changes');
  const note = dialog.getByRole('textbox', { name: 'What you changed' });
  await expect.element(note).toHaveFocus();
  await expectAccessibleEverywhere();
  await dialog.getByRole('button', { name: 'Resubmit', exact: true }).click();
  expect(getSent(PerformPermitActionDocument)).toEqual([]);
  await note.fill('It is bay 7');
  await dialog.getByRole('button', { name: 'Resubmit', exact: true }).click();
  await expectStatus('Pending Approval By PM');
  expect(getSent(PerformPermitActionDocument)).toMatchObject([
    { action: 'resubmit', reason: 'It is bay 7', submission: { workLocation: 'Bay 7' } },
  ]);
});

test('one without changes says why', async () => {
  await openRejected();
  await actionButton('Resubmit').click();
  await dialog.getByRole('textbox', { name: 'Why nothing changed' }).fill('The spotter is named in B.2');
  await dialog.getByRole('button', { name: 'Resubmit unchanged' }).click();
  await expectStatus('Pending Approval By PM');
  expect(getSent(PerformPermitActionDocument)[0]).toMatchObject({ reason: 'The spotter is named in B.2' });
});

test('attached forms are removed and added, and one that was removed comes back as it was', async () => {
  await openRejected();
  respondTo(GetAttachableTemplatesDocument, () => ({ getTemplates: { items: [hotWorksForm, ladderForm] } }));
  respondTo(GetTemplateDocument, () => ({ getTemplate: { ...success(), item: ladderForm } }));
  await page.getByRole('button', { name: /^Remove B1D01/ }).click();
  await confirmDialog('Remove B1D01', 'Remove child permit');
  await expect.element(page.getByRole('region', { name: hotWorks.title })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add child permit' }).click();
  await choose(page, 'Templates to fill in with this permit', ladder.title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('region', { name: ladder.title })).toBeVisible();
  await expectAccessibleEverywhere();
  await page.getByRole('button', { name: /^Remove A2/ }).click();
  await confirmDialog('Remove A2', 'Remove child permit');
  await actionButton('Resubmit').click();
  await dialog.getByRole('textbox', { name: 'What you changed' }).fill('No hot work');
  await dialog.getByRole('button', { name: 'Resubmit', exact: true }).click();
  await expectStatus('Pending Approval By PM');
  expect(getSent(PerformPermitActionDocument)[0]).toMatchObject({ childrenState: [] });
});

test('the page of a rejected permit leads its submitter to change and resubmit it', async () => {
  const permit = createPermit('Rejected', ['withdraw', 'resubmit'], { isSubmitter: true });
  const { router } = await openPermit(permit, { screen: 'view', user: requestor });
  await page.getByRole('link', { name: 'Change and resubmit' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/permits/review/permit');
});

test('the reviewers of a resubmitted permit see first what differs since the rejection', async () => {
  const entry = { text: '', from: null, group: null, lapsed: [], changes: [] };
  const change = {
    form: 'GENERAL PERMIT',
    name: 'workLocation',
    label: 'Work location',
    before: 'Bay 1',
    after: 'Bay 7',
  };
  const removed = { form: hotWorks.title, name: '', label: 'Child permit', before: 'Attached', after: 'Not attached' };
  const lostAnswer = { form: hotWorks.title, name: 'tool', label: 'Tool', before: 'Torch', after: '' };
  const permit = createPermit('PendingApproval', ['approve', 'reject'], {
    submission: { ...generalAnswers, workLocation: 'Bay 7' },
    history: [
      {
        ...entry,
        sequence: 1,
        action: 'create',
        at: '2026-03-01T01:00:00Z',
        by: requestor,
        to: 'PendingApproval',
        reason: null,
      },
      {
        ...entry,
        sequence: 2,
        action: 'reject',
        at: '2026-03-01T02:00:00Z',
        by: people.manager,
        to: 'Rejected',
        reason: 'Which bay?',
      },
      {
        ...entry,
        ...{ sequence: 3, action: 'resubmit', at: '2026-03-01T03:00:00Z', by: requestor, to: 'PendingApproval' },
        ...{ reason: 'It is bay 7', changes: [change, removed, lostAnswer] },
      },
    ],
  });
  await openPermit(permit);
  const difference = page.getByRole('region', { name: '2 answers changed since Marcus Lim rejected this permit' });
  await expect.element(difference).toHaveTextContent('Marcus Lim: Which bay?');
  await expect.element(difference).toHaveTextContent('It is bay 7');
  await expect.element(difference).toHaveTextContent(/Work location.*Bay 1.*Bay 7/);
  await expect.element(difference).toHaveTextContent(/Child permit.*Attached.*Not attached/);
  await expect.element(difference).not.toHaveTextContent('Torch');
  await expectAccessibleEverywhere();
});
