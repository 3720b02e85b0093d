import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '../../database/job-queue.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { subscribeAs } from '../../testing/subscribe-as.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  server.setClock(new Date('2026-06-15T00:00:00Z'));
  await server.database.db
    .insertInto('announcement')
    .values([
      { title: 'Past', message: 'over', active_to: '2026-06-14T00:00:00Z' },
      { title: 'Future', message: 'to come', active_from: '2026-06-16T00:00:00Z', active_to: '2026-06-17T00:00:00Z' },
      {
        title: 'Now',
        message: '<b>Shutdown</b>',
        type: 'warning',
        color: '#b45309',
        active_from: '2026-06-01T00:00:00Z',
      },
    ])
    .execute();
});
afterAll(() => server.close());

interface AnnouncementData {
  getActiveAnnoucement: { annoucement: string; items: { title: string }[] };
}

const query =
  'query ($active: Boolean) { getActiveAnnoucement(active: $active) { annoucement items { title message type color } } }';

test('active announcements are public, typed and as JSON text', async () => {
  const { data } = await server.client().query<AnnouncementData>(query, { active: true });
  const now = { title: 'Now', message: '<b>Shutdown</b>', type: 'warning', color: '#b45309' };
  expect(data.getActiveAnnoucement.items).toEqual([now]);
  expect(JSON.parse(data.getActiveAnnoucement.annoucement)).toMatchObject([now]);
});

test.each([
  ['starts', '2026-06-16T00:00:30Z'],
  ['ends', '2026-06-17T00:00:30Z'],
])('screens are notified when an announcement %s, and only then', async (_title, minuteAfter) => {
  const next = await subscribeAs(server, 'superAdmin', 'administrationChanged(kinds: [announcement, site])');
  const { db } = server.database;
  const publishAt = async (at: string) => {
    server.setClock(new Date(at));
    await addJobs(db, 'tellOfAnnouncements', [{}]);
    await server.mails();
    await server.context.events.publish(db, 'administrationChanged', { kind: 'site' });
    return next();
  };
  expect(await publishAt('2026-06-15T23:59:59Z')).toEqual({ administrationChanged: 'site' });
  expect(await publishAt(minuteAfter)).toEqual({ administrationChanged: 'announcement' });
  expect(await next()).toEqual({ administrationChanged: 'site' });
});

test('announcements that are not active are not public', async () => {
  const { data } = await server.client().query<AnnouncementData>(query, { active: false });
  expect(data.getActiveAnnoucement).toEqual({ annoucement: '[]', items: [] });
});
