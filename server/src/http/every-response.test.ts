import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/* What every response has, whether from the routes, the router, the HTTP parser or the WebSocket server. */
let server: TestApp;
let port: number;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  server = await startTestApp({ logLevel: 'info' }, { write });
  port = Number(new URL(await server.listen()).port);
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.close());

/** Sends these bytes and reads the whole response. */
async function sendRequest(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body };
}

const host = 'host: eptw.example\r\n';
const last = `${host}connection: close\r\n\r\n`;
const upgrade = `${host}connection: upgrade\r\nupgrade: websocket\r\n`;

test.each([
  ['a response', `GET /healthz HTTP/1.1\r\n${last}`, 200],
  ['an unknown address', `GET /nothing HTTP/1.1\r\n${last}`, 404],
  ['an address that cannot be decoded', `GET /%E0%A4%A HTTP/1.1\r\n${last}`, 400],
  ['a file whose name cannot be decoded', `GET /files/%C0%AF HTTP/1.1\r\n${last}`, 400],
  ['an address with an endless part', `GET /files/${'a'.repeat(5_000)} HTTP/1.1\r\n${last}`, 414],
  ['something other than HTTP', 'anything\r\n\r\n', 400],
  ['a header that is too large', `GET / HTTP/1.1\r\n${host}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two content lengths', `POST /graphql HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\n`, 400],
  ['a missing host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['an unsupported expectation', `GET /healthz HTTP/1.1\r\nexpect: more\r\n${last}`, 417],
  ['a socket at another path', `GET /elsewhere HTTP/1.1\r\n${upgrade}\r\n`, 404],
  ['a socket without a key', `GET /graphql HTTP/1.1\r\n${upgrade}sec-websocket-version: 13\r\n\r\n`, 400],
  ['a socket from another origin', `GET /graphql HTTP/1.1\r\n${upgrade}origin: https://evil.example\r\n\r\n`, 403],
])('%s has its security headers, its id and its log line', async (_title, bytes, expected) => {
  const { status, headers, body } = await sendRequest(bytes);
  expect(status).toBe(expected);
  for (const header of [
    "content-security-policy: default-src 'self'",
    'x-content-type-options: nosniff',
    'permissions-policy: camera=()',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
  ])
    expect(headers).toContain(header);
  const [, id] = /x-request-id: (\S+)/.exec(headers) ?? [];
  expect(JSON.parse(body)).toBeDefined();
  await expect
    .poll(() => lines.filter(({ msg }) => msg === 'request'))
    .toEqual([expect.objectContaining({ reqId: id, status: expected })]);
});

test('an opened socket has an id and a log line too', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET /graphql HTTP/1.1\r\n${upgrade}sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n`,
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(head.toString()).toMatch(/^HTTP\/1.1 101 [\s\S]*x-request-id: /i);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', status: 101 }));
});
