import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  DeleteDraftPermitDocument,
  GetDraftPermitByIdDocument,
  GetMyDraftPermitsDocument,
} from '../../../generated/permits/drafts.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { failure, getSent, respondTo, success } from '../../../testing/api.ts';
import { createDraft } from '../../../testing/draft-payload.ts';
import { mount } from '../../../testing/mount.tsx';
import { confirmDialog, toasts } from '../../../testing/page.ts';
import { requestor } from '../../../testing/permit-form.tsx';
import { DraftList } from './draft-list.tsx';
import { DraftView } from './draft-view.tsx';

const screens = { '/my-draft-permits': <DraftList />, '/draftpermit/:id': <DraftView /> };

function respondWithDrafts(...drafts: ReturnType<typeof createDraft>[]) {
  respondTo(GetMyDraftPermitsDocument, () => ({
    getMyDraftPermits: { count: drafts.length, items: drafts.map((draft) => ({ ...draft, attachedForms: [] })) },
  }));
}

async function chooseDelete() {
  await page.getByRole('button', { name: 'Actions for GENERAL PERMIT, Unwanted work' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test('a draft is deleted only after a confirmation, and a failure is shown', async () => {
  respondWithDrafts(createDraft({ workDetails: 'Unwanted work' }));
  respondTo(DeleteDraftPermitDocument, () => {
    throw failure(message.somethingWentWrong);
  });
  mount({ screens, user: requestor });
  await chooseDelete();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(message.confirmDraftDeletion);
  await expectAccessibleEverywhere();
  await confirmDialog(message.confirmDraftDeletion, 'Go back');
  expect(getSent(DeleteDraftPermitDocument)).toEqual([]);

  await chooseDelete();
  await confirmDialog(message.confirmDraftDeletion, 'Delete draft');
  await expect.element(toasts).toHaveTextContent(message.draftDeletionFailed);
  const row = page.getByRole('row').filter({ hasText: 'Unwanted work' });
  await expect.element(row).toBeVisible();

  respondTo(DeleteDraftPermitDocument, ({ id }) => {
    if (id === 'draft') respondWithDrafts();
    return { deleteDraftPermit: success('The draft was deleted.') };
  });
  await chooseDelete();
  await confirmDialog(message.confirmDraftDeletion, 'Delete draft');
  await expect.element(row).not.toBeInTheDocument();
});

test('drafts that cannot be loaded are loaded again, and an empty list says how it is filled', async () => {
  respondTo(GetMyDraftPermitsDocument, () => {
    throw failure(message.somethingWentWrong);
  });
  mount({ screens, user: requestor });
  await expect.element(page.getByText(message.somethingWentWrong)).toBeVisible();
  respondWithDrafts();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Permits that you save as drafts appear here.')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Create Permit' })).toBeVisible();
});

test('a draft that cannot be loaded is not called missing', async () => {
  respondTo(GetDraftPermitByIdDocument, () => {
    throw failure(message.somethingWentWrong);
  });
  mount({ screens, address: '/draftpermit/draft', user: requestor });
  await expect.element(page.getByText(message.draftUnavailable)).toBeVisible();
});
