import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRows, setPlainOutput } from '../database/backup/rows.ts';
import { listSequences, listBackupTables } from '../database/backup/table-shape.ts';
import type { Database } from '../database/connect.ts';
import { isMigrated, listKnownMigrations, migrateTo } from '../database/migrate.ts';
import { createEmptyDatabase } from '../database/testing/test-database.ts';
import { verifyAuditLog } from '../features/audit-log/service.ts';
import { verifyHistory } from '../features/history/service.ts';
import { queueMail } from '../features/mail-queue/service.ts';
import { openLocalFileStore } from '../files/local-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { recordAuditEntry } from '../features/audit-log/record.ts';
import {
  createApprovedPermit,
  sampleChildPermitData,
  createChildPermitOrThrow,
} from '../features/permits/testing/child-permits.ts';
import { samplePermitData, createPermitOrThrow } from '../features/permits/testing/permits.ts';
import { createBackup } from './create-backup.ts';
import { fillOtherTables } from './testing/fill-tables.ts';
import { restoreBackup } from './restore-backup.ts';

const clock = () => new Date('2026-03-01T02:00:00Z');
const closers: (() => Promise<void>)[] = [];
let directory: string;
let server: TestApp;
let origin: Database;
let files: FileStore;
/** A full backup, which tests copy before they damage it. */
let backup: string;

