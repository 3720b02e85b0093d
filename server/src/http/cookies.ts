import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Cookies } from '../graphql/cookies.ts';

function usesHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/**
 * The prefix of all cookie names. Under https it makes browsers refuse a cookie of that name from another host of the
 * same domain or over an unencrypted connection, so that nobody can plant one.
 */
export function getCookiePrefix(publicUrl: string): string {
  return usesHttps(publicUrl) ? '__Host-' : '';
}

/** Reads and sets cookies: by default sent only from our own pages, and inaccessible to scripts. */
export async function handleCookies(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(fastifyCookie, {
    // A name with `__Host-` requires the whole path.
    parseOptions: { path: '/', httpOnly: true, sameSite: 'strict', secure: usesHttps(publicUrl) },
  });
}

/** The cookies of a request, and those to set in its response. */
export function createCookies(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  { cookies }: FastifyRequest,
  reply: FastifyReply,
): Cookies {
  const prefix = getCookiePrefix(publicUrl);
  return {
    read: (name) => cookies[prefix + name],
    listNames: (beginning) =>
      Object.keys(cookies)
        .filter((name) => name.startsWith(prefix + beginning))
        .map((name) => name.slice(prefix.length)),
    set: ({ name, value, maxAgeSeconds, ...sameSite }) =>
      void reply.setCookie(prefix + name, value, { maxAge: maxAgeSeconds, ...sameSite }),
  };
}
