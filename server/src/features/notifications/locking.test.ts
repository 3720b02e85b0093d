import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { samplePermitData, createPermitOrThrow } from '../permits/testing/permits.ts';
import { lockPendingMail } from './preferences/store.ts';
import { markNotificationsAsSeen } from './store.ts';
import { supersedeNotifications } from './dispatch/store.ts';
import { waitForDispatch } from './testing/notifications.ts';

const low = '00000000-0000-4000-8000-000000000001';
const high = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

let app: TestApp;
let permitId: string;
beforeAll(async () => {
  app = await startTestApp();
  permitId = (await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids)))._id;
});
afterAll(() => app.close());

/** Inserts two notifications of one user in this order; the second is older and has the later occasion. */
async function insertBoth(ids: readonly string[]): Promise<void> {
  await waitForDispatch(app);
  const { db } = app.database;
  await db.deleteFrom('notification').execute();
  for (const [index, id] of ids.entries()) {
    const at = new Date(Date.UTC(2026, 1, 2 - index));
    const row = { id, person_id: app.ids.users.pm, kind: 'turnToDecide' as const, permit_id: permitId };
    const rest = { occasion: `${index}`, in_app: true, created_at: at, mail_due_at: at };
    await db
      .insertInto('notification')
      .values({ ...row, ...rest })
      .execute();
  }
}

const isWaitingForLock = () =>
  sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    .execute(app.database.db)
    .then(({ rows }) => rows.length);

it.each<[string, (db: Database) => Promise<unknown>]>([
  ['marks all as seen', (db) => markNotificationsAsSeen(db, app.ids.users.pm, 'all', new Date())],
  [
    'supersedes them',
    (db) =>
      supersedeNotifications(db, [
        { permitId, sequence: 9, at: new Date(), kinds: ['turnToDecide'], exceptPeople: [] },
      ]),
  ],
  ['reschedules their mails', (db) => lockPendingMail(db, app.ids.users.pm)],
])('a statement that %s waits for the lowest id before it locks the next', async (_name, change) => {
  // One of the two orders differs from the order in which a statement happens to find the rows.
  for (const ids of [
    [low, high],
    [high, low],
  ]) {
    await insertBoth(ids);
    await expectLockWait(change);
  }
});

async function expectLockWait(change: (db: Database) => Promise<unknown>): Promise<void> {
  const { db } = app.database;
  let changing: Promise<unknown> | undefined;
  await inTransaction(db, async (holder) => {
    await sql`select from notification where id = ${low} for update`.execute(holder);
    changing = inTransaction(db, change);
    await expect.poll(isWaitingForLock, { timeout: 10_000 }).toBe(1);
    const free = await sql`select from notification where id = ${high} for update skip locked`.execute(holder);
    expect(free.rows).toHaveLength(1);
  });
  await changing;
}
