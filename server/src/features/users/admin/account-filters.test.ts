import type { Role } from '@eptw/domain/user/role';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser, type TestSite } from '../../../testing/test-users.ts';

let server: TestApp;

const pendingAccounts: readonly { role: Role; sites: readonly TestSite[]; archived?: boolean }[] = [
  { role: 'ContractorRequestor', sites: ['north'] },
  { role: 'User', sites: ['north'] },
  { role: 'User', sites: ['west'] },
  { role: 'ContractorPM', sites: ['north', 'west'] },
  { role: 'SiteAdmin', sites: ['north'] },
  { role: 'User', sites: [] },
  { role: 'User', sites: ['north'], archived: true },
];

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  for (const [index, { role, sites, archived }] of pendingAccounts.entries()) {
    const { id } = await db
      .insertInto('person')
      .values({
        email: `waiting.${index}@acme-works.example`,
        full_name: `Waiting ${index}`,
        role,
        status: 'Pending',
        archived_at: archived ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const site of sites)
      await db.insertInto('person_site').values({ person_id: id, site_id: server.ids.sites[site] }).execute();
  }
});
afterAll(() => server.close());

async function accountsToApprove(person: TestUser): Promise<number | null> {
  const { data } = await (
    await server.as(person)
  ).query<{ getMenuCounts: { accountsToApprove: number | null } }>('{ getMenuCounts { accountsToApprove } }');
  return data.getMenuCounts.accountsToApprove;
}

async function countApprovableAccounts(person: TestUser): Promise<number> {
  const { data } = await (
    await server.as(person)
  ).query<{ getUsers: { items: { actions: string[] }[] } }>('{ getUsers(limit: 1000) { items { actions } } }');
  return data.getUsers.items.filter(({ actions }) => actions.includes('approve')).length;
}

test.each([
  ['superAdmin', 6],
  ['siteAdmin', 2],
  ['siteAdminWest', 1],
] as const)('%s has as many accounts to approve as their list allows: %i', async (person, count) => {
  expect(await accountsToApprove(person)).toBe(count);
  expect(await countApprovableAccounts(person)).toBe(count);
});

const others = (Object.keys(testUsers) as TestUser[]).filter((person) => !testUsers[person].role.endsWith('Admin'));

test.each(others)('%s has no such count', async (person) => {
  expect(await accountsToApprove(person)).toBeNull();
});
