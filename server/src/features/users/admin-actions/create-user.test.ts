import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { samplePermitData, createPermitOrThrow } from '../../permits/testing/permits.ts';
import { listAuditEntriesOf, createUserAs, createUserInput } from '../admin/testing/users.ts';

async function createPermitBy(app: TestApp, person: TestUser): Promise<string> {
  return (await createPermitOrThrow(await app.as(person), samplePermitData(app.ids)))._id;
}

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function findPersonByEmail(email: string) {
  return server.database.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();
}

test('a new account is approved, has no password, gets a link to choose one, and is recorded', async () => {
  const { success, message, item } = await createUserAs(server, 'siteAdmin', createUserInput(server));
  expect({ success, message }).toEqual({
    success: true,
    message: 'The account of New Comer was created. We sent new.comer@acme-works.example a link to choose a password.',
  });
  expect(item).toMatchObject({
    fullname: 'New Comer',
    role: 'ContractorRequestor',
    status: 'Approved',
    company: 'Borealis Engineering',
    phone: '+65 6123 4567',
    emailVerified: false,
    sites: [{ code: 'F10N' }],
    group: [],
  });
  expect(await findPersonByEmail('new.comer@acme-works.example')).toMatchObject({
    password_hash: null,
    email_verified_at: null,
  });
  const [mail] = await server.mails();
  expect(mail?.to).toBe('new.comer@acme-works.example');
  expect(mail?.text).toMatch(/\/email-verification\?security_code=[\w-]{20,}&requirePassword=true/);
  expect(await listAuditEntriesOf(server, item?._id ?? '')).toEqual([
    {
      actor_name: expect.stringContaining('Site Admin'),
      action: 'create',
      subject_name: 'New Comer',
      changes: [
        { field: 'Full name', before: null, after: 'New Comer' },
        { field: 'Email', before: null, after: 'new.comer@acme-works.example' },
        { field: 'Role', before: null, after: 'Contractor Requestor' },
        { field: 'Company', before: null, after: 'Borealis Engineering' },
        { field: 'Phone number', before: null, after: '+65 6123 4567' },
        { field: 'Sites', before: null, after: 'F10N' },
      ],
    },
  ]);
});

test('a site admin cannot assign a company that has users or permits at other sites', async () => {
  const createWithCompany = (email: string, company: string) =>
    createUserAs(server, 'siteAdmin', createUserInput(server, { email, role: 'ContractorPM', company }));
  const sentence = expect.stringMatching(/people or permits at sites you do not manage/) as string;
  const refused = { success: false, code: 'FORBIDDEN', message: sentence };
  expect(await createWithCompany('spy@acme-works.example', 'acme works')).toMatchObject(refused);
  expect(await createWithCompany('north@borealis.example', 'Borealis Engineering')).toMatchObject({ success: true });
  expect(await createWithCompany('west@westward.example', 'Westward')).toMatchObject({ success: true });
  const { db } = server.database;
  const permit = await createPermitBy(server, 'requestor');
  await db
    .updateTable('permit')
    .set({ submitter_company: 'Westward', site_id: server.ids.sites.west })
    .where('id', '=', permit)
    .execute();
  expect(await createWithCompany('late@westward.example', 'Westward')).toMatchObject(refused);
});

test('a company is spelled as other users of it spell it', async () => {
  const data = createUserInput(server, { email: 'other@acme-works.example', company: ' acme WORKS ' });
  expect((await createUserAs(server, 'superAdmin', data)).item?.company).toBe('ACME Works');
});

test('a group member is created with the group', async () => {
  const data = createUserInput(server, {
    email: 'member@fab.example',
    role: 'MTGroup',
    company: '',
    group: [server.ids.groups.lss],
  });
  expect((await createUserAs(server, 'siteAdmin', data)).item).toMatchObject({ group: [{ name: 'LSS F10N' }] });
});

test('concurrent requests create the same account once', async () => {
  const data = createUserInput(server, { email: 'twice@acme-works.example' });
  const answers = await Promise.all([
    createUserAs(server, 'superAdmin', data),
    createUserAs(server, 'superAdmin', data),
  ]);
  expect(answers.map((answer) => answer.code).toSorted()).toEqual(['CONFLICT', 'OK']);
  const mails = (await server.mails()).filter((mail) => mail.to === 'twice@acme-works.example');
  expect(mails).toHaveLength(1);
});

