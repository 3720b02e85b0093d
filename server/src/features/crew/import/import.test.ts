import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSample } from '../../../testing/samples.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { countAuditEntries, findLastAuditEntry } from '../../audit-log/testing/mutate.ts';
import { createWorkerOrThrow } from '../testing/workers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Answer {
  success: boolean;
  code: string;
  message: string;
  item: {
    toCreate: number;
    fingerprint: string;
    lines: { line: number; passNumber: string; name: string; outcome: string; reasons: string[] }[];
  } | null;
}

async function importWorkers(
  person: TestUser,
  csv: string,
  { dryRun = false, seen }: { dryRun?: boolean; seen?: string | undefined } = {},
): Promise<Answer> {
  const { data, errors } = await (
    await server.as(person)
  ).query<{ importWorkers: Answer }>(
    `mutation ($csv: String, $dryRun: Boolean!, $seen: String) { importWorkers(csv: $csv, dryRun: $dryRun, seen: $seen) {
      success code message item { toCreate fingerprint lines { line passNumber name outcome reasons } } } }`,
    { csv, dryRun, seen },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.importWorkers;
}

const head = 'pass,name,trade,languages,phone,certificate,number,issuer,expires';
const countWorkers = async () =>
  (await server.database.db.selectFrom('worker').select('id').where('erased_at', 'is', null).execute()).length;

/** The dry run of a file, as a browser uploads it. */
async function uploadWorkers(name: string, content: Buffer | string): Promise<Answer> {
  const mutation = `mutation ($file: Upload) { importWorkers(file: $file, dryRun: true) {
    success code message item { toCreate fingerprint lines { line passNumber name outcome reasons } } } }`;
  const { data } = await (await server.as('pm')).upload<{ importWorkers: Answer }>(name, content, mutation);
  return data.importWorkers;
}

describe('a file of a spreadsheet', () => {
  test.each<[string, number]>([
    ['workers-separator-line.csv', 3],
    ['workers-tabs.csv', 2],
    ['workers-empty-columns.csv', 2],
  ])('%s has one worker', async (name, line) => {
    const { item } = await uploadWorkers(name, readSample(name));
    expect(item?.lines).toEqual([{ line, passNumber: 'P-901', name: 'Ann Lee', outcome: 'create', reasons: [] }]);
  });

  test.each<[string, Buffer]>([
    ['Windows-1252', Buffer.from('pass;name\r\nP-902;Jürgen Groß\r\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFpass\tname\r\nP-902\tJürgen Groß\r\n', 'utf16le')],
  ])('in %s is read', async (_title, content) => {
    expect((await uploadWorkers('workers.txt', content)).item?.lines).toMatchObject([
      { name: 'Jürgen Groß', outcome: 'create' },
    ]);
  });

  test('that lost the zeros of a pass number of the register is refused, with the line and the column', async () => {
    await createWorkerOrThrow(server, { passNumber: '007700', name: 'Zero Tan' });
    const { item } = await uploadWorkers('workers.csv', 'pass,name\n007700,Zero Tan\n7700,Zero Tan\n8800,New One\n');
    expect(item?.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'exists'],
      [3, 'refused'],
      [4, 'create'],
    ]);
    expect(item?.lines[1]?.reasons.join(' ')).toMatch(/column pass has 7700.*007700 is/);
  });
});

