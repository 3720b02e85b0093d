import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '@eptw/domain/template/model/submission';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/client.ts';
import {
  attachedFormInput,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  savePermit,
} from '../testing/permits.ts';
import { createOnePagePdf } from '../../../seed/one-page-pdf.ts';

let app: TestApp;
let requestor: TestClient;
let pm: TestClient;
let manager: TestClient;
let facilities: TestClient;
let id: string;

/** The submitted form with other work details. */
function withDetails(workDetails: string): Submission {
  return { ...fillForm('GP'), workDetails };
}

beforeAll(async () => {
  app = await startTestApp();
  // Before the sample permits start, so that none is overdue for closure.
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  requestor = await app.as('requestor');
  pm = await app.as('pm');
  manager = await app.as('manager');
  facilities = await app.as('facilities');
});

afterAll(() => app.close());

beforeEach(async () => {
  const permit = await createPermitOrThrow(
    requestor,
    samplePermitData(app.ids, { submission: withDetails('Replace the strainer') }),
  );
  id = permit._id;
  await moveToStatus(pm, id, 'PendingApproval');
});

async function approve(): Promise<void> {
  await moveToStatus(manager, id, 'Approved');
  await moveToStatus(facilities, id, 'Approved');
}

async function readLastEntry() {
  const { item } = await queryPermit(
    requestor,
    id,
    'version history { action to changes { form name label before after } }',
  );
  const history = item['history'] as { action: string; to: string; changes: unknown[] }[];
  return { version: item['version'], ...history.at(-1) };
}

const reason = 'The valve leaks too';

const detailsChanged = {
  form: 'GENERAL PERMIT',
  name: 'workDetails',
  label: 'Work details',
  before: 'Replace the strainer',
  after: 'Replace the valve',
};

describe('a reviewer', () => {
  it('corrects the permit, and the history records each changed input', async () => {
    const answer = await savePermit(manager, id, { submission: withDetails('Replace the valve'), reason });
    expect(answer).toMatchObject({ success: true, item: { status: 'PendingPMApproval', version: 3 } });
    expect(await readLastEntry()).toMatchObject({ action: 'edit', changes: [detailsChanged] });
    expect((await queryPermit(manager, id, 'workDescription')).item).toEqual({ workDescription: 'Replace the valve' });
  });

  it('approves with corrections in one step', async () => {
    const submission = withDetails('Replace the valve');
    const answer = await savePermit(manager, id, { status: 'PendingPMApproval', submission, reason });
    expect(answer.message).toBe(
      'Your approval is recorded. The approval of Pm Acme has lapsed and must be given again.',
    );
    expect(await readLastEntry()).toMatchObject({ version: 3, action: 'approve', changes: [detailsChanged] });
  });

  it('saves nothing when nothing changed', async () => {
    const answer = await savePermit(manager, id, { submission: withDetails('Replace the strainer') });
    expect(answer).toMatchObject({ success: true, item: { version: 2 } });
    expect(answer.message).toMatch(/has no changes to save\.$/);
    expect(await readLastEntry()).toMatchObject({ version: 2, action: 'approveAsProjectManager' });
  });

  it('cannot move the end into the past', async () => {
    const past = fillForm('GP', { start: '2026-02-26', end: '2026-02-27' });
    const moved = await savePermit(manager, id, { submission: past, reason });
    expect(moved).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(moved.message).toMatch(/^End date: This end has already passed\./);
  });

  it('attaches another form and corrects an existing one', async () => {
    const submission = fillForm('A2');
    await savePermit(manager, id, { childrenState: [attachedFormInput('A2', submission)], reason });
    await moveToStatus(pm, id, 'PendingApproval');
    expect((await queryPermit(manager, id, 'children { form { code } submission }')).item).toEqual({
      children: [{ form: { code: 'A2' }, submission }],
    });
    const changed = fillForm('A2', { end: '2099-03-03' });
    await savePermit(manager, id, { childrenState: [attachedFormInput('A2', changed)], reason });
    expect((await queryPermit(manager, id, 'children { submission }')).item).toEqual({
      children: [{ submission: changed }],
    });
    expect(await readLastEntry()).toMatchObject({
      action: 'edit',
      changes: [{ name: 'dateEnd', after: '3 Mar 2099' }, { name: 'inspectionExpiry' }],
    });
  });

  it.each([
    ['empties a required input', { ...fillForm('GP'), workDetails: '' }, /Missing: Work details\./],
    ['adds an unknown input', { ...fillForm('GP'), other: 'x' }, /not an input of this form/],
    ['requires a form that is not attached', fillForm('GP', { attachedCodes: ['A7'] }), /A7 Child Permit is required!/],
  ])('is refused an edit that %s', async (_title, submission, sentence) => {
    const answer = await savePermit(manager, id, { submission, status: 'Approved' });
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(answer.message).toMatch(sentence);
    expect(await readLastEntry()).toMatchObject({ version: 2 });
  });

  it('is refused on a stale version, and the first edit stays', async () => {
    await savePermit(manager, id, { submission: withDetails('Replace the valve'), version: 2, reason });
    const answer = await savePermit(facilities, id, {
      submission: withDetails('Replace the pump'),
      version: 2,
      reason,
    });
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(/Manager Fab corrected the permit on /);
    expect(await readLastEntry()).toMatchObject({ changes: [detailsChanged] });
  });
});

