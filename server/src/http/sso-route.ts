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

/** The longest URL to return to. With a longer one, the user arrives on the start page. */
const maxPageLength = 2_000;
/** The format of our cookies' values. */
const secretPattern = /^[\w-]{43}$/;

/** Whether a page of another site linked here, as browsers report whenever they use https. */
function isCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** The page to return to, with the URL that the user wanted to open. That page validates the URL. */
function buildPagePath(path: string, parameters: Record<string, string | undefined>): string {
  const presentParameters = Object.entries(parameters).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return presentParameters.length > 0 ? `${path}?${new URLSearchParams(presentParameters).toString()}` : path;
}

/**
 * The route to the identity provider and back: `/sso` redirects to it, and it returns to `/sso/callback`, which sets
 * a one-time result in a cookie and redirects to the page that signs in with it. Every failure redirects to the
 * sign-in page, which shows the problem.
 */
export async function ssoRoute(app: FastifyInstance, appContext: AppContext): Promise<void> {
  const { oidcClient, publicUrl } = appContext;
  const redirectTo = (reply: FastifyReply, address: string) =>
    reply.header('cache-control', 'no-store').redirect(address);

  const fail = (reply: FastifyReply, error: unknown) => {
    if (!(error instanceof SsoFailure)) throw error;
    const { problem, returnPath, cause } = error;
    // Actions of the user, such as cancelling, are not logged as warnings.
    const level = problem === 'failed' || problem === 'unavailable' ? 'warn' : 'info';
    const outcome = problem === 'tooMany' ? 'too many tries' : 'not proven';
    logSignIn({ log: reply.log, clientAddress: reply.request.ip }, { way: 'single sign-on', outcome });
    reply.log[level](
      { signOn: problem, ...(cause === undefined ? {} : toLogFields(cause)) },
      'A single sign-on failed',
    );
    return redirectTo(reply, buildPagePath('/signin', { problem, from: returnPath }));
  };

  app.get<{ Querystring: { from?: unknown } }>('/sso', async (request, reply) => {
    const { from } = request.query;
    const requestedUrl =
      typeof from === 'string' && from.length <= maxPageLength && isSafeRedirectPath(from) ? from : undefined;
    if (!oidcClient) return redirectTo(reply, buildPagePath('/signin', { problem: 'notSetUp', from: requestedUrl }));
    // The issuer may not prompt, so a link on another site must not sign the user in. The button on the sign-in page
    // continues.
    if (isCrossSite(request)) return redirectTo(reply, buildPagePath('/signin', { from: requestedUrl }));
    // Two tabs may sign in at once: they share the cookie.
    const cookies = createCookies(appContext, request, reply);
    const storedBrowser = cookies.read(browserCookie);
    const browser = storedBrowser !== undefined && secretPattern.test(storedBrowser) ? storedBrowser : createSecret();
    try {
      const address = await beginSso({ ...appContext, clientAddress: request.ip }, oidcClient, browser, requestedUrl);
      // The issuer redirects here from its own page.
      cookies.set({ name: browserCookie, value: browser, maxAgeSeconds: attemptLifetimeSeconds, sameSite: 'lax' });
      return redirectTo(reply, address);
    } catch (error) {
      return fail(reply, error);
    }
  });

  app.get('/sso/callback', async (request, reply) => {
    if (!oidcClient) return redirectTo(reply, buildPagePath('/signin', { problem: 'notSetUp' }));
    // The URL that the issuer expects, whatever a proxy changed.
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
      // After the #, so that no server or log ever sees it.
      const page = buildPagePath('/ssologin', { from: returnPath });
      return redirectTo(reply, `${page}#${new URLSearchParams({ email }).toString()}`);
    } catch (error) {
      return fail(reply, error);
    }
  });
}
