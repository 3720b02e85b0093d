import { defaultPreferences, listPreferences } from '@eptw/domain/notification/preferences';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestExport, parseCsv } from '../../exports/testing/download.ts';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { samplePermitData, createPermitOrThrow } from '../permits/testing/permits.ts';
import { waitForDispatch, readNotificationsOf, updatePreferences } from './testing/notifications.ts';

let app: TestApp;
let pm: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  pm = await app.as('pm');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('notification').execute();
  await app.database.db.deleteFrom('notification_preference').execute();
});

/** Raises permits, each of which notifies the project manager and the supervisor. */
async function raise(count: number): Promise<string[]> {
  const requestor = await app.as('requestor');
  const ids = [];
  for (let index = 0; index < count; index += 1)
    ids.push((await createPermitOrThrow(requestor, samplePermitData(app.ids)))._id);
  await waitForDispatch(app);
  return ids;
}

async function countUnseen(client: TestClient): Promise<number> {
  const { data } = await client.query<{ getUnseenNotificationCount: number }>('{ getUnseenNotificationCount }');
  return data.getUnseenNotificationCount;
}

async function markSeen(client: TestClient, args: { ids?: string[]; permitId?: string; until?: string }) {
  const { data } = await client.query<{
    markNotificationsSeen: { success: boolean; message: string; item: { unseen: number } };
  }>(
    `mutation ($ids: [ID!], $permitId: ID, $until: DateTime) {
      markNotificationsSeen(ids: $ids, permitId: $permitId, until: $until) { success message item { unseen } } }`,
    args,
  );
  return data.markNotificationsSeen;
}

describe("a user's notifications", () => {
  it('are paged, newest first', async () => {
    const ids = await raise(3);
    const page = async (offset: number) => {
      const { data } = await pm.query<{ getNotifications: { count: number; items: { permit: { _id: string } }[] } }>(
        'query ($offset: Int) { getNotifications(limit: 2, offset: $offset) { count items { permit { _id } } } }',
        { offset },
      );
      return [data.getNotifications.count, ...data.getNotifications.items.map(({ permit }) => permit._id)];
    };
    expect(await page(0)).toEqual([3, ids[2], ids[1]]);
    expect(await page(1)).toEqual([3, ids[0]]);
  });

  it('are marked as seen one by one, by permit, or all at once', async () => {
    const [first, second] = await raise(4);
    const mine = await readNotificationsOf(pm);
    const findNotificationId = (permitId = '') => mine.find(({ permit }) => permit._id === permitId)?._id ?? '';
    expect(await countUnseen(pm)).toBe(4);
    expect(await markSeen(pm, { ids: [findNotificationId(first)] })).toMatchObject({
      success: true,
      item: { unseen: 3 },
    });
    expect(await markSeen(pm, { permitId: second ?? '' })).toMatchObject({ item: { unseen: 2 } });
    expect(await readNotificationsOf(pm, true)).toHaveLength(2);
    expect(await markSeen(pm, {})).toMatchObject({ item: { unseen: 0 } });
    expect(await readNotificationsOf(pm)).toHaveLength(4);
  });

  it('stay unseen if they are newer than the newest that was shown', async () => {
    await raise(2);
    const [newest] = await readNotificationsOf(pm);
    const [later] = await raise(1);
    expect(await markSeen(pm, { until: newest?.createdAt ?? '' })).toMatchObject({
      success: true,
      item: { unseen: 1 },
    });
    expect((await readNotificationsOf(pm, true)).map(({ permit }) => permit._id)).toEqual([later]);
  });

  it('are exported as a file, all or only the unseen', async () => {
    const [first] = await raise(3);
    await markSeen(pm, { permitId: first ?? '' });
    for (const unseen of [false, true]) {
      const listed = await readNotificationsOf(pm, unseen);
      expect(listed).toHaveLength(unseen ? 2 : 3);
      const [titles, ...rows] = parseCsv((await requestExport(app, pm, 'notifications.csv', { unseen })).rawPayload);
      expect(titles).toEqual(['When', 'What', 'Details', 'Permit Number', 'Read']);
      expect(rows.map(([, title, text, code]) => [title, text, code])).toEqual(
        listed.map(({ title, text, permit }) => [title, text, permit.code]),
      );
      const aTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
      expect(rows.every(([at = '']) => aTime.test(at))).toBe(true);
      expect(rows.map(([, , , , seen = '']) => aTime.test(seen))).toEqual(listed.map(({ seenAt }) => seenAt !== null));
    }
    const foreign = await requestExport(app, await app.as('foreignPm'), 'notifications.csv');
    expect(parseCsv(foreign.rawPayload)).toHaveLength(1);
  });

  it('cannot be marked by anyone else', async () => {
    await raise(1);
    const [mine] = await readNotificationsOf(pm);
    await markSeen(await app.as('supervisor'), { ids: [mine?._id ?? '', 'no id'] });
    await markSeen(await app.as('supervisor'), { permitId: 'no id' });
    await markSeen(await app.as('foreignPm'), {});
    expect(await countUnseen(pm)).toBe(1);
    expect(await countUnseen(await app.as('supervisor'))).toBe(1);
  });

  it('are neither shown nor counted once the user cannot see the permit any more', async () => {
    await raise(1);
    const { db } = app.database;
    const supervisor = app.ids.users.supervisor;
    const moved = (site: string) =>
      db.updateTable('person_site').set({ site_id: site }).where('person_id', '=', supervisor).execute();
    expect(await countUnseen(await app.as('supervisor'))).toBe(1);
    await moved(app.ids.sites.west);
    app.context.sessions.evictUsers([supervisor]);
    const elsewhere = await app.as('supervisor');
    expect(await countUnseen(elsewhere)).toBe(0);
    expect(await readNotificationsOf(elsewhere)).toEqual([]);
    await moved(app.ids.sites.north);
    app.context.sessions.evictUsers([supervisor]);
  });
});

