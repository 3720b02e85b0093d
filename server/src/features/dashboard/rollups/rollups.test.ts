import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addJobs } from '../../../database/job-queue.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sampleChildPermitData, createChildPermitOrThrow } from '../../permits/testing/child-permits.ts';
import {
  attachedFormInput,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  savePermit,
  findTemplate,
} from '../../permits/testing/permits.ts';
import { createRandom } from '../../permits/testing/population.ts';
import { changeSomeStatuses, seedBoardPermits } from '../testing/population.ts';
import { rollUpPermitCounts } from './service.ts';
import { countPermitsBy, rollUpPendingChanges } from './store.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
  server.setClock(new Date('2026-03-01T02:00:00Z'));
});
afterEach(() => server.close());

type CountsByValue = Record<string, Record<string, number>>;

/** The counts of a subject by value and kind: each status with a count other than 0. */
async function readCounts(subject: Parameters<typeof countPermitsBy>[1]['subject']): Promise<CountsByValue> {
  const rows = await countPermitsBy(server.database.db, { subject, siteIds: Object.values(server.ids.sites) });
  return Object.fromEntries(
    rows.flatMap(({ value, kind, counts }) => {
      const some = Object.entries(counts).filter(([, count]) => count !== 0);
      return some.length === 0 ? [] : [[[value, kind].filter(Boolean).join(', '), Object.fromEntries(some)]];
    }),
  );
}