describe('who may not edit', () => {
  it('the submitter while the permit is under review', async () => {
    const answer = await savePermit(requestor, id, { submission: withDetails('Replace the valve') });
    expect(answer).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });

  it('a permit closer while finishing it', async () => {
    await approve();
    await moveToStatus(requestor, id, 'PendingClosure');
    const closer = await app.as('closer');
    const answer = await savePermit(closer, id, { status: 'Completed', submission: withDetails('Replace the valve') });
    expect(answer).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(await readLastEntry()).toMatchObject({ to: 'PendingClosure' });
  });
});

describe('an approved permit', () => {
  beforeEach(approve);

  it.each(['updatePermit', 'updatesOnApprovedPermit'] as const)(
    'is edited by its submitter through %s',
    async (operation) => {
      const submission = withDetails('Replace the valve');
      expect((await savePermit(requestor, id, { submission, reason }, operation)).item?.status).toBe(
        'PendingPMApproval',
      );
      expect(await readLastEntry()).toMatchObject({ action: 'editApproved', changes: [detailsChanged] });
    },
  );

  it('is edited by a member of a reviewing group, but not by an individual reviewer', async () => {
    const submission = withDetails('Replace the valve');
    expect((await savePermit(manager, id, { submission, reason }, 'updatesOnApprovedPermit')).code).toBe('FORBIDDEN');
    expect((await savePermit(facilities, id, { submission, reason }, 'updatesOnApprovedPermit')).success).toBe(true);
  });

  it('is filled in after the work and submitted for closure in one step', async () => {
    const submission = { ...withDetails('Replace the strainer'), workFinishedAt: '16:30' };
    const edits = { submission, status: 'PendingClosure' };
    expect((await savePermit(requestor, id, edits, 'updatesOnApprovedPermit')).item?.status).toBe('PendingClosure');
    expect(await readLastEntry()).toMatchObject({ action: 'requestClosure', changes: [{ name: 'workFinishedAt' }] });
  });

  it('cannot be submitted for closure with work other than what was approved', async () => {
    const edits = { submission: withDetails('Replace the valve'), status: 'PendingClosure', reason };
    const answer = await savePermit(requestor, id, edits, 'updatesOnApprovedPermit');
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(answer.message).toMatch(/^Your changes need a new approval/);
    expect(await readLastEntry()).toMatchObject({ version: 4, action: 'approve' });
  });

  it('can no longer be edited as approved once it is recalled', async () => {
    await moveToStatus(facilities, id, 'PendingApproval');
    const answer = await savePermit(
      requestor,
      id,
      { submission: withDetails('Replace the valve') },
      'updatesOnApprovedPermit',
    );
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(/recalled the approved status/);
  });
});

describe('files in edits', () => {
  async function uploadAs(client: TestClient): Promise<string> {
    const response = await client.upload<{ singleUpload: { filename: string } }>(
      'drawing.pdf',
      createOnePagePdf('Drawing'),
    );
    return response.data.singleUpload.filename;
  }

  it('become part of the permit, and stay usable for its other editors', async () => {
    const attachDrawing = [await uploadAs(manager)];
    await savePermit(manager, id, { submission: { ...withDetails('Replace the strainer'), attachDrawing } });
    expect((await queryPermit(requestor, id, 'files { filename }')).item).toEqual({
      files: [{ filename: attachDrawing[0] }],
    });
    const edited = { ...withDetails('Replace the valve'), attachDrawing };
    expect((await savePermit(facilities, id, { submission: edited, reason })).success).toBe(true);
  });

  it('leave answers to the letter that were stored before texts were cleaned, and the approvals', async () => {
    const { db } = app.context;
    const older = 'Lift\tthe strain\u00ADer';
    await approve();
    await sql`update filled_form set submission = submission || jsonb_build_object('workDetails', ${older}::text)
      where permit_id = ${id} and position = 0`.execute(db);
    await sql`update permit set fingerprint = null, project_manager_fingerprint = null where id = ${id}`.execute(db);
    await sql`update reviewer_slot set fingerprint = null where permit_id = ${id}`.execute(db);
    const { item } = await queryPermit(requestor, id, 'submission');
    const submission = { ...(item['submission'] as Submission), attachDrawing: [await uploadAs(requestor)] };
    expect(await savePermit(requestor, id, { submission }, 'updatesOnApprovedPermit')).toMatchObject({
      success: true,
      item: { status: 'Approved' },
    });
    expect((await readLastEntry()).changes).toMatchObject([{ name: 'attachDrawing' }]);
    const { rows } = await sql`select submission->>'workDetails' as details from filled_form
      where permit_id = ${id} and position = 0`.execute(db);
    expect(rows).toEqual([{ details: older }]);
  });

  it('are refused when another user uploaded them', async () => {
    const attachDrawing = [await uploadAs(facilities)];
    const submission = { ...withDetails('Replace the strainer'), attachDrawing };
    expect(await savePermit(manager, id, { submission })).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });
});
