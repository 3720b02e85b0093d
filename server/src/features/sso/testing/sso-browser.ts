import type { FastifyInstance } from 'fastify';
import { getCookiePrefix } from '../../../http/cookies.ts';
import { browserCookie, resultCookie } from '../service.ts';
import type { ProviderResponse, TestOidcProvider } from './test-oidc-provider.ts';

/** The public URL of the application in these tests. */
export const publicUrl = 'https://permits.example';
/** The cookies' names under that URL. */
export const cookies = {
  browser: getCookiePrefix(publicUrl) + browserCookie,
  result: getCookiePrefix(publicUrl) + resultCookie,
};

/** A minimal browser for single sign-on: it stores cookies by name. */
export interface TestBrowser {
  cookies: Record<string, string>;
  /** The full Set-Cookie header of each cookie that was set last. */
  headers: Record<string, string>;
}

export function createTestBrowser(): TestBrowser {
  return { cookies: {}, headers: {} };
}

/** Opens a URL, and returns where it redirects to. `site` is the Sec-Fetch-Site value that browsers send. */
export async function followRedirect(
  app: FastifyInstance,
  browser: TestBrowser,
  url: string,
  site = 'same-origin',
): Promise<string> {
  const cookie = Object.entries(browser.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const { headers } = await app.inject({ url, headers: { cookie, 'sec-fetch-site': site } });
  for (const header of [headers['set-cookie'] ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    browser.cookies[name] = value;
    browser.headers[name] = header;
  }
  return headers.location ?? '';
}

/** Signs in at the provider, and returns the callback URL. */
export async function signInAtProvider(
  app: FastifyInstance,
  provider: TestOidcProvider,
  browser: TestBrowser,
  answer?: ProviderResponse,
): Promise<string> {
  return `/sso/callback?${provider.authorize(await followRedirect(app, browser, '/sso'), answer)}`;
}

export interface LoginPayload {
  success: boolean;
  code: string;
  message: string;
  token: string | null;
  user: { _id: string; email: string; fullname: string; role: string; company: string; sites: unknown[] } | null;
}

const mutation = `mutation ($email: String!) {
  ssoLogin(email: $email) { success code message token user { _id email fullname role company sites { _id } } }
}`;

/** Calls `ssoLogin` in this browser, optionally with an existing session. */
export async function ssoLogin(
  app: FastifyInstance,
  browser: TestBrowser,
  email: string,
  token?: string,
): Promise<LoginPayload> {
  const result = browser.cookies[cookies.result];
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(result && { cookie: `${cookies.result}=${result}` }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify({ query: mutation, variables: { email } }),
  });
  return response.json<{ data: { ssoLogin: LoginPayload } }>().data.ssoLogin;
}

/** The complete single sign-on, in a new browser. */
export async function ssoLoginAs(
  app: FastifyInstance,
  provider: TestOidcProvider,
  claims: Record<string, unknown> & { email: string },
): Promise<LoginPayload> {
  const browser = createTestBrowser();
  await followRedirect(app, browser, await signInAtProvider(app, provider, browser, { claims }));
  return ssoLogin(app, browser, claims.email);
}
