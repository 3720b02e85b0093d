import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { createApprovedPermit } from '../testing/child-permits.ts';
import {
  fillForm,
  findRollupMismatches,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  savePermit,
} from '../testing/permits.ts';

let app: TestApp;
const signedIn = new Map<TestUser, Promise<TestClient>>();

function clientAs(person: TestUser): Promise<TestClient> {
  const client = signedIn.get(person) ?? app.as(person);
  signedIn.set(person, client);
  return client;
}

beforeAll(async () => {
  app = await startTestApp();
  // Before the sample permits start, so that none is overdue for closure.
  app.setClock(new Date('2026-03-01T02:00:00Z'));
});

afterAll(async () => {
  expect(await findRollupMismatches(app.database.db)).toEqual([]);
  await app.close();
});

/** Expects the request to be refused and to change nothing. */
async function expectRefusal(
  person: TestUser,
  id: string,
  code: string,
  sentence: RegExp,
  input: { status?: string; reason?: string } = {},
) {
  const readPermitState = async () =>
    (await queryPermit(await clientAs('superAdmin'), id, 'status version history { sequence }')).item;
  const before = await readPermitState();
  const { status = 'Approved', ...more } = input;
  const answer = await moveToStatus(await clientAs(person), id, status, more);
  expect(answer).toMatchObject({ success: false, code, item: null });
  expect(answer.message).toMatch(sentence);
  expect(await readPermitState()).toEqual(before);
}

const office = 'Permit Office F10N';

/** An approved permit whose submitter requested this status; the final approver and both approvals stay. */
async function createRequested(status: 'PendingClosure' | 'PendingCancel'): Promise<string> {
  const id = await createApprovedPermit(app, await clientAs('requestor'));
  expect(await moveToStatus(await clientAs('requestor'), id, status)).toMatchObject({ success: true });
  return id;
}
const approvals = 'status finalApprover { fullname } slots { filledBy { fullname } filledAt } approvedBy { at }';

