import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logRefusal } from '../access/security-log.ts';
import type { Session, AppContext } from '../app-context.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import { noCookies, type Cookies } from '../graphql/cookies.ts';
import type { ResponseCode } from '../refusal.ts';
import { recordOutcome } from './observe-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as soon as somebody has asked for it. */
    session: Session | undefined;
  }
}

/** The session that the bearer token of a request names, if it is good. */
export async function findSession({ sessions }: AppContext, request: FastifyRequest): Promise<Session | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  request.session = token === undefined ? undefined : await sessions.find(token);
  return request.session;
}

/** Lets a refusal say later whose request it was. */
export function decorateWithSession(app: FastifyInstance): void {
  app.decorateRequest('session', undefined);
}

/** Notes that a request was refused, and whose it was, as far as that is known. */
export function logRefusedRequest({ log, session, ip, routeOptions }: FastifyRequest, code: ResponseCode): void {
  logRefusal(
    { log, actor: session?.actor ?? null, sessionId: session?.id ?? null, clientAddress: ip },
    routeOptions.url,
    code,
  );
}

/** What one request resolves in. Cookies are kept where its answer can carry them. */
export function createRequestContext(
  appContext: AppContext,
  request: FastifyRequest,
  session: Session | undefined,
  cookies: Cookies = noCookies,
): RequestContext {
  return {
    ...appContext,
    actor: session?.actor ?? null,
    sessionId: session?.id ?? null,
    requestId: request.id,
    clientAddress: request.ip,
    cookies,
    log: request.log,
    recordOutcome: (operation, code) => recordOutcome(request, operation, code),
  };
}
