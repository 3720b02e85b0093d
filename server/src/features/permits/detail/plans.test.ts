import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { findScans } from '../../../database/testing/find-scans.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { toActor, populate, createRandom } from '../testing/population.ts';
import { loadPermit } from './service.ts';

let app: TestApp;
/** A permit that everybody below can see, with a child permit that they can see. */
let permitId: string;

beforeAll(async () => {
  app = await startTestApp();
  await populate(app, { permits: 2000, childPermits: 2000 }, createRandom(5));
  await sql`vacuum analyze`.execute(app.database.db);
  const { rows } = await sql<{ id: string }>`
    select parent.id from permit parent join permit child on child.parent_permit_id = parent.id
    where parent.submitter_id = ${app.ids.users.requestor} and child.submitter_id = parent.submitter_id
      and parent.site_id = ${app.ids.sites.north} and child.site_id = parent.site_id
    limit 1`.execute(app.database.db);
  permitId = rows[0]?.id ?? '';
});

afterAll(() => app.close());

const people = ['superAdmin', 'supervisor', 'facilities', 'pm', 'requestor'] as const;

const toContext = (person: (typeof people)[number], db: Database): ActorContext => ({
  ...app.context,
  db,
  actor: toActor(app, person),
});

describe('one permit', () => {
  it.each(people)('is found through indexes for %s', async (person) => {
    const scanned = await findScans(app.database.db, (db) => loadPermit(toContext(person, db), permitId));
    expect(scanned).toEqual(expect.arrayContaining(['permit_pkey', 'permit_by_parent', 'history_entry_pkey']));
    for (const table of ['permit', 'filled_form', 'reviewer_slot', 'history_entry', 'person'])
      expect(scanned).not.toContain(table);
  });

  it.each(people)('is read in one statement for %s, once the versions of its templates are known', async (person) => {
    await loadPermit(toContext(person, app.database.db), permitId);
    let statements = 0;
    const db = app.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
    const permit = await loadPermit(toContext(person, db), permitId);
    expect(permit.childPermits().length).toBeGreaterThan(0);
    expect(statements).toBe(1);
  });

  it('is not planned anew for each user', async () => {
    const plans = await app.database.db.transaction().execute(async (transaction) => {
      for (let round = 0; round < 3; round += 1)
        for (const person of people) await loadPermit(toContext(person, transaction), permitId);
      const { rows } = await sql<{ custom: number; generic: number }>`
        select custom_plans as custom, generic_plans as generic from pg_prepared_statements
        where name = 'visible permit details'`.execute(transaction);
      return rows[0];
    });
    expect(plans?.custom).toBeLessThanOrEqual(5);
    expect(plans?.generic).toBeGreaterThanOrEqual(10);
  });
});
