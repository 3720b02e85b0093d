import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { verifyAuditLog } from '../../audit-log/service.ts';
import { listAuditEntriesOf } from '../admin/testing/users.ts';

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
    existing: number;
    refused: number;
    fingerprint: string;
    lines: { line: number; email: string; outcome: string; reasons: string[] }[];
  } | null;
}

const head = 'email,fullname,role,company,phone,sites,groups';

async function importUsers(csv: string, dryRun: boolean, seen?: string, person: TestUser = 'siteAdmin') {
  const query = `mutation ($csv: String, $dryRun: Boolean!, $seen: String) {
    importUsers(csv: $csv, dryRun: $dryRun, seen: $seen) {
      success code message item { toCreate existing refused fingerprint lines { line email outcome reasons } }
    }
  }`;
  const { data } = await (await server.as(person)).query<{ importUsers: Answer }>(query, { csv, dryRun, seen });
  return data.importUsers;
}

const findAccount = (email: string) =>
  server.database.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();

describe('a dry run', () => {
  test('reports the outcome of each line, and writes nothing', async () => {
    const { db } = server.database;
    const countPeople = async () => (await db.selectFrom('person').select('id').execute()).length;
    const before = await countPeople();
    const answer = await importUsers(
      [
        head,
        'dry.one@acme-works.example,Dry One,ContractorRequestor,borealis engineering,+65 6123 4567,F10N,',
        'PM@acme-works.example,Known PM,ContractorPM,ACME Works,,F10N,',
        'dry.two@fab.example,Dry Two,SuperAdmin,,,F10N F99,',
        '=1+1@fab.example,Dry Three,User,,,F10N,',
      ].join('\n'),
      true,
    );
    expect(answer).toMatchObject({ success: true, message: '1 user can be imported.' });
    expect(answer.item).toMatchObject({ toCreate: 1, existing: 1, refused: 2 });
    expect(answer.item?.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'create'],
      [3, 'exists'],
      [4, 'refused'],
      [5, 'refused'],
    ]);
    expect(answer.item?.lines[2]?.reasons.join(' ')).toMatch(/Unknown site F99.*cannot assign the role Super Admin/);
    expect(answer.item?.lines[3]?.reasons.join(' ')).toMatch(/formula/);
    expect(await countPeople()).toBe(before);
    expect(await server.mails()).toEqual([]);
  });

  test('refuses a site admin companies that have users at other sites', async () => {
    const csv = `${head}\nspy@acme-works.example,Spy One,ContractorPM,Acme Works,,F10N,`;
    const bySiteAdmin = await importUsers(csv, true);
    expect(bySiteAdmin.item?.lines[0]?.reasons.join(' ')).toMatch(/people or permits at sites you do not manage/);
    const bySuperAdmin = await importUsers(csv, true, undefined, 'superAdmin');
    expect(bySuperAdmin.item?.lines[0]?.outcome).toBe('create');
  });

  test('an upload is read like the same text', async () => {
    const mutation =
      'mutation ($file: Upload) { importUsers(file: $file, dryRun: true) { success item { toCreate } } }';
    for (const content of [
      `\uFEFF${head}\r\nup@fab.example,Up Load,User,,,F10N,\r\n`,
      Buffer.from(
        `\uFEFFsep=\t\r\n${head},,\r\nup@fab.example,Jürgen Load,User,,,F10N,,,\r\n`.replaceAll(',', '\t'),
        'utf16le',
      ),
    ]) {
      const { data } = await (await server.as('siteAdmin')).upload('users.csv', content, mutation);
      expect(data).toMatchObject({ importUsers: { success: true, item: { toCreate: 1 } } });
    }
  });

  test('without a file is refused', async () => {
    const query = 'mutation { importUsers(dryRun: true) { success code message } }';
    const { data } = await (await server.as('siteAdmin')).query<{ importUsers: Answer }>(query);
    expect(data.importUsers).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });
});

