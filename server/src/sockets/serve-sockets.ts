import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { message } from '@eptw/domain/message';
import { isTooDeep, nestedTooDeeply } from '@eptw/domain/json-depth';
import { getOperationAST, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Context, Services } from '../graphql/context.ts';
import type { PrepareDocument } from '../graphql/documents.ts';
import { noCookies } from '../graphql/cookies.ts';
import { badInput, unauthenticated } from '../graphql/errors.ts';
import type { RawAnswers } from '../http/raw-answers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { presentErrors } from '../graphql/present-errors.ts';
import { watchSockets } from './open-sockets.ts';

const mostSubscriptions = 20;
/** The greatest message, in bytes: a subscription is short, and whatever a message holds is parsed. */
const greatestMessage = 64 * 1024;
/** How long browsers have to answer that their sockets close, in milliseconds. One whose lid was shut never does. */
const patience = 2_000;

export interface Sockets {
  services: Services;
  schema: GraphQLSchema;
  prepare: PrepareDocument;
  /** What answers where no socket is opened. */
  rawAnswers: RawAnswers;
  /** Counts the open ones, where somebody wants to know. */
  metrics: Metrics | undefined;
}

/** What a connection knows about itself. */
interface Connected extends Record<PropertyKey, unknown> {
  requestId: string;
}

/** The token among a connection's parameters: as it is, or as the header of an HTTP request carries it. */
function tokenOf(parameters: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { token, authorization, Authorization } = parameters ?? {};
  const sent = token ?? authorization ?? Authorization;
  return typeof sent === 'string' ? sent.replace(/^Bearer /i, '') : undefined;
}

/** The reconnecting client comes back after this. After the code of a fault it would stay away for good. */
const tryLater = { code: 1013, reason: 'Try again later' } as const;

const noSuchSocket = { status: 404, code: 'NOT_FOUND', message: message.notFound } as const;
const foreignPage = { status: 403, code: 'FORBIDDEN', message: 'A page of another place may not open this.' } as const;

/** Whether a page of another place opens the socket. Browsers say which page it is; programs have none. */
function isForeign({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return false;
  const page = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!page) return true;
  return page.host !== host && (!publicUrl || page.origin !== new URL(publicUrl).origin);
}

/**
 * Subscriptions by `graphql-transport-ws` at `/graphql`. The connection carries the token as `token` or `authorization`
 * in its parameters; a missing, unknown, ended or idle one closes it with 4403, at once or as soon as that happens.
 */
export function serveSockets(app: FastifyInstance, { services, schema, prepare, rawAnswers, metrics }: Sockets): void {
  const server = new WebSocketServer({ noServer: true, path: '/graphql', maxPayload: greatestMessage });
  metrics?.gauge({
    name: 'eptw_sockets',
    help: 'Open WebSockets: screens that hear of changes at once.',
    read: () => [{ value: server.clients.size }],
  });
  server.on('wsClientError', (error, socket, request) =>
    rawAnswers.send(socket, { status: 400, code: 'BAD_INPUT', message: `${error.message}.` }, request),
  );
  server.on('headers', (headers, request) => void headers.push(...rawAnswers.upgraded(request)));
  const open = watchSockets({ ...services, log: app.log });

  /** Who the token speaks for. A fault closes the socket, for what it was opened for cannot be told any more. */
  async function sessionOf(token: string | undefined, socket: WebSocket) {
    try {
      return await services.signedIn.find(token ?? '');
    } catch (error) {
      app.log.error({ err: error }, 'The session of a socket could not be read');
      socket.close(tryLater.code, tryLater.reason);
      return undefined;
    }
  }

  const disposable = useServer<Record<string, unknown>, Connected>(
    {
      isProd: true,
      async onConnect({ connectionParams, extra }) {
        const token = tokenOf(connectionParams);
        const session = await sessionOf(token, extra.socket);
        // It may have closed meanwhile, and then nobody would forget it.
        if (!session || extra.socket.readyState !== extra.socket.OPEN) return false;
        extra.requestId = randomUUID();
        open.add(extra.socket, { sessionId: session.id, personId: session.actor.id });
        return true;
      },
      onClose: ({ extra }) => open.remove(extra.socket),
      async onSubscribe({ extra, connectionParams, subscriptions }, _id, { query, variables, operationName }) {
        if (Object.keys(subscriptions).length > mostSubscriptions)
          return [badInput(`A connection may hold ${mostSubscriptions} subscriptions.`)];
        const session = await sessionOf(tokenOf(connectionParams), extra.socket);
        if (!session) return [unauthenticated()];
        if (isTooDeep(variables)) return [badInput(nestedTooDeeply)];
        const prepared = prepare(query, true);
        if ('errors' in prepared) return prepared.errors;
        if (getOperationAST(prepared.document, operationName)?.operation !== 'subscription')
          return [badInput('Send queries and mutations with POST.')];
        const contextValue: Context = {
          ...services,
          actor: session.actor,
          sessionId: session.id,
          requestId: extra.requestId ?? '',
          clientAddress: extra.request.socket.remoteAddress ?? '',
          cookies: noCookies,
          signOnResult: undefined,
          log: app.log.child({ reqId: extra.requestId }),
        };
        return {
          schema,
          document: prepared.document,
          variableValues: variables ?? undefined,
          operationName,
          contextValue,
        };
      },
      onNext({ extra }, _id, _payload, _args, result) {
        if (!result.errors) return undefined;
        const errors = presentErrors(result.errors, { log: app.log, requestId: extra.requestId ?? '' });
        // Whoever comes back subscribes anew and asks for what was missed.
        if (errors.some(({ extensions }) => extensions['code'] === 'FAILED'))
          extra.socket.close(tryLater.code, tryLater.reason);
        return { ...result, errors };
      },
    },
    server,
  );

  app.server.on('upgrade', (request, socket, head) => {
    // Nobody else listens any more, and an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy());
    if (!server.shouldHandle(request)) return rawAnswers.send(socket, noSuchSocket, request);
    if (isForeign(request, services.publicUrl)) return rawAnswers.send(socket, foreignPage, request);
    server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
  });
  app.addHook('preClose', async () => {
    open.stop();
    const cut = setTimeout(() => server.clients.forEach((socket) => socket.terminate()), patience);
    await disposable.dispose();
    clearTimeout(cut);
  });
}
