import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signOnPages } from '../features/sign-on-codes/service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the GraphQL operation, for the log. */
    operation: string | undefined;
  }
}

/** The correlation id of a request: a proxy's if it is safe to use, otherwise a new one. */
export function getCorrelationId(request: IncomingMessage): string {
  const givenId = request.headers['x-request-id'];
  return typeof givenId === 'string' && /^[\w-]{8,64}$/.test(givenId) ? givenId : randomUUID();
}

const maxPathLength = 200;

const signOnPagePattern = new RegExp(signOnPages.replaceAll('/', '/+'), 'i');

/** However somebody encodes it; as it is where it cannot be decoded. */
function decodeAddress(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** The path without the query, and without what opens the outbox or the sign-on page of a permit. */
function readLoggedPath({ url, routeOptions }: FastifyRequest): string {
  const holdsKey = routeOptions?.url?.includes(':key') ?? false;
  if (holdsKey) return routeOptions.url ?? '';
  // However it is written: what comes after this name is never logged.
  if (signOnPagePattern.test(decodeAddress(url))) return `${signOnPages}:code`;
  return (url.split('?', 1)[0] ?? '').slice(0, maxPathLength);
}

/** Logs one line per request, without queries, bodies, tokens or anything else that users typed. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('operation', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
}

/** Logs the line of a request with its response. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: readLoggedPath(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      operation: request.operation?.slice(0, 60),
    },
    'request',
  );
}
