import { message } from '@eptw/domain/message';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Session } from '../features/sessions/signed-in.ts';
import type { Services } from '../graphql/context.ts';
import type { PrepareDocument } from '../graphql/documents.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { readOperation, runOperation } from '../graphql/operation.ts';
import { discardBody, parseJson, readBody } from './body.ts';
import { parseMultipart } from './multipart.ts';
import { HttpRefusal } from './refusal.ts';
import { noteFaults } from './watch-requests.ts';
import { contextOf, sessionOf } from './sessions.ts';

const megabyte = 1024 * 1024;
/** Room for the greatest upload, and for one that is somewhat too large and deserves a proper answer. */
const greatestUpload = 16 * megabyte;

export interface GraphqlRoute {
  services: Services;
  schema: GraphQLSchema;
  prepare: PrepareDocument;
  bodyLimit: number;
}

/** A parsed body, together with the session it was sent in when that had to be known first. */
interface Upload {
  operations: unknown;
  session: Session;
}

/** `POST /graphql`: JSON, and multipart requests with one file. Answers 200 whenever an operation was looked at. */
export async function graphqlRoute(app: FastifyInstance, options: GraphqlRoute): Promise<void> {
  const { services, schema, prepare, bodyLimit } = options;
  const tooLarge = `The request is larger than ${Math.floor(bodyLimit / 1024)} kB. Please shorten what you send; files are uploaded on their own.`;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (_request: FastifyRequest, payload: IncomingMessage) =>
    parseJson((await readBody(payload, bodyLimit, tooLarge)).toString('utf8')),
  );
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    const session = await sessionOf(services, request);
    if (!session) {
      await discardBody(payload);
      return unauthenticated();
    }
    const body = await readBody(payload, greatestUpload, message.uploadFailed);
    const operations = await parseMultipart(body, request.headers['content-type'] ?? '');
    return { operations, session } satisfies Upload;
  });
  app.addContentTypeParser('*', async (_request: FastifyRequest, payload: IncomingMessage) => {
    await discardBody(payload);
    throw new HttpRefusal(415, 'BAD_INPUT', 'Send JSON, or a multipart request with a file.');
  });

  app.post('/graphql', async (request, reply) => {
    const { body } = request;
    if (body instanceof GraphQLError) return answer(reply, { errors: [body] });
    const upload = isUpload(body) ? body : undefined;
    const operation = readRequest(upload ? upload.operations : body);
    const session = upload ? upload.session : await sessionOf(services, request);
    const context = contextOf(services, request, session);
    request.operation = operation.operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(operation.query)?.[1];
    const result = await runOperation(schema, prepare, operation, context);
    noteFaults(request, result.errors);
    return answer(reply, result);
  });

  app.get('/graphql', () => {
    throw new HttpRefusal(405, 'BAD_INPUT', 'Send operations with POST.');
  });
}

function isUpload(body: unknown): body is Upload {
  return typeof body === 'object' && body !== null && 'operations' in body && 'session' in body;
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
