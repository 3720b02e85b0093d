import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileStoreUnavailable, FileNotFound, type FileStore } from './file-store.ts';
import { openLocalFileStore } from './local-file-store.ts';
import { openS3FileStore } from './s3-file-store.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';

const megabyte = 1024 * 1024;
const greatest = Buffer.alloc(10 * megabyte, 'every byte counts ');
let directory: string;
let server: S3Server;
const logged: unknown[] = [];
const log = { error: (details: unknown) => void logged.push(details) };
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'eptw-files-'));
  server = await startS3Server();
  stores['local'] = await openLocalFileStore(directory);
  stores['S3'] = openS3FileStore({ settings: server.settings, log });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

function openStore(kind: string): FileStore {
  const store = stores[kind];
  if (!store) throw new Error(`There is no ${kind} store.`);
  return store;
}

async function readStream(store: FileStore, name: string): Promise<Buffer> {
  return Buffer.concat((await (await store.read(name)).toArray()) as Buffer[]);
}

describe.each(['local', 'S3'])('the %s store', (kind) => {
  test('returns what was written, streamed or at once', async () => {
    const store = openStore(kind);
    await store.write('drawing.png', greatest);
    expect((await readStream(store, 'drawing.png')).equals(greatest)).toBe(true);
    expect((await store.readBuffer('drawing.png')).equals(greatest)).toBe(true);
  });

  test('keeps the last write under a name', async () => {
    const store = openStore(kind);
    await store.write('plan.txt', Buffer.from('first and longer'));
    await store.write('plan.txt', Buffer.from('second'));
    expect((await store.readBuffer('plan.txt')).toString()).toBe('second');
  });

  test('reports a missing file', async () => {
    const store = openStore(kind);
    await expect(store.read('nothing.png')).rejects.toThrow(FileNotFound);
    await expect(store.readBuffer('nothing.png')).rejects.toThrow(FileNotFound);
  });

  test('removes a file, also twice', async () => {
    const store = openStore(kind);
    await store.write('gone.txt', Buffer.from('gone'));
    await store.remove('gone.txt');
    await store.remove('gone.txt');
    await expect(store.readBuffer('gone.txt')).rejects.toThrow(FileNotFound);
  });

  test.each(['../outside.txt', 'a/b.txt', '', '.partial', 'a.b.c'])('refuses the name %j', async (name) => {
    const store = openStore(kind);
    await expect(store.write(name, Buffer.from('text'))).rejects.toThrow('not the name of a stored file');
    await expect(store.read(name)).rejects.toThrow('not the name of a stored file');
    await expect(store.readBuffer(name)).rejects.toThrow('not the name of a stored file');
    await expect(store.remove(name)).rejects.toThrow('not the name of a stored file');
  });

  test('keeps complete files when it tidies up', async () => {
    const store = openStore(kind);
    await store.write('kept.txt', Buffer.from('kept'));
    await store.removePartialFiles(new Date(Date.now() + 1_000));
    expect((await store.readBuffer('kept.txt')).toString()).toBe('kept');
  });
});

describe('an S3 store that', () => {
  async function expectAway(store: FileStore): Promise<void> {
    const requests = [
      store.write('a.txt', Buffer.from('new')),
      store.read('a.txt'),
      store.readBuffer('a.txt'),
      store.remove('a.txt'),
    ];
    await Promise.all(requests.map((answer) => expect(answer).rejects.toThrow(FileStoreUnavailable)));
  }

  test('drops every connection is reported as unavailable, and recovers', async () => {
    const store = openStore('S3');
    await store.write('a.txt', Buffer.from('old'));
    server.setNetwork('closed');
    await expectAway(store);
    server.setNetwork('open');
    expect((await store.readBuffer('a.txt')).toString()).toBe('old');
  });

  test('never responds is not waited for', async () => {
    const timeouts = { connection: 200, response: 200, idle: 200 };
    server.setNetwork('silent');
    await expectAway(openS3FileStore({ settings: server.settings, log, timeouts }));
    server.setNetwork('open');
  });

  test('has started to send a file does not cut off a slow reader', async () => {
    const store = openStore('S3');
    await store.write('drawing.png', greatest);
    const stream = await store.read('drawing.png');
    server.setNetwork('closed');
    expect(Buffer.concat((await stream.toArray()) as Buffer[]).equals(greatest)).toBe(true);
    server.setNetwork('open');
  });

  test('does not have the bucket is reported as unavailable, and the log says why', async () => {
    const settings = { ...server.settings, bucket: 'another-bucket' };
    const other = openS3FileStore({ settings, log });
    await expect(other.write('a.txt', Buffer.from('new'))).rejects.toThrow(FileStoreUnavailable);
    expect(logged.at(-1)).toMatchObject({ err: { name: 'NoSuchBucket' } });
  });

  test('breaks off while sending causes an error, not a partial file', async () => {
    const store = openStore('S3');
    await store.write('drawing.png', greatest);
    server.breakAfter(3 * megabyte);
    await expect(store.readBuffer('drawing.png')).rejects.toThrow(FileStoreUnavailable);
    server.setNetwork('open');
    server.breakAfter(3 * megabyte);
    await expect(readStream(store, 'drawing.png')).rejects.toThrow();
    server.setNetwork('open');
  });
});
