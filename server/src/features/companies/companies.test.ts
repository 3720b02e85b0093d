import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../testing/test-users.ts';
import { findLastAuditEntry } from '../audit-log/testing/mutate.ts';
import { verifyAuditLog } from '../audit-log/service.ts';
import { createWorkerAs, createWorkerInput, createWorkerOrThrow } from '../crew/testing/workers.ts';
import { createPermitOrThrow, samplePermitData } from '../permits/testing/permits.ts';
import { makeLookAlikeWorker, moveToLookAlike } from './testing/older-rows.ts';

const lookAlike = 'ACME\u00A0Works';
const wide = 'ＡＣＭＥ Works';

let server: TestApp;
let hidden: string;
let worker: string;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  await moveToLookAlike(db, testUsers.requestorSecond.email, lookAlike);
  hidden = (await createPermitOrThrow(await server.as('requestorSecond'), samplePermitData(server.ids)))._id;
  worker = (await createWorkerOrThrow(server, { name: 'Ben Ong' }))._id;
  await makeLookAlikeWorker(db, worker, { company: wide, passNumber: 'P\u2011900' });
  await createWorkerOrThrow(server, { name: 'Ann Lee', passNumber: 'P 900' });
});
afterAll(() => server.close());

interface LookAlikes {
  getLookAlikes: {
    companies: {
      names: string[];
      spellings: { name: string; people: number; permits: number; workers: number }[];
      sharedPasses: { name: string; passNumber: string }[];
    }[];
    accounts: { accounts: { email: string }[] }[];
    workers: { workers: { name: string }[] }[];
  };
}

const listing = `{ getLookAlikes {
  companies { names spellings { name people permits workers } sharedPasses { name passNumber } }
  accounts { accounts { email } }
  workers { workers { name } }
} }`;

const list = async () => (await (await server.as('superAdmin')).query<LookAlikes>(listing)).data.getLookAlikes;

async function merge(person: TestUser, name = 'ACME Works') {
  const query =
    'mutation ($name: String!) { mergeCompanies(name: $name) { success code message item { name people permits workers } } }';
  return (await server.as(person)).query<{ mergeCompanies: Record<string, unknown> }>(query, { name });
}

const readAs = async (person: TestUser) =>
  (
    await (
      await server.as(person)
    ).query<{ getPermit: { code: string } }>('query ($id: ID!) { getPermit(id: $id) { code } }', { id: hidden })
  ).data.getPermit.code;

const countPermitsAs = async (person: TestUser) =>
  (await (await server.as(person)).query<{ getPermits: { count: number } }>('{ getPermits { count } }')).data.getPermits
    .count;

test('the permits of a look-alike are hidden from the project manager, and Super Admins see why', async () => {
  expect(await readAs('pm')).toBe('NOT_FOUND');
  expect(await countPermitsAs('pm')).toBe(0);
  const { companies, accounts, workers } = await list();
  expect(companies).toEqual([
    {
      names: ['ACME Works', wide],
      spellings: [
        { name: 'ACME Works', people: 2, permits: 0, workers: 1 },
        { name: lookAlike, people: 1, permits: 1, workers: 0 },
        { name: wide, people: 0, permits: 0, workers: 1 },
      ],
      sharedPasses: [
        { name: 'Ann Lee', passNumber: 'P 900' },
        { name: 'Ben Ong', passNumber: 'P\u2011900' },
      ],
    },
  ]);
  expect({ accounts, workers }).toEqual({ accounts: [], workers: [] });
});

