import { mayUse, type Operation } from '@eptw/domain/access/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { FileStoreAway } from '../files/file-store.ts';
import type { Context, Scope, Services } from '../graphql/context.ts';
import { Refusal, type AnswerCode } from '../graphql/errors.ts';
import { scopeOf } from '../graphql/scope.ts';
import { HttpRefusal } from './refusal.ts';
import { contextOf, sessionOf } from './sessions.ts';

const statuses: Partial<Record<AnswerCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  FAILED: 500,
};

/** Who asks for a file, by the bearer token of their session. Refuses those who may not use the operation it stands for. */
export async function scopeFor(
  services: Services,
  request: FastifyRequest,
  operation: Operation,
): Promise<Scope & Context> {
  const session = await sessionOf(services, request);
  if (!session) throw new HttpRefusal(401, 'UNAUTHENTICATED', 'Please sign in.');
  if (!mayUse(operation, session.actor.role)) throw new HttpRefusal(403, 'FORBIDDEN', 'Your role may not do this.');
  return scopeOf(contextOf(services, request, session));
}

/** What is answered, or a refusal as HTTP has it. While the place for files is away, that is answered as everywhere. */
export async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileStoreAway) throw error;
    if (error instanceof Refusal) throw refused(error.code, error.message);
    if (error instanceof GraphQLError && typeof error.extensions['code'] === 'string')
      throw refused(error.extensions['code'] as AnswerCode, error.message);
    throw error;
  }
}

function refused(code: AnswerCode, words: string): HttpRefusal {
  return new HttpRefusal(statuses[code] ?? 400, code, words);
}

/** An answer that is kept as a file. */
export function saved(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
}
