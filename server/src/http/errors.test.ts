import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskAlarm } from '../observability/disk-alarm.ts';
import { createLog } from '../observability/log.ts';
import { handleErrors } from './errors.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
const app = Fastify({ loggerInstance: log });
/** The status of each upload, even if nobody reads the response. */
const answered: number[] = [];
let address: string;

beforeAll(async () => {
  handleErrors(app, { diskAlarm: createDiskAlarm(() => new Date()) });
  app.addContentTypeParser('*', async (_request: unknown, payload: NodeJS.ReadableStream) => payload);
  app.addHook('onSend', async (_request, reply) => void answered.push(reply.statusCode));
  const handler = async (request: FastifyRequest) => {
    for await (const _part of request.raw);
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  };
  app.route({ method: 'POST', url: '/upload', handler });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test('an upload that its sender aborts is neither an error nor a database outage', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('POST /upload HTTP/1.1\r\nHost: fab\r\nContent-Type: image/png\r\nContent-Length: 1000\r\n\r\nhalf');
  await once(app.server, 'request');
  socket.destroy();
  await expect.poll(() => answered).toEqual([400]);
  expect(lines.join('')).toContain('interrupted by the client');
  expect(lines.join('')).not.toContain('A request failed');
});

test('a connection that the database breaks is an outage', async () => {
  const response = await app.inject({ method: 'POST', url: '/upload', payload: 'whole' });
  expect(response.statusCode).toBe(503);
  expect(lines.join('')).toContain('A request failed');
});
