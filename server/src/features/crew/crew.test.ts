import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { countAuditEntries, findLastAuditEntry } from '../audit-log/testing/mutate.ts';
import type { Database } from '../../database/connect.ts';
import { listPassHolders } from './pin/store.ts';
import { listWorkers } from './store.ts';
import {
  callCrew,
  certificateInput,
  createWorkerAs,
  createWorkerInput,
  createWorkerOrThrow,
  getWorkerAs,
  setPinAs,
} from './testing/workers.ts';
import { createOnePagePdf } from '../../seed/one-page-pdf.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  server.setClock(new Date('2026-11-23T02:00:00Z'));
});
afterAll(() => server.close());

const update = (person: TestUser, id: string, data: object, version?: number) =>
  callCrew(server, person, 'updateWorker', {
    id: { type: 'ID!', value: id },
    version: { type: 'Int', value: version ?? null },
    data: { type: 'UpdateWorkerInput!', value: data },
  });

const erase = (person: TestUser, id: string) =>
  callCrew(server, person, 'eraseWorker', { id: { type: 'ID!', value: id } }, '');

const pdf = createOnePagePdf('Certificate');
async function upload(person: TestUser, name = 'certificate.pdf', content: Buffer | string = pdf) {
  const { data } = await (
    await server.as(person)
  ).upload<{ singleUpload: { filename: string; message: string } }>(name, content);
  return data.singleUpload.filename;
}

async function canOpen(person: TestUser, filename: string): Promise<boolean> {
  const { data } = await (
    await server.as(person)
  ).query<{ answer: { success: boolean } }>(
    'query ($filename: String!) { answer: generatePresignedUrl(filename: $filename) { success } }',
    { filename },
  );
  return data.answer.success;
}

const listStoredFiles = () => readdir(path.join(server.dataDirectory, 'files'));

async function list(person: TestUser, args = '') {
  const { data, errors } = await (
    await server.as(person)
  ).query<{ getWorkers: { count: number; items: { name: string; company: string }[] } }>(
    `{ getWorkers(${args || 'limit: 100'}) { count items { name company } } }`,
  );
  if (errors) throw new Error(errors[0]?.message);
  return { count: data.getWorkers.count, names: data.getWorkers.items.map(({ name }) => name) };
}

describe('adding a worker', () => {
  test('records it with its certificates, under the own company', async () => {
    const data = createWorkerInput({
      name: '  Ravi Chandran ',
      trade: 'Welder',
      phone: '+65 6123 4567',
      languages: ['ta', 'en'],
      certificates: [{ ...certificateInput, number: ' GT-9 ' }],
    });
    const { item, ...answer } = await createWorkerAs(server, 'requestor', data);
    expect(answer).toEqual({ success: true, code: 'OK', message: 'The worker was added.' });
    expect(item).toMatchObject({
      company: 'ACME Works',
      name: 'Ravi Chandran',
      trade: 'Welder',
      languages: ['ta', 'en'],
      hasPin: false,
      version: 1,
      changedBy: null,
      certificates: [{ ...certificateInput, number: 'GT-9', file: null }],
    });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      `create worker ${item.pseudonym}: Trade – → Welder, Certificates – → Gas tester certificate until 2027-03-31`,
    );
  });

  test.each<[object, string, RegExp]>([
    [{ name: ' ' }, 'BAD_INPUT', /Name is required/],
    [{ passNumber: '!' }, 'BAD_INPUT', /pass number of letters/],
    [{ phone: 'none' }, 'BAD_INPUT', /phone number/],
    [{ languages: ['xx'] }, 'BAD_INPUT', /no language 'xx'/],
    [{ certificates: [{ ...certificateInput, kind: 'juggler' }] }, 'BAD_INPUT', /kind of certificate/],
    [{ certificates: [{ ...certificateInput, expiresOn: '31/03/2027' }] }, 'BAD_INPUT', /such as 2027-03-31/],
    [{ certificates: [certificateInput, certificateInput] }, 'BAD_INPUT', /entered twice/],
    [{ certificates: [{ ...certificateInput, file: 'nothing.pdf' }] }, 'BAD_INPUT', /your new uploads/],
    [{ company: 'Borealis Engineering' }, 'FORBIDDEN', /your own company only/],
  ])('is refused with %j', async (change, code, sentence) => {
    const before = await countAuditEntries(server.database.db);
    const answer = await createWorkerAs(server, 'pm', createWorkerInput({ ...change }));
    expect(answer).toMatchObject({ success: false, code, message: expect.stringMatching(sentence) as string });
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });

  test('is refused under a pass number of the same company, in any case, and allowed in another', async () => {
    await createWorkerOrThrow(server, { passNumber: 'a-100' });
    const again = createWorkerInput({ passNumber: 'A-100' });
    expect(await createWorkerAs(server, 'pm', again)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/has the pass number A-100/) as string,
    });
    expect(await createWorkerAs(server, 'foreignPm', again)).toMatchObject({ code: 'OK' });
  });

  test('names the company in any case', async () => {
    const data = createWorkerInput({ company: 'acme works' });
    expect((await createWorkerAs(server, 'siteAdmin', data)).item.company).toBe('ACME Works');
  });

  test('is refused to a contractor without a company', async () => {
    const { db } = server.database;
    const setCompany = (company: string) =>
      db.updateTable('person').set({ company }).where('id', '=', server.ids.users.requestorSecond).execute();
    await setCompany('');
    expect(await createWorkerAs(server, 'requestorSecond', createWorkerInput())).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringMatching(/no company/) as string,
    });
    expect((await list('requestorSecond')).count).toBe(0);
    await setCompany('ACME Works');
  });
});

