import type { Role } from '@eptw/domain/user/role';
import type { SsoRoleMapping } from '@eptw/domain/user/sso';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewRow } from '../../database/tables.ts';
import { startTestOidcProvider, type TestOidcProvider } from './testing/test-oidc-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { subscribeAs } from '../../testing/subscribe-as.ts';
import { verifyAuditLog } from '../audit-log/service.ts';
import { publicUrl, ssoLoginAs } from './testing/sso-browser.ts';

const roles: SsoRoleMapping[] = [
  { group: 'managers', role: 'MicronManager' },
  { group: 'admins', role: 'SuperAdmin' },
];

let provider: TestOidcProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await startTestOidcProvider({ roles });
  server = await startTestApp({ publicUrl, sso: provider.settings, logLevel: 'silent' });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

interface Claims extends Record<string, unknown> {
  sub: string;
  email: string;
}

const login = (claims: Claims) => ssoLoginAs(server.app, provider, claims);

const findPerson = (email: string) =>
  server.database.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

async function add(person: Partial<NewRow<'person'>> & { email: string }): Promise<string> {
  const { id } = await server.database.db
    .insertInto('person')
    .values({ full_name: 'Some One', role: 'User', status: 'Approved', email_verified_at: new Date(), ...person })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const listAuditEntriesOf = (subjectId: string) =>
  server.database.db
    .selectFrom('administration_entry')
    .select(['actor_id', 'actor_name', 'action', 'changes'])
    .where('subject_id', '=', subjectId)
    .orderBy('sequence')
    .execute();

test('the first single sign-on creates an approved user without a site and without a password', async () => {
  const { success, user } = await login({ sub: 'new', email: 'new.comer@fab.example', name: 'New Comer' });
  expect(success).toBe(true);
  expect(user).toMatchObject({ fullname: 'New Comer', role: 'User', company: 'Fab', sites: [] });
  const person = await findPerson('new.comer@fab.example');
  expect(person).toMatchObject({ status: 'Approved', password_hash: null, sign_on_subject: 'new' });
  expect(person.email_verified_at).not.toBeNull();
  expect(await listAuditEntriesOf(person.id)).toEqual([
    {
      actor_id: null,
      actor_name: 'Single sign-on',
      action: 'create',
      changes: [
        { field: 'Full name', before: null, after: 'New Comer' },
        { field: 'Email', before: null, after: 'new.comer@fab.example' },
        { field: 'Role', before: null, after: 'User' },
        { field: 'Company', before: null, after: 'Fab' },
      ],
    },
  ]);
});

test('a second one finds the account, and keeps what was changed here', async () => {
  const claims = { sub: 'twice', email: 'twice@fab.example', name: 'First Name' };
  const first = await login(claims);
  await server.database.db
    .updateTable('person')
    .set({ full_name: 'Chosen Name' })
    .where('email', '=', claims.email)
    .execute();
  const second = await login(claims);
  expect(second.user).toMatchObject({ _id: first.user?._id, fullname: 'Chosen Name' });
  expect(await listAuditEntriesOf(first.user?._id ?? '')).toHaveLength(1);
});

test('concurrent ones create one account', async () => {
  const claims = { sub: 'at-once', email: 'at.once@fab.example' };
  const logins = await Promise.all(Array.from({ length: 5 }, () => login(claims)));
  expect(new Set(logins.map(({ user }) => user?._id)).size).toBe(1);
});

test('an existing account is linked by its address, and keeps role and sites', async () => {
  const { user } = await login({ sub: 'fac-1', email: 'Facilities@fab.example' });
  expect(user).toMatchObject({ email: testUsers.facilities.email, role: 'MTGroup' });
  expect(user?.sites).toHaveLength(1);
  expect((await listAuditEntriesOf(user?._id ?? '')).map(({ changes }) => changes)).toEqual([
    [{ field: 'Company account', before: null, after: provider.settings.issuer }],
  ]);
});

test('a user whose address changes keeps the same account', async () => {
  const first = await login({ sub: 'married', email: 'before@fab.example' });
  const second = await login({ sub: 'married', email: 'after@fab.example' });
  expect(second.user).toMatchObject({ _id: first.user?._id, email: 'after@fab.example' });
  expect((await listAuditEntriesOf(first.user?._id ?? '')).at(-1)?.changes).toEqual([
    { field: 'Email', before: 'before@fab.example', after: 'after@fab.example' },
  ]);
});

test('a new address that belongs to another account stays with that account', async () => {
  await login({ sub: 'mover', email: 'mover@fab.example' });
  const { user } = await login({ sub: 'mover', email: testUsers.host.email });
  expect(user?.email).toBe('mover@fab.example');
});

test('an account linked to a former issuer is linked to the current one', async () => {
  const id = await add({
    email: 'moved.house@fab.example',
    sign_on_issuer: 'https://old.example',
    sign_on_subject: 'x',
  });
  expect((await login({ sub: 'moved', email: 'moved.house@fab.example' })).user?._id).toBe(id);
  expect((await findPerson('moved.house@fab.example')).sign_on_subject).toBe('moved');
});

test('a password chosen before the address was verified no longer works', async () => {
  const { password_hash } = await findPerson(testUsers.host.email);
  await add({ email: 'hijacked@fab.example', email_verified_at: null, password_hash });
  expect((await login({ sub: 'owner', email: 'hijacked@fab.example' })).success).toBe(true);
  expect((await findPerson('hijacked@fab.example')).password_hash).toBeNull();
});

describe('single sign-on is refused', () => {
  const expectRefusal = async (claims: Claims, sentence: RegExp) => {
    const { success, code, message, token } = await login(claims);
    expect({ success, code, token }).toEqual({ success: false, code: 'FORBIDDEN', token: null });
    expect(message).toMatch(sentence);
  };

  test('to an account that is awaiting approval', async () => {
    await add({ email: 'waiting@fab.example', status: 'Pending' });
    await expectRefusal({ sub: 'w', email: 'waiting@fab.example' }, /awaiting approval by an administrator/);
    expect((await findPerson('waiting@fab.example')).sign_on_subject).toBeNull();
  });

  test('to a deleted account, by its address or by its subject', async () => {
    await login({ sub: 'gone', email: 'gone@fab.example' });
    const { db } = server.database;
    await db.updateTable('person').set({ archived_at: new Date() }).where('email', '=', 'gone@fab.example').execute();
    await expectRefusal({ sub: 'gone', email: 'gone@fab.example' }, /was deleted. Ask an administrator/);
    await expectRefusal({ sub: 'gone', email: 'gone.again@fab.example' }, /was deleted/);
    await expectRefusal({ sub: 'other', email: 'GONE@fab.example' }, /was deleted/);
  });

  test('to an address that belongs to another subject', async () => {
    await login({ sub: 'first-ann', email: 'ann.lim@fab.example' });
    await expectRefusal({ sub: 'second-ann', email: 'ann.lim@fab.example' }, /used with another company account\./);
  });
});

test('an administrator can create a new account for a user whose old one was deleted', async () => {
  await login({ sub: 'back', email: 'back@fab.example' });
  const { db } = server.database;
  await db.updateTable('person').set({ archived_at: new Date() }).where('email', '=', 'back@fab.example').execute();
  const id = await add({ email: 'back@fab.example' });
  expect((await login({ sub: 'back', email: 'back@fab.example' })).user?._id).toBe(id);
});

describe('roles by group', () => {
  const claims = { sub: 'chief', email: 'chief@fab.example' };
  const whoAmI = '{ getSession { user { role } } }';

  test('are assigned at the first single sign-on, and follow the groups; older sessions end', async () => {
    const first = await login({ ...claims, groups: ['managers'] });
    expect(first.user?.role).toBe('MicronManager');
    const same = await login({ ...claims, groups: ['managers'] });
    expect((await server.client(first.token ?? '').query(whoAmI)).errors).toBeUndefined();
    const later = await login({ ...claims, groups: [] });
    expect(later.user?.role).toBe('User');
    for (const { token } of [first, same])
      expect((await server.client(token ?? '').query(whoAmI)).errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    expect((await server.client(later.token ?? '').query(whoAmI)).data).toEqual({
      getSession: { user: { role: 'User' } },
    });
    expect((await listAuditEntriesOf(first.user?._id ?? '')).at(-1)?.changes).toEqual([
      { field: 'Role', before: 'Manager', after: 'User' },
    ]);
  });

  test('take away only a role that they gave', async () => {
    await add({ email: 'appointed@fab.example', role: 'MicronManager' });
    const appointed = { sub: 'appointed', email: 'appointed@fab.example' };
    expect((await login({ ...appointed, groups: ['managers'] })).user?.role).toBe('MicronManager');
    expect((await login({ ...appointed, groups: ['others'] })).user?.role).toBe('MicronManager');

    const given = { sub: 'given', email: 'given@fab.example' };
    expect((await login({ ...given, groups: ['managers'] })).user?.role).toBe('MicronManager');
    const { db } = server.database;
    const setRole = (role: Role) => db.updateTable('person').set({ role }).where('email', '=', given.email).execute();
    // An administrator takes the role away and gives it again: from then on it is theirs.
    await setRole('User');
    await setRole('MicronManager');
    expect((await login({ ...given, groups: [] })).user?.role).toBe('MicronManager');
  });

  const unreadable = { mgr: { o: 'd' } };

  test.each<[string, unknown, string, object?]>([
    ['an object', unreadable, 'not a list of names'],
    ['a list of objects', [unreadable], 'not a list of names'],
    ['absent', undefined, 'absent'],
    ['left out for their number', undefined, 'too many', { _claim_names: { groups: 'src1' } }],
  ])('leave a role as it is where they are %s, and the log says so', async (title, groups, reason, more = {}) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const listUnread = () =>
      lines.map((line) => JSON.parse(line) as { event?: string }).filter(({ event }) => event === 'role not read');
    const logged = await startTestApp({ publicUrl, sso: provider.settings, logLevel: 'warn' }, stream);
    const manager = { sub: title, email: `${title.replaceAll(' ', '.')}@fab.example` };
    expect((await ssoLoginAs(logged.app, provider, { ...manager, groups: 'managers' })).user?.role).toBe(
      'MicronManager',
    );
    expect(listUnread()).toEqual([]);
    expect((await ssoLoginAs(logged.app, provider, { ...manager, groups, ...more })).user?.role).toBe('MicronManager');
    await logged.close();
    expect(listUnread()).toMatchObject([{ reason }]);
    expect(lines.join('')).not.toContain(manager.email);
  });

  test('never demote the last super admin', async () => {
    const boss = { sub: 'boss', email: 'boss@fab.example' };
    expect((await login({ ...boss, groups: ['admins'] })).user?.role).toBe('SuperAdmin');
    const { db } = server.database;
    await db.updateTable('person').set({ role: 'User' }).where('email', '=', testUsers.superAdmin.email).execute();
    expect((await login({ ...boss, groups: [] })).user?.role).toBe('SuperAdmin');
  });
});

test('the audit log is intact after these tests', async () => {
  expect(await verifyAuditLog(server.database.db)).not.toHaveProperty('broken');
});

test('administrators are notified when single sign-on creates or changes an account', async () => {
  const next = await subscribeAs(server, 'siteAdmin', 'accountsChanged');
  const claims = { sub: 'heard', email: 'heard@fab.example', name: 'Heard Of' };
  await login(claims);
  expect(await next()).toEqual({ accountsChanged: true });
  await login({ ...claims, groups: ['managers'] });
  expect(await next()).toEqual({ accountsChanged: true });
});

test.each([
  ['a letter of another alphabet', '\u0430nn.lee@fab.example', /two scripts/],
  ['an invisible character', 'ann.lee\u200B@fab.example', /zero-width space/],
  ['an accent', '\u00E1nn.lee@fab.example', /can be taken for ann.lee@fab.example/],
])('an address that looks like that of a colleague, by %s, is refused', async (_how, email, sentence) => {
  await add({ email: 'ann.lee@fab.example' }).catch(() => undefined);
  const { success, message } = await login({ sub: `look-alike ${email}`, email });
  expect(success).toBe(false);
  expect(message).toMatch(sentence);
});

test('a name from the issuer is stored clean', async () => {
  await login({ sub: 'clean', email: 'clean@fab.example', name: 'Ann\u202E\u200B\u000BLe\u0301e' });
  expect(await findPerson('clean@fab.example')).toMatchObject({ full_name: 'Ann L\u00E9e' });
});
