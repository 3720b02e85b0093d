import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createApprovedPermit } from '../../permits/testing/child-permits.ts';
import { publishWorkPolicies } from '../testing/policies.ts';
import { act, signature } from '../testing/work.ts';

let app: TestApp;
const permitIds: string[] = [];

/** Half past eight in Singapore, when the sample permits start. */
const start = Date.parse('2099-03-02T00:30:00Z');
const minute = 60_000;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date(start - 600 * minute));
  await publishWorkPolicies(await app.as('superAdmin'), ['GP']);
  for (let index = 0; index < 3; index += 1) permitIds.push(await createApprovedPermit(app));
  app.setClock(new Date(start + 10 * minute));
  const requestor = await app.as('requestor');
  for (const id of permitIds.slice(0, 2)) await act(requestor, 'startWork', id, { signature });
  await act(requestor, 'pauseWork', permitIds[0] ?? '', { reason: 'Smoke' });
});

afterAll(() => app.close());

interface Work {
  count: number;
  groups: { group: string; count: number }[];
  items: { _id: string; group: string; task: string; due: string | null }[];
}

async function loadWork(page: { limit?: number; offset?: number } = {}): Promise<Work> {
  const requestor = await app.as('requestor');
  const { data } = await requestor.query<{ getMyWork: Work }>(
    `query ($limit: Int, $offset: Int) {
      getMyWork(limit: $limit, offset: $offset) { count groups { group count } items { _id group task due } }
    }`,
    page,
  );
  return data.getMyWork;
}

it('is in groups by when it is due, on the day of the site', async () => {
  const { items } = await loadWork();
  expect(items.map(({ _id, group, task }) => [permitIds.indexOf(_id), group, task])).toEqual([
    [0, 'now', 'wait'],
    [2, 'later', 'start'],
    [1, 'later', 'goOn'],
  ]);
});

it('counts each group on all pages', async () => {
  const groups = [
    { group: 'now', count: 1 },
    { group: 'later', count: 2 },
  ];
  const pages = [await loadWork({ limit: 2, offset: 0 }), await loadWork({ limit: 2, offset: 1 })];
  for (const page of pages) expect(page).toMatchObject({ count: 3, groups });
  expect(pages.map(({ items }) => items.length)).toEqual([2, 1]);
});

it('moves to another group as time passes', async () => {
  const [, second] = (await loadWork()).items;
  app.setClock(new Date(Date.parse(second?.due ?? '') - 50 * minute));
  const { items } = await loadWork();
  expect(items.find(({ _id }) => _id === second?._id)?.group).toBe('withinTheHour');
});
