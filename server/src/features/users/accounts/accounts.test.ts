import { signInProblemMessages } from '@eptw/domain/user/sign-in';
import { message } from '@eptw/domain/message';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import { saveSettings } from '../../settings/service.ts';
import { createAccountCalls, chosenPassword, isSignedIn } from './testing/account-calls.ts';

let server: TestApp;
let calls: ReturnType<typeof createAccountCalls>;
beforeAll(async () => {
  server = await startTestApp();
  calls = createAccountCalls(server);
});
// Attempts of one test must not count in the next.
beforeEach(() => server.database.db.deleteFrom('try_count').execute());
afterEach(async () => {
  server.setClock(undefined);
  await saveSettings(server.database.db, { passwordLength: 6, approveOnVerification: false });
});
afterAll(() => server.close());

async function findPersonRow(email: string) {
  const { db } = server.database;
  return db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();
}

async function countUsersWith(email: string): Promise<number> {
  const { db } = server.database;
  const rows = await db.selectFrom('person').select('id').where('email', 'ilike', email).execute();
  return rows.length;
}

describe('registering', () => {
  test('creates a Pending ContractorRequestor at one site, who verifies the address and is then approved by an administrator', async () => {
    const email = 'ada@contractor.example';
    const browser = server.client();
    expect(await calls.register({ email: ` ${email} ` }, browser)).toMatchObject({ success: true, code: 'OK' });
    const person = await findPersonRow(email);
    expect(person).toMatchObject({
      role: 'ContractorRequestor',
      status: 'Pending',
      company: '',
      email_verified_at: null,
      full_name: 'New Comer',
    });
    const sites = await server.database.db
      .selectFrom('person_site')
      .select('site_id')
      .where('person_id', '=', person?.id ?? '')
      .execute();
    expect(sites).toEqual([{ site_id: server.ids.sites.north }]);
    expect(await calls.signIn(email, chosenPassword)).toMatchObject({
      success: false,
      code: 'FORBIDDEN',
      message: signInProblemMessages.emailNotVerified,
      problem: 'emailNotVerified',
    });
    const verified = await calls.verify(await calls.codeTo(email), browser);
    expect(verified).toMatchObject({ success: true, requirePassword: false, securityCode: null });
    expect(verified.message).toContain('must now approve your account');
    expect(await calls.signIn(email, chosenPassword)).toMatchObject({
      success: false,
      message: expect.stringContaining('administrator'),
    });
    await server.database.db.updateTable('person').set({ status: 'Approved' }).where('email', '=', email).execute();
    expect((await calls.signIn(email, chosenPassword)).success).toBe(true);
  });

  test('approves on verification if the setting says so, unless a company is named', async () => {
    await saveSettings(server.database.db, { approveOnVerification: true });
    const browser = server.client();
    await calls.register({ email: 'free@contractor.example' }, browser);
    await calls.register({ email: 'named@contractor.example', company: 'ACME Works' }, browser);
    const verify = async (email: string) => (await calls.verify(await calls.codeTo(email), browser)).message;
    expect(await verify('free@contractor.example')).toBe(message.emailVerified);
    expect(await verify('named@contractor.example')).toContain('must now approve your account');
    expect((await calls.signIn('free@contractor.example', chosenPassword)).success).toBe(true);
    expect(await findPersonRow('named@contractor.example')).toMatchObject({ status: 'Pending', company: 'ACME Works' });
  });

  test.each([
    [{ email: 'no address' }, /name@company\.com/],
    [{ email: `${'a'.repeat(300)}@contractor.example` }, /name@company\.com/],
    [{ fullname: ' ' }, /Full name is required/],
    [{ fullname: '<img src=x onerror=alert(1)>' }, /HTML/],
    [{ fullname: 'x'.repeat(20_000) }, /at most/],
    [{ company: '<b>ACME</b>' }, /HTML/],
    [{ password: '12345' }, message.passwordTooShort(6)],
    [{ password: 'x'.repeat(20_000) }, /at most 200/],
    [{ password: 'iloveyou' }, /too common/],
    [{ password: 'New.Comer' }, /a name that is easy to guess/],
    [{ site: 'no such site' }, /Choose one from the list/],
    [{ site: '00000000-0000-4000-8000-000000000000' }, /Choose one from the list/],
  ])('is refused with a reason for %#', async (change, sentence) => {
    const email = 'refused@contractor.example';
    const answer = await calls.register({ email, ...change });
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT', message: expect.stringMatching(sentence) });
    expect(await countUsersWith(email)).toBe(0);
  });

  test('is refused at an archived site', async () => {
    const { db } = server.database;
    const { id } = await db
      .insertInto('site')
      .values({ code: 'OLD', name: 'Old', archived_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await calls.register({ site: id })).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  test('five megabytes are refused before they are parsed', async () => {
    const data = { email: 'x', fullname: 'x'.repeat(5_000_000), password: 'x', site: 'x' };
    const query = 'mutation ($data: RegisterInput!) { register(data: $data) { success } }';
    expect((await server.client().query(query, { data })).status).toBe(413);
  });

  test('requires the configured password length', async () => {
    await saveSettings(server.database.db, { passwordLength: 20 });
    expect((await calls.register()).message).toBe(message.passwordTooShort(20));
  });

  test('an address with an account gets the same response as any other, and its owner is notified', async () => {
    const response = await calls.register({ email: testUsers.pm.email.toUpperCase(), fullname: 'Somebody Else' });
    const unknown = await calls.register();
    expect(response).toEqual(unknown);
    expect(await countUsersWith(testUsers.pm.email)).toBe(1);
    expect((await findPersonRow(testUsers.pm.email))?.full_name).not.toBe('Somebody Else');
    expect((await calls.mailsTo(testUsers.pm.email))[0]?.subject).toBe('You already have an account');
    expect((await calls.signIn(testUsers.pm.email)).success).toBe(true);
  });

  test('a stranger who registers an address before its owner does not choose the password', async () => {
    const email = 'wanted@contractor.example';
    await calls.register({ email, password: 'of the stranger' });
    const former = await calls.codeTo(email);
    await calls.register({ email, password: 'of the owner' });
    const newest = await calls.codeTo(email);
    expect((await calls.verify(former)).success).toBe(false);
    const verified = await calls.verify(newest);
    expect(verified.requirePassword).toBe(true);
    await server.database.db.updateTable('person').set({ status: 'Approved' }).where('email', '=', email).execute();
    expect((await calls.signIn(email, 'of the stranger')).success).toBe(false);
    expect((await calls.reset('chosen by the owner', verified.securityCode ?? '')).success).toBe(true);
    expect((await calls.signIn(email, 'chosen by the owner')).success).toBe(true);
  });

  test('the mail says who registered, and for which company', async () => {
    const email = 'told@contractor.example';
    await calls.register({ email, fullname: 'Mallory Long', company: 'Borealis Engineering' });
    const [mail] = await calls.mailsTo(email);
    expect(mail?.text).toContain('Mallory Long of Borealis Engineering registered with this e-mail address');
  });

  test('verifying in another browser discards the given password, and asks for a new one', async () => {
    const email = 'elsewhere@contractor.example';
    await calls.register({ email });
    const another = server.client();
    await calls.register({ email: 'other.person@contractor.example' }, another);
    const verified = await calls.verify(await calls.codeTo(email), another);
    expect(verified).toMatchObject({ success: true, requirePassword: true });
    await server.database.db.updateTable('person').set({ status: 'Approved' }).where('email', '=', email).execute();
    expect(await calls.signIn(email, chosenPassword)).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    expect((await calls.reset('of whoever reads the mail', verified.securityCode ?? '')).success).toBe(true);
    expect((await calls.signIn(email, 'of whoever reads the mail')).success).toBe(true);
  });

  test('concurrent registrations of one address create one account', async () => {
    const email = 'twice@contractor.example';
    const answers = await Promise.all([calls.register({ email }), calls.register({ email })]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await countUsersWith(email)).toBe(1);
  });

  test('an address is available again once its account is deleted', async () => {
    const email = 'gone@contractor.example';
    await calls.register({ email });
    await server.database.db
      .updateTable('person')
      .set({ archived_at: new Date() })
      .where('email', '=', email)
      .execute();
    await calls.register({ email });
    expect(await countUsersWith(email)).toBe(2);
  });
});

describe('a code that verifies an address', () => {
  test('works once', async () => {
    const email = 'once@contractor.example';
    await calls.register({ email });
    const code = await calls.codeTo(email);
    expect((await calls.verify(code)).success).toBe(true);
    expect(await calls.verify(code)).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  test('that is guessed, or for another purpose, gets the same response as a used one', async () => {
    await calls.askToReset(testUsers.host.email);
    const [used, guessed, other] = await Promise.all([
      calls.verify(''),
      calls.verify('guessed'.repeat(6)),
      calls.verify(await calls.codeTo(testUsers.host.email)),
    ]);
    expect(guessed).toEqual(used);
    expect(other).toEqual(used);
  });

  test('expires after seven days', async () => {
    const email = 'late@contractor.example';
    await calls.register({ email });
    const code = await calls.codeTo(email);
    server.setClock(new Date(Date.now() + 7 * 24 * 3_600_000 + 60_000));
    expect((await calls.verify(code)).success).toBe(false);
  });

  test('is withdrawn when another one is requested, and sent only to addresses that need it', async () => {
    const email = 'again@contractor.example';
    await calls.register({ email });
    const first = await calls.codeTo(email);
    const requested = await calls.askToVerify(email);
    const second = await calls.codeTo(email);
    expect(second).not.toBe(first);
    expect((await calls.verify(first)).success).toBe(false);
    expect((await calls.verify(second)).success).toBe(true);
    const before = (await calls.mailsTo(email)).length;
    expect(await calls.askToVerify(email)).toEqual(requested);
    expect(await calls.askToVerify('nobody@contractor.example')).toEqual(requested);
    expect(await calls.mailsTo(email)).toHaveLength(before);
    expect(await calls.mailsTo('nobody@contractor.example')).toEqual([]);
  });

  test('for an account created by an administrator leads to choosing a password', async () => {
    const { db } = server.database;
    const email = 'made@contractor.example';
    await db.insertInto('person').values({ email, full_name: 'Made Here', role: 'User', status: 'Approved' }).execute();
    await calls.askToVerify(email);
    const [mail] = await calls.mailsTo(email);
    expect(mail?.text).toContain('requirePassword=true');
    const { requirePassword, securityCode } = await calls.verify(await calls.codeTo(email));
    expect(requirePassword).toBe(true);
    expect((await calls.reset(chosenPassword, securityCode ?? '')).success).toBe(true);
    expect((await calls.signIn(email, chosenPassword)).success).toBe(true);
    expect((await calls.mailsTo(email)).map(({ subject }) => subject)).not.toContain('Your password was changed');
  });
});

describe('a code that resets a password', () => {
  test('is requested with the same response for every address, and works once', async () => {
    const { email } = testUsers.manager;
    const response = await calls.askToReset(email);
    expect(await calls.askToReset('nobody@contractor.example')).toEqual(response);
    expect((await calls.askToReset('no address')).code).toBe('BAD_INPUT');
    const code = await calls.codeTo(email);
    expect((await calls.reset('first choice', code)).success).toBe(true);
    expect((await calls.reset('second choice', code)).code).toBe('BAD_INPUT');
    expect((await calls.signIn(email, 'first choice')).success).toBe(true);
    expect((await calls.mailsTo(email))[0]?.subject).toBe('Your password was changed');
  });

  test('keeps working when another one is requested, until one of them is used', async () => {
    const { email } = testUsers.foreignPm;
    await calls.askToReset(email);
    const first = await calls.codeTo(email);
    await calls.askToReset(email);
    const second = await calls.codeTo(email);
    expect(second).not.toBe(first);
    expect((await calls.reset('by the first link', first)).success).toBe(true);
    expect((await calls.reset('by the second link', second)).code).toBe('BAD_INPUT');
    expect((await calls.signIn(email, 'by the first link')).success).toBe(true);
  });

  test('ends every session of the account', async () => {
    const [first, second] = await Promise.all([server.as('supervisor'), server.as('supervisor')]);
    expect(await isSignedIn(first)).toBe(true);
    await calls.askToReset(testUsers.supervisor.email);
    await calls.reset('another password', await calls.codeTo(testUsers.supervisor.email));
    expect(await isSignedIn(first)).toBe(false);
    expect(await isSignedIn(second)).toBe(false);
  });

  test('is not used up by a password that is too short', async () => {
    const { email } = testUsers.closer;
    await calls.askToReset(email);
    const code = await calls.codeTo(email);
    expect(await calls.reset('short', code)).toMatchObject({
      code: 'BAD_INPUT',
      message: message.newPasswordTooShort(6),
    });
    expect(await calls.reset('iloveyou', code)).toMatchObject({ code: 'BAD_INPUT' });
    expect((await calls.reset('long enough', code)).success).toBe(true);
  });

  test('expires after an hour, and is refused if guessed or for another purpose', async () => {
    const email = 'unverified@contractor.example';
    await calls.register({ email });
    expect((await calls.reset('new password', await calls.codeTo(email))).code).toBe('BAD_INPUT');
    expect((await calls.reset('new password', 'guessed')).code).toBe('BAD_INPUT');
    await calls.askToReset(email);
    const code = await calls.codeTo(email);
    server.setClock(new Date(Date.now() + 3_600_000 + 60_000));
    expect((await calls.reset('new password', code)).code).toBe('BAD_INPUT');
  });

  test('also verifies the address', async () => {
    const email = 'by.reset@contractor.example';
    await calls.register({ email });
    await calls.askToReset(email);
    await calls.reset('new password', await calls.codeTo(email));
    expect((await findPersonRow(email))?.email_verified_at).not.toBeNull();
  });

  test('sets one password when two requests use it concurrently', async () => {
    const { email } = testUsers.lss;
    await calls.askToReset(email);
    const code = await calls.codeTo(email);
    const answers = await Promise.all([calls.reset('of the first', code), calls.reset('of the second', code)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const winner = answers[0]?.success ? 'of the first' : 'of the second';
    expect((await calls.signIn(email, winner)).success).toBe(true);
  });

  test('sent to a former address is refused', async () => {
    const { email } = testUsers.closerSecond;
    await calls.askToReset(email);
    const code = await calls.codeTo(email);
    const { db } = server.database;
    await db.updateTable('person').set({ email: 'closer.moved@fab.example' }).where('email', '=', email).execute();
    expect((await calls.reset('new password', code)).code).toBe('BAD_INPUT');
  });
});
