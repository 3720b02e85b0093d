import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { saveSettings } from '../../settings/service.ts';
import { moveToStatus } from '../../permits/testing/permits.ts';
import { waitForDispatch, readNotificationsOf } from '../testing/notifications.ts';
import { raisePermitFor } from '../testing/permit-for.ts';
import { sendReminders } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Clears earlier permits and notifications. */
beforeEach(async () => {
  await waitForDispatch(app);
  await app.database.db.updateTable('permit').set({ status: 'Completed' }).execute();
  await app.database.db.deleteFrom('notification').execute();
});

/** The permits that the requestor's quota warnings name, seen or not. */
async function listQuotaWarnings(unseen = false): Promise<string[]> {
  await waitForDispatch(app);
  const mine = await readNotificationsOf(await app.as('requestor'), unseen);
  return mine.filter(({ kind }) => kind === 'quotaNear').map(({ permit }) => permit._id);
}

/** Sends reminders at this local time of the site, which is eight hours ahead of UTC. */
async function sendRemindersAt(local: string): Promise<void> {
  app.setClock(new Date(`${local}+08:00`));
  await sendReminders(app.context);
}

it('warns of a permit that ended together with its child permit', async () => {
  const parent = await raisePermitFor(app, '2026-06-12', '2026-06-12', 'decided');
  const child = await raisePermitFor(app, '2026-06-12', '2026-06-12', 'decided');
  await app.database.db.updateTable('permit').set({ parent_permit_id: parent }).where('id', '=', child).execute();
  await sendRemindersAt('2026-06-13T07:00:00');
  expect(await listQuotaWarnings()).toEqual([parent]);
});

it('warns of a permit only if that permit brings the limit near', async () => {
  const ended = await raisePermitFor(app, '2026-07-08', '2026-07-08', 'decided');
  const finished = await raisePermitFor(app, '2026-07-12', '2026-07-12', 'decided');
  await sendRemindersAt('2026-07-09T07:00:00');
  expect(await listQuotaWarnings()).toEqual([ended]);
  // The first of three that may be pending closure, while one more unclosed permit would block.
  await moveToStatus(await app.as('requestor'), finished, 'PendingClosure');
  expect(await listQuotaWarnings()).toEqual([ended]);
});

it('warns once a day about several permits that ended, whichever one it names', async () => {
  const both = [];
  for (let index = 0; index < 2; index += 1)
    both.push(await raisePermitFor(app, '2026-08-12', '2026-08-12', 'decided'));
  const [first = ''] = both.toSorted();
  const { db } = app.database;
  await saveSettings(db, { quota: { unclosedLimit: 3 } });
  await sendRemindersAt('2026-08-13T07:00:00');
  expect(await listQuotaWarnings()).toEqual([first]);
  await db.updateTable('permit').set({ status: 'Completed' }).where('id', '=', first).execute();
  await saveSettings(db, { quota: { unclosedLimit: 2 } });
  await sendRemindersAt('2026-08-13T08:00:00');
  expect(await listQuotaWarnings()).toEqual([first]);
});

it('withdraws a warning once a change of another permit makes it untrue', async () => {
  const both = [];
  for (const day of ['10', '11']) both.push(await raisePermitFor(app, `2026-09-${day}`, `2026-09-${day}`, 'decided'));
  const [first = '', second = ''] = both;
  const requestor = await app.as('requestor');
  for (const id of both) {
    await moveToStatus(requestor, id, 'PendingClosure');
    await waitForDispatch(app);
  }
  expect(await listQuotaWarnings(true)).toEqual([second]);
  await moveToStatus(await app.as('closer'), first, 'Completed');
  expect(await listQuotaWarnings(true)).toEqual([]);
  expect(await listQuotaWarnings()).toEqual([second]);
});