describe('changing a worker', () => {
  test('keeps what is left out, and says in the audit log what changed but not the personal data', async () => {
    const { _id, pseudonym, passNumber } = await createWorkerOrThrow(server, { certificates: [certificateInput] });
    const { item } = await update('siteAdmin', _id, { name: 'Lim Kai Xiang', phone: '+65 6999 0000' }, 1);
    expect(item).toMatchObject({ name: 'Lim Kai Xiang', passNumber, version: 2, changedBy: 'Site Admin Fab' });
    expect(item.certificates).toHaveLength(1);
    expect(await findLastAuditEntry(server.database.db)).toBe(
      `update worker ${pseudonym}: Name – → changed, Phone number – → changed`,
    );
  });

  test('to the same changes and records nothing', async () => {
    const { _id, name } = await createWorkerOrThrow(server);
    const before = await countAuditEntries(server.database.db);
    expect(await update('pm', _id, { name, certificates: [] }, 1)).toMatchObject({
      success: true,
      item: { version: 1 },
    });
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });

  test('is refused when somebody else changed it in between, by name', async () => {
    const { _id } = await createWorkerOrThrow(server);
    await update('requestorSecond', _id, { trade: 'Rigger' }, 1);
    expect(await update('pm', _id, { trade: 'Welder' }, 1)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Requestor Second Acme changed this worker on 23 Nov 2026, 10:00/) as string,
    });
    expect((await getWorkerAs(server, 'pm', _id)).item).toMatchObject({ trade: 'Rigger', version: 2 });
  });

  test('by two people at once saves one change', async () => {
    const { _id } = await createWorkerOrThrow(server);
    const answers = await Promise.all(
      (['pm', 'requestor'] as const).map((person) => update(person, _id, { trade: person }, 1)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  test('is refused to a pass number of another worker', async () => {
    const { passNumber } = await createWorkerOrThrow(server);
    const { _id } = await createWorkerOrThrow(server);
    expect(await update('pm', _id, { passNumber })).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the file of a certificate', () => {
  const withFile = (file: string) => ({ certificates: [{ ...certificateInput, file }] });

  test('is open to everyone who sees the worker, and to nobody else', async () => {
    const file = await upload('requestor');
    expect(await canOpen('pm', file)).toBe(false);
    await createWorkerOrThrow(server, withFile(file));
    for (const person of ['requestor', 'pm', 'siteAdmin', 'host', 'closer', 'superAdmin'] as const)
      expect(await canOpen(person, file), person).toBe(true);
    for (const person of ['foreignPm', 'foreignRequestor'] as const)
      expect(await canOpen(person, file), person).toBe(false);
  });

  test('must be an own upload that nothing uses', async () => {
    const file = await upload('requestor');
    expect(await createWorkerAs(server, 'pm', createWorkerInput(withFile(file)))).toMatchObject({ code: 'BAD_INPUT' });
    await createWorkerOrThrow(server, withFile(file));
    expect(await createWorkerAs(server, 'requestor', createWorkerInput(withFile(file)))).toMatchObject({
      code: 'BAD_INPUT',
    });
    const other = await upload('requestor');
    const twice = {
      certificates: [
        { ...certificateInput, file: other },
        { ...certificateInput, number: 'GT-2', file: other },
      ],
    };
    expect(await createWorkerAs(server, 'requestor', createWorkerInput(twice))).toMatchObject({
      message: expect.stringMatching(/the same file/) as string,
    });
    const table = await upload('requestor', 'a.csv', 'tool,count\nspanner,3\n');
    expect(await createWorkerAs(server, 'requestor', createWorkerInput(withFile(table)))).toMatchObject({
      message: expect.stringMatching(/PDF, PNG or JPEG/) as string,
    });
  });

  test('stays when a colleague edits the worker, and is deleted when it is replaced', async () => {
    const file = await upload('requestor');
    const { _id } = await createWorkerOrThrow(server, withFile(file));
    expect(await update('pm', _id, { ...withFile(file), trade: 'Gas tester' })).toMatchObject({ success: true });
    expect(await listStoredFiles()).toContain(file);
    const next = await upload('pm');
    expect(await update('pm', _id, withFile(next))).toMatchObject({ success: true });
    expect(await listStoredFiles()).not.toContain(file);
    expect(await canOpen('requestor', file)).toBe(false);
    expect(await canOpen('requestor', next)).toBe(true);
  });
});

describe('erasing a worker', () => {
  test('removes all personal data and files, and leaves the id with a pseudonym', async () => {
    const file = await upload('requestor');
    const { _id, passNumber, pseudonym } = await createWorkerOrThrow(server, {
      name: 'Nurul Aishah',
      trade: 'Scaffolder',
      phone: '+65 6222 3333',
      languages: ['ms'],
      certificates: [{ ...certificateInput, file }],
    });
    // Long enough not to appear in a hash by chance.
    const pin = '92580714';
    await setPinAs(server, 'pm', _id, pin);
    expect(await erase('requestorSecond', _id)).toMatchObject({ success: true, message: 'The worker was erased.' });
    const { db } = server.database;
    expect(await db.selectFrom('worker').selectAll().where('id', '=', _id).executeTakeFirst()).toMatchObject({
      company: 'ACME Works',
      trade: 'Scaffolder',
      name: '',
      pass_number: '',
      phone: '',
      languages: [],
      pin_hash: null,
    });
    expect(await listStoredFiles()).not.toContain(file);
    const { rows } = await sql<{ text: string }>`
      select string_agg(administration_entry::text, ' ') as text from administration_entry
      where subject_id = ${_id}`.execute(db);
    for (const personal of ['Nurul', passNumber, '6222 3333', pin, 'GT-1'])
      expect(rows[0]?.text).not.toContain(personal);
    expect(await findLastAuditEntry(db)).toBe(`erase worker ${pseudonym}: `);
    expect(await getWorkerAs(server, 'pm', _id)).toMatchObject({ code: 'NOT_FOUND', message: 'Not found' });
    expect((await list('pm', 'searchText: "Nurul"')).count).toBe(0);
    expect(await erase('pm', _id)).toMatchObject({ code: 'NOT_FOUND' });
    await createWorkerOrThrow(server, { passNumber });
  });
});

describe('the register', () => {
  beforeAll(async () => {
    const { db } = server.database;
    await db.deleteFrom('worker_certificate').execute();
    await db.deleteFrom('worker').execute();
    await createWorkerOrThrow(server, {
      name: 'Zoe Tan',
      passNumber: 'Z-1',
      trade: 'Rigger',
      certificates: [
        { ...certificateInput, number: 'old', expiresOn: '2026-01-01' },
        { ...certificateInput, number: 'new', expiresOn: '2028-01-01' },
      ],
    });
    await createWorkerOrThrow(server, {
      name: 'adam Ong',
      trade: 'Welder_100%',
      certificates: [{ ...certificateInput, expiresOn: '2026-12-23' }],
    });
    await createWorkerOrThrow(server, {
      name: 'Ben Lee',
      certificates: [{ ...certificateInput, expiresOn: '2026-11-01' }],
    });
    await createWorkerAs(server, 'foreignPm', createWorkerInput({ name: 'Carl Berg' }));
  });

  const acme = ['adam Ong', 'Ben Lee', 'Zoe Tan'];
  const everyone = ['adam Ong', 'Ben Lee', 'Carl Berg', 'Zoe Tan'];

  test.each<[TestUser, string[]]>([
    ['superAdmin', everyone],
    ['siteAdmin', everyone],
    ['supervisor', everyone],
    ['manager', everyone],
    ['host', everyone],
    ['facilities', everyone],
    ['closer', everyone],
    ['siteAdminWest', acme],
    ['supervisorWest', acme],
    ['closerWest', acme],
    ['pm', acme],
    ['requestor', acme],
    ['foreignPm', ['Carl Berg']],
    ['foreignRequestor', ['Carl Berg']],
  ])('shows a %s the workers of their company, or of companies at their sites', async (person, names) => {
    expect(await list(person)).toEqual({ count: names.length, names });
    const companies = await (await server.as(person)).query<{ getCrewCompanies: string[] }>('{ getCrewCompanies }');
    expect(companies.data.getCrewCompanies).toEqual(
      [names.includes('Zoe Tan') && 'ACME Works', names.includes('Carl Berg') && 'Borealis Engineering'].filter(
        Boolean,
      ),
    );
  });

  test.each<[string, string[]]>([
    ['searchText: "zoe"', ['Zoe Tan']],
    ['searchText: "z-1"', ['Zoe Tan']],
    ['searchText: "RIGG"', ['Zoe Tan']],
    ['searchText: "100%"', ['adam Ong']],
    ['searchText: "%"', ['adam Ong']],
    ['searchText: "nobody"', []],
    ['company: "Borealis Engineering"', ['Carl Berg']],
    ['company: "ACME Works", searchText: "Carl"', []],
    ['endingSoon: true', ['adam Ong', 'Ben Lee']],
    ['endingSoon: false, company: ""', everyone],
  ])('is filtered by %s', async (args, names) => {
    expect(await list('siteAdmin', args)).toEqual({ count: names.length, names });
  });

  test('is read in pages', async () => {
    expect(await list('siteAdmin', 'limit: 3, offset: 1')).toEqual({ count: 4, names: ['Zoe Tan'] });
  });

  test('does not show a company whose accounts are not approved', async () => {
    const { db } = server.database;
    const setStatus = (status: 'Approved' | 'Pending') =>
      db.updateTable('person').set({ status }).where('company', '=', 'Borealis Engineering').execute();
    await setStatus('Pending');
    expect((await list('siteAdmin')).names).toEqual(acme);
    expect((await list('superAdmin')).names).toEqual(everyone);
    await setStatus('Approved');
  });

  test('reads its pages, searches and filters from indexes', async () => {
    const { db } = server.database;
    await sql`insert into worker (company, name, pass_number, trade)
      select 'Company ' || n % 50, md5(n::text), 'X-' || n, 'Welder' from generate_series(1, 20000) n`.execute(db);
    await sql`insert into worker_certificate (worker_id, kind, number, issuer, expires_on)
      select id, 'welder', pass_number, 'WI', '2030-01-01' from worker where pass_number like 'X-%'`.execute(db);
    await sql`vacuum analyze worker, worker_certificate`.execute(db);
    const actor = { role: 'ContractorPM', company: 'Company 7', siteIds: [] } as const;
    const all = { role: 'SuperAdmin', company: 'Fab', siteIds: [] } as const;
    const workerIds = (await db.selectFrom('worker').select('id').limit(100).execute()).map(({ id }) => id);
    const reads: Record<string, (db: Database) => Promise<unknown>> = {
      'a page of a company': (snapshot) => listWorkers(snapshot, actor, {}).readPage(20, 0),
      'the number of a company': (snapshot) => listWorkers(snapshot, actor, {}).count(),
      'a page of all': (snapshot) => listWorkers(snapshot, all, {}).readPage(20, 0),
      'a search': (snapshot) => listWorkers(snapshot, all, { searchText: 'X-1234' }).count(),
      'what ends soon': (snapshot) => listWorkers(snapshot, all, { endingBy: '2026-12-31' }).count(),
      'a pass number of a company': (snapshot) =>
        listPassHolders(snapshot, { among: 'company', company: 'Company 7' }, 'x-7'),
      'a pass number of a crew': (snapshot) => listPassHolders(snapshot, { among: 'crew', workerIds }, 'x-7'),
      'a pass number at a site': (snapshot) =>
        listPassHolders(snapshot, { among: 'site', siteId: server.ids.sites.north, workerIds }, 'x-7'),
    };
    for (const [what, read] of Object.entries(reads)) expect(await countTableScans(db, read), what).toBe(0);
    await sql`delete from worker_certificate where number like 'X-%'`.execute(db);
    await sql`delete from worker where pass_number like 'X-%'`.execute(db);
  });

  /** How often a read goes through a whole table of the register. */
  async function countTableScans(db: Database, read: (snapshot: Database) => Promise<unknown>): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const countScans = async () => {
        const { rows } = await sql<{ scans: number }>`
          select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_xact_user_tables
          where relname in ('worker', 'worker_certificate')`.execute(transaction);
        return rows[0]?.scans ?? 0;
      };
      const before = await countScans();
      await read(transaction);
      return (await countScans()) - before;
    });
  }
});
