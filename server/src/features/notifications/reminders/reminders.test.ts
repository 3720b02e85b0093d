import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { fillForm, moveToStatus, savePermit } from '../../permits/testing/permits.ts';
import { addJobs } from '../../../database/job-queue.ts';
import { readNotificationsOf, readNotifiedKinds } from '../testing/notifications.ts';
import { raisePermitFor } from '../testing/permit-for.ts';
import { sendReminders } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const recipients: TestUser[] = ['requestor', 'supervisor', 'manager', 'pm', 'foreignPm', 'host', 'superAdmin'];

/**
 * Sends reminders at this local time of the site, which is eight hours ahead of UTC, and returns the kinds that each
 * user got about the permit.
 */
async function readNotifiedKindsAt(permitId: string, local: string) {
  app.setClock(new Date(`${local}+08:00`));
  await addJobs(app.context.db, 'makeRounds', [{}]);
  await app.mails();
  const notified = await readNotifiedKinds(app, permitId, recipients);
  const kinds = ['startsUndecided', 'endsToday', 'endedUnclosed', 'quotaNear'];
  return Object.fromEntries(
    Object.entries(notified)
      .map(([person, all]) => [person, all.filter((kind) => kinds.includes(kind))] as const)
      .filter(([, all]) => all.length > 0),
  );
}

it('reminds submitter and owner, once, the day before an undecided permit starts', async () => {
  const id = await raisePermitFor(app, '2026-04-10', '2026-04-12', 'undecided');
  expect(await readNotifiedKindsAt(id, '2026-04-08T23:00:00')).toEqual({});
  expect(await readNotifiedKindsAt(id, '2026-04-09T05:59:00')).toEqual({});
  const once = { requestor: ['startsUndecided'], supervisor: ['startsUndecided'] };
  expect(await readNotifiedKindsAt(id, '2026-04-09T06:00:00')).toEqual(once);
  expect(await readNotifiedKindsAt(id, '2026-04-09T07:00:00')).toEqual(once);
  expect(await readNotifiedKindsAt(id, '2026-04-10T07:00:00')).toEqual(once);
});

it("withdraws a day's reminder once the permit moves to another day", async () => {
  const id = await raisePermitFor(app, '2026-10-10', '2026-10-12', 'undecided');
  expect(await readNotifiedKindsAt(id, '2026-10-09T07:00:00')).toHaveProperty('requestor', ['startsUndecided']);
  const submission = fillForm('GP', { start: '2026-10-14', end: '2026-10-15' });
  expect(await savePermit(await app.as('pm'), id, { submission })).toMatchObject({ success: true });
  expect(await readNotifiedKinds(app, id, ['requestor', 'supervisor'], true)).toEqual({
    requestor: ['edited'],
    supervisor: ['edited', 'turnToDecide'],
  });
});

it('catches up on the same day after a standstill in the morning', async () => {
  const id = await raisePermitFor(app, '2026-05-10', '2026-05-12', 'undecided');
  expect(await readNotifiedKindsAt(id, '2026-05-09T23:59:00')).toEqual({
    requestor: ['startsUndecided'],
    supervisor: ['startsUndecided'],
  });
});

it('reminds them that an approved permit ends today, then that it ended unclosed, and warns of the quota', async () => {
  const id = await raisePermitFor(app, '2026-06-10', '2026-06-12', 'decided');
  expect(await readNotifiedKindsAt(id, '2026-06-09T07:00:00')).toEqual({});
  expect(await readNotifiedKindsAt(id, '2026-06-12T07:00:00')).toEqual({
    requestor: ['endsToday'],
    supervisor: ['endsToday'],
  });
  const after = {
    requestor: ['endedUnclosed', 'endsToday', 'quotaNear'],
    supervisor: ['endedUnclosed', 'endsToday'],
  };
  expect(await readNotifiedKindsAt(id, '2026-06-13T07:00:00')).toEqual(after);
  expect(await readNotifiedKindsAt(id, '2026-06-14T07:00:00')).toEqual(after);
  const requestor = await app.as('requestor');
  await moveToStatus(requestor, id, 'PendingClosure');
  // It is no longer unclosed, and as the only permit pending closure it is not near a limit.
  const unseen = await readNotifiedKinds(app, id, ['requestor', 'supervisor'], true);
  expect(unseen).toEqual({ requestor: ['approved'], supervisor: ['approved'] });
});

it('does not remind of an end if closure was requested in time', async () => {
  const id = await raisePermitFor(app, '2026-07-10', '2026-07-12', 'decided');
  await moveToStatus(await app.as('requestor'), id, 'PendingClosure');
  expect(await readNotifiedKindsAt(id, '2026-07-12T07:00:00')).not.toHaveProperty('supervisor');
  expect(await readNotifiedKindsAt(id, '2026-07-13T07:00:00')).not.toHaveProperty('supervisor');
});

it('reminds once when two processes run concurrently', async () => {
  const id = await raisePermitFor(app, '2026-09-10', '2026-09-12', 'undecided');
  app.setClock(new Date('2026-09-09T07:00:00+08:00'));
  await Promise.all([sendReminders(app.context), sendReminders(app.context)]);
  const mine = await readNotificationsOf(await app.as('requestor'));
  expect(mine.filter(({ permit, kind }) => permit._id === id && kind === 'startsUndecided')).toHaveLength(1);
});

it('warns of the quota when the permits pending closure are one below the limit', async () => {
  const ids = [];
  for (const day of ['10', '11', '12'])
    ids.push(await raisePermitFor(app, `2026-08-${day}`, `2026-08-${day}`, 'decided'));
  await app.database.db
    .updateTable('permit')
    .set({ status: 'Completed' })
    .where('id', 'not in', ids)
    .where('status', 'in', ['PendingClosure', 'Approved'])
    .execute();
  const requestor = await app.as('requestor');
  const warned = [];
  for (const id of ids) {
    await moveToStatus(requestor, id, 'PendingClosure');
    warned.push((await readNotifiedKinds(app, id, ['requestor'])).requestor?.includes('quotaNear'));
  }
  expect(warned).toEqual([false, true, false]);
});
