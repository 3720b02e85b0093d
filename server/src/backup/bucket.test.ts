import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBackupTables } from '../database/backup/table-shape.ts';
import { createEmptyDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { verifyHistory } from '../features/history/service.ts';
import { samplePermitData, createPermitOrThrow } from '../features/permits/testing/permits.ts';
import { FileStoreUnavailable, FileNotFound } from '../files/file-store.ts';
import { openS3FileStore } from '../files/s3-file-store.ts';
import { startS3Server, type S3Server } from '../files/testing/s3-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let directory: string;
let store: S3Server;
/** The file store of the installation that is restored into. */
let otherStore: S3Server;
let server: TestApp;
let empty: TestDatabase;
const contents = ['First the lock, then the work.', 'x'.repeat(3_000_000)];
let names: string[];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'eptw-backup-'));
  store = await startS3Server();
  otherStore = await startS3Server();
  server = await startTestApp({ fileBucket: store.settings, logLevel: 'silent' });
  empty = await createEmptyDatabase();
  const requestor = await server.as('requestor');
  names = [];
  for (const content of contents) {
    const { data } = await requestor.upload<{ singleUpload: { filename: string } }>('method.txt', content);
    names.push(data.singleUpload.filename);
  }
  await createPermitOrThrow(requestor, samplePermitData(server.ids));
});

afterAll(async () => {
  await server.close();
  await empty.close();
  await store.close();
  await otherStore.close();
  await rm(directory, { recursive: true, force: true });
});

test('a backup fails while a bucket is unavailable, and leaves nothing that looks like one', async () => {
  store.setNetwork('closed');
  await expect(createBackup(server.context, path.join(directory, 'away'))).rejects.toThrow(FileStoreUnavailable);
  store.setNetwork('open');
  expect(await readdir(directory)).toEqual([]);
});

test('restores the files of a bucket into another one, even if that was unavailable at first', async () => {
  const folder = path.join(directory, 'monday');
  const { manifest, missingFiles } = await createBackup(server.context, folder);
  expect({ files: manifest.files.count, missing: missingFiles }).toEqual({ files: 2, missing: [] });

  const files = openS3FileStore({ settings: otherStore.settings, log: { error: () => {} } });
  const context = { db: empty.db, pool: empty.pool, files, clock: () => new Date() };
  otherStore.setNetwork('closed');
  await expect(restoreBackup(context, folder)).rejects.toThrow(FileStoreUnavailable);
  for (const { name } of await listBackupTables(empty.db))
    expect(
      await empty.db
        .selectFrom(name as 'permit')
        .selectAll()
        .execute(),
    ).toEqual([]);
  otherStore.setNetwork('open');
  await expect(files.readBuffer(names[0] ?? '')).rejects.toThrow(FileNotFound);

  await restoreBackup(context, folder);
  const restored = await Promise.all(names.map((name) => files.readBuffer(name)));
  expect(restored.map((content) => content.toString())).toEqual(contents);
  expect(await verifyHistory(empty.db)).toEqual(await verifyHistory(server.database.db));
});
