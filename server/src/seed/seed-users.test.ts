import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../content/content.ts';
import { verifyPassword } from '../features/sessions/password.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { demoUsers } from './demo-users.ts';
import { seedUsersAndGroups } from './seed-users.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedUsersAndGroups(database.db, { name: 'Fab', staffEmailDomain: 'fab.example' });
});
afterAll(() => database.close());

test('every demo account can sign in', async () => {
  const people = await database.db.selectFrom('person').selectAll().execute();
  expect(people).toHaveLength(demoUsers.length);
  for (const person of people) {
    expect(person).toMatchObject({ status: 'Approved', email_verified_at: expect.any(Date) });
    expect(await verifyPassword(person.password_hash, content.demo.organisation.password)).toBe(true);
  }
});

test('each group has two members at its site', async () => {
  const members = await database.db
    .selectFrom('mt_group')
    .innerJoin('mt_group_member', 'mt_group_member.group_id', 'mt_group.id')
    .innerJoin('person_site', (join) =>
      join
        .onRef('person_site.person_id', '=', 'mt_group_member.person_id')
        .onRef('person_site.site_id', '=', 'mt_group.site_id'),
    )
    .select(['mt_group.name', ({ fn }) => fn.countAll<number>().as('members')])
    .groupBy('mt_group.name')
    .orderBy('mt_group.name')
    .execute();
  const names = ['Facilities', 'LSS', 'Permit Office'].flatMap((title) =>
    ['F10A1', 'F10N', 'F10W'].map((site) => `${title} ${site}`),
  );
  expect(members).toEqual(names.map((name) => ({ name, members: 2 })));
});
