import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'eptw-documents-'));
  for (const [folder, name] of [
    ['formdownloads', 'ladder-checklist.pdf'],
    ['userguides', 'user-guide.pdf'],
  ] as const) {
    await mkdir(path.join(directory, folder));
    await writeFile(path.join(directory, folder, name), `%PDF-1.7 ${name}`);
  }
  const webDirectory = path.join(directory, 'web');
  await mkdir(webDirectory);
  await writeFile(path.join(webDirectory, 'index.html'), '<!doctype html><title>ePTW</title>');
  await writeFile(path.join(directory, 'secret.txt'), 'secret');
  server = await startTestApp({ downloadDirectory: directory, webDirectory });
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const load = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test.each(['/formdownloads/ladder-checklist.pdf', '/userguides/user-guide.pdf'])(
  '%s is served to everybody',
  async (url) => {
    const { statusCode, headers, body } = await load(url);
    expect([statusCode, body]).toEqual([200, `%PDF-1.7 ${path.basename(url)}`]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${path.basename(url)}"`,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const again = await load(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test.each([
  '/formdownloads/unknown.pdf',
  '/formdownloads/user-guide.pdf',
  '/formdownloads/ladder-checklist.pdf/more',
  '/formdownloads/',
  '/formdownloads/.',
  '/formdownloads/..%2fsecret.txt',
  '/userguides/%00',
])('%s is not found, also for a browser', async (url) => {
  const { statusCode, body } = await load(url, { accept: 'text/html' });
  expect(statusCode).toBe(404);
  expect(body).not.toMatch(/secret|<title>/);
});
