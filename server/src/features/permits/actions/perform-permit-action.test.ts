import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { verifyHistory } from '../../history/service.ts';
import { createApprovedPermit, createChildPermitOrThrow, sampleChildPermitData } from '../testing/child-permits.ts';
import {
  createPermitOrThrow,
  fillForm,
  findRollupMismatches,
  performAction,
  queryPermit,
  samplePermitData,
  type ActionOptions,
} from '../testing/permits.ts';

let app: TestApp;
let clients: Record<'requestor' | 'pm' | 'manager' | 'facilities' | 'facilitiesSecond' | 'closer', TestClient>;
let parentId: string;

beforeAll(async () => {
  app = await startTestApp();
  // Before the sample permits start, so that none is overdue for closure.
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  clients = {
    requestor: await app.as('requestor'),
    pm: await app.as('pm'),
    manager: await app.as('manager'),
    facilities: await app.as('facilities'),
    facilitiesSecond: await app.as('facilitiesSecond'),
    closer: await app.as('closer'),
  };
  parentId = await createApprovedPermit(app);
});

afterAll(async () => {
  expect(await findRollupMismatches(app.database.db)).toEqual([]);
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
  await app.close();
});

const kinds = {
  permit: {
    form: 'GP',
    create: async () => (await createPermitOrThrow(clients.requestor, samplePermitData(app.ids)))._id,
  },
  'child permit': {
    form: 'B5',
    create: async () =>
      (await createChildPermitOrThrow(clients.requestor, sampleChildPermitData(app.ids, parentId)))._id,
  },
};

const createEditInput = (form: string) => ({
  submission: fillForm(form, { describe: 'Isolate, drain and open the pump.' }),
  reason: 'The pump has to be opened',
});

async function countEntries(id: string): Promise<number> {
  const { item } = await queryPermit(await app.as('superAdmin'), id, 'history { sequence }');
  return (item['history'] as unknown[]).length;
}

async function readState(id: string): Promise<unknown> {
  const fields = 'status version approvedBy { user { fullname } } history { sequence }';
  return (await queryPermit(await app.as('superAdmin'), id, fields)).item;
}

