import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addJobs } from '../../../database/job-queue.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { childData, raisedChild } from '../../permits/testing/child-permits.ts';
import { attached, filledIn, move, permitData, raised, save, templateOfCode } from '../../permits/testing/permits.ts';
import { randomFrom } from '../../permits/testing/population.ts';
import { moveSome, raiseForBoards } from '../testing/population.ts';
import { foldPermitCounts } from './service.ts';
import { countsOf, foldChanges } from './store.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
  server.setClock(new Date('2026-03-01T02:00:00Z'));
});
afterEach(() => server.close());

type Counted = Record<string, Record<string, number>>;

/** What is counted under a subject: each status of each value and kind, where it is not nothing. */
async function counted(subject: Parameters<typeof countsOf>[1]['subject']): Promise<Counted> {
  const rows = await countsOf(server.database.db, { subject, siteIds: Object.values(server.ids.sites) });
  return Object.fromEntries(
    rows.flatMap(({ value, kind, siteId: _site, period: _period, ...counts }) => {
      const some = Object.entries(counts).filter(([, count]) => count !== 0);
      return some.length === 0 ? [] : [[[value, kind].filter(Boolean).join(', '), Object.fromEntries(some)]];
    }),
  );
}

const changes = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from permit_count_change`.execute(server.database.db);
  return rows[0]?.count;
};

/** Statuses and kinds as the permits themselves say. */
async function recounted(): Promise<Counted> {
  const { rows } = await sql<{ kind: string; counts: Record<string, number> }>`
    select kind, json_object_agg(status, count) as counts from (
      select case when parent_permit_id is not null then 'Child Permit' when number like '%-TI-%' then 'Tool Install'
        else 'General' end as kind, status, count(*) from permit
        group by 1, 2
    ) counted group by 1`.execute(server.database.db);
  return Object.fromEntries(rows.map(({ kind, counts }) => [kind, counts]));
}

test('a permit counts from when it is raised, as what it is now, folded or not', async () => {
  const [requestor, manager, facilities, supervisor] = await Promise.all(
    (['requestor', 'manager', 'facilities', 'supervisor'] as const).map((person) => server.as(person)),
  );
  if (!requestor || !manager || !facilities || !supervisor) throw new Error('Four people sign in');
  const { _id } = await raised(
    requestor,
    permitData(server.ids, { childrenState: [attached('A2'), attached('B1D01'), attached('B1D02'), attached('B7')] }),
  );
  const { buildingLevel: level } = filledIn('GP') as { buildingLevel: string };
  const { typeOfSIPPWork: variant } = filledIn('B7') as { typeOfSIPPWork: string };
  const expectStatus = async (status: string, levelNow = level) => {
    expect(await counted('permit')).toEqual({ General: { [status]: 1 } });
    expect(await counted('company')).toEqual({ 'ACME Works': { [status]: 1 } });
    expect(await counted('discipline')).toEqual({ [server.ids.discipline]: { [status]: 1 } });
    expect(await counted('level')).toEqual({ [levelNow]: { [status]: 1 } });
    expect(await counted('form')).toEqual(
      Object.fromEntries(['A2', 'B1', 'B7'].map((type) => [`${type}, General`, { [status]: 1 }])),
    );
    expect(await counted('sipp')).toEqual({ [`${variant}, General`]: { [status]: 1 } });
  };
  await expectStatus('PendingPMApproval');
  await move(supervisor, _id, 'PendingApproval');
  await expectStatus('PendingApproval');
  await foldPermitCounts(server.database.db);
  expect(await changes()).toBe(0);
  await expectStatus('PendingApproval');
  await save(manager, _id, { submission: { ...filledIn('GP'), buildingLevel: 'Roof' }, reason: 'It is on the roof' });
  await expectStatus('PendingPMApproval', 'Roof');
  await move(supervisor, _id, 'PendingApproval');
  await move(manager, _id, 'Approved');
  await move(facilities, _id, 'Approved');
  await expectStatus('Approved', 'Roof');
  await foldPermitCounts(server.database.db);
  await expectStatus('Approved', 'Roof');
});

test('a child permit counts as one, and its type under the kind of its parent', async () => {
  const requestor = await server.as('requestor');
  const submission = filledIn('TI');
  const parent = await raised(requestor, permitData(server.ids, { form: templateOfCode('TI').id, submission }));
  await raisedChild(requestor, childData(server.ids, parent._id));
  const pending = { PendingPMApproval: 1 };
  expect(await counted('permit')).toEqual({ 'Tool Install': pending, 'Child Permit': pending });
  expect(await counted('form')).toEqual({ 'B5, Tool Install': pending });
});

async function raiseMany(count: number) {
  const { ids } = server;
  const until = new Date('2026-03-01T00:00:00Z');
  return raiseForBoards(server, { count, first: 1, until, disciplines: [ids.discipline] }, randomFrom(5));
}

test('totals are exact at every moment, while several write and two fold at once', async () => {
  const known = await raiseMany(60);
  const { db } = server.database;
  const parts = [0, 1, 2].map((part) => known.filter((_, index) => index % 3 === part));
  const seen: number[] = [];
  let writing = true;
  const writers = Promise.all(
    parts.map(async (own, part) => {
      for (let round = 0; round < 4; round += 1) await moveSome(server, own, randomFrom(part * 10 + round));
    }),
  ).finally(() => {
    writing = false;
  });
  const fold = async () => {
    while (writing) await foldChanges(db, 7);
  };
  const read = async () => {
    while (writing) {
      const rows = Object.values(await counted('permit')).flatMap((counts) => Object.values(counts));
      seen.push(rows.reduce((sum, count) => sum + count, 0));
    }
  };
  await Promise.all([writers, fold(), fold(), read()]);
  expect(new Set(seen)).toEqual(new Set([known.length]));
  expect(await counted('permit')).toEqual(await recounted());
  await Promise.all([foldPermitCounts(db), foldPermitCounts(db)]);
  expect(await changes()).toBe(0);
  expect(await counted('permit')).toEqual(await recounted());
});

test('what was written past the triggers is counted anew, and everything else stays as it was', async () => {
  const { db } = server.database;
  const known = await raiseMany(40);
  await foldChanges(db, 30);
  await moveSome(server, known, randomFrom(8));
  const subjects = ['permit', 'company', 'discipline', 'level', 'form', 'sipp'] as const;
  const all = async () => Promise.all(subjects.map(counted));
  const before = await all();
  await sql`select recount_permits()`.execute(db);
  expect(await all()).toEqual(before);
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`update permit set status = 'Cancelled'`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
  expect(await counted('permit')).not.toEqual(await recounted());
  await sql`select recount_permits()`.execute(db);
  expect(await counted('permit')).toEqual(await recounted());
});

test('a permit that is gone counts no more', async () => {
  const { db } = server.database;
  const known = await raiseMany(20);
  await foldPermitCounts(db);
  const children = known.filter(({ kind }) => kind === 'Child Permit').map(({ id }) => id);
  await db.deleteFrom('permit').where('id', 'in', children).execute();
  expect(await counted('permit')).toEqual(await recounted());
  expect(Object.keys(await counted('permit'))).not.toContain('Child Permit');
});

test('the queue of jobs folds', async () => {
  await raiseMany(5);
  const before = await counted('permit');
  await addJobs(server.database.db, 'foldPermitCounts', [{}]);
  await server.mails();
  expect(await changes()).toBe(0);
  expect(await counted('permit')).toEqual(before);
});
