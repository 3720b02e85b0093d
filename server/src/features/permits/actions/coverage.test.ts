import type { Submission } from '@eptw/domain/template/model/submission';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readNotifiedKinds } from '../../notifications/testing/notifications.ts';
import { verifyHistory } from '../../history/service.ts';
import {
  attachedFormInput,
  submitPermit,
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

const period = { start: '2026-03-02', end: '2026-03-02' };
const strainer = { ...fillForm('GP', period), workDetails: 'Replace strainer' };
const cutting = { ...strainer, workDetails: 'Open flame cutting', dateEnd: '2027-03-02' };
const reason = 'The bolts have rusted in';

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
  pm = await app.as('pm');
  manager = await app.as('manager');
  facilities = await app.as('facilities');
});

afterAll(async () => {
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
  await app.close();
});

beforeEach(async () => {
  // Before the sample permits start, so that none is overdue for closure.
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  id = (await createPermitOrThrow(requestor, samplePermitData(app.ids, { submission: strainer })))._id;
  await moveToStatus(pm, id, 'PendingApproval');
});

async function approve(): Promise<void> {
  await moveToStatus(manager, id, 'Approved');
  await moveToStatus(facilities, id, 'Approved');
}

const fields = `status lapsedAt finalApprover { email } projectManagerApproval { at } approvedBy { user { fullname } }
  history { action reason lapsed { name capacity } changes { name } }`;

interface PermitSnapshot {
  status: string;
  lapsedAt: string | null;
  finalApprover: object | null;
  projectManagerApproval: object | null;
  approvedBy: { user: { fullname: string } }[];
  history: { action: string; reason: string | null; lapsed: object[]; changes: { name: string }[] }[];
}

async function readSnapshot() {
  const item = (await queryPermit(requestor, id, fields)).item as unknown as PermitSnapshot;
  return { ...item, approvedBy: item.approvedBy.map(({ user }) => user.fullname), last: item.history.at(-1) };
}

describe('an approved permit whose answers change', () => {
  beforeEach(approve);

  it('loses all approvals, returns to its first stage, and says so in its PDF', async () => {
    const edits = {
      submission: cutting,
      childrenState: [attachedFormInput('B1D01', fillForm('B1D01', period))],
      reason,
    };
    const answer = await savePermit(requestor, id, edits, 'updatesOnApprovedPermit');
    expect(answer).toMatchObject({ success: true, item: { status: 'PendingPMApproval' } });
    expect(await readSnapshot()).toMatchObject({
      lapsedAt: '2026-03-01T02:00:00.000Z',
      finalApprover: null,
      projectManagerApproval: null,
      approvedBy: [],
      last: {
        action: 'editApproved',
        reason,
        lapsed: [
          { name: 'Pm Acme', capacity: 'project manager' },
          { name: 'Manager Fab', capacity: 'individual reviewer' },
          { name: 'Facilities Fab', capacity: 'Facilities F10N' },
        ],
      },
    });
    expect(await readNotifiedKinds(app, id, ['pm', 'manager', 'facilities', 'requestor'], true)).toEqual({
      pm: ['askedAgain'],
      manager: ['askedAgain'],
      facilities: ['askedAgain'],
    });
    expect(answer.item?.logs.at(-1)).toMatch(
      /the approvals of Pm Acme \(project manager\), .* lapsed\. Reason: The bolts/,
    );
  });

  it('can be approved again by everyone, and then is no longer pending', async () => {
    await savePermit(requestor, id, { submission: cutting, reason });
    await moveToStatus(pm, id, 'PendingApproval');
    await moveToStatus(manager, id, 'Approved');
    expect((await readSnapshot()).status).toBe('PendingApproval');
    await moveToStatus(facilities, id, 'Approved');
    expect(await readSnapshot()).toMatchObject({ status: 'Approved', lapsedAt: null });
  });

  it('cannot be changed without a reason', async () => {
    const answer = await savePermit(requestor, id, { submission: cutting });
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(answer.message).toMatch(/Give the reason/);
    expect(await readSnapshot()).toMatchObject({ status: 'Approved', approvedBy: ['Manager Fab', 'Facilities Fab'] });
  });

  it.each<[string, () => object]>([
    ['another end', () => ({ submission: { ...strainer, dateEnd: '2026-03-03' } })],
    ['a form attached to it', () => ({ childrenState: [attachedFormInput('A2', fillForm('A2', period))] })],
  ])('treats %s as a change', async (_title, edits) => {
    expect((await savePermit(facilities, id, { ...edits(), reason })).item?.status).toBe('PendingPMApproval');
  });

  it('stays approved when sections are filled in after the work, or an optional upload changes', async () => {
    const upload = await requestor.upload<{ singleUpload: { filename: string } }>(
      'drawing.pdf',
      createOnePagePdf('Drawing'),
    );
    const attachDrawing = [upload.data.singleUpload.filename];
    const submission = { ...strainer, attachDrawing, workFinishedAt: '16:30' };
    expect((await savePermit(requestor, id, { submission })).item?.status).toBe('Approved');
    expect(await readSnapshot()).toMatchObject({ approvedBy: ['Manager Fab', 'Facilities Fab'], last: { lapsed: [] } });
    expect(await readNotifiedKinds(app, id, ['pm', 'manager', 'facilities', 'requestor'], true)).toEqual({
      pm: ['edited'],
      manager: ['edited'],
      facilities: ['edited'],
      requestor: ['approved'],
    });
  });

  it('keeps an end date that has passed, so that an edit cannot take it out of the quota', async () => {
    app.setClock(new Date('2026-03-10T02:00:00Z'));
    for (const submission of [cutting, { ...strainer, workDetails: 'Something else' }]) {
      const answer = await savePermit(requestor, id, { submission, reason });
      expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
      expect(answer.message).toMatch(/^This permit ended on 2 Mar 2026, \d\d:\d\d\./);
    }
    expect((await readSnapshot()).status).toBe('Approved');
    expect((await savePermit(requestor, id, { submission: { ...strainer, workFinishedAt: '16:30' } })).success).toBe(
      true,
    );
  });
});

