import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import { toActor } from '../features/permits/testing/population.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openExport } from './open-export.ts';
import { parseCsv } from './testing/download.ts';
import { createExportLimiter } from './export-limiter.ts';

/**
 * So many long rows that no network buffer holds them, compressed or not: a client that stops reading makes the
 * server wait.
 */
const rows = 40_000;

let server: TestApp;
let address: string;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestApp({ databaseConnections: 9 });
  address = await server.listen();
  admin = await server.as('superAdmin');
  await sql`
    insert into discipline (code, description)
    select 'D' || lpad(n::text, 6, '0'), (select string_agg(md5(n || '/' || k), '') from generate_series(1, 24) k)
    from generate_series(1, ${rows}) n
  `.execute(server.database.db);
});
afterAll(async () => {
  // A client that disconnected may already have opened its next connection, which stays silent until closed.
  server.app.server.closeAllConnections();
  await server.close();
});
beforeEach(() => expect.poll(countSnapshots).toBe(0));

/** Starts to read a list and resolves when its first part has arrived. */
async function beginExport(list: 'disciplines.csv' | 'disciplines.xlsx' = 'disciplines.csv', client = admin) {
  const response = await fetch(`${address}/exports/${list}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return { response, reader: response.body?.getReader() };
}

async function readRemaining(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) pieces.push(next.value);
  return Buffer.concat(pieces);
}

/** Excludes PostgreSQL's own maintenance transactions. */
const isExportTransaction = sql`datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
  and backend_type = 'client backend'`;

/** The number of open transactions, without the one that counts. */
async function countSnapshots(): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where ${isExportTransaction}`.execute(server.database.db);
  return found[0]?.count ?? 0;
}

it('is a snapshot of the list, whatever is written concurrently', async () => {
  const { response, reader } = await beginExport();
  const { db } = server.database;
  const late = { code: 'A-LATE', description: '' };
  const { id } = await db.insertInto('discipline').values(late).returning('id').executeTakeFirstOrThrow();
  await sql`update discipline set archived_at = now() where code > 'D039000'`.execute(db);
  const [, ...read] = parseCsv(await readRemaining(reader));
  const codes = read.map(([code]) => code);
  expect(codes).not.toContain('A-LATE');
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBe(Number(response.headers.get('x-total-rows')));
  expect(codes.at(-1)).toBe('ELEC');
  await db.deleteFrom('discipline').where('id', '=', id).execute();
  await sql`update discipline set archived_at = null where archived_at is not null`.execute(db);
});

it.each(['disciplines.csv', 'disciplines.xlsx'] as const)('frees its connection when %s is cancelled', async (list) => {
  const { reader } = await beginExport(list);
  await reader?.read();
  await expect.poll(countSnapshots).toBe(1);
  await reader?.cancel();
  await expect.poll(countSnapshots).toBe(0);
});

it.each(['disciplines.csv', 'disciplines.xlsx'] as const)('aborts %s when the database fails', async (list) => {
  const { response, reader } = await beginExport(list);
  expect(response.status).toBe(200);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isExportTransaction}`.execute(
    server.database.db,
  );
  await expect(readRemaining(reader)).rejects.toThrow();
  await expect.poll(countSnapshots).toBe(0);
  const again = await beginExport(list);
  expect((await readRemaining(again.reader)).length).toBeGreaterThan(0);
});

it('may run twice at once for a user, and three times in total', async () => {
  const first = await beginExport();
  const second = await beginExport();
  const third = await beginExport();
  expect(third.response.status).toBe(429);
  expect((await readRemaining(third.reader)).toString()).toContain('You already have two exports in progress.');
  const other = await server.as('siteAdmin');
  const ofOther = await beginExport('disciplines.csv', other);
  expect(ofOther.response.status).toBe(200);
  const fifth = await beginExport('disciplines.csv', await server.as('requestor'));
  expect(fifth.response.status).toBe(429);
  expect((await readRemaining(fifth.reader)).toString()).toContain('Too many lists are being exported');
  for (const { reader } of [first, second, ofOther]) await reader?.cancel();
  await expect
    .poll(async () => {
      const { response, reader } = await beginExport();
      await reader?.cancel();
      return response.status;
    })
    .toBe(200);
});

it('ends when the client reads too slowly', async () => {
  const context = { ...server.context, actor: toActor(server, 'superAdmin') };
  const request = { list: 'disciplines', format: 'csv', args: {}, timeoutMs: 1 } as const;
  const { content } = await openExport(context, createExportLimiter(1), request);
  const [error] = (await once(content, 'error')) as [Error];
  expect(error.name).toBe('AbortError');
  await expect.poll(countSnapshots).toBe(0);
});
