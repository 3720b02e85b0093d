import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { rollUpPendingChanges } from '../dashboard/rollups/store.ts';
import { readPdf, removeSpaces } from '../../pdf/testing/read-pdf.ts';
import { createPermitOrThrow, moveToStatus, samplePermitData } from './testing/permits.ts';

/**
 * What a newer version running beside this one might add: a status, the action that leads to it, and its history
 * entry.
 */
const status = 'Quarantined';
const action = 'quarantine';

let app: TestApp;
let requestor: TestClient;
let permitId: string;
let number: string;

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
  const { _id, code } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
  permitId = _id;
  number = code;
  await moveToStatus(await app.as('pm'), _id, 'PendingApproval');
  await moveToStatus(await app.as('manager'), _id, 'Approved');
  await moveToStatus(await app.as('facilities'), _id, 'Approved');
  const { db } = app.database;
  await sql`alter table permit drop constraint permit_status_check`.execute(db);
  await sql`update permit set status = ${status}, version = version + 1 where id = ${_id}`.execute(db);
  await sql`
    insert into history_entry (permit_id, sequence, at, actor_id, actor_name, actor_role, group_name, action, from_status,
        to_status, reason, changes, lapsed, previous_hash, hash)
      select permit_id, sequence + 1, at, actor_id, actor_name, actor_role, null, ${action}, to_status, ${status}, 'Gas alarm',
        '[]', '[]', hash, 'of a newer version'
      from history_entry where permit_id = ${_id} order by sequence desc limit 1`.execute(db);
});
afterAll(() => app.close());

test('a permit in a status of a newer version shows the status and its history, and offers no action', async () => {
  const people = ['requestor', 'facilities', 'manager', 'closer', 'superAdmin'] as const;
  for (const person of people) {
    const client = await app.as(person);
    const { data, errors } = await client.query<{ getPermit: { success: boolean; item: object } }>(
      `query ($id: ID!) { getPermit(id: $id) { success item {
        status statusLabel nextApprover actions due blockedActions { action } slots { isNext } logs
        history { action text from to reason } } } }`,
      { id: permitId },
    );
    expect(errors).toBeUndefined();
    expect(data.getPermit.item).toMatchObject({
      status,
      statusLabel: status,
      nextApprover: null,
      actions: [],
      due: false,
      blockedActions: [],
      slots: [{ isNext: false }, { isNext: false }],
      logs: expect.arrayContaining([expect.stringContaining(`took the action '${action}'`)]),
      history: expect.arrayContaining([
        expect.objectContaining({ action, to: status, text: expect.stringContaining(`took the action '${action}'`) }),
      ]),
    });
  }
});

test('it is in the lists, and does not break boards', async () => {
  const { data, errors } = await requestor.query<{ getPermits: { items: object[] } }>(
    '{ getPermits(limit: 10) { items { code status statusLabel actions } } }',
  );
  expect(errors).toBeUndefined();
  expect(data.getPermits.items).toContainEqual({ code: number, status, statusLabel: status, actions: [] });
  await rollUpPendingChanges(app.database.db, 100);
  const superAdmin = await app.as('superAdmin');
  for (const board of [
    'getDashboardCardsData { success }',
    'getEnhancedDashboardData(startDate: "2020-01-01", endDate: "2020-12-31") { success }',
  ]) {
    const answer = await superAdmin.query<Record<string, { success: boolean }>>(`{ ${board} }`);
    expect([board, answer.errors, Object.values(answer.data)]).toEqual([board, undefined, [{ success: true }]]);
  }
});

test('an action on it is refused', async () => {
  const { data } = await requestor.query<{ updatePermitStatus: { success: boolean; message: string } }>(
    `mutation ($id: ID!) { updatePermitStatus(id: $id, status: "PendingClosure") { success message } }`,
    { id: permitId },
  );
  expect(data.updatePermitStatus).toEqual({
    success: false,
    message: expect.stringContaining(`This permit is ${status} and cannot change to `),
  });
});

test('its PDF forbids work, and prints the whole history', async () => {
  const headers = { authorization: `Bearer ${requestor.token ?? ''}` };
  const { rawPayload, statusCode } = await app.app.inject({ url: `/pdf/${permitId}`, headers });
  expect(statusCode).toBe(200);
  const { letters } = await readPdf(rawPayload);
  expect(letters).toContain(removeSpaces(`${status}. Do not work under this permit.`));
  expect(letters).toContain(removeSpaces(`took the action '${action}'`));
});

test('a notification of the action names it too', async () => {
  const { db } = app.database;
  await sql`
    insert into notification (person_id, permit_id, sequence, kind, occasion, in_app, created_at)
      select ${app.ids.users.host}::uuid, permit_id, max(sequence), 'approved', 'version 5', true, now() from history_entry
      where permit_id = ${permitId}::uuid group by permit_id`.execute(db);
  const { data, errors } = await (
    await app.as('host')
  ).query<{ getNotifications: { items: { text: string }[] } }>('{ getNotifications(limit: 5) { items { text } } }');
  expect(errors).toBeUndefined();
  expect(data.getNotifications.items.map(({ text }) => text)).toContainEqual(
    expect.stringContaining(`took the action '${action}'`),
  );
});
