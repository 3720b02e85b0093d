import { listMenuCounts } from '@eptw/domain/permit/menu-counts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/connect.ts';
import { findScans } from '../../../database/testing/find-scans.ts';
import type { ActorContext } from '../../../app-context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { loadMyWork } from '../../work/my-work/service.ts';
import { loadSelectedMenuCounts } from '../menu-counts/service.ts';
import { loadQuotaState } from '../quota/service.ts';
import { loadPermit } from '../detail/service.ts';
import { toActor, populate, createRandom } from '../testing/population.ts';
import { storeRandomWork } from '../testing/stored-work.ts';
import { permitLists } from './list-sources.ts';
import { gatherPermits } from './store.ts';
import { listUnheldPermits, listUnstoppedPermits } from '../../work-log/store.ts';
import { toPermitQuery } from './service.ts';
import { listPermits, type ListRequest } from './service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await populate(app, { permits: 4000, childPermits: 4000 }, createRandom(11));
  await storeRandomWork(app, new Date('2026-01-03T13:00:00Z'), createRandom(12));
  await sql`vacuum analyze`.execute(app.database.db);
});

afterAll(() => app.close());

/** Tables that grow with every permit, limited to those that the population fills. */
const growing = ['permit', 'permit_form', 'filled_form', 'reviewer_slot', 'permit_work'];

const listScannedTables = (person: TestUser, read: (context: ActorContext) => Promise<unknown>) =>
  findScans(app.database.db, (db) => read({ ...app.context, db, actor: toActor(app, person) }));

describe('a list finds its rows through the index made for it', () => {
  const cases: [string, ListRequest, string[]][] = [
    ['of one site and status', { siteName: ['F10N'], statusCheck: ['PendingApproval'] }, ['permit_site_status']],
    ['with a condition of the work', { condition: ['live'] }, ['permit_work_of_site', 'permit_work_by_deadline']],
    [
      'of one site with conditions of the work',
      { siteName: ['F10N'], condition: ['expired', 'finished'] },
      ['permit_work_of_site', 'permit_work_by_deadline'],
    ],
    ['with a rare text', { searchText: 'P-1204' }, ['permit_number_search', 'permit_description_search']],
    ['with a common text, the latest of which are found by date', { searchText: 'pump' }, ['permit_created']],
    ['with the end of a number', { searchCode: '-000933' }, ['permit_number_search']],
    ['of one day', { searchCreated: '2026-01-02' }, ['permit_created']],
    ['of one start date, latest first', { searchStartDate: '2026-01-03', sortBy: 'startDate' }, ['permit_starts']],
    ['of everything, latest first', {}, ['permit_created']],
    ['of everything, by end date', { sortBy: 'endDate' }, ['permit_ends']],
    ['of everything, by number', { sortBy: 'code' }, ['permit_number_key']],
  ];

  it.each(cases)('%s', async (_title, filter, indexes) => {
    const scanned = await listScannedTables('superAdmin', (context) =>
      listPermits(context, { level: 'permits', subject: 'everybody' }, { limit: 20, ...filter }),
    );
    expect(scanned).toEqual(expect.arrayContaining(indexes));
    for (const table of growing) expect(scanned).not.toContain(table);
  });

  const childCases: [string, ListRequest, string[]][] = [
    ['of one site and status', { siteName: ['F10N'], statusCheck: ['PendingApproval'] }, ['child_permit_site_status']],
    ['with a condition of the work', { condition: ['live'] }, ['permit_work_of_site', 'permit_work_by_deadline']],
    ['with the end of a number', { searchCode: '-006033' }, ['permit_number_search']],
    ['of one parent', { searchParent: '-000033' }, ['permit_number_search', 'permit_by_parent']],
    ['of one day', { searchCreated: '2026-01-05' }, ['child_permit_created']],
    ['of everything, latest first', {}, ['child_permit_created']],
    ['of everything, by start date', { sortBy: 'startDate' }, ['child_permit_starts']],
    ['of everything, by end date', { sortBy: 'endDate' }, ['child_permit_ends']],
  ];

  it.each(childCases)('of child permits %s', async (_title, filter, indexes) => {
    const scanned = await listScannedTables('superAdmin', (context) =>
      listPermits(context, { level: 'child permits', subject: 'everybody' }, { limit: 20, ...filter }),
    );
    expect(scanned).toEqual(expect.arrayContaining(indexes));
    for (const table of growing) expect(scanned).not.toContain(table);
  });

  it.each(['requestor', 'host', 'facilities'] as const)("of %s's own permits", async (person) => {
    expect(
      await listScannedTables(person, (context) => listPermits(context, permitLists.getMyPermits(context.actor), {})),
    ).toContain('permit_submitter');
    expect(await listScannedTables(person, (context) => loadQuotaState(context))).toContain('permit_quota');
  });

  const nameCases: [string, string, string[]][] = [
    ['e-mail address of an owner or applier', 'host@fab', ['person_email_search', 'permit_owner', 'permit_submitter']],
    ['company of an applier', 'Borealis', ['permit_company_site']],
  ];

  it.each(nameCases)('of all that have the %s', async (_title, searchText, indexes) => {
    for (const person of ['superAdmin', 'manager', 'facilities'] as const) {
      const scanned = await listScannedTables(person, async (context) => {
        const query = await toPermitQuery(context, { searchText }, permitLists.getChildPermits(context.actor));
        return gatherPermits(context.db, query, { by: 'createdAt', descending: true }, { take: 0, skip: 0 });
      });
      expect(scanned).toEqual(expect.arrayContaining(indexes));
      // By its primary key, only what is visible at other sites is read.
      if (person === 'superAdmin') expect(scanned).not.toContain('permit_pkey');
      for (const table of growing) expect(scanned).not.toContain(table);
    }
  });
});

