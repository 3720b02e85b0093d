import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scannedBy } from '../../../database/testing/scanned.ts';
import type { Scope } from '../../../graphql/context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestPerson } from '../../../testing/test-people.ts';
import { ownMenuCounts } from '../menu/service.ts';
import { quotaState } from '../quota/service.ts';
import { readPermit } from '../reading/service.ts';
import { actorOf, populate, randomFrom } from '../testing/population.ts';
import { permitLists } from './lists.ts';
import { listPermits, type ListRequest } from './service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await populate(app, { permits: 4000, childPermits: 4000 }, randomFrom(11));
  await sql`vacuum analyze`.execute(app.database.db);
});

afterAll(() => app.close());

/** Tables that grow with every permit, as far as the population fills them. */
const growing = ['permit', 'permit_form', 'filled_form', 'reviewer_slot'];

const scannedAs = (person: TestPerson, read: (scope: Scope) => Promise<unknown>) =>
  scannedBy(app.database.db, (db) => read({ ...app.services, db, actor: actorOf(app, person) }));

describe('a list finds its rows by the index made for it', () => {
  const cases: [string, ListRequest, string[]][] = [
    ['of one site and status', { siteName: ['F10N'], statusCheck: ['PendingApproval'] }, ['permit_site_status']],
    ['with a text', { searchText: 'P-1204' }, ['permit_number_search', 'permit_description_search']],
    [
      'with the e-mail address of an owner or applier',
      { searchText: 'host@fab' },
      ['person_email_search', 'permit_owner', 'permit_submitter'],
    ],
    ['with the company of an applier', { searchText: 'Borealis' }, ['permit_company_site']],
    ['with an end of a number', { searchCode: '-000933' }, ['permit_number_search']],
    ['of one day', { searchCreated: '2026-01-02' }, ['permit_created']],
    ['of one first day, latest first', { searchStartDate: '2026-01-03', sortBy: 'startDate' }, ['permit_starts']],
    ['of everything, latest first', {}, ['permit_created']],
    ['of everything, by end date', { sortBy: 'endDate' }, ['permit_ends']],
    ['of everything, by number', { sortBy: 'code' }, ['permit_number_key']],
  ];

  it.each(cases)('%s', async (_what, filter, indexes) => {
    const scanned = await scannedAs('superAdmin', (scope) =>
      listPermits(scope, { kind: 'permits', subject: 'everybody' }, { limit: 20, ...filter }),
    );
    expect(scanned).toEqual(expect.arrayContaining(indexes));
    for (const table of growing) expect(scanned).not.toContain(table);
  });

  const childCases: [string, ListRequest, string[]][] = [
    ['of one site and status', { siteName: ['F10N'], statusCheck: ['PendingApproval'] }, ['child_permit_site_status']],
    ['with an end of a number', { searchCode: '-006033' }, ['permit_number_search']],
    ['of one parent', { searchParent: '-000033' }, ['permit_number_search', 'permit_by_parent']],
    ['of one day', { searchCreated: '2026-01-05' }, ['child_permit_created']],
    ['of everything, latest first', {}, ['child_permit_created']],
    ['of everything, by start date', { sortBy: 'startDate' }, ['child_permit_starts']],
    ['of everything, by end date', { sortBy: 'endDate' }, ['child_permit_ends']],
  ];

  it.each(childCases)('of child permits %s', async (_what, filter, indexes) => {
    const scanned = await scannedAs('superAdmin', (scope) =>
      listPermits(scope, { kind: 'child permits', subject: 'everybody' }, { limit: 20, ...filter }),
    );
    expect(scanned).toEqual(expect.arrayContaining(indexes));
    for (const table of growing) expect(scanned).not.toContain(table);
  });

  it.each(['superAdmin', 'manager', 'facilities'] as const)(
    'with the name of a person or company for %s, without looking at the permits',
    async (person) => {
      for (const searchText of ['host@fab', 'Borealis Eng']) {
        const scanned = await scannedAs(person, (scope) =>
          listPermits(scope, permitLists.getChildPermits(scope.actor), { searchText, limit: 0 }),
        );
        expect(scanned).not.toContain('permit_pkey');
        for (const table of growing) expect(scanned).not.toContain(table);
      }
    },
  );

  it.each(['requestor', 'host', 'facilities'] as const)("of %s's own permits", async (person) => {
    expect(await scannedAs(person, (scope) => listPermits(scope, permitLists.getMyPermits(scope.actor), {}))).toContain(
      'permit_submitter',
    );
    expect(await scannedAs(person, (scope) => quotaState(scope))).toContain('permit_quota');
  });
});

it('what awaits a project manager is found by the index made for it', async () => {
  const scanned = await scannedAs('pm', (scope) =>
    listPermits(scope, permitLists.getMyPendingApprovalPermits(scope.actor), { sortBy: 'urgency' }),
  );
  expect(scanned).toContain('permit_awaits_manager');
  for (const table of growing) expect(scanned).not.toContain(table);
});

describe('a list finds its permits without looking at them', () => {
  const cases: [keyof typeof permitLists, TestPerson, ListRequest, string][] = [
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
    const scanned = await scannedAs(person, (scope) =>
      listPermits(scope, permitLists[list](scope.actor), { limit: 0, ...filter }),
    );
    expect(scanned).toContain(index);
    expect(scanned).not.toContain('permit_pkey');
  });
});

it.each(['superAdmin', 'siteAdmin', 'facilities', 'requestor'] as const)(
  'all badges take one statement for %s',
  async (person) => {
    let statements = 0;
    const db = app.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
    await ownMenuCounts({ ...app.services, db, actor: actorOf(app, person) });
    expect(statements).toBe(1);
  },
);

it.each(['superAdmin', 'siteAdmin'] as const)('%s finds the accounts to approve by an index', async (person) => {
  const scanned = await scannedAs(person, ownMenuCounts);
  expect(scanned).toContain('person_to_approve');
  expect(scanned).not.toContain('person');
});

describe('no table of permits is read from end to end', () => {
  it.each(['superAdmin', 'supervisor', 'facilities', 'pm', 'requestor'] as const)('for %s', async (person) => {
    const { rows } = await sql<{ id: string }>`select id from permit where submitter_id = ${app.ids.people.requestor}
      and site_id = ${app.ids.sites.north} limit 1`.execute(app.database.db);
    const reads: ((scope: Scope) => Promise<unknown>)[] = [
      ...Object.values(permitLists).map((aboutFor) => (scope: Scope) => listPermits(scope, aboutFor(scope.actor), {})),
      (scope) => listPermits(scope, permitLists.getPermits(scope.actor), { searchText: 'host@fab' }),
      (scope) => listPermits(scope, permitLists.getChildPermits(scope.actor), { searchText: 'host@fab' }),
      (scope) =>
        listPermits(scope, permitLists.getChildPermits(scope.actor), {
          searchParent: 'GP-0001',
          searchApplier: 'acme',
        }),
      (scope) => listPermits(scope, permitLists.getPermits(scope.actor), { due: true, disciplineName: ['ELEC'] }),
      (scope) =>
        listPermits(scope, permitLists.getPendingPermits(scope.actor), {
          statusCheck: ['PendingClosure', 'PendingCancel'],
        }),
      (scope) => ownMenuCounts(scope),
      async (scope) => {
        const permit = await readPermit(scope, rows[0]?.id ?? '');
        await Promise.all([permit.form(), permit.slots(), permit.files(), permit.childPermits()]);
      },
    ];
    for (const read of reads) {
      const scanned = await scannedAs(person, read);
      for (const table of growing) expect(scanned).not.toContain(table);
    }
  });
});
