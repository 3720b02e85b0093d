import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOidcClient, type OidcClient } from './oidc-client.ts';
import { toSsoProblem } from './oidc-errors.ts';
import {
  startTestOidcProvider,
  testClient,
  type ProviderResponse,
  type TestOidcProvider,
} from '../features/sso/testing/test-oidc-provider.ts';

const redirectAddress = 'https://permits.example/sso/callback';
const clock = () => new Date();

let provider: TestOidcProvider;
let issuer: OidcClient;
beforeAll(async () => {
  provider = await startTestOidcProvider();
  issuer = createOidcClient(provider.settings, redirectAddress, clock);
});
afterEach(() => vi.useRealTimers());
afterAll(() => provider.close());

async function signInAtTestProvider(answer?: ProviderResponse, at = { provider, issuer }) {
  const { address, secrets } = await at.issuer.begin();
  return at.issuer.finish(new URL(`${redirectAddress}?${at.provider.authorize(address, answer)}`), secrets);
}

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('a user who is admitted returns with their identity', async () => {
  expect(await signInAtTestProvider()).toEqual({
    issuer: provider.settings.issuer,
    subject: 'ann-1',
    email: 'ann.tan@fab.example',
    emailVerified: true,
    fullName: 'Ann Tan',
    groups: { listed: [] },
  });
});

test('each sign-in has separate secrets, and the verifier stays here', async () => {
  const [first, second] = [await issuer.begin(), await issuer.begin()];
  const asks = new URL(first.address).searchParams;
  expect(asks.get('code_challenge_method')).toBe('S256');
  expect(first.address).not.toContain(first.secrets.codeVerifier);
  for (const secret of ['state', 'nonce', 'codeVerifier'] as const)
    expect(first.secrets[secret]).not.toBe(second.secrets[secret]);
});

describe('a token is refused', () => {
  test.each<[string, ProviderResponse]>([
    ['without a signature', { signing: 'none' }],
    ['signed with the shared secret', { signing: 'HS256' }],
    ['signed by another key', { signing: 'forged' }],
    ['from another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another application', { claims: { aud: 'other' } }],
    ['for several, without naming the authorized one', { claims: { aud: ['eptw', 'other'] } }],
    ['for us, but issued to another', { claims: { azp: 'other' } }],
    ['of another sign-in', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: secondsFromNow(-70) } }],
    ['from the future', { claims: { iat: secondsFromNow(120) } }],
    ['that is not valid yet', { claims: { nbf: secondsFromNow(120) } }],
    ['without a subject', { claims: { sub: undefined } }],
  ])('%s', async (_case, answer) => {
    const failed = await signInAtTestProvider(answer).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(toSsoProblem(failed)).toBe('failed');
  });

  test('and so are a wrong state and issuer of the response', async () => {
    const { address, secrets } = await issuer.begin();
    const query = new URLSearchParams(provider.authorize(address));
    const with_ = (name: string, value: string) => {
      const changed = new URLSearchParams(query);
      changed.set(name, value);
      return issuer.finish(new URL(`${redirectAddress}?${changed.toString()}`), secrets);
    };
    await expect(with_('state', 'another')).rejects.toThrow();
    await expect(with_('iss', 'https://evil.example')).rejects.toThrow();
  });

  test('and a verifier that does not match the challenge', async () => {
    const { address, secrets } = await issuer.begin();
    const callback = new URL(`${redirectAddress}?${provider.authorize(address)}`);
    const other = (await issuer.begin()).secrets.codeVerifier;
    await expect(issuer.finish(callback, { ...secrets, codeVerifier: other })).rejects.toThrow();
  });
});

describe('clocks that differ by less than a minute', () => {
  test.each<[string, ProviderResponse]>([
    ['an issuer whose clock is behind', { claims: { iat: secondsFromNow(-340), exp: secondsFromNow(-40) } }],
    ['an issuer whose clock is ahead', { claims: { iat: secondsFromNow(40), nbf: secondsFromNow(40) } }],
  ])('do no harm: %s', async (_case, answer) => {
    expect((await signInAtTestProvider(answer)).subject).toBe('ann-1');
  });
});

test("the issuer's metadata and keys are not fetched for every sign-in", async () => {
  await signInAtTestProvider();
  const before = { ...provider.requestCounts };
  await signInAtTestProvider();
  for (const path of ['/.well-known/openid-configuration', '/keys'])
    expect(provider.requestCounts[path]).toBe(before[path]);
});

test('new keys of the issuer are fetched when a token uses one', async () => {
  const own = { provider: await startTestOidcProvider(), issuer };
  own.issuer = createOidcClient(own.provider.settings, redirectAddress, clock);
  await signInAtTestProvider(undefined, own);
  own.provider.rotateKeys();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect((await signInAtTestProvider(undefined, own)).subject).toBe('ann-1');
  expect(own.provider.requestCounts['/keys']).toBe(2);
  await own.provider.close();
});

