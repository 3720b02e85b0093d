import type { FastifyRequest } from 'fastify';

/** Names a browser while it signs on: what begins in one is not finished in another. */
export const browserCookie = 'eptw_sign_on';
/** Holds the result of a single sign-on, for the API alone. */
export const resultCookie = 'eptw_sign_on_result';

/** A cookie that a request came with. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

interface NewCookie {
  name: string;
  /** Needs no quoting. */
  value: string;
  path: string;
  /** Strict: sent by our own pages alone. Lax: also when somebody comes to us from elsewhere. */
  sameSite: 'Strict' | 'Lax';
  seconds: number;
  /** Whether it never travels unencrypted. */
  secure: boolean;
}

/** The header that has a browser keep a cookie which no script can read. */
export function cookieHeader({ name, value, path, sameSite, seconds, secure }: NewCookie): string {
  const attributes = [`Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', `SameSite=${sameSite}`];
  return [`${name}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}
