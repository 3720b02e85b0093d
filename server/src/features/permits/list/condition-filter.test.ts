import { unfinishedStatuses } from '@eptw/domain/permit/status';
import { workConditions, type WorkCondition } from '@eptw/domain/work/log/conditions';
import { findStoredCondition } from '@eptw/domain/work/summary/job-summary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { createRandom, populate, toActor } from '../testing/population.ts';
import { storeRandomWork } from '../testing/stored-work.ts';
import { conditionAt, toStoredWork, workOf, type WorkJson } from '../../work-log/work-rows.ts';
import { permitLists } from './list-sources.ts';
import { listPermits, type ListRequest } from './service.ts';

const now = new Date('2026-01-03T13:00:00Z');

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(now);
  const random = createRandom(5);
  await populate(app, { permits: 700, childPermits: 500 }, random);
  await storeRandomWork(app, now, random);
  const stop = { site_id: app.ids.sites.west, reason: 'Alarm', set_by: app.ids.users.supervisor, set_at: now };
  await app.database.db
    .insertInto('area_stop')
    .values([stop, { ...stop, site_id: app.ids.sites.north, lifted_by: stop.set_by, lifted_at: now }])
    .execute();
});

afterAll(() => app.close());

it.each([-3000, -91, -20, -1, 0, 1, 20, 60, 3001])(
  'SQL finds the condition that the domain finds, %s minutes from the times',
  async (minutes) => {
    const at = new Date(now.getTime() + minutes * 60_000);
    const { rows } = await sql<{ found: WorkCondition | null; work: WorkJson | null }>`
      select ${conditionAt(at)} as found, ${workOf} as work from permit`.execute(app.database.db);
    const expected = rows.map(({ work }) => work && findStoredCondition(toStoredWork(work), at));
    expect(rows.map(({ found }) => found)).toEqual(expected);
    expect(new Set(expected).size).toBeGreaterThan(4);
  },
);

it('the work says of its permit what the permit says, after every change of status', async () => {
  const { db } = app.database;
  await sql`update permit set status = 'Completed' where status = 'PendingClosure'`.execute(db);
  await sql`update permit set status = 'PendingClosure' where status = 'Approved' and number like '%3'`.execute(db);
  const { rows } = await sql`
    select permit.number from permit_work join permit on permit.id = permit_work.permit_id
    where (of_child, permit_created_at, permit_status, permit_work.submitter_id, permit_work.submitter_role,
        permit_work.submitter_company)
      is distinct from (parent_permit_id is not null, created_at, status, permit.submitter_id, permit.submitter_role,
        permit.submitter_company)`.execute(db);
  expect(rows).toEqual([]);
});

describe.each(['superAdmin', 'supervisor', 'requestor', 'facilities'] as const)('for %s', (person: TestUser) => {
  const read = (list: 'getPermits' | 'getChildPermits', request: ListRequest) => {
    const context = { ...app.context, actor: toActor(app, person) };
    return listPermits(context, permitLists[list](context.actor), { limit: 1000, ...request });
  };

  it.each(['getPermits', 'getChildPermits'] as const)('%s has exactly the permits of each condition', async (list) => {
    const all = await read(list, {});
    for (const condition of workConditions) {
      const { items, total } = await read(list, { condition: [condition] });
      const expected = all.items.filter((item) => item.condition === condition);
      expect(items.map(({ code }) => code)).toEqual(expected.map(({ code }) => code));
      expect(total).toEqual({ count: expected.length, isExact: true });
    }
  });

  it('several conditions and a status are combined', async () => {
    const all = await read('getPermits', {});
    const condition = ['live', 'suspended'];
    const { items } = await read('getPermits', { condition, statusCheck: ['Approved', 'Completed'] });
    const expected = all.items.filter((item) => item.status === 'Approved' && condition.includes(item.condition ?? ''));
    expect(items.map(({ code }) => code)).toEqual(expected.map(({ code }) => code));
    expect((await read('getPermits', { condition, statusCheck: ['Completed'] })).items).toEqual([]);
  });

  it('pages, orders and searches like any other filter', async () => {
    const condition = ['expired', 'suspended'];
    for (const order of [{ sortBy: 'code' }, { sortBy: 'urgency' }, { searchText: 'F10' }]) {
      const whole = await read('getPermits', { condition, ...order });
      const pages = await Promise.all(
        [0, 1, 2].map((offset) => read('getPermits', { condition, ...order, limit: 5, offset })),
      );
      expect(pages.flatMap(({ items }) => items.map(({ code }) => code))).toEqual(
        whole.items.slice(0, 15).map(({ code }) => code),
      );
    }
  });
});

it('a finished permit has no condition', async () => {
  const context = { ...app.context, actor: toActor(app, 'superAdmin') };
  const { items } = await listPermits(context, permitLists.getPermits(context.actor), { limit: 1000 });
  const finished = items.filter(({ status }) => !unfinishedStatuses.includes(status));
  expect(finished.filter(({ condition, conditionLabel }) => condition !== null || conditionLabel !== null)).toEqual([]);
  const withWork = items.filter(({ condition }) => condition !== null);
  expect(withWork.length).toBeGreaterThan(50);
  expect(withWork.every(({ conditionLabel }) => conditionLabel !== '')).toBe(true);
});

it('an unknown condition is refused by its name', async () => {
  const superAdmin = await app.as('superAdmin');
  const { errors } = await superAdmin.query('{ getPermits(condition: ["live", "asleep"]) { count } }');
  expect(errors?.[0]?.message).toBe("There is no condition 'asleep'. Choose another.");
});
