import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { verifyHistory } from '../history/service.ts';
import {
  attachedFormInput,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  savePermit,
  findRollupMismatches,
} from './testing/permits.ts';

let app: TestApp;
let person: Record<'requestor' | 'pm' | 'supervisor' | 'manager' | 'facilities' | 'closer' | 'host', TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  // Before the sample permits start, so that none is overdue for closure.
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  const signIn = (name: TestUser) => app.as(name);
  person = {
    requestor: await signIn('requestor'),
    pm: await signIn('pm'),
    supervisor: await signIn('supervisor'),
    manager: await signIn('manager'),
    facilities: await signIn('facilities'),
    closer: await signIn('closer'),
    host: await signIn('host'),
  };
});

afterAll(async () => {
  expect(await findRollupMismatches(app.database.db)).toEqual([]);
  await app.close();
});

async function createApprovedPermit() {
  const permit = await createPermitOrThrow(person.requestor, samplePermitData(app.ids));
  await moveToStatus(person.pm, permit._id, 'PendingApproval');
  await moveToStatus(person.manager, permit._id, 'Approved');
  const { item, message } = await moveToStatus(person.facilities, permit._id, 'Approved');
  if (item?.status !== 'Approved') throw new Error(message);
  return item;
}

describe('the life of a permit', () => {
  it('runs from submission through approvals and closure to Completed', async () => {
    const data = samplePermitData(app.ids, {
      submission: fillForm('GP', { attachedCodes: ['A2'] }),
      childrenState: [attachedFormInput('A2')],
    });
    const permit = await createPermitOrThrow(person.requestor, data);
    expect(permit.code).toMatch(/^F10N-GP-\d{6}$/);
    expect(permit.status).toBe('PendingPMApproval');

    const managed = await moveToStatus(person.pm, permit._id, 'PendingApproval');
    const message = 'Your approval is recorded. Still to approve: Manager Fab, Facilities F10N.';
    expect(managed).toMatchObject({ success: true, code: 'OK', message });
    expect(managed.item?.statusLabel).toBe('Pending Approval By Manager Fab');

    const reviewed = await moveToStatus(person.manager, permit._id, 'Approved');
    expect(reviewed.item?.statusLabel).toBe('Pending Approval By Facilities F10N');
    const approved = await moveToStatus(person.facilities, permit._id, 'Approved');
    expect(approved.item).toMatchObject({ status: 'Approved', statusLabel: 'Final Approved By Facilities Fab' });

    expect((await moveToStatus(person.requestor, permit._id, 'PendingClosure')).item?.status).toBe('PendingClosure');
    const closed = await moveToStatus(person.closer, permit._id, 'Completed');
    expect(closed.item).toMatchObject({ status: 'Completed', version: 6, actions: [] });
    expect(closed.item?.logs).toHaveLength(6);
    expect(closed.item?.logs.at(-1)).toMatch(
      /^\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d Closer Fab \(Permit Office F10N\) closed the permit$/,
    );
    expect((await verifyHistory(app.context.db)).broken).toEqual([]);
  });

  it('starts again after a rejection, with every approval cleared', async () => {
    const permit = await createPermitOrThrow(person.requestor, samplePermitData(app.ids));
    await moveToStatus(person.supervisor, permit._id, 'PendingApproval');
    await moveToStatus(person.manager, permit._id, 'Approved');
    const rejected = await moveToStatus(person.facilities, permit._id, 'Rejected', { reason: ' No gas test ' });
    expect(rejected.item).toMatchObject({
      status: 'Rejected',
      statusLabel: 'Rejected By Facilities Fab',
      reason: 'No gas test',
    });

    const submission = fillForm('GP', { describe: 'Replace the strainer after a gas test' });
    const resubmitted = await savePermit(person.requestor, permit._id, { status: 'PendingPMApproval', submission });
    expect(resubmitted.item).toMatchObject({ status: 'PendingPMApproval', reason: null });
    const { item } = await queryPermit(
      person.requestor,
      permit._id,
      'approvedBy { at } rejectedBy { at } projectManagerApproval { at } finalApprover { _id } slots { filledBy { _id } }',
    );
    expect(item).toEqual({
      approvedBy: [],
      rejectedBy: null,
      projectManagerApproval: null,
      finalApprover: null,
      slots: [{ filledBy: null }, { filledBy: null }],
    });
  });

  it('ends when the submitter withdraws it after a rejection', async () => {
    const permit = await createPermitOrThrow(person.requestor, samplePermitData(app.ids));
    await moveToStatus(person.pm, permit._id, 'Rejected', { reason: 'Not this week' });
    expect((await moveToStatus(person.requestor, permit._id, 'Cancelled')).item?.status).toBe('Cancelled');
  });

  it("ends when a permit closer cancels it at the submitter's request", async () => {
    const permit = await createApprovedPermit();
    await moveToStatus(person.requestor, permit._id, 'PendingCancel');
    expect((await moveToStatus(person.closer, permit._id, 'Cancelled')).item?.status).toBe('Cancelled');
  });

  it('goes back to its final approver only, when that approver recalls it', async () => {
    const permit = await createApprovedPermit();
    expect(permit.actions).not.toContain('approve');
    expect((await moveToStatus(person.manager, permit._id, 'PendingApproval')).code).toBe('FORBIDDEN');
    const recalled = await moveToStatus(person.facilities, permit._id, 'PendingApproval');
    expect(recalled.item?.statusLabel).toBe('Pending Approval By Facilities F10N');
    const { item } = await queryPermit(
      person.requestor,
      permit._id,
      'finalApprover { _id } slots { kind filledBy { fullname } }',
    );
    expect(item).toEqual({
      finalApprover: null,
      slots: [
        { kind: 'individual', filledBy: { fullname: 'Manager Fab' } },
        { kind: 'group', filledBy: null },
      ],
    });
  });

  it('starts at its reviewers when staff raise it', async () => {
    const permit = await createPermitOrThrow(
      person.host,
      samplePermitData(app.ids, { hostSystemOwner: app.ids.users.manager }),
    );
    expect(permit.status).toBe('PendingApproval');
  });
});
