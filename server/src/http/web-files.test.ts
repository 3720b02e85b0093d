import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/* Files of the web application, each with its compressed copies, as the build writes them. */
const files = {
  '/index.html': '<!doctype html><title>ePTW</title>',
  '/work-here.html': '<!doctype html><title>Work here</title>',
  '/service-worker.js': 'self.addEventListener("fetch", () => {})',
  '/assets/main-abc123.js': 'export {}',
  '/assets/main-abc123.css': 'body { margin: 0 }',
};

/* Too small, or compressed in itself. */
const plainFiles = {
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/assets/font-abc123.woff2': 'wOF2',
};

let server: TestApp;
let webDirectory: string;
beforeAll(async () => {
  webDirectory = await mkdtemp(path.join(tmpdir(), 'eptw-web-'));
  await mkdir(path.join(webDirectory, 'assets'));
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(webDirectory, file), content);
    await writeFile(path.join(webDirectory, `${file}.br`), brotliCompressSync(content));
    await writeFile(path.join(webDirectory, `${file}.gz`), gzipSync(content));
  }
  for (const [file, content] of Object.entries(plainFiles)) await writeFile(path.join(webDirectory, file), content);
  server = await startTestApp({ webDirectory });
});
afterAll(async () => {
  await server.close();
  await rm(webDirectory, { recursive: true });
});

const html = { accept: 'text/html' };
const browserEncodings = 'gzip, deflate, br, zstd';

const responses: [url: string, file: keyof typeof files, type: string, cacheControl: string][] = [
  ['/', '/index.html', 'text/html', 'no-cache'],
  ['/permits/some-id', '/index.html', 'text/html', 'no-cache'],
  ['/work-here/some-token', '/work-here.html', 'text/html', 'no-cache'],
  ['/service-worker.js', '/service-worker.js', 'application/javascript', 'no-cache'],
  ['/assets/main-abc123.js', '/assets/main-abc123.js', 'application/javascript', 'public, max-age=31536000, immutable'],
  ['/assets/main-abc123.css', '/assets/main-abc123.css', 'text/css', 'public, max-age=31536000, immutable'],
];

test.each(responses)('%s is sent compressed as the browser accepts it', async (url, file, type, cacheControl) => {
  const expectedHeaders = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
  };
  const inBrotli = await server.app.inject({ url, headers: { ...html, 'accept-encoding': browserEncodings } });
  expect(inBrotli.headers).toMatchObject({ ...expectedHeaders, 'content-encoding': 'br' });
  expect(brotliDecompressSync(inBrotli.rawPayload).toString()).toBe(files[file]);
  // Over plain HTTP browsers accept no brotli.
  const inGzip = await server.app.inject({ url, headers: { ...html, 'accept-encoding': 'gzip, deflate' } });
  expect(inGzip.headers).toMatchObject({ ...expectedHeaders, 'content-encoding': 'gzip' });
  expect(gunzipSync(inGzip.rawPayload).toString()).toBe(files[file]);
  const plain = await server.app.inject({ url, headers: html });
  expect(plain.headers).toMatchObject(expectedHeaders);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body).toBe(files[file]);
});

test.each([
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/font-abc123.woff2', 'font/woff2'],
] as const)('%s without a compressed copy is sent as it is', async (url, type) => {
  const { headers, body } = await server.app.inject({ url, headers: { 'accept-encoding': browserEncodings } });
  expect(headers).toMatchObject({ 'content-type': type, vary: 'accept-encoding' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toBe(plainFiles[url]);
});

test('a compressed file that the browser has already is not sent again', async () => {
  const request = { url: '/', headers: { ...html, 'accept-encoding': browserEncodings } };
  const { headers } = await server.app.inject(request);
  const again = await server.app.inject({
    ...request,
    headers: { ...request.headers, 'if-none-match': String(headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('pages and the service worker have a content security policy; their files have no headers for pages', async () => {
  const policy = 'content-security-policy';
  for (const url of ['/', '/service-worker.js'])
    expect((await server.app.inject({ url, headers: html })).headers).toHaveProperty(policy);
  const { headers } = await server.app.inject('/assets/main-abc123.js');
  expect(headers).not.toHaveProperty(policy);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a missing file is not found', async () => {
  const script = await server.app.inject({ url: '/assets/gone.js', headers: html });
  expect(script.statusCode).toBe(404);
  expect((await server.app.inject({ url: '/nothing', headers: { accept: 'application/json' } })).statusCode).toBe(404);
});
