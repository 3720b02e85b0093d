import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { permitData, raised } from '../permits/testing/permits.ts';
import { lockWaiting } from './preferences/store.ts';
import { markSeen } from './store.ts';
import { overtake } from './telling/store.ts';
import { everybodyTold } from './testing/notifications.ts';

const low = '00000000-0000-4000-8000-000000000001';
const high = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

let app: TestApp;
let permitId: string;
beforeAll(async () => {
  app = await startTestApp();
  permitId = (await raised(await app.as('requestor'), permitData(app.ids)))._id;
});
afterAll(() => app.close());

/** Two of one person, the one before the other by its place, its time and its occasion. */
async function insertBoth(ids: readonly string[]): Promise<void> {
  await everybodyTold(app);
  const { db } = app.database;
  await db.deleteFrom('notification').execute();
  for (const [index, id] of ids.entries()) {
    const at = new Date(Date.UTC(2026, 1, 2 - index));
    const row = { id, person_id: app.ids.people.pm, kind: 'turnToDecide' as const, permit_id: permitId };
    const rest = { occasion: `${index}`, in_app: true, created_at: at, mail_due_at: at };
    await db
      .insertInto('notification')
      .values({ ...row, ...rest })
      .execute();
  }
}

const waits = () =>
  sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    .execute(app.database.db)
    .then(({ rows }) => rows.length);

it.each<[string, (db: Database) => Promise<unknown>]>([
  ['marks all as seen', (db) => markSeen(db, app.ids.people.pm, 'all', new Date())],
  [
    'overtakes them',
    (db) => overtake(db, [{ permitId, sequence: 9, at: new Date(), kinds: ['turnToDecide'], exceptPeople: [] }]),
  ],
  ['times their mails anew', (db) => lockWaiting(db, app.ids.people.pm)],
])('whoever %s waits for the first of them before taking the next', async (_name, change) => {
  // One of both is against the order in which a statement happens to find them.
  for (const ids of [
    [low, high],
    [high, low],
  ]) {
    await insertBoth(ids);
    await waitsForTheFirst(change);
  }
});

async function waitsForTheFirst(change: (db: Database) => Promise<unknown>): Promise<void> {
  const { db } = app.database;
  let changing: Promise<unknown> | undefined;
  await inTransaction(db, async (holder) => {
    await sql`select from notification where id = ${low} for update`.execute(holder);
    changing = inTransaction(db, change);
    await expect.poll(waits, { timeout: 10_000 }).toBe(1);
    const free = await sql`select from notification where id = ${high} for update skip locked`.execute(holder);
    expect(free.rows).toHaveLength(1);
  });
  await changing;
}