describe('an account is refused', () => {
  const foreignUrl = 'https://evil.example';
  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ['with a taken address, in any case', { email: 'PM@acme-works.example' }, 'CONFLICT', /already/],
    ['without an address', { email: ' ' }, 'BAD_INPUT', /Email is required/],
    ['with an incomplete address', { email: 'someone' }, 'BAD_INPUT', /name@company.com/],
    ['without a name', { fullname: '' }, 'BAD_INPUT', /Full name is required/],
    ['with HTML in the name', { fullname: `<a href=${foreignUrl}>Ann</a>` }, 'BAD_INPUT', /HTML/],
    ['with a name of 500,000 characters', { fullname: 'x'.repeat(500_000) }, 'BAD_INPUT', /at most 120/],
    ['with a script in the company', { company: '<script>' }, 'BAD_INPUT', /HTML/],
    ['with text as a telephone number', { phone: 'call me' }, 'BAD_INPUT', /phone number/],
    ['with a role that does not exist', { role: 'Emperor' }, 'BAD_INPUT', /no role 'Emperor'/],
    ['without sites', { site: [] }, 'BAD_INPUT', /at least one site/],
    ['with a site that does not exist', { site: ['no id'] }, 'BAD_INPUT', /sites no longer exists/],
    ['as a super admin', { role: 'SuperAdmin' }, 'FORBIDDEN', /role Super Admin/],
    ['as a site admin', { role: 'SiteAdmin' }, 'FORBIDDEN', /role Site Admin/],
  ])('%s', async (_title, changes, code, sentence) => {
    const before = await server.database.db.selectFrom('administration_entry').select('sequence').execute();
    const answer = await createUserAs(
      server,
      'siteAdmin',
      createUserInput(server, { email: 'refused@fab.example', ...changes }),
    );
    expect(answer).toMatchObject({ success: false, code, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await findPersonByEmail('refused@fab.example')).toBeUndefined();
    const after = await server.database.db.selectFrom('administration_entry').select('sequence').execute();
    expect(after).toEqual(before);
  });

  test('at a site that the administrator does not manage', async () => {
    const { north, west } = server.ids.sites;
    for (const site of [[west], [north, west]]) {
      const answer = await createUserAs(
        server,
        'siteAdmin',
        createUserInput(server, { email: 'elsewhere@fab.example', site }),
      );
      expect(answer).toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/sites you manage/) });
    }
  });

  test('with a group for another role, of another site, or that is archived', async () => {
    const { db } = server.database;
    const { lss, permitOfficeWest, facilities } = server.ids.groups;
    const data = { email: 'grouped@fab.example', role: 'MTGroup' };
    const ask = async (changes: Record<string, unknown>) =>
      (await createUserAs(server, 'superAdmin', createUserInput(server, { ...data, ...changes }))).message;
    expect(await ask({ role: 'User', group: [lss] })).toMatch(/Only users with the role MT Group/);
    expect(await ask({ group: [permitOfficeWest] })).toMatch(/belongs to another site/);
    await db.updateTable('mt_group').set({ archived_at: new Date() }).where('id', '=', facilities).execute();
    expect(await ask({ group: [facilities] })).toMatch(/groups no longer exists/);
    await db.updateTable('mt_group').set({ archived_at: null }).where('id', '=', facilities).execute();
  });

  test('at an archived site', async () => {
    const { db } = server.database;
    const site = await db
      .insertInto('site')
      .values({ code: 'OLD', name: 'Old', archived_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = await createUserAs(
      server,
      'superAdmin',
      createUserInput(server, { email: 'old@fab.example', site: [site.id] }),
    );
    expect(answer.message).toMatch(/sites no longer exists/);
  });
});

test('the address of an archived account is available again', async () => {
  const { db } = server.database;
  await db
    .insertInto('person')
    .values({
      email: 'again@fab.example',
      full_name: 'Gone',
      role: 'User',
      status: 'Approved',
      archived_at: new Date(),
    })
    .execute();
  const data = createUserInput(server, { email: 'again@fab.example' });
  expect(await createUserAs(server, 'superAdmin', data)).toMatchObject({ success: true });
});

test('a super admin creates administrators at any site', async () => {
  const { west } = server.ids.sites;
  const data = createUserInput(server, {
    email: 'admin.new@fab.example',
    role: 'SiteAdmin',
    company: '',
    site: [west],
  });
  expect(await createUserAs(server, 'superAdmin', data)).toMatchObject({ success: true, item: { role: 'SiteAdmin' } });
});

describe('what looks like something that exists', () => {
  test.each([
    'ACME\u00A0Works',
    'ACME Works\u200B',
    'ACME  Works',
    '\uFF21\uFF23\uFF2D\uFF25 Works',
    'acme\u000Bworks',
  ])('the company %j is ACME Works', async (company) => {
    const email = `look.${Buffer.from(company).toString('hex')}@acme-works.example`;
    const { item } = await createUserAs(server, 'superAdmin', createUserInput(server, { email, company }));
    expect(item).toMatchObject({ company: 'ACME Works' });
  });

  test('an address is refused with the one that it resembles', async () => {
    const email = 'r\u00E9questor@acme-works.example';
    expect(await createUserAs(server, 'superAdmin', createUserInput(server, { email }))).toMatchObject({
      success: false,
      code: 'CONFLICT',
      message: `${email} can be taken for requestor@acme-works.example, which another account uses. Enter another address.`,
    });
  });

  test('a site admin does not get into a company of other sites by another spelling', async () => {
    const input = createUserInput(server, { email: 'spy@acme-works.example', company: 'ACME\u00A0 works' });
    expect(await createUserAs(server, 'siteAdmin', input)).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });

  test('people may share a name, and what is pasted is stored clean', async () => {
    const input = createUserInput(server, {
      email: ' mailto:same.name@acme-works.example',
      fullname: 'New\u00A0Comer\u200B',
      phone: '\u202A+65\u00A06123\u20114567\u202C',
    });
    const { item } = await createUserAs(server, 'siteAdmin', input);
    expect(await findPersonByEmail('same.name@acme-works.example')).toMatchObject({
      full_name: 'New Comer',
      phone: '+65 6123-4567',
    });
    expect(item).toMatchObject({ fullname: 'New Comer' });
  });
});
