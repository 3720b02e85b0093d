import type { ResponseCode } from '@eptw/domain/response-code';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logRefusal } from '../access/security-log.ts';
import type { Session, AppContext } from '../app-context.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import { noCookies, type Cookies } from '../graphql/cookies.ts';
import { recordOutcome } from './observe-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session has been looked up. */
    session: Session | undefined;
  }
}

/** The session of a request's bearer token, if it is valid. */
export async function findSession({ sessions }: AppContext, request: FastifyRequest): Promise<Session | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  request.session = token === undefined ? undefined : await sessions.find(token);
  return request.session;
}

/** Lets a refusal be logged with the user later. */
export function decorateWithSession(app: FastifyInstance): void {
  app.decorateRequest('session', undefined);
}

/** Logs that a request was refused, with its user if known. */
export function logRefusedRequest({ log, session, ip, routeOptions }: FastifyRequest, code: ResponseCode): void {
  logRefusal(
    { log, actor: session?.actor ?? null, sessionId: session?.id ?? null, clientAddress: ip },
    routeOptions.url,
    code,
  );
}

/** Creates the context of a request. Cookies are set only if its response can carry them. */
export function createRequestContext(
  appContext: AppContext,
  request: FastifyRequest,
  session: Session | undefined,
  cookies: Cookies = noCookies,
): RequestContext {
  return {
    actor: session?.actor ?? null,
    sessionId: session?.id ?? null,
    requestId: request.id,
    clientAddress: request.ip,
    cookies,
    log: request.log,
    recordOutcome: (operation, code) => recordOutcome(request, operation, code),
    // Each by name: to add properties to a copy takes V8 a microsecond each.
    db: appContext.db,
    clock: appContext.clock,
    files: appContext.files,
    events: appContext.events,
    sessions: appContext.sessions,
    pdfs: appContext.pdfs,
    diskAlarm: appContext.diskAlarm,
    pdfOpener: appContext.pdfOpener,
    uploadsPerDay: appContext.uploadsPerDay,
    outbox: appContext.outbox,
    smsGateway: appContext.smsGateway,
    oidcClient: appContext.oidcClient,
    staffEmailDomain: appContext.staffEmailDomain,
    hostName: appContext.hostName,
    feedbackUrl: appContext.feedbackUrl,
    tutorialsUrl: appContext.tutorialsUrl,
    publicUrl: appContext.publicUrl,
    linkBase: appContext.linkBase,
    changeLogFile: appContext.changeLogFile,
  };
}
