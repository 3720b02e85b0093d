import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { Cookies } from '../graphql/cookies.ts';

function usesHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/**
 * What the names of all cookies begin with. Where people come by https, the name itself has browsers refuse a cookie of
 * that name that another host of the same domain made, or that travelled unencrypted: nobody plants one.
 */
export function cookiePrefix(publicUrl: string): string {
  return usesHttps(publicUrl) ? '__Host-' : '';
}

/** Reads and sets cookies: for our own pages alone unless said otherwise, and out of reach of scripts. */
export async function handleCookies(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(fastifyCookie, {
    // A name with `__Host-` asks for the whole path.
    parseOptions: { path: '/', httpOnly: true, sameSite: 'strict', secure: usesHttps(publicUrl) },
  });
}

/** The cookies that a request came with, and those that its response is to carry. */
export function createCookies(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  { cookies }: FastifyRequest,
  reply: FastifyReply,
): Cookies {
  const prefix = cookiePrefix(publicUrl);
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