describe('a permit under review whose answers a reviewer changes', () => {
  beforeEach(() => moveToStatus(manager, id, 'Approved'));

  it('loses the approvals of other reviewers, and keeps the one given together with the change', async () => {
    const change = { submission: cutting, reason };
    const refused = await savePermit(facilities, id, { ...change, status: 'Approved' });
    expect(refused).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(refused.message).toMatch(/so that the permit would be Pending Approval By PM: send PendingPMApproval\.$/);
    const answer = await savePermit(facilities, id, { ...change, status: 'PendingPMApproval' });
    expect(answer.item?.status).toBe('PendingPMApproval');
    expect(await readSnapshot()).toMatchObject({
      approvedBy: ['Facilities Fab'],
      projectManagerApproval: null,
      last: { action: 'approve', lapsed: [{ name: 'Pm Acme' }, { name: 'Manager Fab' }] },
    });
    await moveToStatus(pm, id, 'PendingApproval');
    expect((await moveToStatus(manager, id, 'Approved')).item?.status).toBe('Approved');
    expect((await readSnapshot()).approvedBy).toEqual(['Facilities Fab', 'Manager Fab']);
  });

  it('needs every approval again when the change is only saved', async () => {
    await savePermit(facilities, id, { submission: cutting, reason });
    expect(await readSnapshot()).toMatchObject({ status: 'PendingPMApproval', approvedBy: [] });
  });

  it('is not approved by a reviewer who opened it before the change', async () => {
    const { version } = (await queryPermit(manager, id, 'version')).item;
    await savePermit(facilities, id, { submission: cutting, reason });
    await moveToStatus(pm, id, 'PendingApproval');
    const answer = await moveToStatus(manager, id, 'Approved', { version: Number(version) });
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect((await readSnapshot()).approvedBy).toEqual([]);
  });

  it('starts with no approvals after it is rejected and resubmitted', async () => {
    await savePermit(facilities, id, { submission: cutting, reason });
    await moveToStatus(pm, id, 'Rejected', { reason: 'No flames' });
    const answer = await savePermit(requestor, id, { submission: strainer, status: 'PendingPMApproval' });
    expect(answer.item?.status).toBe('PendingPMApproval');
    expect(await readSnapshot()).toMatchObject({ lapsedAt: null, last: { action: 'resubmit', lapsed: [] } });
  });
});

