import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../graphql/context.ts';
import type { Cookies } from '../graphql/cookies.ts';

/** Names a browser while it signs on: what begins in one is not finished in another. */
const browserCookie = 'eptw_sign_on';
/** Holds the result of a single sign-on, for the API alone. */
const resultCookie = 'eptw_sign_on_result';

/**
 * What the cookies are called. Where people come by https, the name itself has browsers refuse a cookie of that name
 * that another host of the same domain made, or that travelled unencrypted: nobody plants one.
 */
export function cookieNames({ publicUrl }: Pick<Services, 'publicUrl'>): { browser: string; result: string } {
  const prefix = prefixOf(publicUrl);
  return { browser: prefix + browserCookie, result: prefix + resultCookie };
}

function prefixOf(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-' : '';
}

/** The cookies that a request came with, and those that its answer is to carry. */
export function cookiesOf(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): Cookies {
  const prefix = prefixOf(publicUrl);
  return {
    read: (name) => readCookie(request, prefix + name),
    named: (beginning) =>
      pairsOf(request)
        .filter((pair) => pair.startsWith(prefix + beginning))
        .map((pair) => pair.slice(prefix.length).split('=')[0] ?? ''),
    keep: ({ name, value, seconds }) => {
      const cookie = { name: prefix + name, value, seconds, sameSite: 'Strict', secure: isSecure(publicUrl) } as const;
      reply.header('set-cookie', cookieHeader(cookie));
    },
  };
}

function pairsOf({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  return (headers.cookie ?? '').split(';').map((pair) => pair.trim());
}

/** Whether cookies never travel unencrypted. */
export function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** A cookie that a request came with. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const found = pairsOf(request).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}

interface NewCookie {
  name: string;
  /** Needs no quoting. */
  value: string;
  /** Strict: sent by our own pages alone. Lax: also when somebody comes to us from elsewhere. */
  sameSite: 'Strict' | 'Lax';
  seconds: number;
  secure: boolean;
}

/** The header that has a browser keep a cookie which no script can read. A name with `__Host-` asks for the whole path. */
export function cookieHeader({ name, value, sameSite, seconds, secure }: NewCookie): string {
  const attributes = ['Path=/', `Max-Age=${seconds}`, 'HttpOnly', `SameSite=${sameSite}`];
  return [`${name}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}
