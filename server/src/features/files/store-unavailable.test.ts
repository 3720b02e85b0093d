import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileStoreUnavailable, FileNotFound } from '../../files/file-store.ts';
import { startS3Server, type S3Server } from '../../files/testing/s3-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillForm, samplePermitData, createPermitOrThrow } from '../permits/testing/permits.ts';

let store: S3Server;
let server: TestApp;
beforeAll(async () => {
  store = await startS3Server();
  server = await startTestApp({ fileBucket: store.settings, logLevel: 'silent' });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const sentence = new FileStoreUnavailable().message;
const picture = await readFile(new URL('../../../../docs/images/review.png', import.meta.url));

interface UploadData {
  singleUpload: { success: boolean; code: string; message: string; filename: string; url: string };
}

async function upload() {
  const { data } = await (await server.as('requestor')).upload<UploadData>('drawing.png', picture);
  return data.singleUpload;
}

const countFiles = async () => (await server.database.db.selectFrom('stored_file').select('name').execute()).length;

async function whileStoreIsDown(work: () => Promise<void>): Promise<void> {
  store.setNetwork('closed');
  await work().finally(() => store.setNetwork('open'));
}

test('a file is stored in the bucket and read back unchanged', async () => {
  const { url } = await upload();
  const { statusCode, headers, rawPayload } = await server.app.inject(url);
  expect({ statusCode, same: rawPayload.equals(picture) }).toEqual({ statusCode: 200, same: true });
  expect(headers['content-security-policy']).toBeDefined();
});

test('an upload while the store is down is refused and leaves nothing behind, and works again afterwards', async () => {
  const before = await countFiles();
  await whileStoreIsDown(async () => {
    expect(await upload()).toMatchObject({ success: false, code: 'FAILED', message: sentence, filename: null });
  });
  expect(await countFiles()).toBe(before);
  expect(await upload()).toMatchObject({ success: true, code: 'OK' });
});

test('a download and a PDF with pictures while the store is down ask to try again later', async () => {
  const { filename, url } = await upload();
  const client = await server.as('requestor');
  const submission = { ...fillForm('GP'), attachDrawing: [filename] };
  const permit = await createPermitOrThrow(client, samplePermitData(server.ids, { submission }));
  const unavailableBody = { errors: [{ message: sentence, extensions: { code: 'FAILED' } }] };
  await whileStoreIsDown(async () => {
    const download = await server.app.inject(url);
    expect({ status: download.statusCode, body: download.json<unknown>() }).toEqual({
      status: 503,
      body: unavailableBody,
    });
    const headers = { authorization: `Bearer ${client.token}` };
    const pdf = await server.app.inject({ url: `/pdf/${permit._id}`, headers });
    expect({ status: pdf.statusCode, body: pdf.json<unknown>() }).toEqual({ status: 503, body: unavailableBody });
  });
  expect((await server.app.inject(url)).statusCode).toBe(200);
});

test('the application stays ready while the store is down', async () => {
  await whileStoreIsDown(async () => {
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });
});

test('a file that is deleted while the store is down is removed from it later', async () => {
  const { filename } = await upload();
  const removal = 'mutation ($filename: String!) { deleteFile(filename: $filename) { success } }';
  await whileStoreIsDown(async () => {
    const { data } = await (await server.as('requestor')).query(removal, { filename });
    expect(data).toEqual({ deleteFile: { success: true } });
  });
  await (await server.context.files.read(filename)).toArray();
  await server.mails();
  await expect(server.context.files.read(filename)).rejects.toThrow(FileNotFound);
});

test('a store that is down for a minute loses no file while users keep working', async () => {
  const removal = 'mutation ($filename: String!) { deleteFile(filename: $filename) { success } }';
  const [remaining, removed] = [await upload(), await upload()];
  const client = await server.as('requestor');
  const before = await countFiles();
  let refusals = 0;
  /** Uploads as a user does who presses 'Try again' until it succeeds. */
  async function uploadUntilAccepted(): Promise<string> {
    for (;;) {
      const { success, message, url } = await upload();
      if (success) return url;
      expect(message).toBe(sentence);
      refusals += 1;
    }
  }
  const begin = Date.now();
  store.setNetwork('closed');
  const uploads = Promise.all([uploadUntilAccepted(), uploadUntilAccepted(), uploadUntilAccepted()]);
  await client.query(removal, { filename: removed.filename });
  for (const seconds of [0, 20, 40, 60]) {
    server.setClock(new Date(begin + seconds * 1_000));
    expect((await server.app.inject(remaining.url)).statusCode).toBe(503);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    await createPermitOrThrow(client, samplePermitData(server.ids));
    await server.mails();
  }
  expect(refusals).toBeGreaterThan(0);
  store.setNetwork('open');
  const urls = [remaining.url, ...(await uploads)];
  for (const url of urls) {
    const { statusCode, rawPayload } = await server.app.inject(url);
    expect({ statusCode, same: rawPayload.equals(picture) }).toEqual({ statusCode: 200, same: true });
  }
  expect(new Set(urls).size).toBe(4);
  expect(await countFiles()).toBe(before - 1 + 3);
  // The queue waits longer after each attempt; this makes the job due now.
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.database.db);
  await server.mails();
  await expect(server.context.files.read(removed.filename)).rejects.toThrow(FileNotFound);
  server.setClock(undefined);
});

test('a download that the store breaks off returns an error instead of half a file', async () => {
  const { url } = await upload();
  const address = await server.listen();
  store.breakAfter(picture.length / 2);
  const response = await fetch(`${address}${url}`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(sentence);
  store.setNetwork('open');
});
