import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkerOrThrow } from '../features/crew/testing/workers.ts';
import { waitForDispatch } from '../features/notifications/testing/notifications.ts';
import { createPermitOrThrow, performAction, samplePermitData } from '../features/permits/testing/permits.ts';
import { addJobs } from '../database/job-queue.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

interface Upload {
  singleUpload: { filename: string };
}

async function upload(person: 'requestor' | 'superAdmin', name: string): Promise<string> {
  const { data } = await (await server.as(person)).upload<Upload>(name, 'some text');
  return data.singleUpload.filename;
}

async function tidyUpIn(days: number): Promise<void> {
  server.setClock(later(days));
  await addJobs(server.context.db, 'tidyUp', [{}]);
  await server.mails();
  server.setClock(undefined);
}

const listStoredFiles = () => readdir(path.join(server.dataDirectory, 'files'));

test('unreferenced uploads are removed after thirty days, referenced ones are kept', async () => {
  const { db } = server.database;
  const [forgotten, attached, mapped] = [
    await upload('requestor', 'forgotten.txt'),
    await upload('requestor', 'attached.txt'),
    await upload('superAdmin', 'mapped.txt'),
  ];
  const { _id } = await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids));
  await db.insertInto('permit_file').values({ permit_id: _id, file_name: attached }).execute();
  await db
    .insertInto('site_map')
    .values({ site_id: server.ids.sites.north, name: 'Level 1', file_name: mapped })
    .execute();
  await tidyUpIn(29);
  expect(await listStoredFiles()).toEqual(expect.arrayContaining([forgotten, attached, mapped]));
  await tidyUpIn(31);
  expect((await listStoredFiles()).toSorted()).toEqual([attached, mapped].toSorted());
});

test('an upload that was aborted long ago is removed, one in progress is kept', async () => {
  const folder = path.join(server.dataDirectory, 'files');
  for (const name of ['old.partial', 'new.partial']) await writeFile(path.join(folder, name), 'half');
  const longAgo = later(-40);
  await utimes(path.join(folder, 'old.partial'), longAgo, longAgo);
  await tidyUpIn(0);
  const names = await listStoredFiles();
  expect(names).toContain('new.partial');
  expect(names).not.toContain('old.partial');
});

test('sessions, codes and mails are eventually removed', async () => {
  const { db } = server.database;
  const person = server.ids.users.pm;
  await server.as('pm');
  await db
    .insertInto('security_code')
    .values({
      person_id: person,
      purpose: 'resetPassword',
      code_hash: Buffer.from('hash'),
      email: 'pm@acme-works.example',
      created_at: new Date(),
      expires_at: new Date(),
    })
    .execute();
  const details = JSON.stringify({ kind: 'accountApproved', personId: person });
  await db
    .insertInto('mail')
    .values([{ details, settled_at: new Date(), state: 'sent' }, { details }])
    .execute();
  const counts = async () =>
    Promise.all(
      (['session', 'security_code', 'mail'] as const).map(async (table) => {
        const rows = await db.selectFrom(table).select('id').execute();
        return rows.length;
      }),
    );
  const before = await counts();
  await tidyUpIn(29);
  expect(await counts()).toEqual(before);
  await tidyUpIn(91);
  expect(await counts()).toEqual([0, 0, 1]);
});

test('text messages are eventually removed, those that wait are kept', async () => {
  const { db } = server.database;
  const { _id: permit_id } = await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids));
  const { _id: worker_id } = await createWorkerOrThrow(server);
  const message = { permit_id, worker_id, text: 'Work stopped', created_at: new Date() };
  await db
    .insertInto('text_message')
    .values([
      { ...message, sequence: 1, settled_at: new Date(), state: 'sent' },
      { ...message, sequence: 2 },
    ])
    .execute();
  const listStates = async () =>
    (await db.selectFrom('text_message').select('state').execute()).map(({ state }) => state).toSorted();
  await tidyUpIn(89);
  expect(await listStates()).toEqual(['sent', 'waiting']);
  await tidyUpIn(91);
  expect(await listStates()).toEqual(['waiting']);
});

test('the key of an action is removed after a day', async () => {
  const { db } = server.database;
  const { _id } = await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids));
  await performAction(await server.as('pm'), _id, 'approveAsProjectManager', { idempotencyKey: 'press' });
  const countKeys = async () => (await db.selectFrom('performed_action').select('key').execute()).length;
  await tidyUpIn(0.9);
  expect(await countKeys()).toBe(1);
  await tidyUpIn(1.1);
  expect(await countKeys()).toBe(0);
});

test('visitors go from the muster list after a day', async () => {
  const { db } = server.database;
  const [site_id, added_by, now] = [server.ids.sites.north, server.ids.users.host, new Date()];
  const visitor = { id: randomUUID(), name: 'Lena Braun', company: '', place: '', since: now, added_at: now };
  await db
    .insertInto('muster_visitor')
    .values({ ...visitor, site_id, added_by })
    .execute();
  const listNames = async () =>
    (await db.selectFrom('muster_visitor').select('name').execute()).map(({ name }) => name);
  await tidyUpIn(0.9);
  expect(await listNames()).toEqual(['Lena Braun']);
  await tidyUpIn(1.1);
  expect(await listNames()).toEqual([]);
});

test('old notifications are removed, unseen ones later', async () => {
  const { db } = server.database;
  const { _id } = await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids));
  await waitForDispatch(server);
  await db.deleteFrom('notification').execute();
  const old = { person_id: server.ids.users.pm, permit_id: _id, kind: 'approved' as const, in_app: true };
  await db
    .insertInto('notification')
    .values([
      { ...old, occasion: 'seen', created_at: new Date(), seen_at: new Date() },
      { ...old, occasion: 'unseen', created_at: new Date() },
    ])
    .execute();
  const listRemaining = async () =>
    (await db.selectFrom('notification').select('occasion').execute()).map((row) => row.occasion);
  await tidyUpIn(89);
  expect(await listRemaining()).toHaveLength(2);
  await tidyUpIn(91);
  expect(await listRemaining()).toEqual(['unseen']);
  await tidyUpIn(366);
  expect(await listRemaining()).toEqual([]);
});

test('nobody can upload more than five hundred files a day', async () => {
  const { db } = server.database;
  await db
    .insertInto('stored_file')
    .values(
      Array.from({ length: 500 }, (_, index) => ({
        name: `many-${index}.txt`,
        original_name: 'many.txt',
        type: 'text/plain',
        size: 1,
        uploaded_by: server.ids.users.host,
      })),
    )
    .execute();
  const { data } = await (await server.as('host')).upload<Record<'singleUpload', object>>('one-more.txt', 'text');
  expect(data.singleUpload).toMatchObject({ success: false, code: 'RATE_LIMITED' });
});
