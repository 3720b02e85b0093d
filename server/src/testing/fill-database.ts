import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import type { Database } from '../database/connect.ts';
import { hashPassword } from '../features/sessions/password.ts';
import { testGroups, testUsers, testSites, type TestGroup, type TestUser, type TestSite } from './test-users.ts';

export const testPassword = 'permit-to-work';

/** Ids of the initial test data. */
export interface TestIds {
  sites: Record<TestSite, string>;
  users: Record<TestUser, string>;
  groups: Record<TestGroup, string>;
  discipline: string;
}

/** Inserts a row for each entry of a table, and returns the ids under the same names. */
async function insertEach<Key extends string, Value>(
  entries: Record<Key, Value>,
  insert: (value: Value) => Promise<{ id: string }>,
): Promise<Record<Key, string>> {
  const ids: Partial<Record<Key, string>> = {};
  for (const key in entries) ids[key] = (await insert(entries[key])).id;
  return ids as Record<Key, string>;
}

/** Sites, users of every role, groups, one discipline and the whole catalogue. */
export async function fillDatabase(db: Database): Promise<TestIds> {
  const hash = await hashPassword(testPassword);
  const sites = await insertEach<TestSite, { code: string; name: string }>(testSites, (site) =>
    db.insertInto('site').values(site).returning('id').executeTakeFirstOrThrow(),
  );
  const people = await insertEach<TestUser, (typeof testUsers)[TestUser]>(testUsers, (person) =>
    db
      .insertInto('person')
      .values({
        email: person.email,
        full_name: fullNameOf(person.email),
        role: person.role,
        status: 'Approved',
        company: person.company,
        phone: '+65 6000 0000',
        password_hash: hash,
        email_verified_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  for (const key of Object.keys(testUsers) as TestUser[]) {
    const rows = testUsers[key].sites.map((site) => ({ person_id: people[key], site_id: sites[site] }));
    await db.insertInto('person_site').values(rows).execute();
  }
  const groups = await insertEach<TestGroup, (typeof testGroups)[TestGroup]>(testGroups, (group) =>
    db
      .insertInto('mt_group')
      .values({ name: group.name, site_id: sites[group.site], permit_closer: group.permitCloser })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  for (const key of Object.keys(testGroups) as TestGroup[]) {
    const rows = testGroups[key].members.map((member) => ({ group_id: groups[key], person_id: people[member] }));
    await db.insertInto('mt_group_member').values(rows).execute();
  }
  const discipline = await db
    .insertInto('discipline')
    .values({ code: 'ELEC', description: 'Electrical systems' })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Most tests are about the permit itself; those about its work publish the policies.
  await seedCatalogue(db, { withWorkPolicies: false });
  return { sites, users: people, groups, discipline: discipline.id };
}

/** 'site.admin@fab.example' becomes 'Site Admin Fab'. */
function fullNameOf(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return [...name.split('.'), domain.split(/[.-]/, 1)[0] ?? '']
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