describe('a file of workers', () => {
  test('is reported line by line, and a dry run writes nothing', async () => {
    await createWorkerOrThrow(server, { passNumber: 'old-1', name: 'Old Hand' });
    const before = await countWorkers();
    const csv = `${head}
D-1,Ann Lee,Welder,English;Tamil,+65 6123 4567,Welder,W-1,WI,2027-03-31
D-1,,,,,Rigger,R-1,WI,2027-01-31
OLD-1,Old Hand,,,,,,,
D-2,,,,,,,,`;
    const { message, item } = await importWorkers('pm', csv, { dryRun: true });
    expect(message).toBe('1 worker can be imported.');
    expect(item?.toCreate).toBe(1);
    expect(item?.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'create'],
      [3, 'create'],
      [4, 'exists'],
      [5, 'refused'],
    ]);
    expect(item?.lines[3]?.reasons).toEqual(['Name is required.']);
    expect(await countWorkers()).toBe(before);
  });

  test('adds its workers with their certificates, each with an entry in the audit log', async () => {
    const entries = await countAuditEntries(server.database.db);
    const csv = `${head}
E-1,Ann Lee,Welder,English;Tamil,+65 6123 4567,Welder,W-1,WI,2027-03-31
E-1,,,,,Rigger,R-1,WI,2027-01-31
E-2,Ben Ong,,,,,,,`;
    const { item } = await importWorkers('requestor', csv, { dryRun: true });
    expect(await importWorkers('requestor', csv, { seen: item?.fingerprint })).toMatchObject({
      success: true,
      message: '2 workers were imported.',
    });
    expect(await countAuditEntries(server.database.db)).toBe(entries + 2);
    expect(await findLastAuditEntry(server.database.db)).toMatch(/^import worker Worker [0-9A-F]{4}: $/);
    const { data } = await (
      await server.as('host')
    ).query<{ getWorkers: { items: unknown[] } }>(
      `{ getWorkers(searchText: "E-1") { items { company name trade languages phone certificates { kind number } } } }`,
    );
    expect(data.getWorkers.items).toEqual([
      {
        company: 'ACME Works',
        name: 'Ann Lee',
        trade: 'Welder',
        languages: ['en', 'ta'],
        phone: '+65 6123 4567',
        certificates: [
          { kind: 'rigger', number: 'R-1' },
          { kind: 'welder', number: 'W-1' },
        ],
      },
    ]);
  });

  test('is refused as a whole when the register has changed since the dry run', async () => {
    const csv = `${head}\nF-1,Ann Lee,,,,,,,\nF-2,Ben Ong,,,,,,,`;
    const { item } = await importWorkers('pm', csv, { dryRun: true });
    await createWorkerOrThrow(server, { passNumber: 'f-1' });
    const before = await countWorkers();
    expect(await importWorkers('pm', csv, { seen: item?.fingerprint })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^The register changed/) as string,
    });
    expect(await countWorkers()).toBe(before);
  });

  test('imported twice at once adds its workers once', async () => {
    const csv = `${head}\nG-1,Ann Lee,,,,,,,`;
    const answers = await Promise.all(['pm', 'requestor'].map((person) => importWorkers(person as TestUser, csv)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const rows = await server.database.db.selectFrom('worker').select('id').where('pass_number', '=', 'G-1').execute();
    expect(rows).toHaveLength(1);
  });

  test('of an administrator names the companies', async () => {
    const csv = `company,pass,name\nacme works,H-1,Ann Lee\nBorealis Engineering,H-1,Ben Ong\nNobody Ltd,H-2,Carl`;
    const { item } = await importWorkers('siteAdmin', csv, { dryRun: true });
    expect(item?.lines.map(({ outcome }) => outcome)).toEqual(['create', 'create', 'refused']);
    const west = await importWorkers('siteAdminWest', csv, { dryRun: true });
    expect(west.item?.lines.map(({ outcome }) => outcome)).toEqual(['create', 'refused', 'refused']);
  });

  test.each([
    ['', 'BAD_INPUT', /empty/],
    ['pass\nA-1', 'BAD_INPUT', /column name is missing/],
    ['pass,name,pin\nA-1,Ann,2580', 'BAD_INPUT', /Unknown column 'pin'/],
    [head, 'BAD_INPUT', /no workers/],
    [`${head}\nI-1,,,,,,,,`, 'BAD_INPUT', /no workers that can be imported/],
    [`pass,name\n${'J,Ann\n'.repeat(2_001)}`, 'TOO_LARGE', /at most 2,000 workers/],
  ])('%j is refused', async (csv, code, sentence) => {
    const answer = await importWorkers('pm', csv);
    expect(answer).toMatchObject({ success: false, code, message: expect.stringMatching(sentence) as string });
  });
});

test('takes telephone numbers and pass numbers as they are pasted', async () => {
  const csv = [
    'pass,name,phone',
    'P-901,Nbsp,+65\u00A06123\u00A04567',
    'P\u2011902,Bidi,\u202A+65 6123 4567\u202C',
    'P-903,EnDash,6123\u20134567',
    "P-904,Apostrophe,'+65 6123 4567",
    'P-905,Wide,\uFF0B\uFF16\uFF15 \uFF16\uFF11\uFF12\uFF13',
    'P-906,Brackets,(+65) 6123 4567',
  ].join('\r\n');
  const dry = await importWorkers('pm', csv, { dryRun: true });
  expect(dry.item?.lines.map(({ outcome, reasons }) => [outcome, reasons])).toEqual(
    Array.from({ length: 6 }, () => ['create', []]),
  );
  expect(await importWorkers('pm', csv, { seen: dry.item?.fingerprint })).toMatchObject({ success: true });
  const stored = await server.database.db
    .selectFrom('worker')
    .select(['pass_number', 'phone'])
    .where('pass_number', 'like', 'P-90_')
    .orderBy('pass_number')
    .execute();
  expect(stored.map(({ pass_number, phone }) => `${pass_number} ${phone}`)).toEqual([
    'P-901 +65 6123 4567',
    'P-902 +65 6123 4567',
    'P-903 6123-4567',
    'P-904 +65 6123 4567',
    'P-905 +65 6123',
    'P-906 (+65) 6123 4567',
  ]);
});
