import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.database.db
    .insertInto('discipline')
    .values([
      { code: 'MECH', description: 'Mechanical systems' },
      { code: 'OLD', description: 'Electrical, formerly', archived_at: new Date() },
    ])
    .execute();
});
afterAll(() => server.close());

async function codes(searchText?: string): Promise<string[]> {
  const query = 'query ($searchText: String) { getAllDisciplines(searchText: $searchText) { count items { code } } }';
  const { data } = await (
    await server.as('requestor')
  ).query<{
    getAllDisciplines: { count: number; items: { code: string }[] };
  }>(query, { searchText });
  const { count, items } = data.getAllDisciplines;
  expect(count).toBe(items.length);
  return items.map(({ code }) => code);
}

test('disciplines are listed by code, without archived ones', async () => {
  expect(await codes()).toEqual(['ELEC', 'MECH']);
});

test('the search looks at code and description', async () => {
  expect(await codes('mech')).toEqual(['MECH']);
  expect(await codes('electrical')).toEqual(['ELEC']);
});
