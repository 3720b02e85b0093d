import type { FastifyRequest } from 'fastify';
import type { Session } from '../features/sessions/signed-in.ts';
import type { Context, Services } from '../graphql/context.ts';
import { noteAnswer } from './watch-requests.ts';
import { cookieNames, readCookie } from './cookies.ts';

/** The session that the bearer token of a request names, if it is good. */
export async function sessionOf({ signedIn }: Services, request: FastifyRequest): Promise<Session | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : signedIn.find(token);
}

/** What one request resolves in. */
export function contextOf(services: Services, request: FastifyRequest, session: Session | undefined): Context {
  return {
    ...services,
    actor: session?.actor ?? null,
    sessionId: session?.id ?? null,
    requestId: request.id,
    clientAddress: request.ip,
    signOnResult: readCookie(request, cookieNames(services).result),
    log: request.log,
    noteAnswer: (operation, code) => noteAnswer(request, operation, code),
  };
}
