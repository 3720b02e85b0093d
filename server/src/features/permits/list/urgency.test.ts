import { findQueueGroup, queueGroups } from '@eptw/domain/permit/work-queue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { toActor, populate, createRandom } from '../testing/population.ts';
import { permitLists } from './list-sources.ts';
import { listAllPermits, listPermits, type ListRequest } from './service.ts';

const now = new Date('2026-01-03T13:00:00Z');
const byUrgency: ListRequest = { sortBy: 'urgency', limit: 1000 };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(now);
  await populate(app, { permits: 600, childPermits: 300 }, createRandom(7));
  const { db } = app.database;
  // Hours before and after now, some without a date, and one site on the other side of the world.
  await sql`update permit set starts_at = ${now}::timestamptz + (abs(hashtext(number)) % 120 - 60) * interval '1 hour',
    ends_at = ${now}::timestamptz + (abs(hashtext(number)) % 120 - 40) * interval '1 hour'`.execute(db);
  await sql`update permit set starts_at = null where abs(hashtext(number)) % 17 = 0`.execute(db);
  await sql`update permit set ends_at = null where abs(hashtext(number)) % 13 = 0`.execute(db);
  await db.updateTable('site').set({ time_zone: 'America/Boise' }).where('id', '=', app.ids.sites.west).execute();
});

afterAll(() => app.close());

const cases = [
  ['getMyPendingApprovalPermits', 'manager', {}],
  ['getMyPendingApprovalPermits', 'facilities', {}],
  ['getMyPendingApprovalPermits', 'supervisor', {}],
  ['getMyPendingApprovalPermits', 'pm', {}],
  ['getMyNextPendingApprovalChildPermits', 'manager', {}],
  ['getPendingPermits', 'superAdmin', { statusCheck: ['PendingClosure', 'PendingCancel'] }],
  ['getPendingPermits', 'closer', { statusCheck: ['PendingClosure', 'PendingCancel'] }],
] as const;

describe.each(cases)('%s for %s', (list, person, filter) => {
  const createContext = () => ({ ...app.context, actor: toActor(app, person) });
  const read = async (request: ListRequest) => {
    const context = createContext();
    return listPermits(context, permitLists[list](context.actor), { ...byUrgency, ...filter, ...request });
  };

  it('is grouped by the days of each site and sorted by start within each group', async () => {
    const { items, total, queueGroups: groups } = await read({});
    expect(items).toHaveLength(total.count);
    const keys = items.map((item) => {
      const queued = { status: item.status, start: item.startDate, end: item.endDate };
      const group = findQueueGroup(queued, item.site.timeZone, now);
      expect(item.queueGroup).toBe(group);
      return [queueGroups.indexOf(group), item.startDate?.getTime() ?? Infinity, item._id] as const;
    });
    const sorted = keys.toSorted(
      ([group, start, id], [otherGroup, otherStart, otherId]) =>
        group - otherGroup || (start === otherStart ? 0 : start - otherStart) || (id < otherId ? -1 : 1),
    );
    expect(keys).toEqual(sorted);
    const counted = queueGroups
      .map((group) => ({ group, count: items.filter((item) => item.queueGroup === group).length }))
      .filter((one) => one.count > 0);
    expect(groups).toEqual(counted);
    expect(groups.length).toBeGreaterThan(1);
  });

  it('is split into pages without gaps, each with the counts of all groups', async () => {
    const whole = await read({});
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.total.count / 7) }, (_, offset) => read({ limit: 7, offset })),
    );
    expect(pages.flatMap(({ items }) => items.map(({ code }) => code))).toEqual(whole.items.map(({ code }) => code));
    for (const { queueGroups: groups } of pages) expect(groups).toEqual(whole.queueGroups);
  });

  it('is exported as a file in the same order', async () => {
    const context = createContext();
    const definition = permitLists[list](context.actor);
    const codes: string[] = [];
    await app.database.db.transaction().execute(async (db) => {
      const { batches } = await listAllPermits({ ...context, db }, definition, { ...byUrgency, ...filter });
      for await (const batch of batches) codes.push(...batch.map(({ code }) => code));
    });
    expect(codes).toEqual((await read({})).items.map(({ code }) => code));
  });
});

it('has no groups in any other order', async () => {
  const context = { ...app.context, actor: toActor(app, 'manager') };
  const { items, queueGroups: groups } = await listPermits(context, permitLists.getPermits(context.actor), {});
  expect(groups).toEqual([]);
  expect(items[0]?.queueGroup).toBeNull();
});