it('of an unknown kind from a newer version do not block the others', async () => {
  await raise(2);
  const [one] = await readNotificationsOf(pm);
  const newer = { kind: 'fromANewerVersion' as 'approved', mail_due_at: new Date() };
  await app.database.db
    .updateTable('notification')
    .set(newer)
    .where('id', '=', one?._id ?? '')
    .execute();
  expect(await readNotificationsOf(pm)).toHaveLength(1);
  expect(await countUnseen(pm)).toBe(1);
  expect(await updatePreferences(pm, 'daily')).toMatchObject({ success: true });
});

describe('preferences', () => {
  it('have defaults until the user chooses, and then are as chosen', async () => {
    const query = '{ getNotificationPreferences { mail kinds { kind label inApp byMail } } }';
    interface Answer {
      getNotificationPreferences: { mail: string; kinds: { kind: string; inApp: boolean; byMail: boolean }[] };
    }
    const before = (await pm.query<Answer>(query)).data.getNotificationPreferences;
    expect(before.mail).toBe('atOnce');
    const defaults = listPreferences(defaultPreferences);
    expect(before.kinds).toEqual(defaults);
    const chosen = { kind: 'turnToDecide', inApp: false, byMail: true };
    expect(await updatePreferences(pm, 'daily', [chosen])).toMatchObject({
      success: true,
      message: 'Notifications updated.',
    });
    const after = (await pm.query<Answer>(query)).data.getNotificationPreferences;
    expect(after.mail).toBe('daily');
    expect(after.kinds).toEqual(
      defaults.map((preference) => (preference.kind === chosen.kind ? { ...preference, ...chosen } : preference)),
    );
  });

  it('keep a kind out of the application for that user only', async () => {
    await updatePreferences(pm, 'atOnce', [{ kind: 'turnToDecide', inApp: false, byMail: true }]);
    await raise(1);
    expect(await readNotificationsOf(pm)).toEqual([]);
    expect(await countUnseen(await app.as('supervisor'))).toBe(1);
  });

  it.each([
    ['hourly', [], 'E-mails are sent atOnce, daily or never. Choose one of them.'],
    ['daily', [{ kind: 'weather', inApp: true, byMail: true }], "There are no notifications of the kind 'weather'."],
  ])('refuse %s %j and change nothing', async (mail, kinds, message) => {
    expect(await updatePreferences(pm, mail, kinds)).toMatchObject({ success: false, code: 'BAD_INPUT', message });
    expect(await app.database.db.selectFrom('notification_preference').selectAll().execute()).toEqual([]);
  });
});
