import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { saveSettings } from '../../settings/service.ts';
import { verifyHistory } from '../../history/service.ts';
import {
  attachedFormInput,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  savePermit,
  findTemplate,
  findRollupMismatches,
} from '../testing/permits.ts';
import {
  createApprovedPermit,
  sampleChildPermitData,
  submitChildPermit,
  createChildPermitOrThrow,
} from '../testing/child-permits.ts';

let app: TestApp;
let requestor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  requestor = await app.as('requestor');
  await saveSettings(app.database.db, { quota: { enabled: false } });
});

afterAll(async () => {
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
  expect(await findRollupMismatches(app.database.db)).toEqual([]);
  await app.close();
});

describe('a parent', () => {
  it('cannot be finished before its child permits', async () => {
    const id = await createApprovedPermit(app);
    const { _id: childId, code } = await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, id));
    await moveToStatus(requestor, id, 'PendingCancel');
    const closer = await app.as('closer');
    const refused = await moveToStatus(closer, id, 'Cancelled');
    const why = `Finish its child permits first: ${code}.`;
    expect(refused).toMatchObject({ success: false, code: 'BAD_INPUT', message: why });
    const readBlockedActions = async () =>
      (await queryPermit(closer, id, 'actions blockedActions { action why }')).item;
    expect(await readBlockedActions()).toEqual({
      actions: ['cancel', 'sendBack'],
      blockedActions: [{ action: 'cancel', why }],
    });
    await moveToStatus(await app.as('pm'), childId, 'Rejected', { reason: 'Not needed' });
    await moveToStatus(requestor, childId, 'Cancelled');
    expect(await readBlockedActions()).toMatchObject({ blockedActions: [] });
    expect(await moveToStatus(closer, id, 'Cancelled')).toMatchObject({ success: true });
  });

  it('accepts no request for closure before its child permits are finished, whoever raised them', async () => {
    const data = samplePermitData(app.ids, { hostSystemOwner: app.ids.users.supervisor });
    const { _id: id } = await createPermitOrThrow(requestor, data);
    const facilities = await app.as('facilities');
    const children = [
      await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, id)),
      await createChildPermitOrThrow(
        facilities,
        sampleChildPermitData(app.ids, id, { selectedMTGroup: [app.ids.groups.lss] }),
      ),
    ];
    for (const [person, status] of [
      ['pm', 'PendingApproval'],
      ['manager', 'Approved'],
      ['facilities', 'Approved'],
    ] as const)
      await moveToStatus(await app.as(person), id, status);
    const why = `Finish its child permits first: ${children.map(({ code }) => code).join(', ')}.`;
    const readBlockedActions = async () =>
      (await queryPermit(requestor, id, 'status blockedActions { action why }')).item;
    expect(await readBlockedActions()).toEqual({
      status: 'Approved',
      blockedActions: [{ action: 'requestClosure', why }],
    });
    expect(await moveToStatus(requestor, id, 'PendingClosure')).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
      message: why,
    });
    for (const { _id } of children)
      await moveToStatus(await app.as('manager'), _id, 'Rejected', { reason: 'Not needed' });
    expect(await moveToStatus(requestor, id, 'PendingClosure')).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  it('accepts a child permit or a request for its closure, never both, when they race', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await createApprovedPermit(app);
      const [closure, child] = await Promise.all([
        moveToStatus(requestor, id, 'PendingClosure'),
        submitChildPermit(requestor, sampleChildPermitData(app.ids, id)),
      ]);
      expect(closure.success).toBe(!child.success);
      if (closure.success) await moveToStatus(await app.as('closer'), id, 'Completed');
    }
  });

  it('can save its attached forms alone', async () => {
    const { _id } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
    const pm = await app.as('pm');
    const { data } = await pm.query<{ saveChildPermit: { success: boolean } }>(
      'mutation ($id: ID!, $forms: JSON!) { saveChildPermit(id: $id, childrenState: $forms) { success } }',
      { id: _id, forms: [attachedFormInput('A2')] },
    );
    expect(data.saveChildPermit).toEqual({ success: true });
    const { item } = await queryPermit(requestor, _id, 'children { _id }');
    expect(item['children']).toEqual([{ _id: findTemplate('A2').id }]);
    expect(await savePermit(requestor, _id, { childrenState: [] })).toMatchObject({ success: false });
  });

  it('must be live to be offered as a choice', async () => {
    const id = await createApprovedPermit(app);
    const { item } = await queryPermit(requestor, id, 'code');
    const listOffered = async () => {
      const { data } = await requestor.query<{ getPermitCode: { items: { _id: string }[] } }>(
        'query ($code: String) { getPermitCode(live: true, searchText: $code, limit: 20) { items { _id } } }',
        { code: item['code'] },
      );
      return data.getPermitCode.items.map(({ _id }) => _id);
    };
    expect(await listOffered()).toEqual([id]);
    await moveToStatus(requestor, id, 'PendingCancel');
    expect(await listOffered()).toEqual([]);
  });
});