it.each(['manager', 'pm', 'requestor'] as const)(
  'work in a condition is found through an index for %s',
  async (person) => {
    const indexes = {
      manager: 'permit_work_of_site',
      pm: 'permit_work_of_company',
      requestor: 'permit_work_of_submitter',
    };
    const scanned = await listScannedTables(person, (context) =>
      listPermits(context, permitLists.getPermits(context.actor), { condition: ['suspended'] }),
    );
    expect(scanned).toContain(indexes[person]);
    for (const table of growing) expect(scanned).not.toContain(table);
  },
);

it('a stop of all work finds what goes on at its site, and reads nothing that is finished', async () => {
  const { north } = app.ids.sites;
  const { superAdmin } = app.ids.users;
  const stop = {
    site_id: north,
    reason: 'Drill',
    set_by: superAdmin,
    set_at: new Date('2026-01-03T13:00:00Z'),
    mustered_at: null,
  };
  const db = app.database.db;
  const { id } = await db.insertInto('area_stop').values(stop).returning('id').executeTakeFirstOrThrow();
  const scanned = await findScans(db, (inspected) => listUnstoppedPermits(inspected, 500));
  await db.deleteFrom('area_stop').where('id', '=', id).execute();
  expect(scanned).toContain('permit_work_stoppable');
  expect(scanned).not.toContain('permit_work');
});

it('work without a holder who can act is found among what goes on or stands still', async () => {
  const scanned = await findScans(app.database.db, (inspected) => listUnheldPermits(inspected, 500));
  // Both hold only what has started and goes on; which of them is read depends on the statistics.
  expect(['permit_work_under_way', 'permit_work_stoppable'].some((index) => scanned.includes(index))).toBe(true);
  expect(scanned).not.toContain('permit_work');
});

it('a page of a list is not planned anew for each request', async () => {
  const people = ['superAdmin', 'manager', 'facilities', 'pm', 'requestor'] as const;
  const filters: ListRequest[] = [{ statusCheck: ['PendingApproval'] }, { condition: ['live'] }];
  const plans = await app.database.db.transaction().execute(async (db: Database) => {
    for (const person of people) {
      const context = { ...app.context, db, actor: toActor(app, person) };
      for (const filter of filters)
        for (let offset = 0; offset < 12; offset += 1)
          await listPermits(context, permitLists.getPermits(context.actor), {
            siteName: [offset % 2 === 0 ? 'F10N' : 'F10W'],
            ...filter,
            limit: 2,
            offset,
          });
    }
    // Other tests may have sent one of these statements once.
    const { rows } = await sql<{ custom: number }>`
      select custom_plans as custom from pg_prepared_statements
      where starts_with(name, 'text ') and custom_plans + generic_plans >= 12`.execute(db);
    return rows.map(({ custom }) => custom);
  });
  // PostgreSQL plans the first five for their values, to compare.
  expect(plans).toEqual(people.flatMap(() => filters.map(() => 5)));
});

it("permits that need a project manager's approval are found through the index made for it", async () => {
  const scanned = await listScannedTables('pm', (context) =>
    listPermits(context, permitLists.getMyPendingApprovalPermits(context.actor), { sortBy: 'urgency' }),
  );
  expect(scanned).toContain('permit_awaits_manager');
  for (const table of growing) expect(scanned).not.toContain(table);
});

