import type { FastifyRequest } from 'fastify';
import type { Services } from '../graphql/context.ts';

/** Names a browser while it signs on: what begins in one is not finished in another. */
const browserCookie = 'eptw_sign_on';
/** Holds the result of a single sign-on, for the API alone. */
const resultCookie = 'eptw_sign_on_result';

/**
 * What the cookies are called. Where people come by https, the name itself has browsers refuse a cookie of that name
 * that another host of the same domain made, or that travelled unencrypted: nobody plants one.
 */
export function cookieNames({ publicUrl }: Pick<Services, 'publicUrl'>): { browser: string; result: string } {
  const prefix = isSecure(publicUrl) ? '__Host-' : '';
  return { browser: prefix + browserCookie, result: prefix + resultCookie };
}

/** Whether cookies never travel unencrypted. */
export function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** A cookie that a request came with. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
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
