import { permitStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { rollUpPermitCounts } from '../../dashboard/rollups/service.ts';
import { createRandom, populate, toActor } from '../testing/population.ts';
import { permitLists } from './list-sources.ts';
import { listPermits, type ListRequest } from './service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await populate(app, { permits: 1300, childPermits: 400 }, createRandom(5));
});

afterAll(() => app.close());

/** A user of each way to see permits, and one with groups and permits of their own. */
const people: readonly TestUser[] = ['superAdmin', 'manager', 'facilities', 'pm', 'requestor', 'host'];
const names = ['getPermits', 'getChildPermits', 'getMyPermits', 'getPendingPermits'] as const;

const filters: ListRequest[] = [
  {},
  { siteName: ['F10N'] },
  { siteName: ['F10W', 'F10N'], statusCheck: ['PendingApproval', 'Completed'] },
  { siteName: ['nowhere'] },
  { statusCheck: ['Rejected'] },
  { disciplineName: ['ELEC'] },
];

function list(person: TestUser, name: keyof typeof permitLists, request: ListRequest) {
  const context = { ...app.context, actor: toActor(app, person) };
  return listPermits(context, permitLists[name](context.actor), request);
}

/** All ids of a list, read in pages. */
async function readWhole(person: TestUser, name: keyof typeof permitLists, request: ListRequest): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; ; offset += 1) {
    const { items } = await list(person, name, { ...request, limit: 700, offset });
    ids.push(...items.map(({ _id }) => _id));
    if (items.length < 700) return ids;
  }
}

describe.each(people)('for %s', (person) => {
  it('totals are as long as the list, before and after they are rolled up', async () => {
    for (const name of names)
      for (const filter of filters) {
        const ids = await readWhole(person, name, filter);
        expect(new Set(ids).size, `${name} ${JSON.stringify(filter)}`).toBe(ids.length);
        const { total, count } = await list(person, name, filter);
        expect(await count(), `${name} ${JSON.stringify(filter)}`).toBe(ids.length);
        expect(total, `${name} ${JSON.stringify(filter)}`).toEqual(
          total.isExact ? { count: ids.length, isExact: true } : { count: 1000, isExact: false },
        );
      }
  });
});

it('is exact beyond a thousand where totals are stored', async () => {
  await rollUpPermitCounts(app.database.db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from permit where parent_permit_id is null`.execute(app.database.db);
  const { total } = await list('superAdmin', 'getPermits', {});
  expect(total).toEqual({ count: rows[0]?.count, isExact: true });
  expect(total.count).toBeGreaterThan(1000);
});

it('is counted to the next thousand after the page, and exactly when `count` is asked for', async () => {
  const filter = { searchCreated: '2026' };
  const first = await list('superAdmin', 'getPermits', filter);
  expect(first.total).toEqual({ count: 1000, isExact: false });
  expect(await first.count()).toBe(1300);
  const last = await list('superAdmin', 'getPermits', { ...filter, offset: 49 });
  expect(last.total).toEqual({ count: 1300, isExact: true });
});

it('every order has the same permits, and pages do not overlap', async () => {
  for (const person of ['superAdmin', 'manager', 'facilities', 'pm', 'requestor'] as const) {
    const all = new Set(await readWhole(person, 'getPermits', { statusCheck: permitStatuses.slice(0, 3) }));
    for (const sortBy of ['createdAt', 'startDate', 'endDate', 'code'])
      for (const sortOrder of ['asc', 'desc']) {
        const ids = await readWhole(person, 'getPermits', {
          statusCheck: permitStatuses.slice(0, 3),
          sortBy,
          sortOrder,
        });
        expect(ids.length, `${person} ${sortBy}`).toBe(all.size);
        expect(new Set(ids)).toEqual(all);
      }
  }
});
