import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createPermitOrThrow,
  fillForm,
  performAction,
  queryPermit,
  requestStatus,
  samplePermitData,
  savePermit,
} from '../testing/permits.ts';

/* `updatePermitStatus` and its kin name the status that results, and are answered once. */

let app: TestApp;
let requestor: TestClient;
let pm: TestClient;
let manager: TestClient;
let supervisor: TestClient;
let facilities: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  requestor = await app.as('requestor');
  pm = await app.as('pm');
  manager = await app.as('manager');
  supervisor = await app.as('supervisor');
  facilities = await app.as('facilities');
});

afterAll(() => app.close());

async function createPermit(change: Record<string, unknown> = {}): Promise<string> {
  return (await createPermitOrThrow(requestor, samplePermitData(app.ids, change)))._id;
}

async function createInReview(): Promise<string> {
  const id = await createPermit();
  await performAction(pm, id, 'approveAsProjectManager');
  return id;
}

async function createApproved(): Promise<string> {
  const id = await createInReview();
  await performAction(manager, id, 'approve');
  await performAction(facilities, id, 'approve');
  return id;
}

async function readHistory(id: string): Promise<string[]> {
  const { item } = await queryPermit(requestor, id, 'status history { action }');
  return (item['history'] as { action: string }[]).map(({ action }) => action);
}

describe('a request that names another status than results', () => {
  it('never approves a permit as PendingApproval, nor leaves one in review that it names Approved', async () => {
    const id = await createInReview();
    const tooEarly = await requestStatus(manager, id, 'Approved');
    expect(tooEarly).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(tooEarly.message).toBe('Your approval would not be the last: send PendingApproval.');
    expect((await requestStatus(manager, id, 'PendingApproval')).item?.status).toBe('PendingApproval');

    const tooLate = await requestStatus(facilities, id, 'PendingApproval');
    expect(tooLate).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(tooLate.message).toBe('Your approval would be the last: send Approved.');
    expect((await requestStatus(facilities, id, 'Approved')).item?.status).toBe('Approved');
    expect(await readHistory(id)).toEqual(['create', 'approveAsProjectManager', 'approve', 'approve']);
  });

  it('does not resubmit to another stage than the first', async () => {
    const id = await createInReview();
    await performAction(manager, id, 'reject', { reason: 'No gas test' });
    const answer = await requestStatus(requestor, id, 'PendingApproval');
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(/send PendingPMApproval\.$/);
    expect((await requestStatus(requestor, id, 'PendingPMApproval')).success).toBe(true);
  });

  it('does not save changes of an approved permit that take its approvals back', async () => {
    const id = await createApproved();
    const change = { submission: fillForm('GP', { describe: 'Another pump' }), reason: 'Wrong pump' };
    const answer = await savePermit(requestor, id, { ...change, status: 'Approved' }, 'updatesOnApprovedPermit');
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(/send PendingPMApproval\.$/);
    const named = { ...change, status: 'PendingPMApproval' };
    const saved = await savePermit(requestor, id, named, 'updatesOnApprovedPermit');
    expect(saved.item?.status).toBe('PendingPMApproval');
  });
});

describe('a request that is sent twice', () => {
  it('recalls once, and approves nothing', async () => {
    const id = await createApproved();
    const first = await requestStatus(facilities, id, 'PendingApproval');
    expect(first.item?.status).toBe('PendingApproval');
    const second = await requestStatus(facilities, id, 'PendingApproval');
    expect(second).toEqual(first);
    expect((await readHistory(id)).at(-1)).toBe('recall');
    expect((await readHistory(id)).filter((action) => action === 'recall')).toHaveLength(1);
    const { item } = await queryPermit(requestor, id, 'slots { filledBy { fullname } }');
    expect(item['slots']).toEqual([{ filledBy: { fullname: 'Manager Fab' } }, { filledBy: null }]);
  });

  it('recalls once when both arrive at the same time', async () => {
    const id = await createApproved();
    const answers = await Promise.all([1, 2, 3].map(() => requestStatus(facilities, id, 'PendingApproval')));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    expect((await readHistory(id)).filter((action) => action === 'recall')).toHaveLength(1);
  });

  it("fills no reviewer's slot with the approval as project manager", async () => {
    const id = await createPermit({ selectedUser: [app.ids.users.supervisor] });
    const first = await requestStatus(supervisor, id, 'PendingApproval');
    expect(await requestStatus(supervisor, id, 'PendingApproval')).toEqual(first);
    const { item } = await queryPermit(requestor, id, 'slots { filledBy { fullname } }');
    expect(item['slots']).toEqual([{ filledBy: null }, { filledBy: null }]);
    // With the version that they have seen, it is a decision of its own.
    const version = first.item?.version ?? 0;
    expect((await requestStatus(supervisor, id, 'PendingApproval', { version })).success).toBe(true);
    expect((await readHistory(id)).at(-1)).toBe('approve');
  });

  it('rejects once, and with another reason is another request', async () => {
    const id = await createInReview();
    await requestStatus(manager, id, 'Rejected', { reason: 'No gas test' });
    expect((await requestStatus(manager, id, 'Rejected', { reason: 'No gas test' })).success).toBe(true);
    const other = await requestStatus(manager, id, 'Rejected', { reason: 'No barrier' });
    expect(other).toMatchObject({ success: false, code: 'CONFLICT' });
    expect((await readHistory(id)).filter((action) => action === 'reject')).toHaveLength(1);
  });

  it('is a new request after anybody has acted in between, or when somebody else sends it', async () => {
    const id = await createApproved();
    await requestStatus(facilities, id, 'PendingApproval');
    await performAction(facilities, id, 'approve');
    expect((await requestStatus(facilities, id, 'PendingApproval')).success).toBe(true);
    expect((await readHistory(id)).filter((action) => action === 'recall')).toHaveLength(2);
    const other = await requestStatus(await app.as('facilitiesSecond'), id, 'PendingApproval');
    expect(other).toMatchObject({ success: false, code: 'CONFLICT' });
  });

  it('saves and decides in one step once', async () => {
    const id = await createInReview();
    const submission = fillForm('GP', { describe: 'Another pump' });
    const change = { submission, reason: 'Wrong pump', status: 'PendingPMApproval' };
    const first = await savePermit(manager, id, change);
    expect(await savePermit(manager, id, change)).toEqual(first);
    expect(await readHistory(id)).toEqual(['create', 'approveAsProjectManager', 'approve']);
  });
});
