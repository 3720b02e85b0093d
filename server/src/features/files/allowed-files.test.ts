import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSample } from '../../testing/samples.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ uploadsPerDay: 30 });
});
afterAll(() => server.close());

interface UploadData {
  singleUpload: { success: boolean; code: string; message: string; filename: string | null; url: string | null };
}

async function upload(name: string, content: Buffer | string, person: TestUser = 'requestor') {
  const { data } = await (await server.as(person)).upload<UploadData>(name, content);
  return data.singleUpload;
}

test.each([
  ['method.txt', readSample('method-utf16.txt'), 'Method statement: Schweißen\r\n'],
  ['method.txt', readSample('method-utf16.txt').subarray(2), 'Method statement: Schweißen\r\n'],
  ['tasks.csv', readSample('tasks-windows.csv'), 'Name;Task\r\nJürgen;Schweißen\r\n'],
])('%s in another encoding is stored as UTF-8 with its mark', async (name, content, text) => {
  const { url, message } = await upload(name, content);
  expect(message).toBe('File uploaded successfully');
  const { rawPayload, headers } = await server.app.inject(url ?? '');
  expect(rawPayload.toString()).toBe(`\uFEFF${text}`);
  expect(headers['content-type']).toMatch(/charset=utf-8$/);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
});

test.each([
  ['with-password.pdf', /locked with a password/],
  ['without-pages.pdf', /has no pages/],
  ['without-end.pdf', /cut off/],
])('%s is refused with the reason', async (name, reason) => {
  expect(await upload('risk-assessment.pdf', readSample(name))).toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringMatching(reason) as string,
    filename: null,
  });
});

test.each(['IMG_0001.HEIC', 'IMG_0001.jpg'])(
  'a HEIC photo called %s is refused by its name, with the way to JPG',
  async (name) => {
    expect(await upload(name, readSample('telephone-photo.heic'))).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/^This is a HEIC photo.*Send it as JPG/) as string,
    });
  },
);

test.each([
  ['TIFF', Buffer.from('49492a0008000000000000000000000000', 'hex')],
  ['BMP', Buffer.from('424d3a0000000000000036000000280000000100000001000000', 'hex')],
  ['AVIF', Buffer.from('0000001c667479706176696600000000617669666d696631', 'hex')],
])('a picture of the format %s is refused by its name', async (format, content) => {
  expect((await upload('photo.jpg', content)).message).toContain(`the format ${format}`);
});

test('after as many uploads as the setting allows, the refusal says so, and the next day there is room', async () => {
  const notes = (await Promise.all(Array.from({ length: 30 }, () => upload('a.txt', 'note', 'host')))).map(
    ({ code }) => code,
  );
  expect(notes.every((code) => code === 'OK')).toBe(true);
  const refused = await upload('a.txt', 'note', 'host');
  expect(refused).toMatchObject({ code: 'RATE_LIMITED', filename: null });
  expect(refused.message).toMatch(/^You have uploaded 30 files in 24 hours/);
  expect((await upload('a.txt', 'note', 'manager')).code).toBe('OK');
  server.setClock(new Date(Date.now() + 25 * 3_600_000));
  expect((await upload('a.txt', 'note', 'host')).code).toBe('OK');
  server.setClock(undefined);
});
