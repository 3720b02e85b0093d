import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import { fillForm, samplePermitData, createPermitOrThrow } from '../../permits/testing/permits.ts';
import { waitForDispatch, updatePreferences } from '../testing/notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Raises a permit for next week, which notifies the project manager. */
async function raise(): Promise<{ _id: string; code: string }> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 24 * 3_600_000).toISOString().slice(0, 10);
  const submission = fillForm('GP', { start: day(7), end: day(8) });
  const permit = await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids, { submission }));
  await waitForDispatch(app);
  return permit;
}

/** The seconds until each waiting job that mails notifications, apart from the one that runs every minute. */
async function listSecondsUntilDelivery(): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs
    where task_identifier = 'notify' and key = 'mail at once'`.execute(app.database.db);
  return rows.map(({ seconds }) => seconds);
}

it('mails are sent soon after a notification, and further notifications do not delay them', async () => {
  expect(await listSecondsUntilDelivery()).toEqual([]);
  await raise();
  const [first = 0] = await listSecondsUntilDelivery();
  expect(first).toBeGreaterThan(20);
  expect(first).toBeLessThanOrEqual(31);
  await raise();
  const [second = 0, ...others] = await listSecondsUntilDelivery();
  expect(second).toBeLessThan(first);
  expect(others).toEqual([]);
});

it('a user who wants daily mails causes no extra run', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(app.database.db);
  for (const person of ['pm', 'supervisor'] as const) await updatePreferences(await app.as(person), 'daily');
  await raise();
  expect(await listSecondsUntilDelivery()).toEqual([]);
  for (const person of ['pm', 'supervisor'] as const) await updatePreferences(await app.as(person), 'atOnce');
});

it(
  'a mail leaves within a minute of the change, about everything that happened until then',
  { timeout: 120_000 },
  async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(app.database.db);
    await app.database.db.updateTable('notification').set({ mail_due_at: null, seen_at: new Date() }).execute();
    await app.startJobs();
    const since = Date.now();
    const [first, second] = [await raise(), await raise()];
    const mailsToManager = async () => {
      const mails = (await app.context.outbox?.list(100)) ?? [];
      return mails.filter(({ to }) => to === testUsers.pm.email);
    };
    await expect.poll(mailsToManager, { timeout: 100_000, interval: 500 }).toHaveLength(1);
    const [mail] = await mailsToManager();
    expect(Date.parse(mail?.at ?? '') - since).toBeLessThan(60_000);
    for (const { code } of [first, second]) expect(mail?.text).toContain(code);
  },
);
