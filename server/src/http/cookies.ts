import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Cookies } from '../graphql/cookies.ts';

/** Names a browser while it signs on: what begins in one is not finished in another. */
const ssoBrowserCookie = 'eptw_sign_on';
/** Holds the result of a single sign-on, for the API alone. */
const ssoResultCookie = 'eptw_sign_on_result';

/**
 * What the cookies are called. Where people come by https, the name itself has browsers refuse a cookie of that name
 * that another host of the same domain made, or that travelled unencrypted: nobody plants one.
 */
export function cookieNames({ publicUrl }: Pick<AppContext, 'publicUrl'>): { browser: string; result: string } {
  const prefix = cookiePrefix(publicUrl);
  return { browser: prefix + ssoBrowserCookie, result: prefix + ssoResultCookie };
}

function cookiePrefix(publicUrl: string): string {
  return usesHttps(publicUrl) ? '__Host-' : '';
}

/** The cookies that a request came with, and those that its answer is to carry. */
export function createCookies(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): Cookies {
  const prefix = cookiePrefix(publicUrl);
  return {
    read: (name) => readCookie(request, prefix + name),
    listNames: (beginning) =>
      listCookiePairs(request)
        .filter((pair) => pair.startsWith(prefix + beginning))
        .map((pair) => pair.slice(prefix.length).split('=')[0] ?? ''),
    set: ({ name, value, maxAgeSeconds }) => {
      const cookie = {
        name: prefix + name,
        value,
        maxAgeSeconds,
        sameSite: 'Strict',
        secure: usesHttps(publicUrl),
      } as const;
      reply.header('set-cookie', formatCookie(cookie));
    },
  };
}

function listCookiePairs({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  return (headers.cookie ?? '').split(';').map((pair) => pair.trim());
}

/** Whether cookies never travel unencrypted. */
export function usesHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** A cookie that a request came with. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const found = listCookiePairs(request).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}

interface CookieOptions {
  name: string;
  /** Needs no quoting. */
  value: string;
  /** Strict: sent by our own pages alone. Lax: also when somebody comes to us from elsewhere. */
  sameSite: 'Strict' | 'Lax';
  maxAgeSeconds: number;
  secure: boolean;
}

/** The header that has a browser keep a cookie which no script can read. A name with `__Host-` asks for the whole path. */
export function formatCookie({ name, value, sameSite, maxAgeSeconds, secure }: CookieOptions): string {
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', `SameSite=${sameSite}`];
  return [`${name}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}