const countChanges = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from permit_count_change`.execute(server.database.db);
  return rows[0]?.count;
};

/** The status counts by kind, from the permits themselves. */
async function recountPermits(): Promise<CountsByValue> {
  const { rows } = await sql<{ kind: string; counts: Record<string, number> }>`
    select kind, json_object_agg(status, count) as counts from (
      select case when parent_permit_id is not null then 'Child Permit' when number like '%-TI-%' then 'Tool Install'
        else 'General' end as kind, status, count(*) from permit
        group by 1, 2
    ) counted group by 1`.execute(server.database.db);
  return Object.fromEntries(rows.map(({ kind, counts }) => [kind, counts]));
}

test('a permit counts from the start, with its current status, before and after rolling up', async () => {
  const [requestor, manager, facilities, supervisor] = await Promise.all(
    (['requestor', 'manager', 'facilities', 'supervisor'] as const).map((person) => server.as(person)),
  );
  if (!requestor || !manager || !facilities || !supervisor) throw new Error('Four people sign in');
  const { _id } = await createPermitOrThrow(
    requestor,
    samplePermitData(server.ids, {
      childrenState: [
        attachedFormInput('A2'),
        attachedFormInput('B1D01'),
        attachedFormInput('B1D02'),
        attachedFormInput('B7'),
      ],
    }),
  );
  const { buildingLevel: level } = fillForm('GP') as { buildingLevel: string };
  const { typeOfSIPPWork: variant } = fillForm('B7') as { typeOfSIPPWork: string };
  const expectStatus = async (status: string, levelNow = level) => {
    expect(await readCounts('permit')).toEqual({ General: { [status]: 1 } });
    expect(await readCounts('company')).toEqual({ 'ACME Works, General': { [status]: 1 } });
    expect(await readCounts('discipline')).toEqual({ [server.ids.discipline]: { [status]: 1 } });
    expect(await readCounts('level')).toEqual({ [levelNow]: { [status]: 1 } });
    expect(await readCounts('form')).toEqual(
      Object.fromEntries(['A2', 'B1', 'B7'].map((type) => [`${type}, General`, { [status]: 1 }])),
    );
    expect(await readCounts('sipp')).toEqual({ [`${variant}, General`]: { [status]: 1 } });
  };
  await expectStatus('PendingPMApproval');
  await moveToStatus(supervisor, _id, 'PendingApproval');
  await expectStatus('PendingApproval');
  await rollUpPermitCounts(server.database.db);
  expect(await countChanges()).toBe(0);
  await expectStatus('PendingApproval');
  await savePermit(manager, _id, {
    submission: { ...fillForm('GP'), buildingLevel: 'Roof' },
    reason: 'It is on the roof',
  });
  await expectStatus('PendingPMApproval', 'Roof');
  await moveToStatus(supervisor, _id, 'PendingApproval');
  await moveToStatus(manager, _id, 'Approved');
  await moveToStatus(facilities, _id, 'Approved');
  await expectStatus('Approved', 'Roof');
  await rollUpPermitCounts(server.database.db);
  await expectStatus('Approved', 'Roof');
});

test('a child permit counts as one, and its type counts under the kind of its parent', async () => {
  const requestor = await server.as('requestor');
  const submission = fillForm('TI');
  const parent = await createPermitOrThrow(
    requestor,
    samplePermitData(server.ids, { form: findTemplate('TI').id, submission }),
  );
  await createChildPermitOrThrow(requestor, sampleChildPermitData(server.ids, parent._id));
  const pending = { PendingPMApproval: 1 };
  expect(await readCounts('permit')).toEqual({ 'Tool Install': pending, 'Child Permit': pending });
  expect(await readCounts('company')).toEqual({
    'ACME Works, Tool Install': pending,
    'ACME Works, Child Permit': pending,
  });
  expect(await readCounts('form')).toEqual({ 'B5, Tool Install': pending });
});

async function insertPermits(count: number) {
  const { ids } = server;
  const until = new Date('2026-03-01T00:00:00Z');
  return seedBoardPermits(server, { count, first: 1, until, disciplines: [ids.discipline] }, createRandom(5));
}

test('counts are exact at every moment, while several connections write and two roll up', async () => {
  const permits = await insertPermits(60);
  const { db } = server.database;
  const parts = [0, 1, 2].map((part) => permits.filter((_, index) => index % 3 === part));
  const seen: number[] = [];
  let writing = true;
  const writers = Promise.all(
    parts.map(async (own, part) => {
      for (let round = 0; round < 4; round += 1) await changeSomeStatuses(server, own, createRandom(part * 10 + round));
    }),
  ).finally(() => {
    writing = false;
  });
  const rollUp = async () => {
    while (writing) await rollUpPendingChanges(db, 7);
  };
  const read = async () => {
    while (writing) {
      const rows = Object.values(await readCounts('permit')).flatMap((counts) => Object.values(counts));
      seen.push(rows.reduce((sum, count) => sum + count, 0));
    }
  };
  await Promise.all([writers, rollUp(), rollUp(), read()]);
  expect(new Set(seen)).toEqual(new Set([permits.length]));
  expect(await readCounts('permit')).toEqual(await recountPermits());
  await Promise.all([rollUpPermitCounts(db), rollUpPermitCounts(db)]);
  expect(await countChanges()).toBe(0);
  expect(await readCounts('permit')).toEqual(await recountPermits());
});

test('a recount corrects what was written past the triggers, and leaves everything else unchanged', async () => {
  const { db } = server.database;
  const permits = await insertPermits(40);
  await rollUpPendingChanges(db, 30);
  await changeSomeStatuses(server, permits, createRandom(8));
  const subjects = ['permit', 'company', 'discipline', 'level', 'form', 'sipp'] as const;
  const readAllCounts = async () => Promise.all(subjects.map(readCounts));
  const before = await readAllCounts();
  await sql`select recount_permits()`.execute(db);
  expect(await readAllCounts()).toEqual(before);
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`update permit set status = 'Cancelled'`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
  expect(await readCounts('permit')).not.toEqual(await recountPermits());
  await sql`select recount_permits()`.execute(db);
  expect(await readCounts('permit')).toEqual(await recountPermits());
});

test('a deleted permit no longer counts', async () => {
  const { db } = server.database;
  const permits = await insertPermits(20);
  await rollUpPermitCounts(db);
  const children = permits.filter(({ kind }) => kind === 'Child Permit').map(({ id }) => id);
  await db.deleteFrom('permit').where('id', 'in', children).execute();
  expect(await readCounts('permit')).toEqual(await recountPermits());
  expect(Object.keys(await readCounts('permit'))).not.toContain('Child Permit');
});

test('the job queue rolls up pending changes', async () => {
  await insertPermits(5);
  const before = await readCounts('permit');
  await addJobs(server.database.db, 'foldPermitCounts', [{}]);
  await server.mails();
  expect(await countChanges()).toBe(0);
  expect(await readCounts('permit')).toEqual(before);
});
