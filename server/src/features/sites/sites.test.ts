import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface SitesAnswer {
  getSites: { count: number; results: string; items: { code: string; timeZone: string }[] };
}

const getSites =
  'query ($limit: Int, $offset: Int) { getSites(limit: $limit, offset: $offset) { count results items { code timeZone } } }';

test('sites are listed for everybody, by name, typed and as JSON text', async () => {
  const { data } = await server.client().query<SitesAnswer>(getSites);
  expect(data.getSites.count).toBe(2);
  expect(data.getSites.items).toEqual([
    { code: 'F10N', timeZone: 'Asia/Singapore' },
    { code: 'F10W', timeZone: 'Asia/Singapore' },
  ]);
  expect(JSON.parse(data.getSites.results)).toMatchObject([{ code: 'F10N' }, { code: 'F10W' }]);
});

test('offset counts pages', async () => {
  const { data } = await server.client().query<SitesAnswer>(getSites, { limit: 1, offset: 1 });
  expect(data.getSites).toMatchObject({ count: 2, items: [{ code: 'F10W' }] });
});

test('a negative limit is refused', async () => {
  const { errors } = await server.client().query(getSites, { limit: -1 });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

test('an archived site leaves the list', async () => {
  const { db } = server.database;
  await db.updateTable('site').set({ archived_at: new Date() }).where('code', '=', 'F10W').execute();
  const { data } = await server.client().query<SitesAnswer>(getSites);
  expect(data.getSites).toMatchObject({ count: 1, items: [{ code: 'F10N' }] });
});