test.each(Object.keys(testUsers).filter((user) => user !== 'superAdmin') as TestUser[])(
  '%s neither reads look-alikes nor merges companies',
  async (person) => {
    const read = await (await server.as(person)).query(listing);
    expect(read.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect((await merge(person)).errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  },
);

test('refuses to merge while two workers would have one pass number, and a company that is one', async () => {
  expect((await merge('superAdmin')).data.mergeCompanies).toMatchObject({
    success: false,
    code: 'CONFLICT',
    message: expect.stringContaining('Ann Lee (P 900) and Ben Ong'),
  });
  for (const name of ['Borealis Engineering', 'Nobody', 'acme works'])
    expect((await merge('superAdmin', name)).data.mergeCompanies).toMatchObject({ success: false, code: 'CONFLICT' });
  expect(await readAs('pm')).toBe('NOT_FOUND');
});

test('a merge gives people, permits and workers to one company, with all rights, and is recorded', async () => {
  const { db } = server.database;
  const { updated } = await db
    .updateTable('worker')
    .set({ pass_number: 'P-901' })
    .where('id', '=', worker)
    .returning(sql<boolean>`true`.as('updated'))
    .executeTakeFirstOrThrow();
  expect(updated).toBe(true);
  // Its session began before the merge.
  const requestor = await server.as('requestorSecond');
  expect((await merge('superAdmin')).data.mergeCompanies).toEqual({
    success: true,
    code: 'OK',
    message: expect.stringContaining('are merged'),
    item: { name: 'ACME Works', people: 3, permits: 1, workers: 2 },
  });
  expect(await readAs('pm')).toBe('OK');
  expect(await countPermitsAs('pm')).toBe(1);
  expect(await countPermitsAs('requestorSecond')).toBe(1);
  expect(await readAs('foreignPm')).toBe('NOT_FOUND');
  expect((await list()).companies).toEqual([]);
  const workers = await (await server.as('pm')).query('{ getWorkers { items { name company } } }');
  expect(workers.data['getWorkers']).toEqual({
    items: [
      { name: 'Ann Lee', company: 'ACME Works' },
      { name: 'Ben Ong', company: 'ACME Works' },
    ],
  });
  expect(await findLastAuditEntry(db)).toBe(
    'merge company ACME Works: Spellings ACME Works (people 2, permits 0, workers 1); ACME[no-break space]Works (people 1, permits 1, workers 0); ＡＣＭＥ [wide letters] Works (people 0, permits 0, workers 1) → ACME Works',
  );
  expect((await verifyAuditLog(db)).broken).toBeUndefined();

  // What a user of the look-alike does next is of the one company, too.
  await createPermitOrThrow(requestor, samplePermitData(server.ids));
  expect(await countPermitsAs('pm')).toBe(2);
  const { rows } = await sql`select distinct submitter_company as company from permit
    union select company from counted_permit union select name from submitter_company`.execute(db);
  expect(rows).toEqual([{ company: 'ACME Works' }]);
});

test('a permit that was under way while its company was merged belongs to the one', async () => {
  const { db } = server.database;
  const permit = await db.selectFrom('permit').selectAll().limit(1).executeTakeFirstOrThrow();
  const { id: _id, ...columns } = permit;
  const late = { ...columns, number: 'F10N-GP-999999', submitter_company: lookAlike, idempotency_key: null };
  const { submitter_company } = await db
    .insertInto('permit')
    .values(late as never)
    .returning('submitter_company')
    .executeTakeFirstOrThrow();
  expect(submitter_company).toBe('ACME Works');
});

test('accounts and pass numbers that look alike are listed', async () => {
  const { db } = server.database;
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`insert into person (email, full_name, role, status)
      values ('h\u00F6st@fab.example', 'Other Host', 'User', 'Approved')`.execute(transaction);
  });
  await makeLookAlikeWorker(db, worker, { company: 'ACME Works', passNumber: 'P900' });
  const { accounts, workers } = await list();
  expect(accounts).toEqual([{ accounts: [{ email: 'host@fab.example' }, { email: 'h\u00F6st@fab.example' }] }]);
  expect(workers.map((one) => one.workers.map(({ name }) => name).sort())).toEqual([['Ann Lee', 'Ben Ong']]);
});

test('a worker whom the project manager of a look-alike adds is of that company, and of no other', async () => {
  const app = await startTestApp();
  try {
    const { db } = app.database;
    await moveToLookAlike(db, testUsers.requestorSecond.email, lookAlike);
    await db
      .updateTable('person')
      .set({ role: 'ContractorPM' })
      .where('email', '=', testUsers.requestorSecond.email)
      .execute();
    const { code, message } = await createWorkerAs(app, 'requestorSecond', createWorkerInput());
    expect([code, message]).toEqual(['OK', expect.any(String)]);
    const { rows } = await sql`select company from worker`.execute(db);
    expect(rows).toEqual([{ company: lookAlike }]);
  } finally {
    await app.close();
  }
});

test('refuses to merge, with the reason, while one of the companies has two workers with one pass number', async () => {
  const app = await startTestApp();
  try {
    const { db } = app.database;
    const workers = [await createWorkerOrThrow(app, {}), await createWorkerOrThrow(app, {})];
    for (const [index, { _id }] of workers.entries())
      await makeLookAlikeWorker(db, _id, { company: lookAlike, passNumber: ['P\u2011900', 'P 900'][index] ?? '' });
    const admin = await app.as('superAdmin');
    const { data, errors } = await admin.query(
      'mutation { mergeCompanies(name: "ACME Works") { success code message } }',
    );
    expect(errors).toBeUndefined();
    expect(data['mergeCompanies']).toMatchObject({
      success: false,
      code: 'CONFLICT',
      message: expect.stringContaining('pass numbers'),
    });
  } finally {
    await app.close();
  }
});
