import { accessTable } from '@eptw/domain/access/access';
import type { AccessRule } from '@eptw/domain/user/access-rule';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createRandom, populate } from '../testing/population.ts';
import { listOperations, permitLists, type PermitListName } from './list-sources.ts';

let app: TestApp;
let clients: TestClient[];

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-01-03T13:00:00Z'));
  await populate(app, { permits: 300, childPermits: 300 }, createRandom(7));
  clients = await Promise.all(
    (['requestor', 'facilities', 'manager', 'superAdmin'] as const).map((name) => app.as(name)),
  );
});

afterAll(() => app.close());

const names = Object.keys(listOperations) as PermitListName[];

it('names every list once', () => {
  expect(Object.values<string>(listOperations).toSorted()).toEqual(Object.keys(permitLists).toSorted());
});

interface Answered {
  named: { count: number; items: { code: string }[] };
  own: { count: number; items: { code: string }[] };
}

describe.each(names)('the list %s', (name) => {
  const operation = listOperations[name];
  const both = (filters: string) => {
    const selection = '{ count queueGroups { group count } isFinalApprover items { code status actions queueGroup } }';
    return `{
      named: permits(list: ${name}, ${filters}) ${selection}
      own: ${operation}(${filters}) ${selection} }`;
  };

  it('returns the same as its own operation', async () => {
    const filters = [
      'limit: 1000',
      'limit: 7, offset: 1, sortBy: "startDate", sortOrder: "asc"',
      'limit: 1000, sortBy: "urgency"',
      'limit: 1000, searchText: "pump", siteName: ["F10N"], due: true',
    ];
    for (const client of clients)
      for (const filter of filters) {
        const { data, errors } = await client.query<Answered>(both(filter));
        expect(errors).toBeUndefined();
        expect(data.named).toEqual(data.own);
      }
  });

  it('is whole with a filter of no status', async () => {
    const read = (filters: string) => `permits(list: ${name}, limit: 1000, ${filters}) { count items { code } }`;
    for (const client of clients) {
      const { data } = await client.query<Answered>(`{
        named: ${read('statusCheck: []')}
        own: ${read('statusCheck: null')} }`);
      expect(data.named).toEqual(data.own);
    }
  });

  it('has the rights of that operation', async () => {
    const read = async (client: TestClient) => (await client.query(`{ permits(list: ${name}) { count } }`)).errors;
    expect(await read(app.client())).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const rule: AccessRule = accessTable[operation];
    const { usableBy } = rule;
    rule.usableBy = ['SuperAdmin'];
    try {
      const [requestor, , , superAdmin] = clients;
      expect(requestor && (await read(requestor))).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
      expect(superAdmin && (await read(superAdmin))).toBeUndefined();
    } finally {
      rule.usableBy = usableBy;
    }
  });
});

it('an unknown list, an unknown order and an unknown status are refused', async () => {
  for (const args of ['list: everything', 'list: permits, sortBy: "colour"', 'list: permits, statusCheck: ["Done"]']) {
    const { errors } = (await clients[0]?.query(`{ permits(${args}) { count } }`)) ?? {};
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  }
});

it('a form of a site that has just been added is listed at once', async () => {
  const { db } = app.database;
  const readItems = async () => {
    const { data } = await (
      await app.as('superAdmin')
    ).query<{ getB2Permits: { items: { _id: string }[] } }>('{ getB2Permits(limit: 1000) { items { _id } } }');
    return data.getB2Permits.items.map(({ _id }) => _id);
  };
  const before = await readItems();
  const site = await db
    .insertInto('site')
    .values({ code: 'F99', name: 'Fab 99', address: '', time_zone: 'Asia/Singapore' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update permit_form set site_id = ${site.id} where permit_id = ${before[0]}`.execute(db);
  expect(await readItems()).toEqual(before);
});
