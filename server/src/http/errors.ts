import { message } from '@eptw/domain/message';
import type { FastifyError, FastifyInstance } from 'fastify';
import { errorBody, HttpRefusal } from './refusal.ts';

/** Answers refusals as they are; masks and logs every fault, with the correlation id that the caller sees too. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpRefusal>((error, request, reply) => {
    if (error instanceof HttpRefusal) return reply.status(error.status).send(errorBody(error.code, error.message));
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.status(413).send(errorBody('TOO_LARGE', 'The request is too large.'));
    if (status < 500) return reply.status(status).send(errorBody('BAD_INPUT', error.message));
    request.log.error({ err: error }, 'A request failed');
    return reply.status(status).send(errorBody('FAILED', message.somethingWentWrong, request.id));
  });
}
