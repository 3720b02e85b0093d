import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Session, AppContext } from '../app-context.ts';
import type { PrepareDocument } from '../graphql/prepare-document.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { parseOperation, runOperation } from '../graphql/operation.ts';
import { createCookies } from './cookies.ts';
import { discardBody, parseJson, readBody } from './body.ts';
import { readMultipart } from './multipart.ts';
import { HttpRefusal } from './refusal.ts';
import { sendCompressed } from './compression.ts';
import { createQueues } from './queues.ts';
import { recordFaults } from './observe-requests.ts';
import { createRequestContext, logRefusedRequest, findSession } from './sessions.ts';

const json = 'application/json; charset=utf-8';

/** In bytes; signing in and signing up need a hundredth of it. */
const maxAnonymousBody = 64 * 1024;

export interface GraphqlRouteOptions {
  appContext: AppContext;
  schema: GraphQLSchema;
  prepare: PrepareDocument;
  bodyLimit: number;
}

/** The content of a request with its session: anonymous callers may send less. */
interface ReceivedRequest {
  session: Session | undefined;
  /** The parsed request of an upload, or the text of any other. */
  content: { operations: unknown } | { text: string };
}

/** `POST /graphql`: JSON, and multipart requests with one file. Returns 200 whenever an operation was parsed. */
export async function graphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): Promise<void> {
  const { appContext, schema, prepare, bodyLimit } = options;
  const runInTurn = createQueues(appContext.db);
  const anonymousBodyLimit = Math.min(bodyLimit, maxAnonymousBody);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const session = await findSession(appContext, request);
    const limit = session ? bodyLimit : anonymousBodyLimit;
    const body = await readBody(payload, limit, session ? formatTooLarge(limit) : formatTooLargeForAnonymous(limit));
    return { session, content: { text: body.toString('utf8') } } satisfies ReceivedRequest;
  });
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    const session = await findSession(appContext, request);
    if (!session) {
      await discardBody(payload);
      return unauthenticated();
    }
    const { 'content-type': contentType, 'content-length': contentLength } = request.headers;
    const operations = await readMultipart(payload, {
      contentType,
      contentLength: contentLength === undefined ? undefined : Number(contentLength),
      bodyLimit,
      tooLargeMessage: formatTooLarge(bodyLimit),
    });
    return { session, content: { operations } } satisfies ReceivedRequest;
  });
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: IncomingMessage) => {
    await discardBody(payload);
    throw new HttpRefusal(415, 'BAD_INPUT', 'Send JSON, or a multipart request with a file.');
  });

  async function run(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, content }: ReceivedRequest,
  ): Promise<ExecutionResult> {
    const operation = parseRequest('text' in content ? parseJson(content.text) : content.operations);
    const context = createRequestContext(appContext, request, session, createCookies(appContext, request, reply));
    request.operation = operation.operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(operation.query)?.[1];
    const result = await runOperation(schema, prepare, operation, context);
    recordFaults(request, result.errors);
    // Refused as a whole, before any of its operations ran.
    if (result.data === undefined) logRefusedRequest(request, 'BAD_INPUT');
    return result;
  }

  app.post('/graphql', async (request, reply) => {
    const { body } = request;
    if (body instanceof GraphQLError) {
      logRefusedRequest(request, 'UNAUTHENTICATED');
      return sendResult(reply, { errors: [body] });
    }
    if (!isReceivedRequest(body)) throw new HttpRefusal(400, 'BAD_INPUT', 'The request has no body.');
    // Only anonymous callers receive secrets: the token of a session, or the code for a new password.
    if (body.session) return sendCompressed(request, reply.type(json), JSON.stringify(await run(request, reply, body)));
    const text = 'text' in body.content ? body.content.text : '';
    const { ip, headers } = request;
    return sendResult(reply, await runInTurn({ ip, headers, text }, () => run(request, reply, body)));
  });

  app.get('/graphql', () => {
    throw new HttpRefusal(405, 'BAD_INPUT', 'Send operations with POST.');
  });
}

function isReceivedRequest(body: unknown): body is ReceivedRequest {
  return typeof body === 'object' && body !== null && 'session' in body && 'content' in body;
}

const formatKilobytes = (limit: number) => `${Math.floor(limit / 1024)} kB`;

function formatTooLarge(limit: number): string {
  return `The request is larger than ${formatKilobytes(limit)}. Send less; files are uploaded separately.`;
}

function formatTooLargeForAnonymous(limit: number): string {
  return `The request is larger than ${formatKilobytes(limit)}. Send less, or sign in.`;
}

function parseRequest(body: unknown) {
  try {
    return parseOperation(body);
  } catch (error) {
    throw error instanceof GraphQLError ? new HttpRefusal(400, 'BAD_INPUT', error.message) : error;
  }
}

function sendResult(reply: FastifyReply, result: ExecutionResult): FastifyReply {
  return reply.type(json).send(JSON.stringify(result));
}
