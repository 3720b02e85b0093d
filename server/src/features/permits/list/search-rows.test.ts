import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { createRandom, populate, toActor } from '../testing/population.ts';
import { gatherPermits } from './store.ts';
import type { ListOrder } from './query-clauses.ts';
import { permitLists } from './list-sources.ts';
import { toPermitQuery } from './service.ts';
import { searchPermits, type SearchLimits } from './search-rows.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await populate(app, { permits: 600, childPermits: 200 }, createRandom(3));
  await sql`vacuum analyze`.execute(app.database.db);
});

afterAll(() => app.close());

/** A user of each way to see permits, and one with groups. */
const people: readonly TestUser[] = ['superAdmin', 'manager', 'facilities', 'pm', 'requestor', 'host'];

/** Texts that most, some, few and no permits have, of the work, the number, people and companies. */
const texts = ['pump', '-0001', 'P-12', 'acme', 'nowhere'];
const lists = [
  ['getPermits', {}],
  ['getPermits', { siteName: ['F10N'] }],
  ['getPermits', { statusCheck: ['Completed', 'Approved'] }],
  ['getMyPermits', {}],
] as const;

/** Each makes another part of the search find the page. */
const limits: Record<string, SearchLimits> = {
  'the first permits': { firstReads: 60, commonMatches: 999, fewMatches: 1, furtherReads: 60 },
  'a few more of a common text': { firstReads: 20, commonMatches: 1, fewMatches: 1, furtherReads: 600 },
  'an index': { firstReads: 1, commonMatches: 999, fewMatches: 500, furtherReads: 1 },
  'further permits': { firstReads: 1, commonMatches: 999, fewMatches: 1, furtherReads: 300 },
  'all matches': { firstReads: 1, commonMatches: 999, fewMatches: 1, furtherReads: 1 },
};

describe.each(Object.entries(limits))('a search that reads %s', (_name, limit) => {
  it.each(people)('finds for %s what gathering every match finds', async (person) => {
    const context = { ...app.context, actor: toActor(app, person) };
    for (const [list, filter] of lists)
      for (const [index, searchText] of texts.entries()) {
        const query = await toPermitQuery(context, { ...filter, searchText }, permitLists[list](context.actor));
        const order: ListOrder = { by: 'createdAt', descending: index % 2 === 0 };
        const slice = { take: 7, skip: 7 };
        const found = await searchPermits(app.database.db, query, order, slice, limit);
        const gathered = await gatherPermits(app.database.db, query, order, slice);
        const label = `${list} ${searchText} ${JSON.stringify(filter)}`;
        expect(found.rows, label).toEqual(gathered.rows);
        if (found.total.isExact) expect(found.total, label).toEqual(gathered.total);
        else {
          expect(found.total.count, label).toBeGreaterThan(14);
          expect(found.total.count, label).toBeLessThanOrEqual(gathered.total.count);
        }
      }
  });
});
