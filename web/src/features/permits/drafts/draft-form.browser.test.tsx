import { message } from '@eptw/domain/message';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetDraftPermitByIdDocument,
  GetMyDraftPermitsDocument,
  UpdateDraftPermitDocument,
  type DraftFactsFragment,
} from '../../../generated/permits/drafts.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, refusal, respondTo, success } from '../../../testing/api.ts';
import { createDraft } from '../../../testing/draft-payload.ts';
import { closePage } from '../../../testing/mount.tsx';
import { choose } from '../../../testing/page.ts';
import { permitForm, toFormOptions, type Templates } from '../../../testing/permit-form.tsx';
import { general } from '../../../testing/permit-templates.ts';
import { toTemplatePayload } from '../../../testing/template-payload.ts';

const templates = { general };
const details = permitForm.section('Work and period').getByRole('textbox', { name: 'Work details' });
const savedElsewhere = 'You saved this draft in another window or on another device. Load it, or keep yours.';
const saved = page.getByText(/^Saved \d/);

/** Stores a draft as the server does, which refuses to save on top of another version. */
function storeDraft(draft: DraftFactsFragment) {
  const server = {
    stored: draft,
    losesResponses: false,
    getDetails: () => (server.stored.submission as Submission)['workDetails'],
    saveElsewhere(workDetails: string) {
      const submission = { ...(server.stored.submission as Submission), workDetails };
      server.stored = { ...server.stored, version: server.stored.version + 1, submission };
    },
  };
  respondTo(GetDraftPermitByIdDocument, () => ({
    getDraftPermitById: { ...success(), item: server.stored },
  }));
  respondTo(UpdateDraftPermitDocument, ({ version, submission }) => {
    const { stored } = server;
    const isConflict = version != null && version !== stored.version;
    if (!isConflict) server.stored = { ...stored, version: stored.version + 1, submission };
    if (server.losesResponses) throw disconnected;
    const payload = isConflict ? refusal('CONFLICT', savedElsewhere) : success();
    return { updateDraftPermit: { ...payload, problems: [], item: isConflict ? null : server.stored } };
  });
  return server;
}

function openDraft(formOptions = toFormOptions(templates), available: Templates = templates) {
  return permitForm.open(available, { address: '/draftpermit/review/draft', formOptions });
}

/** Saves at once: a page that is left does not wait for a pause in typing. */
const save = () => window.dispatchEvent(new Event('pagehide'));

