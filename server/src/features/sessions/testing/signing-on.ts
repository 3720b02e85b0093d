import type { FastifyInstance } from 'fastify';
import { cookieNames } from '../../../http/cookies.ts';
import type { Answer, TestIssuer } from '../../../sign-on/testing/test-issuer.ts';

/** The address under which people reach the program in these tests. */
export const publicUrl = 'https://permits.example';
/** What the cookies are called under that address. */
export const cookies = cookieNames({ publicUrl });

/** A browser as far as signing on needs one: it keeps the cookies that it is given, by name. */
export interface Browser {
  cookies: Record<string, string>;
  /** The whole header of each cookie that was set last. */
  headers: Record<string, string>;
}

export function newBrowser(): Browser {
  return { cookies: {}, headers: {} };
}

/** Opens an address, and answers where it leads. The site is what browsers say of the page that led there. */
export async function visit(
  app: FastifyInstance,
  browser: Browser,
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

/** Goes to the provider, is let in there, and answers the address that leads back. */
export async function callbackOf(
  app: FastifyInstance,
  provider: TestIssuer,
  browser: Browser,
  answer?: Answer,
): Promise<string> {
  return `/sso/callback?${provider.letIn(await visit(app, browser, '/sso'), answer)}`;
}

export interface Login {
  success: boolean;
  code: string;
  message: string;
  token: string | null;
  user: { _id: string; email: string; fullname: string; role: string; company: string; sites: unknown[] } | null;
}

const mutation = `mutation ($email: String!) {
  ssoLogin(email: $email) { success code message token user { _id email fullname role company sites { _id } } }
}`;

/** What `ssoLogin` answers this browser, which may have a session already. */
export async function ssoLogin(app: FastifyInstance, browser: Browser, email: string, token?: string): Promise<Login> {
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
  return response.json<{ data: { ssoLogin: Login } }>().data.ssoLogin;
}

/** The whole way in, in a browser of its own. */
export async function signOnAs(
  app: FastifyInstance,
  provider: TestIssuer,
  claims: Record<string, unknown> & { email: string },
): Promise<Login> {
  const browser = newBrowser();
  await visit(app, browser, await callbackOf(app, provider, browser, { claims }));
  return ssoLogin(app, browser, claims.email);
}
