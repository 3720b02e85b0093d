import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { message } from '@eptw/domain/message';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface UploadData {
  singleUpload: { success: boolean; code: string; message: string; filename: string | null; url: string | null };
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const link = 'query ($filename: String!) { generatePresignedUrl(filename: $filename) { success code url } }';
const removal = 'mutation ($filename: String!) { deleteFile(filename: $filename) { success code message } }';

async function upload(name: string, content: Buffer | string) {
  const { data } = await (await server.as('requestor')).upload<UploadData>(name, content);
  return data.singleUpload;
}

async function uploadOrThrow(name: string, content: Buffer | string) {
  const { filename, url, message: sentence } = await upload(name, content);
  expect(sentence).toBe('File uploaded successfully');
  if (filename === null || url === null) throw new Error('The upload was refused.');
  return { filename, url };
}

async function listStoredFiles(): Promise<string[]> {
  return readdir(path.join(server.dataDirectory, 'files'));
}

test('an uploaded picture is served unchanged through its link', async () => {
  const { url } = await uploadOrThrow('Permit photo.png', picture);
  const response = await server.app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.equals(picture)).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="Permit photo.png"; filename*=UTF-8''Permit%20photo.png`,
  });
});

test('a file that is neither a picture nor a PDF is served as a download, under its own name', async () => {
  const { url } = await uploadOrThrow('检查 "1"\r\nX-Evil: yes.csv', 'tool,count\nspanner,3\n');
  const { headers } = await server.app.inject(url);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''%E6%A3%80/);
  expect(headers['x-evil']).toBeUndefined();
});

test('an uploaded file is sandboxed in case a browser opens it as a page', async () => {
  for (const [name, content] of [
    ['notes.txt', 'Valve 3 is closed.'],
    ['photo.png', picture],
  ] as const) {
    const { url } = await uploadOrThrow(name, content);
    const { headers } = await server.app.inject(url);
    expect(headers['content-security-policy'], name).toMatch(/default-src 'none'.*sandbox$/);
    expect(headers['x-content-type-options'], name).toBe('nosniff');
  }
});

test('a text is served as UTF-8, and not cached', async () => {
  const { url } = await uploadOrThrow('notes.txt', '日本語');
  const { headers, body } = await server.app.inject(url);
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toMatch(/^attachment/);
  expect(body).toBe('日本語');
});

test('a file of eleven megabytes is refused with the fixed message, and nothing is stored', async () => {
  const before = await listStoredFiles();
  const answer = await upload('large.png', Buffer.concat([picture, Buffer.alloc(11_000_000)]));
  expect(answer).toEqual({
    success: false,
    code: 'TOO_LARGE',
    message: message.uploadFailed,
    filename: null,
    url: null,
  });
  expect(await listStoredFiles()).toEqual(before);
});

test('a request far beyond the limit is refused with the same message', async () => {
  const { status, errors } = await (await server.as('requestor')).upload('huge.png', Buffer.alloc(20_000_000));
  expect(status).toBe(413);
  expect(errors).toMatchObject([{ message: message.uploadFailed, extensions: { code: 'TOO_LARGE' } }]);
});

test.each([
  ['page.png', '<!doctype html><script>alert(1)</script>'],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['drawing.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['notes.txt', 'hello <SCRIPT src=//evil.example></SCRIPT>'],
  ['notes.txt', Buffer.from([0x68, 0x81])],
  ['notes.txt', Buffer.from('\uFEFFhello <SCRIPT src=//evil.example></SCRIPT>', 'utf16le')],
  ['run.txt', Buffer.from('\uFEFF#!/bin/sh\nrm -rf /', 'utf16le')],
  ['run.txt', '#!/bin/sh\nrm -rf /'],
  ['run.sh', 'echo hello'],
  ['tool.png', Buffer.from('MZ\x90\x00'.padEnd(400, '\0'), 'latin1')],
  ['tool.png', Buffer.from('\x7fELF\x02\x01\x01'.padEnd(400, '\0'), 'latin1')],
  ['installer.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])],
  ['archive.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
])('%s with other content is refused', async (name, content) => {
  const before = await listStoredFiles();
  expect(await upload(name, content)).toMatchObject({ success: false, code: 'BAD_INPUT', filename: null });
  expect(await listStoredFiles()).toEqual(before);
});

test('the content decides the extension of a file name', async () => {
  const { filename, url } = await uploadOrThrow('evil.html', picture);
  expect(filename).toMatch(/^[0-9a-f-]{36}\.png$/);
  expect((await server.app.inject(url)).headers['content-disposition']).toContain('filename="evil.html.png"');
});

test('a link that was altered or has expired returns 404', async () => {
  const { url } = await uploadOrThrow('a.png', picture);
  const other = await uploadOrThrow('b.png', picture);
  const altered = url.replace(/(?<=signature=)./, (first) => (first === '_' ? '-' : '_'));
  expect((await server.app.inject(altered)).statusCode).toBe(404);
  expect((await server.app.inject(url.replace(/[0-9a-f-]{36}\.png/, other.filename))).statusCode).toBe(404);
  expect((await server.app.inject(url.replace(/\?.*/, ''))).statusCode).toBe(404);
  server.setClock(new Date(Date.now() + 6 * 60_000));
  expect((await server.app.inject(url)).statusCode).toBe(404);
  server.setClock(undefined);
});

test('a file is visible only to its uploader until a permit has it', async () => {
  const { filename } = await uploadOrThrow('a.png', picture);
  const request = async (person: 'requestor' | 'foreignPm' | 'superAdmin') =>
    (await (await server.as(person)).query<{ generatePresignedUrl: { code: string } }>(link, { filename })).data
      .generatePresignedUrl.code;
  expect(await request('requestor')).toBe('OK');
  expect(await request('foreignPm')).toBe('NOT_FOUND');
  expect(await request('superAdmin')).toBe('NOT_FOUND');
});

test('a file can be deleted by its uploader only', async () => {
  const { filename, url } = await uploadOrThrow('a.png', picture);
  const foreign = await (await server.as('foreignPm')).query(removal, { filename });
  expect(foreign.data).toMatchObject({ deleteFile: { success: false, code: 'NOT_FOUND' } });
  const own = await (await server.as('requestor')).query(removal, { filename });
  expect(own.data).toMatchObject({ deleteFile: { success: true } });
  expect((await server.app.inject(url)).statusCode).toBe(404);
  expect(await listStoredFiles()).not.toContain(filename);
});

test('an upload requires signing in', async () => {
  const { status, errors } = await server.client().upload('a.png', picture);
  expect(status).toBe(200);
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('a permit’s file is visible to all who can see the permit, not to a foreign company, and cannot be deleted', async () => {
  const { filename } = await uploadOrThrow('a.png', picture);
  const { db } = server.database;
  const { sites, users, discipline } = server.ids;
  const permit = await db
    .insertInto('permit')
    .values({
      number: 'F10N-GP-000001',
      template_id: generalPermitTemplateId,
      site_id: sites.north,
      discipline_id: discipline,
      owner_id: users.host,
      submitter_id: users.requestor,
      submitter_role: 'ContractorRequestor',
      submitter_company: 'ACME Works',
      status: 'PendingPMApproval',
      open_slots: 0,
      work_description: 'Replace a valve',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('permit_file').values({ permit_id: permit.id, file_name: filename }).execute();

  const seen: Partial<Record<TestUser, string>> = {};
  for (const person of ['requestor', 'pm', 'supervisor', 'superAdmin', 'foreignPm', 'closerWest', 'host'] as const) {
    const { data } = await (
      await server.as(person)
    ).query<{ generatePresignedUrl: { code: string } }>(link, { filename });
    seen[person] = data.generatePresignedUrl.code;
  }
  expect(seen).toEqual({
    requestor: 'OK',
    pm: 'OK',
    supervisor: 'OK',
    superAdmin: 'OK',
    foreignPm: 'NOT_FOUND',
    closerWest: 'NOT_FOUND',
    host: 'OK',
  });
  const removed = await (await server.as('requestor')).query(removal, { filename });
  expect(removed.data).toMatchObject({ deleteFile: { success: false, code: 'FORBIDDEN' } });
});