describe.each(Object.entries(kinds))('every action on a %s', (_kind, { form, create }) => {
  const take = async (client: TestClient, id: string, action: string, more: ActionOptions = {}) => {
    const answer = await performAction(client, id, action, more);
    expect(answer).toMatchObject({ success: true, code: 'OK' });
    return answer.item?.status;
  };

  it('is performed by name, whatever status it leads to', async () => {
    const { requestor, pm, manager, facilities, closer } = clients;
    const id = await create();
    expect(await take(pm, id, 'edit', createEditInput(form))).toBe('PendingPMApproval');
    expect(await take(pm, id, 'reject', { reason: 'No isolation' })).toBe('Rejected');
    expect(await take(requestor, id, 'resubmit')).toBe('PendingPMApproval');
    expect(await take(pm, id, 'approveAsProjectManager')).toBe('PendingApproval');
    expect(await take(manager, id, 'approve')).toBe('PendingApproval');
    expect(await take(facilities, id, 'approve')).toBe('Approved');
    expect(await take(facilities, id, 'recall')).toBe('PendingApproval');
    expect(await take(facilities, id, 'approve')).toBe('Approved');
    expect(await take(requestor, id, 'requestCancellation')).toBe('PendingCancel');
    expect(await take(closer, id, 'sendBack', { reason: 'The barriers are still up' })).toBe('Approved');
    expect(await take(requestor, id, 'requestClosure')).toBe('PendingClosure');
    expect(await take(requestor, id, 'withdrawRequest')).toBe('Approved');
    expect(await take(requestor, id, 'editApproved', { submission: fillForm(form), reason: 'As before' })).toBe(
      'PendingPMApproval',
    );
    await take(pm, id, 'approveAsProjectManager');
    await take(manager, id, 'approve');
    await take(facilities, id, 'approve');
    await take(requestor, id, 'requestClosure');
    expect(await take(closer, id, 'close')).toBe('Completed');

    const other = await create();
    await take(pm, other, 'reject', { reason: 'No isolation' });
    expect(await take(requestor, other, 'withdraw')).toBe('Cancelled');
  });

  it('saves the corrections sent along', async () => {
    const id = await create();
    await take(clients.pm, id, 'approveAsProjectManager', createEditInput(form));
    const { item } = await queryPermit(clients.requestor, id, 'status history { action changes { name } }');
    expect(item).toMatchObject({
      status: 'PendingApproval',
      history: [{ action: 'create' }, { action: 'approveAsProjectManager', changes: [{ name: expect.any(String) }] }],
    });
  });

  const refusals: [string, TestUser, string, ActionOptions, string, RegExp][] = [
    ['is unknown', 'pm', 'bless', {}, 'BAD_INPUT', /^There is no action 'bless'/],
    ['has its own operations', 'requestor', 'changeReviewers', {}, 'BAD_INPUT', /operations of their own/],
    ['lacks a reason', 'pm', 'reject', { reason: ' ' }, 'BAD_INPUT', /reason/],
    ['has a reason that is too long', 'pm', 'reject', { reason: 'x'.repeat(2001) }, 'TOO_LARGE', /2000/],
    ['needs another role', 'manager', 'approveAsProjectManager', {}, 'FORBIDDEN', /^Only a project manager/],
    [
      'needs another status',
      'pm',
      'close',
      {},
      'CONFLICT',
      /is available only while it is Pending Closure\. Requestor Acme submitted/,
    ],
    [
      'was decided on an older version',
      'pm',
      'approveAsProjectManager',
      { version: 7 },
      'CONFLICT',
      /changed since you opened it/,
    ],
    ['is on a hidden permit', 'foreignPm', 'approveAsProjectManager', {}, 'NOT_FOUND', /^Not found/],
    ['has a key that is too long', 'pm', 'reject', { idempotencyKey: 'k'.repeat(201) }, 'BAD_INPUT', /at most 200/],
    ['sends a forbidden edit', 'pm', 'reject', createEditInput(form), 'BAD_INPUT', /^Your changes need a new approval/],
    ['sends an invalid submission', 'pm', 'edit', { submission: 'none' }, 'BAD_INPUT', /./],
  ];

  it.each(refusals)('that %s is refused and changes nothing', async (_why, person, action, more, code, sentence) => {
    const id = await create();
    const before = await readState(id);
    const answer = await performAction(await app.as(person), id, action, more);
    expect(answer).toMatchObject({ success: false, code, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await readState(id)).toEqual(before);
  });
});

describe('an idempotency key', () => {
  let id: string;
  const idempotencyKey = 'press-1';

  beforeEach(async () => {
    await app.database.db.deleteFrom('performed_action').execute();
    id = await kinds.permit.create();
  });

  it('makes a repeat return the first result and do nothing, whatever version it names', async () => {
    const first = await performAction(clients.pm, id, 'approveAsProjectManager', { idempotencyKey, version: 1 });
    expect(first.success).toBe(true);
    await performAction(clients.manager, id, 'approve');
    for (const version of [1, 3]) {
      const again = await performAction(clients.pm, id, 'approveAsProjectManager', { idempotencyKey, version });
      expect(again).toMatchObject({ success: true, code: 'OK', message: first.message, item: { version: 3 } });
    }
    expect(await countEntries(id)).toBe(3);
  });

  it('keeps a late repeat from redoing what was undone since', async () => {
    const approved = await createApprovedPermit(app);
    const ask = () => performAction(clients.requestor, approved, 'requestClosure', { idempotencyKey });
    expect(await ask()).toMatchObject({ success: true, item: { status: 'PendingClosure' } });
    await performAction(clients.requestor, approved, 'withdrawRequest');
    expect(await ask()).toMatchObject({ success: true, item: { status: 'Approved' } });
  });

  it.each(['approveAsProjectManager', 'edit'])('makes a double click on %s a single action', async (action) => {
    const more = { idempotencyKey, version: 1, ...(action === 'edit' && createEditInput('GP')) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => performAction(clients.pm, id, action, more)));
    expect(new Set(answers.map(({ success, message }) => `${success} ${message}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true, item: { version: 2 } });
    expect(await countEntries(id)).toBe(2);
  });

  it.each<[string, string, ActionOptions]>([
    ['another action', 'edit', createEditInput('GP')],
    ['another reason', 'reject', { reason: 'No gas test' }],
    ['other answers', 'reject', { reason: 'No isolation', submission: fillForm('GP') }],
  ])('is refused for %s', async (_title, action, more) => {
    await performAction(clients.pm, id, 'reject', { reason: 'No isolation', idempotencyKey });
    const before = await readState(id);
    const answer = await performAction(clients.pm, id, action, { ...more, idempotencyKey });
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT', item: null });
    expect(answer.message).toMatch(/^This idempotency key was used for another action already/);
    expect(await readState(id)).toEqual(before);
  });

  it('is refused on another permit, also concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, kinds.permit.create));
    const answers = await Promise.all(
      ids.map((one) => performAction(clients.pm, one, 'approveAsProjectManager', { idempotencyKey })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK']);
    expect(await Promise.all(ids.map(countEntries))).toEqual(answers.map(({ success }) => (success ? 2 : 1)));
  });

  it('belongs to the user who sent it', async () => {
    await performAction(clients.pm, id, 'approveAsProjectManager');
    for (const client of [clients.manager, clients.facilities])
      expect(await performAction(client, id, 'approve', { idempotencyKey })).toMatchObject({ success: true });
    // A colleague who sends the same key does not get the first user's result.
    expect(await performAction(clients.facilitiesSecond, id, 'approve', { idempotencyKey })).toMatchObject({
      success: false,
      code: 'CONFLICT',
    });
  });

  it('is not used up by a refusal', async () => {
    const approve = () => performAction(clients.manager, id, 'approve', { idempotencyKey });
    expect(await approve()).toMatchObject({ success: false, code: 'CONFLICT' });
    await performAction(clients.pm, id, 'approveAsProjectManager');
    expect(await approve()).toMatchObject({ success: true });
  });

  it('returns nothing to a user who can no longer see the permit', async () => {
    await performAction(clients.pm, id, 'approveAsProjectManager', { idempotencyKey });
    const { db } = app.database;
    const personSite = { person_id: app.ids.users.pm, site_id: app.ids.sites.north };
    await db.deleteFrom('person_site').where('person_id', '=', personSite.person_id).execute();
    const client = await app.as('pm');
    const again = await performAction(client, id, 'approveAsProjectManager', { idempotencyKey });
    await db.insertInto('person_site').values(personSite).execute();
    expect(again).toMatchObject({ success: false, code: 'NOT_FOUND', item: null });
  });
});
