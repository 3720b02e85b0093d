import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logRefusal } from '../access/security-log.ts';
import type { Session } from '../features/sessions/signed-in.ts';
import type { Context, Services } from '../graphql/context.ts';
import { noCookies, type Cookies } from '../graphql/cookies.ts';
import type { AnswerCode } from '../graphql/errors.ts';
import { noteAnswer } from './watch-requests.ts';
import { cookieNames, readCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as soon as somebody has asked for it. */
    session: Session | undefined;
  }
}

/** The session that the bearer token of a request names, if it is good. */
export async function sessionOf({ signedIn }: Services, request: FastifyRequest): Promise<Session | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  request.session = token === undefined ? undefined : await signedIn.find(token);
  return request.session;
}

/** Lets a refusal say later whose request it was. */
export function rememberSessions(app: FastifyInstance): void {
  app.decorateRequest('session', undefined);
}

/** Notes that a request was refused, and whose it was, as far as that is known. */
export function noteRefusal({ log, session, ip, routeOptions }: FastifyRequest, code: AnswerCode): void {
  logRefusal(
    { log, actor: session?.actor ?? null, sessionId: session?.id ?? null, clientAddress: ip },
    routeOptions.url,
    code,
  );
}

/** What one request resolves in. Cookies are kept where its answer can carry them. */
export function contextOf(
  services: Services,
  request: FastifyRequest,
  session: Session | undefined,
  cookies: Cookies = noCookies,
): Context {
  return {
    ...services,
    actor: session?.actor ?? null,
    sessionId: session?.id ?? null,
    requestId: request.id,
    clientAddress: request.ip,
    cookies,
    signOnResult: readCookie(request, cookieNames(services).result),
    log: request.log,
    noteAnswer: (operation, code) => noteAnswer(request, operation, code),
  };
}
