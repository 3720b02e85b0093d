import { message } from '@eptw/domain/message';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FileStoreUnavailable } from '../files/file-store.ts';
import type { AppContext } from '../app-context.ts';
import { explainUnavailable } from '../graphql/client-errors.ts';
import { createErrorBody, HttpRefusal } from './refusal.ts';
import { logRequest } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { logRefusedRequest } from './sessions.ts';

/**
 * Sends refusals as they are; masks and logs every unexpected error, with the correlation id that the caller also
 * gets.
 */
export function handleErrors(app: FastifyInstance, { diskAlarm }: Pick<AppContext, 'diskAlarm'>): void {
  app.setErrorHandler<FastifyError | HttpRefusal | FileStoreUnavailable>((error, request, reply) => {
    if (error instanceof HttpRefusal) {
      logRefusedRequest(request, error.code);
      return reply.status(error.status).send(createErrorBody(error.code, error.message));
    }
    if (error instanceof FileStoreUnavailable)
      return reply.status(503).send(createErrorBody(error.code, error.message));
    const status = error.statusCode ?? 500;
    if (status < 500) logRefusedRequest(request, status === 413 ? 'TOO_LARGE' : 'BAD_INPUT');
    if (status === 413) return reply.status(413).send(createErrorBody('TOO_LARGE', 'The request is too large.'));
    if (status < 500) return reply.status(status).send(createErrorBody('BAD_INPUT', error.message));
    // A broken connection to the caller looks like one to the database, and nobody is left to read the response.
    if (request.raw.readableAborted) {
      request.log.info({ err: error }, 'A request was interrupted by the client');
      return reply.status(400).send(createErrorBody('BAD_INPUT', 'The request was interrupted.'));
    }
    request.log.error({ err: error }, 'A request failed');
    const unavailable = explainUnavailable(error, diskAlarm);
    if (unavailable) return reply.status(503).send(createErrorBody('FAILED', unavailable, request.id));
    return reply.status(status).send(createErrorBody('FAILED', message.somethingWentWrong, request.id));
  });
}

/** Responds to a URL that cannot be parsed and so matches no route. The hooks of routes do not run for it. */
export function handleUnroutable(headers: SecurityHeaders) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.raw.once('finish', () => logRequest(request, reply));
    void reply
      .status(error.statusCode ?? 400)
      .headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id })
      .send(createErrorBody('BAD_INPUT', 'This address is not valid. Check the spelling.'));
  };
}

/** HTTP/1.1 requires every request to name its host. */
export function requireHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new HttpRefusal(400, 'BAD_INPUT', 'The request has no Host header.');
  });
}
