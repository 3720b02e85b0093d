import { isSafeRedirectPath } from '@eptw/domain/user/redirect-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logSignIn } from '../access/security-log.ts';
import {
  attemptLifetimeSeconds,
  browserCookie,
  resultCookie,
  beginSso,
  finishSso,
  createSecret,
  resultLifetimeSeconds,
  SsoFailure,
} from '../features/sso/service.ts';
import type { AppContext } from '../app-context.ts';
import { toLogFields } from '../oidc/oidc-errors.ts';
import { createCookies } from './cookies.ts';

/** The longest address of a page that somebody is led back to. Whoever wanted to go elsewhere arrives on the first page. */
const maxPageLength = 2_000;
/** What a cookie of ours looks like. */
const secretPattern = /^[\w-]{43}$/;

/** Whether a page of another host led here, as browsers say themselves wherever they come by https. */
function isCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** The page that somebody comes back to, still knowing where they wanted to go. That page judges the address. */
function buildPagePath(path: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/**
 * The way to the identity provider and back: `/sso` leads to it, and it leads back to `/sso/callback`, which leaves a
 * one-time result in a cookie and goes on to the page that signs in with it. Whatever goes wrong leads back to the
 * sign-in page, which says what.
 */
export async function ssoRoute(app: FastifyInstance, appContext: AppContext): Promise<void> {
  const { oidcClient, publicUrl } = appContext;
  const leadTo = (reply: FastifyReply, address: string) => reply.header('cache-control', 'no-store').redirect(address);

  const fail = (reply: FastifyReply, error: unknown) => {
    if (!(error instanceof SsoFailure)) throw error;
    const { problem, returnPath, cause } = error;
    // What people do, such as cancelling, is no reason to look into the log.
    const level = problem === 'failed' || problem === 'unavailable' ? 'warn' : 'info';
    const outcome = problem === 'tooMany' ? 'too many tries' : 'not proven';
    logSignIn({ log: reply.log, clientAddress: reply.request.ip }, { way: 'single sign-on', outcome });
    reply.log[level](
      { signOn: problem, ...(cause === undefined ? {} : toLogFields(cause)) },
      'A single sign-on failed',
    );
    return leadTo(reply, buildPagePath('/signin', { problem, from: returnPath }));
  };

  app.get<{ Querystring: { from?: unknown } }>('/sso', async (request, reply) => {
    const { from } = request.query;
    const wanted =
      typeof from === 'string' && from.length <= maxPageLength && isSafeRedirectPath(from) ? from : undefined;
    if (!oidcClient) return leadTo(reply, buildPagePath('/signin', { problem: 'notSetUp', from: wanted }));
    // The issuer may ask nothing: nobody is signed in by following a link of others. The button there goes on.
    if (isCrossSite(request)) return leadTo(reply, buildPagePath('/signin', { from: wanted }));
    // Two tabs may sign on at once: they share the cookie.
    const cookies = createCookies(appContext, request, reply);
    const known = cookies.read(browserCookie);
    const browser = known !== undefined && secretPattern.test(known) ? known : createSecret();
    try {
      const address = await beginSso({ ...appContext, clientAddress: request.ip }, oidcClient, browser, wanted);
      // The issuer leads back here from its own page.
      cookies.set({ name: browserCookie, value: browser, maxAgeSeconds: attemptLifetimeSeconds, sameSite: 'lax' });
      return leadTo(reply, address);
    } catch (error) {
      return fail(reply, error);
    }
  });

  app.get('/sso/callback', async (request, reply) => {
    if (!oidcClient) return leadTo(reply, buildPagePath('/signin', { problem: 'notSetUp' }));
    // The address as the issuer knows it, whatever a proxy made of it.
    const callback = new URL(`${publicUrl}/sso/callback`);
    callback.search = new URL(request.url, publicUrl).search;
    const cookies = createCookies(appContext, request, reply);
    try {
      const { code, email, returnPath } = await finishSso(
        { ...appContext, clientAddress: request.ip },
        oidcClient,
        cookies.read(browserCookie),
        callback,
      );
      cookies.set({ name: resultCookie, value: code, maxAgeSeconds: resultLifetimeSeconds });
      // After the #, so that no server and no log ever reads it.
      const page = buildPagePath('/ssologin', { from: returnPath });
      return leadTo(reply, `${page}#${new URLSearchParams({ email }).toString()}`);
    } catch (error) {
      return fail(reply, error);
    }
  });
}
