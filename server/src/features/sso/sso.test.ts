import { createHttpServer } from '../../app/http-server.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../observability/log.ts';
import { createAppContext } from '../../app/create-app-context.ts';
import {
  startTestOidcProvider,
  testClient,
  type ProviderResponse,
  type TestOidcProvider,
} from './testing/test-oidc-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  signInAtProvider,
  cookies,
  createTestBrowser,
  publicUrl,
  ssoLoginAs,
  ssoLogin,
  followRedirect,
  type TestBrowser,
} from './testing/sso-browser.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

const email = 'ann.tan@fab.example';
const refused = {
  success: false,
  code: 'UNAUTHENTICATED',
  message: 'This single sign-on is unknown, already used or expired. Please start it again from the sign-in page.',
  token: null,
  user: null,
};

let provider: TestOidcProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await startTestOidcProvider();
  server = await startTestApp({ publicUrl, sso: provider.settings, logLevel: 'silent' });
});
afterEach(() => server.setClock(undefined));
afterAll(async () => {
  await server.close();
  await provider.close();
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function returnFromProvider(browser: TestBrowser, answer?: ProviderResponse): Promise<string> {
  return followRedirect(server.app, browser, await signInAtProvider(server.app, provider, browser, answer));
}

async function countPeople(): Promise<number> {
  return (await server.database.db.selectFrom('person').select('id').execute()).length;
}

test('redirects to the issuer and back, and opens a session', async () => {
  const browser = createTestBrowser();
  const away = new URL(await followRedirect(server.app, browser, '/sso'));
  expect(away.origin).toBe(provider.settings.issuer);
  expect(away.searchParams.get('redirect_uri')).toBe(`${publicUrl}/sso/callback`);
  const page = await followRedirect(server.app, browser, `/sso/callback?${provider.authorize(away.href)}`);
  expect(page).toBe('/ssologin#email=ann.tan%40fab.example');
  const { success, token, user } = await ssoLogin(server.app, browser, 'Ann.Tan@fab.example');
  expect({ success, user }).toMatchObject({ success: true, user: { email, fullname: 'Ann Tan' } });
  const { data } = await server.client(token ?? '').query('{ getSession { user { email } singleSignOn } }');
  expect(data).toEqual({ getSession: { user: { email }, singleSignOn: true } });
});

test('the requested page is returned as a parameter of our own page', async () => {
  const browser = createTestBrowser();
  const from = '/permits?status=Approved&search=//evil.example';
  const away = await followRedirect(server.app, browser, `/sso?from=${encodeURIComponent(from)}`);
  const page = new URL(
    await followRedirect(server.app, browser, `/sso/callback?${provider.authorize(away)}`),
    publicUrl,
  );
  expect(page.origin + page.pathname).toBe(`${publicUrl}/ssologin`);
  expect(page.searchParams.get('from')).toBe(from);
});

test.each(['https://evil.example', '/%00', `/${'a'.repeat(2_001)}`, '/a&from=/b'])(
  'a requested page that is not ours is dropped: %.30s',
  async (from) => {
    const browser = createTestBrowser();
    const away = await followRedirect(server.app, browser, `/sso?from=${from}`);
    const page = await followRedirect(server.app, browser, `/sso/callback?${provider.authorize(away)}`);
    expect(page).toBe('/ssologin#email=ann.tan%40fab.example');
  },
);

test.each(['cross-site', 'same-site'])('a link on another site cannot start single sign-on: %s', async (site) => {
  const browser = createTestBrowser();
  expect(await followRedirect(server.app, browser, '/sso?from=/permits', site)).toBe('/signin?from=%2Fpermits');
  expect(browser.cookies).toEqual({});
  expect(await followRedirect(server.app, browser, '/sso', 'none')).toContain(provider.settings.issuer);
});

test('the cookies are hidden from scripts, secure, and limited to this host', async () => {
  const browser = createTestBrowser();
  await returnFromProvider(browser);
  const { '__Host-eptw_sign_on': began, '__Host-eptw_sign_on_result': result } = browser.headers;
  expect(began).toMatch(/; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(result).toMatch(/; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});

test('a cookie that another host of the domain could plant is ignored', async () => {
  const browser = createTestBrowser();
  const callback = await signInAtProvider(server.app, provider, browser);
  const planted = { ...createTestBrowser(), cookies: { eptw_sign_on: browser.cookies[cookies.browser] ?? '' } };
  expect(await followRedirect(server.app, planted, callback)).toBe('/signin?problem=expired');
  expect(await followRedirect(server.app, browser, callback)).toMatch('/ssologin');
});

test('single sign-on ends the session of the request', async () => {
  const former = await ssoLoginAs(server.app, provider, { email });
  const browser = createTestBrowser();
  await returnFromProvider(browser);
  const { token } = await ssoLogin(server.app, browser, email, former.token ?? '');
  const whoAmI = '{ getSession { user { email } } }';
  expect((await server.client(former.token ?? '').query(whoAmI)).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect((await server.client(token ?? '').query(whoAmI)).data).toEqual({ getSession: { user: { email } } });
});

test('the secrets in the cookies are stored only as hashes', async () => {
  const browser = createTestBrowser();
  await followRedirect(server.app, browser, '/sso');
  await returnFromProvider(browser);
  const { db } = server.database;
  const rows = JSON.stringify([
    await db.selectFrom('sign_on_attempt').selectAll().execute(),
    await db.selectFrom('sign_on_result').selectAll().execute(),
  ]);
  const secrets = Object.values(browser.cookies);
  expect(secrets).toHaveLength(2);
  for (const secret of secrets) {
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(JSON.stringify(Buffer.from(secret)));
  }
});

describe('a callback is refused', () => {
  const expired = '/signin?problem=expired';

  test('when repeated', async () => {
    const browser = createTestBrowser();
    const callback = await signInAtProvider(server.app, provider, browser);
    expect(await followRedirect(server.app, browser, callback)).toMatch('/ssologin');
    expect(await followRedirect(server.app, browser, callback)).toBe(expired);
  });

  test('except the first when several arrive concurrently', async () => {
    const browser = createTestBrowser();
    const callback = await signInAtProvider(server.app, provider, browser);
    const pages = await Promise.all([1, 2, 3].map(() => followRedirect(server.app, { ...browser }, callback)));
    expect(pages.filter((page) => page === expired)).toHaveLength(2);
  });

  test('in another browser than the one that started', async () => {
    const callback = await signInAtProvider(server.app, provider, createTestBrowser());
    const other = createTestBrowser();
    expect(await followRedirect(server.app, other, callback)).toBe(expired);
    await followRedirect(server.app, other, '/sso');
    expect(await followRedirect(server.app, other, callback)).toBe(expired);
    expect(other.cookies[cookies.result]).toBeUndefined();
  });

  test('without a state, or with an unknown one', async () => {
    const browser = createTestBrowser();
    await followRedirect(server.app, browser, '/sso');
    expect(await followRedirect(server.app, browser, '/sso/callback?code=x')).toBe(expired);
    expect(await followRedirect(server.app, browser, '/sso/callback?code=x&state=y&state=z')).toBe(expired);
  });

  test('after a quarter of an hour', async () => {
    const browser = createTestBrowser();
    const callback = await signInAtProvider(server.app, provider, browser);
    server.setClock(minutesFromNow(15.1));
    expect(await followRedirect(server.app, browser, callback)).toBe(expired);
  });
});

test('two tabs of a browser can use single sign-on concurrently', async () => {
  const browser = createTestBrowser();
  const [first, second] = [
    await signInAtProvider(server.app, provider, browser),
    await signInAtProvider(server.app, provider, browser),
  ];
  expect(await followRedirect(server.app, browser, first)).toMatch('/ssologin');
  expect(await followRedirect(server.app, browser, second)).toMatch('/ssologin');
});

test('a cookie that is not ours is replaced', async () => {
  const browser = { ...createTestBrowser(), cookies: { [cookies.browser]: 'planted' } };
  await followRedirect(server.app, browser, '/sso');
  expect(browser.cookies[cookies.browser]).toMatch(/^[\w-]{43}$/);
});

describe('single sign-on fails', () => {
  test.each<[string, ProviderResponse, string]>([
    ['from a foreign domain', { claims: { email: 'ann.tan@evil.example' } }, 'foreignDomain'],
    ['with an address that is not verified', { claims: { email_verified: false } }, 'unverifiedEmail'],
    ['without an address', { claims: { email: undefined } }, 'noEmail'],
    ['with a forged token', { signing: 'forged' }, 'failed'],
    ['with a token for another application', { claims: { aud: 'other' } }, 'failed'],
  ])('%s', async (_case, answer, problem) => {
    const before = await countPeople();
    const browser = createTestBrowser();
    expect(await returnFromProvider(browser, answer)).toBe(`/signin?problem=${problem}`);
    expect(browser.cookies[cookies.result]).toBeUndefined();
    expect(await countPeople()).toBe(before);
  });

  test("when cancelled at the issuer, without passing on the issuer's text", async () => {
    const browser = createTestBrowser();
    const away = new URL(await followRedirect(server.app, browser, '/sso?from=/permits%3Fpage=2'));
    const query = new URLSearchParams({
      error: 'access_denied',
      error_description: '<b>Call 555-EVIL</b>',
      state: away.searchParams.get('state') ?? '',
    });
    expect(await followRedirect(server.app, browser, `/sso/callback?${query.toString()}`)).toBe(
      '/signin?problem=cancelled&from=%2Fpermits%3Fpage%3D2',
    );
  });
});

describe('ssoLogin is refused', () => {
  test('with a bare e-mail address', async () => {
    expect(await ssoLogin(server.app, createTestBrowser(), email)).toEqual(refused);
    expect(await ssoLogin(server.app, createTestBrowser(), 'super.admin@fab.example')).toEqual(refused);
  });

  test('with a forged result', async () => {
    const browser = { ...createTestBrowser(), cookies: { [cookies.result]: 'A'.repeat(43) } };
    expect(await ssoLogin(server.app, browser, email)).toEqual(refused);
  });

  test("with another user's result, which is used up by that", async () => {
    const browser = createTestBrowser();
    await returnFromProvider(browser);
    expect(await ssoLogin(server.app, browser, 'super.admin@fab.example')).toEqual(refused);
    expect(await ssoLogin(server.app, browser, email)).toEqual(refused);
  });

  test('with a used result, also in concurrent requests', async () => {
    const browser = createTestBrowser();
    await returnFromProvider(browser);
    const logins = await Promise.all(Array.from({ length: 5 }, () => ssoLogin(server.app, browser, email)));
    expect(logins.filter(({ success }) => success)).toHaveLength(1);
    expect(await ssoLogin(server.app, browser, email)).toEqual(refused);
  });

  test('with a result older than a minute', async () => {
    const browser = createTestBrowser();
    await returnFromProvider(browser);
    server.setClock(minutesFromNow(1.1));
    expect(await ssoLogin(server.app, browser, email)).toEqual(refused);
  });
});

test('a single sign-on can span several server processes', async () => {
  const config = { ...readConfig({}), publicUrl, sso: provider.settings, dataDirectory: server.dataDirectory };
  const log = createLog({ ...config, logLevel: 'silent' });
  const options = { db: server.database.db, connectionSettings: server.database.settings, clock: () => new Date() };
  const { context, close } = await createAppContext({ ...options, config, log });
  const other = await createHttpServer({ ...context, config: { ...config, webDirectory: undefined }, log });
  const browser = createTestBrowser();
  const callback = await signInAtProvider(server.app, provider, browser);
  expect(await followRedirect(other, browser, callback)).toMatch('/ssologin');
  expect((await ssoLogin(server.app, browser, email)).success).toBe(true);
  await other.close();
  await close();
});

test('the application starts while the issuer is down, and single sign-on says so', async () => {
  const settings = { ...provider.settings, issuer: 'http://127.0.0.1:9' };
  const alone = await startTestApp({ publicUrl, sso: settings, logLevel: 'silent' });
  expect(await followRedirect(alone.app, createTestBrowser(), '/sso?from=/permits')).toBe(
    '/signin?problem=unavailable&from=%2Fpermits',
  );
  await alone.close();
});

describe('a network that starts too many single sign-ons', () => {
  const begin = async (remoteAddress: string) =>
    String((await server.app.inject({ url: '/sso?from=/permits', remoteAddress })).headers.location);

  test('is refused for a quarter of an hour, and other networks are not', async () => {
    const flood = await Promise.all(Array.from({ length: 110 }, () => begin('198.51.100.7')));
    expect(flood.filter((location) => location.startsWith(provider.settings.issuer))).toHaveLength(100);
    expect(await begin('198.51.100.7')).toBe('/signin?problem=tooMany&from=%2Fpermits');
    expect(await begin('198.51.100.8')).toContain(provider.settings.issuer);
    server.setClock(minutesFromNow(16));
    expect(await begin('198.51.100.7')).toContain(provider.settings.issuer);
  });

  test('is not charged for those that succeed, only for those that fail', async () => {
    const countAttempts = async () =>
      (await server.database.db.selectFrom('try_count').select('tries').execute()).map((row) => row.tries);
    await server.database.db.deleteFrom('try_count').execute();
    await returnFromProvider(createTestBrowser());
    expect(await countAttempts()).toEqual([0]);
    await returnFromProvider(createTestBrowser(), { signing: 'forged' });
    expect(await countAttempts()).toEqual([1]);
  });
});

describe('the options of the sign-in page', () => {
  const query = `{
    getSignInOptions {
      singleSignOn passwordLength hostName quota { enabled pendingClosureLimit unclosedLimit }
    }
  }`;

  test('include single sign-on where it is configured', async () => {
    expect((await server.client().query(query)).data).toEqual({
      getSignInOptions: {
        singleSignOn: true,
        passwordLength: 6,
        hostName: 'Fab',
        quota: { enabled: true, pendingClosureLimit: 3, unclosedLimit: 2 },
      },
    });
  });

  test('exclude it where it is not, and its paths lead back to the sign-in page', async () => {
    const without = await startTestApp();
    expect((await without.client().query(query)).data).toMatchObject({ getSignInOptions: { singleSignOn: false } });
    for (const path of ['/sso', '/sso/callback?code=x'])
      expect(await followRedirect(without.app, createTestBrowser(), path)).toBe('/signin?problem=notSetUp');
    expect(await ssoLogin(without.app, createTestBrowser(), email)).toEqual(refused);
    await without.close();
  });
});

test('the log never contains a secret, a code or an address', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const watched = await startTestApp({ publicUrl, sso: provider.settings, logLevel: 'info' }, stream);
  const browser = createTestBrowser();
  const good = await signInAtProvider(watched.app, provider, browser);
  await followRedirect(watched.app, browser, good);
  await ssoLogin(watched.app, browser, email);
  const bad = await signInAtProvider(watched.app, provider, browser, { signing: 'forged' });
  await followRedirect(watched.app, browser, bad);
  await watched.close();
  const log = lines.join('\n');
  expect(log).toContain('"signOn":"failed"');
  const codes = [good, bad].map((callback) => new URLSearchParams(callback.split('?')[1]).get('code') ?? '-');
  for (const secret of [...codes, ...Object.values(browser.cookies), email, testClient.clientSecret, 'eyJ'])
    expect(log).not.toContain(secret);
});

test('every attempt is logged: origin, account and outcome', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const watched = await startTestApp({ publicUrl, sso: provider.settings, logLevel: 'info' }, stream);
  const { user } = await ssoLoginAs(watched.app, provider, { email });
  const { db } = watched.database;
  await db.updateTable('person').set({ status: 'Pending' }).where('email', '=', email).execute();
  await ssoLoginAs(watched.app, provider, { email });
  await ssoLogin(watched.app, createTestBrowser(), email);
  const browser = createTestBrowser();
  await followRedirect(
    watched.app,
    browser,
    await signInAtProvider(watched.app, provider, browser, { signing: 'forged' }),
  );
  await watched.close();
  const countAttempts = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'sign-in');
  expect(countAttempts.map(({ outcome }) => outcome)).toEqual([
    'signed in',
    'not admitted',
    'no such result',
    'not proven',
  ]);
  expect(countAttempts[0]).toMatchObject({ way: 'single sign-on', personId: user?._id });
  for (const one of countAttempts) expect(one).toMatchObject({ way: 'single sign-on', clientAddress: '127.0.0.1' });
});
