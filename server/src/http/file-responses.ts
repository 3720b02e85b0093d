import { canUse, type Operation } from '@eptw/domain/access/access';
import type { ResponseCode } from '@eptw/domain/response-code';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { FileStoreUnavailable } from '../files/file-store.ts';
import type { ActorContext, AppContext } from '../app-context.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import { Refusal } from '../refusal.ts';
import { requireActor } from '../graphql/require-actor.ts';
import { HttpRefusal } from './refusal.ts';
import { createRequestContext, findSession } from './sessions.ts';

const httpStatuses: Partial<Record<ResponseCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  FAILED: 500,
};

/**
 * The user who requests a file, by the bearer token of their session. Refuses users who may not use the corresponding
 * operation.
 */
export async function authorizeDownload(
  appContext: AppContext,
  request: FastifyRequest,
  operation: Operation,
): Promise<ActorContext & RequestContext> {
  const session = await findSession(appContext, request);
  if (!session) throw new HttpRefusal(401, 'UNAUTHENTICATED', 'Please sign in.');
  if (!canUse(operation, session.actor.role)) throw new HttpRefusal(403, 'FORBIDDEN', 'Your role does not allow this.');
  return requireActor(createRequestContext(appContext, request, session));
}

/** Returns the result, or throws a refusal as HTTP status. An unavailable file store is handled as everywhere else. */
export async function toHttpErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FileStoreUnavailable) throw error;
    if (error instanceof Refusal) throw toHttpRefusal(error.code, error.message);
    if (error instanceof GraphQLError && typeof error.extensions['code'] === 'string')
      throw toHttpRefusal(error.extensions['code'] as ResponseCode, error.message);
    throw error;
  }
}

function toHttpRefusal(code: ResponseCode, text: string): HttpRefusal {
  return new HttpRefusal(httpStatuses[code] ?? 400, code, text);
}

/** A response that the browser saves as a file. */
export function toAttachment(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
}
