import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { populate, createRandom } from '../../permits/testing/population.ts';
import { supersedeEarlierTurns, supersedeNotifications, turnKinds } from './store.ts';

let app: TestApp;
let permitIds: string[];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await populate(app, { permits: 2000, childPermits: 0 }, createRandom(3));
  await sql`
    insert into notification (person_id, kind, permit_id, sequence, occasion, in_app, created_at)
    select person.id, 'turnToDecide', permit.id, 1, 'version 1', true, now() from permit cross join person`.execute(db);
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<{ id: string }>`select id from permit order by id limit 9`.execute(db);
  permitIds = rows.map(({ id }) => id);
});

afterAll(() => app.close());

/** How often a read or change scans the whole table of notifications. */
async function countWholeScans(work: (db: Database) => Promise<unknown>): Promise<number> {
  const readCount = async (db: Database) => {
    const { rows } = await sql<{ scans: number }>`
      select pg_stat_get_xact_numscans('notification'::regclass) as scans`.execute(db);
    return rows[0]?.scans ?? 0;
  };
  return app.database.db.transaction().execute(async (transaction) => {
    const before = await readCount(transaction);
    await work(transaction);
    return (await readCount(transaction)) - before;
  });
}

it('superseding the notifications of a few permits reads only those', async () => {
  const at = new Date();
  const supersessions = permitIds.map((permitId) => ({
    permitId,
    sequence: 2,
    at,
    kinds: turnKinds,
    exceptPeople: [],
  }));
  let superseded: string[] = [];
  const scans = await countWholeScans(async (db) => {
    superseded = await supersedeNotifications(db, supersessions);
  });
  expect(superseded.length).toBeGreaterThan(0);
  expect(scans).toBe(0);
});

it('superseding earlier turns of a few permits reads only those', async () => {
  expect(await countWholeScans((db) => supersedeEarlierTurns(db, permitIds))).toBe(0);
});
