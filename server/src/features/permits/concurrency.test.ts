import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { verifyHistory } from '../history/service.ts';
import {
  submitPermit,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  type PermitResult,
  findRollupMismatches,
} from './testing/permits.ts';

let app: TestApp;
let requestor: TestClient;
let manager: TestClient;
let facilities: TestClient;
let facilitiesSecond: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  requestor = await app.as('requestor');
  manager = await app.as('manager');
  facilities = await app.as('facilities');
  facilitiesSecond = await app.as('facilitiesSecond');
});

afterAll(async () => {
  expect(await findRollupMismatches(app.database.db)).toEqual([]);
  await app.close();
});

function countSuccesses(answers: readonly PermitResult[]): number {
  return answers.filter((answer) => answer.success).length;
}

async function expectWholeHistory(): Promise<void> {
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
}

it('fills each slot once when two hundred decisions race', async () => {
  const pm = await app.as('pm');
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { _id } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
      await moveToStatus(pm, _id, 'PendingApproval');
      return _id;
    }),
  );
  // Each permit gets ten decisions: four from the manager, six from two members of the group.
  const results = await Promise.all(
    ids.map(async (id) => ({
      id,
      byManager: Promise.all(Array.from({ length: 4 }, () => moveToStatus(manager, id, 'Approved'))),
      byGroup: Promise.all(
        [facilities, facilitiesSecond, facilities, facilitiesSecond, facilities, facilitiesSecond].map((client) =>
          moveToStatus(client, id, 'Approved'),
        ),
      ),
    })),
  );
  for (const { id, byManager, byGroup } of results) {
    expect(countSuccesses(await byManager)).toBe(1);
    expect(countSuccesses(await byGroup)).toBe(1);
    const { item } = await queryPermit(requestor, id, 'status version approvedBy { at } history { sequence }');
    expect(item).toMatchObject({ status: 'Approved', version: 4 });
    expect(item['approvedBy']).toHaveLength(2);
    expect(item['history']).toHaveLength(4);
  }
  await expectWholeHistory();
});

it('lets concurrent approval and rejection end in one of the two', async () => {
  const { _id } = await createPermitOrThrow(await app.as('host'), {
    ...samplePermitData(app.ids, { hostSystemOwner: app.ids.users.manager, selectedUser: [app.ids.users.supervisor] }),
  });
  await moveToStatus(await app.as('supervisor'), _id, 'Approved');
  const answers = await Promise.all([
    moveToStatus(facilities, _id, 'Approved', { version: 2 }),
    moveToStatus(facilitiesSecond, _id, 'Rejected', { reason: 'No isolation', version: 2 }),
  ]);
  expect(countSuccesses(answers)).toBe(1);
  const [loser] = answers.filter((answer) => !answer.success);
  expect(loser).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/(approved|rejected) on 1 Mar 2026/),
  });
  await expectWholeHistory();
});

describe('many permits raised at once', () => {
  it('have unique numbers', async () => {
    const second = await app.as('foreignRequestor');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => submitPermit(index % 2 ? requestor : second, samplePermitData(app.ids))),
    );
    expect(countSuccesses(answers)).toBe(60);
    expect(new Set(answers.map((answer) => answer.item?.code)).size).toBe(60);
    await expectWholeHistory();
  });

  it('do not slip past the quota', async () => {
    const second = await app.as('requestorSecond');
    // Two one-day permits, approved; then the clock moves to the next day.
    const pm = await app.as('pm');
    const submission = fillForm('GP', { start: '2026-03-01', end: '2026-03-01' });
    const raise = async () => {
      const { _id } = await createPermitOrThrow(second, samplePermitData(app.ids, { submission }));
      await moveToStatus(pm, _id, 'PendingApproval');
      await moveToStatus(manager, _id, 'Approved');
      await moveToStatus(facilities, _id, 'Approved');
      return _id;
    };
    const [one, other, third] = [await raise(), await raise(), await raise()];
    for (const id of [one, other]) await moveToStatus(second, id, 'PendingClosure');
    const askForClosure = moveToStatus(second, third, 'PendingClosure');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => submitPermit(second, samplePermitData(app.ids))),
    );
    await askForClosure;
    expect(answers.every((answer) => answer.success || answer.code === 'QUOTA')).toBe(true);
    const after = await submitPermit(second, samplePermitData(app.ids));
    expect(after).toMatchObject({ success: false, code: 'QUOTA' });
    expect(after.message).toMatch(
      /^Dear Requester, as you have 3 or more Pending Closure permits.*Permits to close: F10N-/,
    );
  });
});