describe('a list finds its permits without reading their rows', () => {
  const cases: [keyof typeof permitLists, TestUser, ListRequest, string][] = [
    ['getMyPendingApprovalPermits', 'manager', {}, 'reviewer_slot_asks_person'],
    ['getMyPendingApprovalPermits', 'facilities', {}, 'reviewer_slot_asks_group'],
    [
      'getPendingPermits',
      'closer',
      { statusCheck: ['PendingClosure', 'PendingCancel'], sortBy: 'urgency' },
      'permit_to_finish',
    ],
    ['getMyNextPendingApprovalChildPermits', 'manager', {}, 'reviewer_slot_asks_person'],
    ['getPermitsIApproved', 'facilities', {}, 'reviewer_slot_filled'],
    ['getFinalPendingApprovalLSSPermits', 'superAdmin', {}, 'permit_last_group'],
    ['getChildFinalPendingApprovalLSSPermits', 'superAdmin', {}, 'permit_last_group'],
    ['getChildFinalPendingApprovalPermits', 'superAdmin', {}, 'permit_last_slot'],
    ['getB2Permits', 'superAdmin', { siteName: ['F10N'], statusCheck: ['Completed'] }, 'permit_form_by_code'],
    ['getB1Permits', 'superAdmin', { siteName: ['F10N'], statusCheck: ['Completed'] }, 'permit_form_by_code'],
  ];

  it.each(cases)('%s for %s', async (list, person, filter, index) => {
    const scanned = await listScannedTables(person, (context) =>
      listPermits(context, permitLists[list](context.actor, filter), { limit: 0, ...filter }),
    );
    // What is to be finished has one index by site and one by id: with few permits either will do for both.
    expect(scanned.filter((name) => name.startsWith(index))).not.toEqual([]);
    expect(scanned).not.toContain('permit_pkey');
  });
});

/** Counts what a menu and the page of the permits show. */
const countMenu = (context: ActorContext) =>
  loadSelectedMenuCounts(context, [...listMenuCounts(context.actor.role), 'overdueMyApproval']);

it.each(['superAdmin', 'siteAdmin', 'facilities', 'requestor'] as const)(
  'all menu counts take one statement for %s',
  async (person) => {
    let statements = 0;
    const db = app.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
    await countMenu({ ...app.context, db, actor: toActor(app, person) });
    expect(statements).toBe(1);
  },
);

it('what reviewers have approved of the permits under review is found through an index', async () => {
  const scanned = await listScannedTables('facilities', countMenu);
  expect(scanned).toContain('reviewer_slot_filled_under_review');
});

it.each(['superAdmin', 'siteAdmin'] as const)('%s finds the accounts to approve through an index', async (person) => {
  const scanned = await listScannedTables(person, countMenu);
  expect(scanned).toContain('person_to_approve');
  expect(scanned).not.toContain('person');
});

describe('no table of permits is scanned completely', () => {
  it.each(['superAdmin', 'supervisor', 'facilities', 'pm', 'requestor'] as const)('for %s', async (person) => {
    const { rows } = await sql<{ id: string }>`select id from permit where submitter_id = ${app.ids.users.requestor}
      and site_id = ${app.ids.sites.north} limit 1`.execute(app.database.db);
    const reads: ((context: ActorContext) => Promise<unknown>)[] = [
      ...Object.values(permitLists).map(
        (resolveDefinition) => (context: ActorContext) => listPermits(context, resolveDefinition(context.actor), {}),
      ),
      (context) => listPermits(context, permitLists.getPermits(context.actor), { searchText: 'host@fab' }),
      (context) => listPermits(context, permitLists.getChildPermits(context.actor), { searchText: 'host@fab' }),
      (context) =>
        listPermits(context, permitLists.getChildPermits(context.actor), {
          searchParent: 'GP-0001',
          searchApplier: 'acme',
        }),
      (context) => listPermits(context, permitLists.getPermits(context.actor), { due: true, disciplineName: ['ELEC'] }),
      (context) => {
        const toFinish = { statusCheck: ['PendingClosure', 'PendingCancel'] };
        return listPermits(context, permitLists.getPendingPermits(context.actor, toFinish), toFinish);
      },
      (context) => countMenu(context),
      (context) => loadPermit(context, rows[0]?.id ?? ''),
    ];
    for (const read of reads) {
      const scanned = await listScannedTables(person, read);
      for (const table of growing) expect(scanned).not.toContain(table);
    }
  });
});

it.each(['requestor', 'host', 'manager', 'facilities'] as const)(
  'the work of %s is found among what is not finished, or waits for the issuing authority',
  async (person) => {
    const scanned = await listScannedTables(person, (context) => loadMyWork(context, {}));
    expect(scanned).toEqual(expect.arrayContaining(['permit_work_by_holder', 'permit_work_by_issuer_turn']));
    for (const table of growing) expect(scanned).not.toContain(table);
    // Not through all that they ever reviewed or owned.
    for (const index of scanned) expect(index).not.toMatch(/^reviewer_slot_(person|group)|^permit_owner/);
  },
);