describe('a request for closure or cancellation', () => {
  it.each(['PendingClosure', 'PendingCancel'] as const)(
    'is sent back from %s with a reason, and can be made again',
    async (status) => {
      const id = await createRequested(status);
      const before = (await queryPermit(await clientAs('requestor'), id, approvals)).item;
      for (const reason of [undefined, '  '])
        await expectRefusal('closer', id, 'BAD_INPUT', /^Please give a reason for sending this permit back/, {
          ...(reason !== undefined && { reason }),
        });
      const input = await moveToStatus(await clientAs('closer'), id, 'Approved', {
        reason: 'The barriers are still up',
      });
      expect(input).toMatchObject({ success: true, item: { status: 'Approved', reason: 'The barriers are still up' } });
      expect(input.message).toMatch(/^Permit F10N-GP-\d+ was sent back and is Approved again\.$/);
      const { item } = await queryPermit(
        await clientAs('requestor'),
        id,
        `${approvals} logs history { action from to group reason }`,
      );
      expect(item).toMatchObject({ ...before, status: 'Approved' });
      expect((item['history'] as object[]).at(-1)).toEqual({
        action: 'sendBack',
        from: status,
        to: 'Approved',
        group: office,
        reason: 'The barriers are still up',
      });
      expect((item['logs'] as string[]).at(-1)).toMatch(
        /Closer Fab \(Permit Office F10N\) sent the permit back\. Reason: The barriers are still up$/,
      );
      expect((await queryPermit(await clientAs('facilities'), id, 'actions')).item).toEqual({
        actions: ['editApproved', 'recall'],
      });

      await moveToStatus(await clientAs('requestor'), id, status);
      const end = status === 'PendingClosure' ? 'Completed' : 'Cancelled';
      expect((await moveToStatus(await clientAs('closerSecond'), id, end)).item?.status).toBe(end);
    },
  );

  it.each(['PendingClosure', 'PendingCancel'] as const)('is withdrawn from %s by its submitter', async (status) => {
    const id = await createRequested(status);
    expect((await queryPermit(await clientAs('requestor'), id, 'actions')).item).toEqual({
      actions: ['withdrawRequest'],
    });
    const before = (await queryPermit(await clientAs('requestor'), id, approvals)).item;
    const answer = await moveToStatus(await clientAs('requestor'), id, 'Approved');
    expect(answer).toMatchObject({ success: true, item: { status: 'Approved', reason: null } });
    const { item } = await queryPermit(
      await clientAs('requestor'),
      id,
      `${approvals} history { action from to group }`,
    );
    expect(item).toMatchObject({ ...before, status: 'Approved' });
    expect((item['history'] as object[]).at(-1)).toEqual({
      action: 'withdrawRequest',
      from: status,
      to: 'Approved',
      group: null,
    });
    await expectRefusal('closer', id, 'CONFLICT', /Requestor Acme withdrew the request on /, { status: 'Completed' });
  });

  it('is withdrawn by a submitter who is also a closer, but not sent back by them', async () => {
    const { _id } = await createPermitOrThrow(await clientAs('closer'), samplePermitData(app.ids));
    await moveToStatus(await clientAs('manager'), _id, 'Approved');
    await moveToStatus(await clientAs('facilities'), _id, 'Approved');
    await moveToStatus(await clientAs('closer'), _id, 'PendingClosure');
    await moveToStatus(await clientAs('closer'), _id, 'Approved', { reason: 'Not yet' });
    const { item } = await queryPermit(await clientAs('closer'), _id, 'history { action }');
    expect((item['history'] as object[]).at(-1)).toEqual({ action: 'withdrawRequest' });
  });

  it('is sent back only by permit closers of its site', async () => {
    const id = await createRequested('PendingClosure');
    for (const person of ['pm', 'manager', 'facilities', 'siteAdmin', 'superAdmin'] as const)
      await expectRefusal(person, id, 'FORBIDDEN', /^Only a member of a permit-closer group/, {
        reason: 'Not yet',
      });
    const elsewhere = await moveToStatus(await clientAs('closerWest'), id, 'Approved', { reason: 'Not yet' });
    expect(elsewhere).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('is sent back or withdrawn once: the second user is refused, naming the first', async () => {
    const id = await createRequested('PendingClosure');
    const [input, withdrawn] = await Promise.all([
      moveToStatus(await clientAs('closer'), id, 'Approved', { reason: 'Not yet' }),
      moveToStatus(await clientAs('requestor'), id, 'Approved'),
    ]);
    expect(input.success).toBe(!withdrawn.success);
    const second = input.success ? withdrawn : input;
    expect(second).toMatchObject({ code: 'CONFLICT' });
    expect(second.message).toMatch(/is Approved already|withdrew the request|sent the permit back/);
  });

  it('accepts no answers along with it', async () => {
    const id = await createRequested('PendingClosure');
    const edits = { submission: fillForm('GP', { describe: 'Something else' }), status: 'Approved' };
    const answer = await savePermit(await clientAs('requestor'), id, edits);
    expect(answer).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });
});

it('an approval lists the approvals that are still missing', async () => {
  const { users, groups } = app.ids;
  const change = {
    selectedUser: [users.manager, users.supervisor],
    selectedMTGroup: [groups.facilities, groups.lss],
  };
  const { _id, code } = await createPermitOrThrow(
    await clientAs('facilitiesSecond'),
    samplePermitData(app.ids, change),
  );
  const approveAndReadMessage = async (person: TestUser) =>
    (await moveToStatus(await clientAs(person), _id, 'Approved')).message;
  const left = 'Your approval is recorded. Still to approve: ';
  expect(await approveAndReadMessage('lss')).toBe(`${left}Manager Fab, Supervisor Fab, Facilities F10N.`);
  expect(await approveAndReadMessage('manager')).toBe(`${left}Supervisor Fab, Facilities F10N.`);
  expect(await approveAndReadMessage('supervisor')).toBe(`${left}Facilities F10N.`);
  expect(await approveAndReadMessage('facilities')).toBe(`Permit ${code} was approved.`);
});