test('an issuer that was unavailable is contacted again at the next sign-in', async () => {
  const away = await startTestOidcProvider();
  const { settings } = away;
  await away.close();
  const late = createOidcClient(settings, redirectAddress, clock);
  const failed = await late.begin().catch((error: unknown) => error);
  expect(toSsoProblem(failed)).toBe('unavailable');
  const back = await startTestOidcProvider({}, Number(new URL(settings.issuer).port));
  expect((await signInAtTestProvider(undefined, { provider: back, issuer: late })).subject).toBe('ann-1');
  await back.close();
});

test('an issuer with a different name is not trusted', async () => {
  const other = await startTestOidcProvider();
  other.metadata['issuer'] = 'https://evil.example';
  await expect(createOidcClient(other.settings, redirectAddress, clock).begin()).rejects.toThrow();
  await other.close();
});

test('an issuer that redirects elsewhere is not followed', async () => {
  const [elsewhere, other] = [await startTestOidcProvider(), await startTestOidcProvider()];
  other.redirectTo = elsewhere.settings.issuer;
  const failed = await createOidcClient(other.settings, redirectAddress, clock)
    .begin()
    .catch((error: unknown) => error);
  expect(toSsoProblem(failed)).toBe('unavailable');
  expect(elsewhere.requestCounts).toEqual({});
  await elsewhere.close();
  await other.close();
});

test('a public client needs no secret', async () => {
  const open = await startTestOidcProvider({ clientSecret: undefined });
  const own = { provider: open, issuer: createOidcClient(open.settings, redirectAddress, clock) };
  expect((await signInAtTestProvider(undefined, own)).subject).toBe('ann-1');
  await open.close();
});

test('a wrong secret is refused by the issuer', async () => {
  const wrong = createOidcClient({ ...provider.settings, clientSecret: 'wrong' }, redirectAddress, clock);
  const failed = await signInAtTestProvider(undefined, { provider, issuer: wrong }).catch((error: unknown) => error);
  expect(toSsoProblem(failed)).toBe('failed');
  expect(String(failed)).not.toContain(testClient.clientSecret);
});

describe('what a minimal token leaves out', () => {
  const thin = { email: undefined, name: undefined, email_verified: undefined };
  const userinfo = { email: 'ann.tan@fab.example', email_verified: true, given_name: 'Ann', family_name: 'Tan' };

  test('is fetched', async () => {
    expect(await signInAtTestProvider({ claims: thin, userinfo })).toMatchObject({
      email: 'ann.tan@fab.example',
      emailVerified: true,
      fullName: 'Ann Tan',
    });
  });

  test('is not trusted for another user', async () => {
    await expect(signInAtTestProvider({ claims: thin, userinfo: { ...userinfo, sub: 'ben-2' } })).rejects.toThrow();
  });
});

describe('groups', () => {
  const withRoles = () => {
    const roles = [{ group: 'managers', role: 'MicronManager' }] as const;
    return { provider, issuer: createOidcClient({ ...provider.settings, roles }, redirectAddress, clock) };
  };

  const unreadable = { unread: 'not a list of names' };

  test.each([
    [['managers', 'others'], { listed: ['managers', 'others'] }],
    ['managers', { listed: ['managers'] }],
    [[], { listed: [] }],
    [undefined, { unread: 'absent' }],
    [null, { unread: 'absent' }],
    [{ mgr: { o: 'd' } }, unreadable],
    [[{ name: 'managers' }], unreadable],
    [['managers', 7], unreadable],
    [7, unreadable],
    [true, unreadable],
  ])('%j are read as %j', async (groups, read) => {
    expect((await signInAtTestProvider({ claims: { groups } }, withRoles())).groups).toEqual(read);
  });

  test('that are too many to list do not count as none', async () => {
    const claims = { groups: undefined, _claim_names: { groups: 'src1' } };
    expect((await signInAtTestProvider({ claims }, withRoles())).groups).toEqual({ unread: 'too many' });
  });

  test('are ignored if no role depends on them', async () => {
    expect((await signInAtTestProvider({ claims: { groups: ['managers'] } })).groups).toEqual({ listed: [] });
  });
});

describe("the issuer's error response", () => {
  test.each([
    ['access_denied', 'cancelled'],
    ['temporarily_unavailable', 'unavailable'],
    ['invalid_scope', 'failed'],
    ['<b>anything</b>', 'failed'],
  ])('%s is shown as %s', async (error, problem) => {
    const { secrets } = await issuer.begin();
    const query = new URLSearchParams({ error, state: secrets.state });
    const failed = await issuer
      .finish(new URL(`${redirectAddress}?${query.toString()}`), secrets)
      .catch((one: unknown) => one);
    expect(toSsoProblem(failed)).toBe(problem);
  });
});
