import { jsonTooDeepMessage } from '@eptw/domain/text/json-depth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/* What multipart requests may cost the program, over a network: none takes more memory than its file. */
let server: TestApp;
let address: string;
let token: string | undefined;
beforeAll(async () => {
  server = await startTestApp();
  address = await server.listen();
  ({ token } = await server.as('requestor'));
});
afterAll(() => server.close());

interface Sent {
  status: number;
  code: string | undefined;
  message: string | undefined;
}

const query = 'mutation ($file: Upload!) { singleUpload(file: $file) { code message } }';

async function send(operations: string, map: string): Promise<Sent> {
  const form = new FormData();
  form.set('operations', operations);
  form.set('map', map);
  form.set('f', new File(['tool,count\n'], 'tools.csv'));
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { errors, data } = (await response.json()) as {
    errors?: { message: string; extensions: { code: string } }[];
    data?: { singleUpload: { code: string; message: string } };
  };
  const { message, code } = errors?.[0] ? { ...errors[0], code: errors[0].extensions.code } : { ...data?.singleUpload };
  return { status: response.status, code, message };
}

const upload = JSON.stringify({ query, variables: { file: null } });
const map = JSON.stringify({ f: ['variables.file'] });
const nested = (megabytes: number) => '['.repeat(megabytes * 500_000) + ']'.repeat(megabytes * 500_000);

test('three simultaneous requests with 15 MB of nested JSON are refused, and the program keeps running', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send(nested(15), map)));
  expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 413, code: 'TOO_LARGE' })));
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await send(upload, map)).toMatchObject({ status: 200, code: 'OK' });
});

test.each([
  [
    'operations',
    () => send(JSON.stringify({ query, variables: { file: null, more: 0 } }).replace('0', nested(0.5)), map),
  ],
  ['map', () => send(upload, nested(0.5))],
])('%s below the limit, but endlessly nested, are refused before they are parsed', async (_title, answer) => {
  expect(await answer()).toEqual({ status: 400, code: 'BAD_INPUT', message: jsonTooDeepMessage });
});
