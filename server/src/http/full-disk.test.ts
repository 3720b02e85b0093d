import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFull } from '../observability/disk-alarm.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ logLevel: 'silent' });
});
afterAll(() => server.close());

/** Lets PostgreSQL refuse each new row of a table as it does when it cannot extend the file. */
async function fillDisk(table: string): Promise<void> {
  await sql`create function refuse_rows() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`.execute(server.database.db);
  await sql`create trigger full_disk before insert on ${sql.table(table)} for each row execute function refuse_rows()`.execute(
    server.database.db,
  );
}

const readReady = async () => {
  const { statusCode, body } = await server.app.inject('/readyz');
  return { statusCode, body: JSON.parse(body) as unknown };
};

test('what a full disk has not taken is said to be not saved, and /readyz says so until some time after', async () => {
  const start = new Date('2026-11-23T02:00:00Z');
  server.setClock(start);
  const client = await server.as('superAdmin');
  await fillDisk('discipline');
  const create = 'mutation { createDiscipline(data: { code: "NEW", description: "New" }) { success } }';
  const { errors } = await client.query(create);
  expect(errors?.[0]).toMatchObject({ message: diskFull, extensions: { code: 'FAILED', unavailable: true } });
  // Reading goes on, so no balancer takes the process out of service.
  expect(await readReady()).toEqual({ statusCode: 200, body: { status: 'a disk is full' } });
  server.setClock(new Date(start.getTime() + 3 * 60_000));
  expect(await readReady()).toEqual({ statusCode: 200, body: { status: 'ready' } });
});