/** Permits with decisions and a child permit, files, an admin action, and more rows than one batch. */
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'eptw-backup-'));
  server = await startTestApp();
  files = server.context.files;
  origin = server.database.db;
  const requestor = await server.as('requestor');
  const parent = await createApprovedPermit(server, requestor);
  await createChildPermitOrThrow(requestor, sampleChildPermitData(server.ids, parent));
  for (const name of ['drawing.txt', 'method.txt', 'plan.txt']) await requestor.upload(name, `This is ${name}.`);
  await origin.transaction().execute((transaction) =>
    recordAuditEntry({ ...server.context, db: transaction }, 'command line', {
      action: 'create',
      kind: 'site',
      subjectId: 'some-id',
      subjectName: 'North',
      changes: [],
    }),
  );
  const { id: worker_id } = await origin
    .insertInto('worker')
    .values({ company: 'ACME Works', name: 'Ann Lee', pass_number: 'A-1', languages: ['en', 'ta'], pin_hash: 'hash' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const certificate = { kind: 'welder', number: 'W-1', issuer: 'WI', expires_on: '2027-03-31', file_name: null };
  const verified = {
    verified_by: server.ids.users.closer,
    verified_site: server.ids.sites.north,
    verified_at: clock(),
  };
  await origin
    .insertInto('worker_certificate')
    .values({ worker_id, ...certificate, entered_by: server.ids.users.pm, ...verified })
    .execute();
  await origin
    .insertInto('certificate_reminder')
    .values({
      ...{ worker_id, kind: 'welder', day: '2026-11-23', permit_id: parent },
      ...{ person_id: server.ids.users.requestor, reminded_at: clock() },
    })
    .execute();
  await origin
    .insertInto('worker_pin_attempt')
    .values({ key: Buffer.from('a'), attempts: 1, last_at: clock() })
    .execute();
  await queueMail(server.context, { kind: 'accountApproved', personId: server.ids.users.pm });
  await origin
    .insertInto('text_message')
    .values({ permit_id: parent, worker_id, sequence: 1, text: 'Work stopped', created_at: clock() })
    .execute();
  const tick = { is_seen: true, made_by: server.ids.users.host, made_at: clock(), received_at: clock() };
  await origin
    .insertInto('muster_tick')
    .values({ site_id: server.ids.sites.north, permit_id: parent, worker_id, ...tick })
    .execute();
  const { name: file } = await origin.selectFrom('stored_file').select('name').limit(1).executeTakeFirstOrThrow();
  await fillOtherTables(server, { worker: worker_id, file });
  // Its muster begins with it, and the visitor comes on to the list.
  const { id: area_stop_id } = await origin
    .insertInto('area_stop')
    .values({
      site_id: server.ids.sites.north,
      reason: 'Fire alarm',
      set_by: server.ids.users.host,
      set_at: clock(),
      mustered_at: clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = { area_stop_id, made_by: server.ids.users.host };
  await origin
    .insertInto('area_stop_request')
    .values({ ...request, kind: 'fire', reason: 'Fire alarm', is_muster: true, made_at: clock(), digest: 'digest' })
    .execute();
  await origin
    .insertInto('area_stop_notice')
    .values({ ...request, is_lift: false, at: clock() })
    .execute();
  const visitor = { id: randomUUID(), name: 'Lena Braun', company: '', place: '', since: clock(), added_at: clock() };
  await origin
    .insertInto('muster_visitor')
    .values({ ...visitor, site_id: server.ids.sites.north, added_by: server.ids.users.host })
    .execute();
  await sql`insert into announcement (title, message) select 'Notice ' || number, E'Line "one"\r\n\tand\u2028two \\\\ 检查'
    from generate_series(1, 1200) number`.execute(origin);
  backup = path.join(directory, 'backup');
  await createBackup(server.context, backup);
});

afterAll(async () => {
  for (const close of closers) await close();
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

/** A database without tables and an empty file store. */
async function createEmptyInstallation() {
  const database = await createEmptyDatabase();
  closers.push(() => database.close());
  const store = await openLocalFileStore(await mkdtemp(path.join(directory, 'files-')));
  return { db: database.db, pool: database.pool, files: store, clock };
}

async function readContents(db: Database): Promise<Record<string, string[]>> {
  return db.transaction().execute(async (transaction) => {
    await setPlainOutput(transaction);
    const contents: Record<string, string[]> = {};
    for (const shape of await listBackupTables(transaction)) {
      const lines: string[] = [];
      for await (const line of readRows(transaction, shape)) lines.push(line);
      contents[shape.name] = lines.toSorted();
    }
    return contents;
  });
}

/** A copy of the backup to damage. */
async function copyBackup(): Promise<string> {
  const copy = path.join(await mkdtemp(path.join(directory, 'copy-')), 'backup');
  await cp(backup, copy, { recursive: true });
  return copy;
}

test('every table has a row: an empty one would prove nothing', async () => {
  const contents = Object.entries(await readContents(origin));
  const empty = contents.flatMap(([table, rows]) => (rows.length === 0 ? [table] : []));
  expect(empty, 'Insert a row of each of these in beforeAll').toEqual([]);
});

test('a restore brings back everything except sessions, codes and pending messages', async () => {
  const context = await createEmptyInstallation();
  const { firstNumber } = await restoreBackup(context, backup);
  const changed = ['mail', 'text_message', 'notification'];
  const selectUnchanged = (contents: Record<string, string[]>) =>
    Object.entries(contents).filter(([table]) => !changed.includes(table));
  const [before, after] = [await readContents(origin), await readContents(context.db)];
  expect(selectUnchanged(after)).toEqual(selectUnchanged(before));
  expect(before['announcement']).toHaveLength(1_200);
  for (const table of ['mail', 'text_message'] as const) {
    expect(after[table]).toHaveLength(before[table]?.length ?? 0);
    expect(await context.db.selectFrom(table).select('state').distinct().execute()).toEqual([{ state: 'interrupted' }]);
  }
  const dueMails = context.db.selectFrom('notification').select('id').where('mail_due_at', 'is not', null);
  expect(await dueMails.execute()).toEqual([]);
  const skipped = (await listSequences(origin)).map(({ name, value }) => ({
    name,
    value: name === 'permit_number' ? (value ?? 0) + 10_000 : value,
  }));
  expect(await listSequences(context.db)).toEqual(skipped);
  const { rows } = await sql<{ next: number }>`select nextval('permit_number') as next`.execute(context.db);
  expect(rows).toEqual([{ next: firstNumber }]);
  expect(await isMigrated(context.db)).toBe(true);
  const names = (await origin.selectFrom('stored_file').select('name').execute()).map(({ name }) => name);
  for (const name of names)
    expect((await context.files.readBuffer(name)).equals(await files.readBuffer(name))).toBe(true);
  const { broken, entries } = await verifyHistory(context.db);
  expect(broken).toEqual([]);
  expect(entries).toBe((await verifyHistory(origin)).entries);
  expect(await verifyAuditLog(context.db)).toEqual(await verifyAuditLog(origin));
});

test('a restored database enforces its rules as before', async () => {
  const context = await createEmptyInstallation();
  await restoreBackup(context, backup);
  await expect(sql`update history_entry set reason = 'x'`.execute(context.db)).rejects.toThrow(/append-only/);
  await expect(sql`delete from site`.execute(context.db)).rejects.toThrow(/foreign key/);
});

test('no session, code or token is in a backup', async () => {
  const parts = await readdir(path.join(backup, 'tables'));
  for (const table of ['session', 'security_code', 'sign_on_attempt', 'sign_on_result', 'worker_pin_attempt'])
    expect(parts).not.toContain(`${table}.jsonl.gz`);
});

test('a backup made during writes is a consistent snapshot', async () => {
  const requestor = await server.as('requestorSecond');
  const folder = path.join(directory, 'busy');
  const [{ manifest }] = await Promise.all([
    createBackup(server.context, folder),
    ...Array.from({ length: 10 }, () => createPermitOrThrow(requestor, samplePermitData(server.ids))),
  ]);
  const context = await createEmptyInstallation();
  await restoreBackup(context, folder);
  const { permits, broken } = await verifyHistory(context.db);
  expect(broken).toEqual([]);
  expect(permits).toBe(manifest.tables.find(({ name }) => name === 'permit')?.rows);
});

test('names a file that the store has lost, and backs up the rest', async () => {
  const without: FileStore = { ...files, read: (name) => files.read(name === lost ? 'gone.png' : name) };
  const { name: lost } = await origin.selectFrom('stored_file').select('name').limit(1).executeTakeFirstOrThrow();
  const folder = path.join(directory, 'lossy');
  const { missingFiles, manifest } = await createBackup({ db: origin, files: without, clock }, folder);
  expect(missingFiles).toEqual([lost]);
  expect(await readdir(path.join(folder, 'files'))).toHaveLength(manifest.files.count);
});

test('does not report a file as lost when it is removed during the backup', async () => {
  const requestor = await server.as('requestor');
  await requestor.upload('brief.txt', 'Not for long.');
  const { name } = await origin
    .selectFrom('stored_file')
    .select('name')
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const removing: FileStore = {
    ...files,
    async read(requested) {
      if (requested === name) {
        await origin.deleteFrom('stored_file').where('name', '=', name).execute();
        await files.remove(name);
      }
      return files.read(requested);
    },
  };
  const { missingFiles } = await createBackup({ db: origin, files: removing, clock }, path.join(directory, 'tidied'));
  expect(missingFiles).toEqual([]);
});

test('leaves an existing folder alone, and leaves nothing behind when a backup fails', async () => {
  const context = { db: origin, files, clock };
  await expect(createBackup(context, backup)).rejects.toThrow(/already exists/);
  const folder = path.join(directory, 'failed');
  const broken: FileStore = { ...files, read: () => Promise.reject(new Error('The store is away')) };
  await expect(createBackup({ ...context, files: broken }, folder)).rejects.toThrow('The store is away');
  expect((await readdir(directory)).filter((name) => name.startsWith('failed'))).toEqual([]);
});

/** Damages a copy of the backup, and returns why it cannot be restored. */
async function readRefusal(damage: (folder: string) => Promise<void>): Promise<string> {
  const folder = await copyBackup();
  await damage(folder);
  const context = await createEmptyInstallation();
  const failure = await restoreBackup(context, folder).then(
    () => 'It was restored.',
    (error: unknown) => String(error),
  );
  expect(await listBackupTables(context.db)).toEqual([]);
  return failure;
}

const changePart = (part: string, change: (content: Buffer) => Buffer | string) => async (folder: string) => {
  const file = path.join(folder, part);
  await writeFile(file, change(await readFile(file)));
};

test.each<[string, (folder: string) => Promise<void>, RegExp]>([
  [
    'a changed byte',
    changePart('tables/permit.jsonl.gz', (content) => {
      content.writeUInt8(content.readUInt8(40) ^ 1, 40);
      return content;
    }),
    /damaged: the checksum of tables\/permit/,
  ],
  [
    'a part cut off',
    changePart('tables/person.jsonl.gz', (content) => content.subarray(0, -20)),
    /damaged: the checksum of tables\/person/,
  ],
  [
    'a missing part',
    (folder) => rm(path.join(folder, 'tables/site.jsonl.gz')),
    /damaged: the checksum of tables\/site/,
  ],
  ['no list of checksums', (folder) => rm(path.join(folder, 'SHA256SUMS')), /not a complete backup/],
  [
    'a truncated list of checksums',
    changePart('SHA256SUMS', (content) => content.toString().split('\n').slice(0, -3).join('\n')),
    /is incomplete/,
  ],
  [
    'a list of checksums without a file',
    changePart('SHA256SUMS', (content) => content.toString().replace(/^.* {2}files\/.*\n/m, '')),
    /is incomplete/,
  ],
])('refuses a backup with %s before writing anything', async (_title, damage, sentence) => {
  expect(await readRefusal(damage)).toMatch(sentence);
});

test('refuses a backup of a newer version of the program', async () => {
  const sum = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
  const failure = await readRefusal(async (folder) => {
    const before = await readFile(path.join(folder, 'manifest.json'));
    const after = before.toString().replace(/"migrations": \[/, '"migrations": [ "9999-later",');
    await writeFile(path.join(folder, 'manifest.json'), after);
    await changePart('SHA256SUMS', (content) => content.toString().replace(sum(before), sum(after)))(folder);
  });
  expect(failure).toMatch(/newer version of the application, with the migrations 9999-later/);
});

test('leaves a database with rows unchanged', async () => {
  const context = await createEmptyInstallation();
  await migrateTo(context.db, (await listKnownMigrations(context.db)).at(-1) ?? '');
  await context.db.insertInto('site').values({ code: 'F10N', name: 'Fab 10N' }).execute();
  await expect(restoreBackup(context, backup)).rejects.toThrow(/database is not empty: site has rows/);
  expect(await context.db.selectFrom('site').select('code').execute()).toEqual([{ code: 'F10N' }]);
});

test('a backup can be read without the program', async () => {
  const lines = gunzipSync(await readFile(path.join(backup, 'tables/site.jsonl.gz')))
    .toString()
    .trim()
    .split('\n');
  const sites = await origin.selectFrom('site').select('code').execute();
  expect(lines).toHaveLength(sites.length);
  for (const line of lines) expect(JSON.parse(line)).toEqual(expect.arrayContaining([expect.any(String)]));
});