test('a draft saves itself while it is filled in, and the list waits for the last save', async () => {
  const draft = storeDraft(createDraft({ workDetails: 'Work as it began', declaration: true }));
  await openDraft();
  await details.fill('Work as it went on');
  await expect.element(saved).toBeVisible();
  expect(draft.getDetails()).toBe('Work as it went on');
  await closePage();
  await openDraft();
  await expect.element(details).toHaveValue('Work as it went on');

  let letSave = () => {};
  const maySave = new Promise<void>((resolve) => (letSave = resolve));
  let listedBeforeSaving = 0;
  respondTo(UpdateDraftPermitDocument, async ({ submission }) => {
    await maySave;
    listedBeforeSaving = getSent(GetMyDraftPermitsDocument).length;
    draft.stored = { ...draft.stored, submission, workDescription: 'Work as it was left' };
    return { updateDraftPermit: { ...success(), problems: [], item: draft.stored } };
  });
  respondTo(GetMyDraftPermitsDocument, () => ({
    getMyDraftPermits: { count: 1, items: [{ ...draft.stored, attachedForms: [] }] },
  }));
  await details.fill('Work as it was left');
  await page.getByRole('link', { name: 'Back to my draft permits' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Draft Permits' })).toBeVisible();
  letSave();
  await expect.element(page.getByRole('row').filter({ hasText: 'Work as it was left' })).toBeVisible();
  expect(listedBeforeSaving).toBe(0);
});

test('a draft that must not be emptied says so', async () => {
  storeDraft(createDraft({ workDetails: 'Work that is taken back', declaration: true }));
  respondTo(UpdateDraftPermitDocument, () => ({
    updateDraftPermit: { ...refusal('BAD_INPUT', message.draftEmpty), problems: [], item: null },
  }));
  await openDraft();
  await details.fill('');
  save();
  await expect.element(page.getByText(message.draftEmpty)).toBeVisible();
});

test('a draft survives a lost network, even if only the response is lost', async () => {
  const draft = storeDraft(createDraft({ workDetails: 'Work over a bad line', declaration: true }));
  await openDraft();
  draft.losesResponses = true;
  await details.fill('Work whose response is lost');
  save();
  await expect.element(page.getByText('Not saved: no connection. Retrying.')).toBeVisible();
  expect(draft.getDetails()).toBe('Work whose response is lost');
  draft.losesResponses = false;
  await details.fill('Work that arrives after all');
  save();
  await expect.element(saved).toBeVisible();
  expect(draft.getDetails()).toBe('Work that arrives after all');
});

test('a draft saved elsewhere causes a conflict, and its author decides which version to keep', async () => {
  const draft = storeDraft(createDraft({ workDetails: 'Work on one device', declaration: true }));
  await openDraft();
  draft.saveElsewhere('Work on the other device');
  await details.fill('Work on this device');
  save();
  const notice = page.getByRole('alert').filter({ hasText: savedElsewhere });
  await expect.element(notice).toBeVisible();
  await expectAccessibleEverywhere();
  await notice.getByRole('button', { name: 'Load the saved version' }).click();
  await expect.element(details).toHaveValue('Work on the other device');

  draft.saveElsewhere('Work on the other device again');
  await details.fill('Work that stays');
  save();
  await notice.getByRole('button', { name: 'Keep my version' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(draft.getDetails()).toBe('Work that stays');
});

test('a draft on a changed form says how it changed, and what no longer fits', async () => {
  const [work, ...others] = general.sections;
  const earlier: TemplateContent = {
    ...general,
    sections: [
      {
        title: 'Work and period',
        form: [
          ...(work?.form ?? []).map((input) => (input.name === 'workLocation' ? { ...input, label: 'Place' } : input)),
          { type: 'text', label: 'Lifting plan', name: 'liftingPlan' },
        ],
      },
      ...others,
    ],
  };
  const submission = { workDetails: 'Work on an older form', workLocation: 'Bay 12', liftingPlan: 'LP-7' };
  storeDraft(createDraft(submission, { form: { ...toTemplatePayload('general', earlier), version: 0 } }));
  await openDraft();
  const notice = page.getByRole('alert').filter({ hasText: 'The form has changed since this draft was saved.' });
  await expect.element(notice).toHaveTextContent('Lifting plan, where you had entered “LP-7”');
  await expect.element(notice).toHaveTextContent('Work location');
  const location = permitForm.section('Work and period').getByRole('textbox', { name: 'Work location' });
  await expect.element(location).toHaveValue('Bay 12');
});

test('a draft requires new choices for those no longer available', async () => {
  const draft = storeDraft(createDraft({ workDetails: 'Work of a kind that is gone', workLocation: 'Bay 12' }));
  const toolInstall = { ...general, title: 'TOOL INSTALL PERMIT', code: 'TI' };
  const formOptions = toFormOptions({ toolInstall });
  const { items } = formOptions.getAllMTGroups;
  const getAllMTGroups = { items: items.filter(({ name }) => name !== 'Facilities F10N') };
  await openDraft({ ...formOptions, getAllMTGroups }, { general, toolInstall });
  const { panel, submitButton } = permitForm;
  await expect
    .element(page.getByText('GENERAL PERMIT can no longer be raised. Choose another permit type.'))
    .toBeVisible();
  await expect.element(page.getByText('Your choices are no longer available: MT groups. Choose again.')).toBeVisible();
  await details.fill('Work of another kind');
  save();
  await expect.element(page.getByText('Not saved. Choose Permit Type, MT groups first.')).toBeVisible();
  await expect.element(submitButton).toBeDisabled();
  expect(getSent(UpdateDraftPermitDocument)).toEqual([]);
  await choose(panel, 'Permit Type', 'TOOL INSTALL PERMIT');
  await choose(panel, 'MT groups', 'LSS F10N');
  save();
  await expect.element(page.getByText(/no longer/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Work location' })).toHaveValue('Bay 12');
  await expect.element(saved).toBeVisible();
  expect(draft.getDetails()).toBe('Work of another kind');
  expect(getSent(UpdateDraftPermitDocument).at(-1)).toMatchObject({
    form: 'toolInstall',
    selectedMTGroup: ['group LSS F10N'],
  });
});