describe('an import', () => {
  test('creates the valid lines, mails each user a link, and records each', async () => {
    const csv = [
      head,
      'ann@acme-works.example,Ann Lee,contractor requestor,borealis engineering,+65 6123 4567,F10N,',
      'ben@fab.example,Ben Ong,MTGroup,,,F10N,LSS F10N',
      'nobody,No Address,User,,,F10N,',
    ].join('\n');
    const { item } = await importUsers(csv, true);
    const answer = await importUsers(csv, false, item?.fingerprint);
    expect(answer).toMatchObject({
      success: true,
      message: '2 users were imported. We sent each of them a link to choose a password.',
    });
    expect(await findAccount('ann@acme-works.example')).toMatchObject({
      status: 'Approved',
      company: 'Borealis Engineering',
      role: 'ContractorRequestor',
      password_hash: null,
      email_verified_at: null,
    });
    const mails = await server.mails();
    expect(mails.map((mail) => mail.to).toSorted()).toEqual(['ann@acme-works.example', 'ben@fab.example']);
    for (const mail of mails) expect(mail.text).toMatch(/requirePassword=true/);
    const ben = await findAccount('ben@fab.example');
    expect((await listAuditEntriesOf(server, ben?.id ?? ''))[0]).toMatchObject({
      action: 'import',
      subject_name: 'Ben Ong',
      changes: expect.arrayContaining([{ field: 'Groups', before: null, after: 'LSS F10N' }]) as unknown,
    });
    expect((await verifyAuditLog(server.database.db)).broken).toBeUndefined();
  });

  test('creates each account once when sent concurrently', async () => {
    const csv = `${head}\ntwice@fab.example,Twice,User,,,F10N,\nother@fab.example,Other,User,,,F10N,`;
    const { item } = await importUsers(csv, true);
    const answers = await Promise.all([0, 1, 2].map(() => importUsers(csv, false, item?.fingerprint)));
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
    const mails = (await server.mails()).filter((mail) => mail.to === 'twice@fab.example');
    expect(mails).toHaveLength(1);
  });

  test('is refused as a whole if something changed since the dry run', async () => {
    const csv = `${head}\nlate.one@fab.example,Late One,User,,,F10N,\nlate.two@fab.example,Late Two,User,,,F10N,`;
    const { item } = await importUsers(csv, true);
    await importUsers(`${head}\nlate.two@fab.example,Faster,User,,,F10N,`, false);
    const answer = await importUsers(csv, false, item?.fingerprint);
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT', item: null });
    expect(answer.message).toMatch(/No users were imported/);
    expect(await findAccount('late.one@fab.example')).toBeUndefined();
  });

  test('of a file with no user to import is refused', async () => {
    const answer = await importUsers(`${head}\npm@acme-works.example,PM,ContractorPM,ACME Works,,F10N,`, false);
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  test('of a file other than the one in the dry run is refused', async () => {
    const { item } = await importUsers(`${head}\nseen@fab.example,Seen,User,,,F10N,`, true);
    const csv = `${head}\nunseen@fab.example,Unseen,User,,,F10N,`;
    expect(await importUsers(csv, false, item?.fingerprint)).toMatchObject({ code: 'CONFLICT' });
  });

  test('refuses roles and sites that the administrator may not assign', async () => {
    const csv = `${head}\nboss@fab.example,Boss,SiteAdmin,,,F10N,\nfar@fab.example,Far,User,,,F10W,`;
    const { item } = await importUsers(csv, true);
    expect(item?.lines.map((line) => line.outcome)).toEqual(['refused', 'refused']);
    expect((await importUsers(csv, true, undefined, 'superAdmin')).item).toMatchObject({ toCreate: 2 });
  });

  test('takes up to 2,000 users', async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => `bulk${n}@fab.example,Bulk ${n},User,,,F10N;F10W,`);
    const answer = await importUsers([head, ...rows].join('\n'), false, undefined, 'superAdmin');
    expect(answer.message).toMatch(/^2,000 users were imported/);
    expect((await findAccount('bulk1999@fab.example'))?.full_name).toBe('Bulk 1999');
  }, 60_000);
});

test('reads the spellings of a company as that company, and refuses addresses that look like another', async () => {
  const companies = [
    'ACME\u00A0Works',
    'ACME Works\u200B',
    'ACME  Works',
    '\uFF21\uFF23\uFF2D\uFF25 Works',
    'ACME\u202FWorks',
  ];
  const emails = ['ann\u200B', '\u200Bann2', 'ann3\u00AD', 'ann4\u202E', '\u0430nn5'];
  const row = (email: string, company: string) =>
    `${email}@acme-works.example,Look,ContractorRequestor,${company},,F10N,`;
  const csv = [
    head,
    ...companies.map((company, index) => row(`look${index}`, company)),
    ...emails.map((email) => row(email, 'ACME Works')),
  ];
  const { item } = await importUsers(csv.join('\n'), true, undefined, 'superAdmin');
  expect(item?.lines.map(({ outcome }) => outcome)).toEqual([
    ...companies.map(() => 'create'),
    ...emails.map(() => 'refused'),
  ]);
  expect(item?.lines.slice(5).map(({ reasons }) => reasons.join(' '))).toEqual([
    expect.stringContaining('zero-width space (U+200B)'),
    expect.stringContaining('zero-width space (U+200B)'),
    expect.stringContaining('soft hyphen (U+00AD)'),
    expect.stringContaining('right-to-left override (U+202E)'),
    expect.stringContaining('two scripts'),
  ]);
  const valid = csv.slice(0, 6).join('\n');
  const dry = await importUsers(valid, true, undefined, 'superAdmin');
  await importUsers(valid, false, dry.item?.fingerprint, 'superAdmin');
  for (const index of companies.keys())
    expect(await findAccount(`look${index}@acme-works.example`)).toMatchObject({ company: 'ACME Works' });
});
