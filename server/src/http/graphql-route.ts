import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Session } from '../features/sessions/signed-in.ts';
import type { Services } from '../graphql/context.ts';
import type { PrepareDocument } from '../graphql/documents.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { readOperation, runOperation } from '../graphql/operation.ts';
import { cookiesOf } from './cookies.ts';
import { discardBody, parseJson, readBody } from './body.ts';
import { readMultipart } from './multipart.ts';
import { HttpRefusal } from './refusal.ts';
import { createStrangersTurns } from './strangers-turns.ts';
import { noteFaults } from './watch-requests.ts';
import { contextOf, noteRefusal, sessionOf } from './sessions.ts';

/** Signing in and signing up need a hundredth of it, in bytes. */
const mostOfStrangers = 64 * 1024;

export interface GraphqlRoute {
  services: Services;
  schema: GraphQLSchema;
  prepare: PrepareDocument;
  bodyLimit: number;
}

/** What was sent, together with the session it was sent in: what strangers may send is less. */
interface Received {
  session: Session | undefined;
  /** The parsed request of an upload, or the text of any other. */
  sent: { operations: unknown } | { text: string };
}

/** `POST /graphql`: JSON, and multipart requests with one file. Answers 200 whenever an operation was looked at. */
export async function graphqlRoute(app: FastifyInstance, options: GraphqlRoute): Promise<void> {
  const { services, schema, prepare, bodyLimit } = options;
  const strangers = createStrangersTurns();
  const limitOfStrangers = Math.min(bodyLimit, mostOfStrangers);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const session = await sessionOf(services, request);
    const limit = session ? bodyLimit : limitOfStrangers;
    const body = await readBody(payload, limit, session ? tooLarge(limit) : tooLargeForStrangers(limit));
    return { session, sent: { text: body.toString('utf8') } } satisfies Received;
  });
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    const session = await sessionOf(services, request);
    if (!session) {
      await discardBody(payload);
      return unauthenticated();
    }
    const { 'content-type': contentType, 'content-length': contentLength } = request.headers;
    const operations = await readMultipart(payload, {
      contentType,
      contentLength: contentLength === undefined ? undefined : Number(contentLength),
      bodyLimit,
      tooLarge: tooLarge(bodyLimit),
    });
    return { session, sent: { operations } } satisfies Received;
  });
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: IncomingMessage) => {
    await discardBody(payload);
    throw new HttpRefusal(415, 'BAD_INPUT', 'Send JSON, or a multipart request with a file.');
  });

  async function run(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, sent }: Received,
  ): Promise<ExecutionResult> {
    const operation = readRequest('text' in sent ? parseJson(sent.text) : sent.operations);
    const context = contextOf(services, request, session, cookiesOf(services, request, reply));
    request.operation = operation.operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(operation.query)?.[1];
    const result = await runOperation(schema, prepare, operation, context);
    noteFaults(request, result.errors);
    // Refused as it is, before any of its operations ran.
    if (result.data === undefined) noteRefusal(request, 'BAD_INPUT');
    return result;
  }

  app.post('/graphql', async (request, reply) => {
    const { body } = request;
    if (body instanceof GraphQLError) {
      noteRefusal(request, 'UNAUTHENTICATED');
      return answer(reply, { errors: [body] });
    }
    if (!isReceived(body)) throw new HttpRefusal(400, 'BAD_INPUT', 'The request has no body.');
    const work = () => run(request, reply, body);
    return answer(reply, await (body.session ? work() : strangers.take(request.ip, work)));
  });

  app.get('/graphql', () => {
    throw new HttpRefusal(405, 'BAD_INPUT', 'Send operations with POST.');
  });
}

function isReceived(body: unknown): body is Received {
  return typeof body === 'object' && body !== null && 'session' in body && 'sent' in body;
}

const kilobytes = (limit: number) => `${Math.floor(limit / 1024)} kB`;

function tooLarge(limit: number): string {
  return `The request is larger than ${kilobytes(limit)}. Please shorten what you send; files are uploaded on their own.`;
}

function tooLargeForStrangers(limit: number): string {
  return `The request is larger than ${kilobytes(limit)}. Please shorten what you send, or sign in.`;
}

function readRequest(body: unknown) {
  try {
    return readOperation(body);
  } catch (error) {
    throw error instanceof GraphQLError ? new HttpRefusal(400, 'BAD_INPUT', error.message) : error;
  }
}

function answer(reply: FastifyReply, result: ExecutionResult): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
}