it('an approval that races with a change does not count for the new answers, whichever comes first', async () => {
  const other = await app.as('facilitiesSecond');
  await moveToStatus(manager, id, 'Approved');
  await Promise.all([moveToStatus(other, id, 'Approved'), savePermit(facilities, id, { submission: cutting, reason })]);
  expect(await readSnapshot()).toMatchObject({ status: 'PendingPMApproval', approvedBy: [] });
});

describe('a database shared with a version that predates fingerprints', () => {
  const database = () => app.database.db;

  /** Changes a form as that version does: it stores no fingerprint, and no approval lapses. */
  async function changeAsBefore(submission: Submission): Promise<void> {
    await database()
      .updateTable('filled_form')
      .set({ submission: JSON.stringify(submission) })
      .where('permit_id', '=', id)
      .execute();
    await database().updateTable('permit').set({ fingerprint_version: null }).where('id', '=', id).execute();
  }

  async function forgetFingerprints(): Promise<void> {
    await database().updateTable('reviewer_slot').set({ fingerprint: null }).where('permit_id', '=', id).execute();
    await database()
      .updateTable('permit')
      .set({ fingerprint: null, fingerprint_version: null, project_manager_fingerprint: null })
      .where('id', '=', id)
      .execute();
  }

  it('counts its approvals as given for the current answers, until those change', async () => {
    await moveToStatus(manager, id, 'Approved');
    await forgetFingerprints();
    expect((await moveToStatus(facilities, id, 'Approved')).item?.status).toBe('Approved');
    expect((await savePermit(requestor, id, { submission: cutting, reason })).item?.status).toBe('PendingPMApproval');
    expect((await readSnapshot()).approvedBy).toEqual([]);
  });

  it('never makes a permit Approved with answers other than the approved ones', async () => {
    await moveToStatus(manager, id, 'Approved');
    await changeAsBefore(cutting);
    const answer = await moveToStatus(facilities, id, 'Approved');
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(answer.message).toMatch(/changed after Pm Acme, Manager Fab approved it/);
    // The page says so before anybody tries.
    const { item } = await queryPermit(facilities, id, 'blockedActions { action why }');
    expect(item['blockedActions']).toEqual([{ action: 'approve', why: answer.message }]);
    expect((await readSnapshot()).status).toBe('PendingApproval');
    expect((await moveToStatus(facilities, id, 'Rejected', { reason: 'Start over' })).item?.status).toBe('Rejected');
  });

  it('never counts an approval by that version as given for earlier answers', async () => {
    const slots = database().selectFrom('reviewer_slot').select('fingerprint').where('permit_id', '=', id);
    const managed = database()
      .selectFrom('permit')
      .select('project_manager_fingerprint as fingerprint')
      .where('id', '=', id);
    const readFingerprints = async () =>
      [...(await slots.execute()), ...(await managed.execute())].flatMap((row) => row.fingerprint ?? []);
    await moveToStatus(manager, id, 'Approved');
    expect(await readFingerprints()).toHaveLength(2);
    const empty = { filled_by: null, filled_at: null };
    await database().updateTable('reviewer_slot').set(empty).where('permit_id', '=', id).execute();
    await database().updateTable('permit').set({ project_manager_id: null }).where('id', '=', id).execute();
    expect(await readFingerprints()).toEqual([]);
  });
});

it('a new permit has its fingerprint from the start', async () => {
  const same = await submitPermit(requestor, samplePermitData(app.ids, { submission: strainer }));
  const other = await submitPermit(requestor, samplePermitData(app.ids, { submission: cutting }));
  const rows = await app.database.db
    .selectFrom('permit')
    .select(['fingerprint', 'fingerprint_version', 'version'])
    .where('id', 'in', [id, same.item?._id ?? '', other.item?._id ?? ''])
    .execute();
  expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});
