import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { message } from '@eptw/domain/message';
import { isJsonTooDeep, jsonTooDeepMessage } from '@eptw/domain/text/json-depth';
import { getOperationAST, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { AppContext } from '../app-context.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import type { PrepareDocument } from '../graphql/prepare-document.ts';
import { noCookies } from '../graphql/cookies.ts';
import { badInput, unauthenticated } from '../graphql/errors.ts';
import type { RawResponses } from './raw-responses.ts';
import type { Metrics } from '../observability/metrics.ts';
import { toClientErrors } from '../graphql/client-errors.ts';
import type { Events } from '../events/events.ts';
import { replayEvents } from '../events/replay-events.ts';
import { missedChangesClose, trackSockets } from './open-sockets.ts';

const maxSubscriptions = 20;
/** The largest message, in bytes: a subscription is short, and the whole message is parsed. */
const maxMessageBytes = 64 * 1024;
/**
 * How long browsers have to acknowledge the close of their sockets, in milliseconds. A laptop with its lid shut never
 * does.
 */
const closeTimeoutMs = 2_000;

export interface WebSocketOptions {
  appContext: AppContext;
  schema: GraphQLSchema;
  prepare: PrepareDocument;
  /** Responds where no socket is opened. */
  rawResponses: RawResponses;
  /** Counts the open sockets, if metrics are enabled. */
  metrics: Metrics | undefined;
}

/** The state of a connection. */
interface ConnectionState extends Record<PropertyKey, unknown> {
  requestId: string;
}

/** What the client gets with the acknowledgement of its connection: the clock by which it says `since`. */
interface Acknowledgement extends Record<string, unknown> {
  now: number;
  /** A subscription that starts earlier than this may miss events. */
  completeSince: number;
}

/** The time from which on a subscription delivers events, if the client sent one: when it began to read. */
function readSince(extensions: Readonly<Record<string, unknown>> | null | undefined): number | undefined {
  const since = extensions?.['since'];
  return typeof since === 'number' ? since : undefined;
}

function haveRightsChanged({ record }: Events, personId: string, since: number): boolean {
  return record.list('rightsChanged', since).some(({ personIds }) => personIds.includes(personId));
}

/** The token in a connection's parameters: plain, or in the form of an HTTP authorization header. */
function readToken(parameters: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { token, authorization, Authorization } = parameters ?? {};
  const value = token ?? authorization ?? Authorization;
  return typeof value === 'string' ? value.replace(/^Bearer /i, '') : undefined;
}

/** The reconnecting client reconnects after this. After the code of an error it would stay away for good. */
const tryLaterClose = { code: 1013, reason: 'Try again later' } as const;

const notFoundResponse = { status: 404, code: 'NOT_FOUND', message: message.notFound } as const;
const crossOriginResponse = {
  status: 403,
  code: 'FORBIDDEN',
  message: 'Cross-origin WebSockets are not allowed.',
} as const;

/** Whether a page of another site opens the socket. Browsers send the page's origin; programs have none. */
function isCrossOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return false;
  const page = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!page) return true;
  return page.host !== host && (!publicUrl || page.origin !== new URL(publicUrl).origin);
}

/**
 * Serves subscriptions by `graphql-transport-ws` at `/graphql`. The connection sends its token as `token` or
 * `authorization` in its parameters; a missing, unknown, ended or idle one closes it with 4403, at once or as soon as
 * it becomes invalid. A subscription may send the time from which on it needs events as `since` in its extensions, on
 * the clock of the acknowledgement.
 */
export function serveWebSockets(
  app: FastifyInstance,
  { appContext, schema, prepare, rawResponses, metrics }: WebSocketOptions,
): void {
  const server = new WebSocketServer({ noServer: true, path: '/graphql', maxPayload: maxMessageBytes });
  metrics?.gauge({
    name: 'eptw_sockets',
    help: 'Open WebSockets of screens with live updates.',
    read: () => [{ value: server.clients.size }],
  });
  server.on('wsClientError', (error, socket, request) =>
    rawResponses.send(socket, { status: 400, code: 'BAD_INPUT', message: `${error.message}.` }, request),
  );
  server.on('headers', (headers, request) => void headers.push(...rawResponses.upgradeHeaders(request)));
  const openSockets = trackSockets({ ...appContext, log: app.log });

  /** The session of the token. An unexpected error closes the socket, because it can no longer deliver events. */
  async function loadSession(token: string | undefined, socket: WebSocket) {
    try {
      return await appContext.sessions.find(token ?? '');
    } catch (error) {
      app.log.error({ err: error }, 'The session of a socket could not be read');
      socket.close(tryLaterClose.code, tryLaterClose.reason);
      return undefined;
    }
  }

  const disposable = useServer<Record<string, unknown>, ConnectionState>(
    {
      isProd: true,
      async onConnect({ connectionParams, extra }) {
        const token = readToken(connectionParams);
        const session = await loadSession(token, extra.socket);
        // It may have closed in the meantime, and would then never be removed.
        if (!session || extra.socket.readyState !== extra.socket.OPEN) return false;
        extra.requestId = randomUUID();
        openSockets.add(extra.socket, { sessionId: session.id, personId: session.actor.id });
        const { record } = appContext.events;
        return { now: record.now(), completeSince: record.completeSince } satisfies Acknowledgement;
      },
      onClose: ({ extra }) => openSockets.remove(extra.socket),
      async onSubscribe({ extra, connectionParams, subscriptions }, _id, payload) {
        const { query, variables, operationName } = payload;
        if (Object.keys(subscriptions).length > maxSubscriptions)
          return [badInput(`A connection can have at most ${maxSubscriptions} subscriptions.`)];
        const session = await loadSession(readToken(connectionParams), extra.socket);
        if (!session) return [unauthenticated()];
        if (isJsonTooDeep(variables)) return [badInput(jsonTooDeepMessage)];
        const prepared = prepare(query, true);
        if ('errors' in prepared) return prepared.errors;
        if (getOperationAST(prepared.document, operationName)?.operation !== 'subscription')
          return [badInput('Send queries and mutations with POST.')];
        const since = readSince(payload.extensions);
        // Like a change of rights while the socket is open: what was read before it may no longer be visible.
        if (since !== undefined && haveRightsChanged(appContext.events, session.actor.id, since))
          extra.socket.close(missedChangesClose.code, missedChangesClose.reason);
        const contextValue: RequestContext = {
          ...appContext,
          events: since === undefined ? appContext.events : replayEvents(appContext.events, since),
          actor: session.actor,
          sessionId: session.id,
          requestId: extra.requestId ?? '',
          clientAddress: extra.request.socket.remoteAddress ?? '',
          cookies: noCookies,
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
        const errors = toClientErrors(result.errors, { ...appContext, log: app.log, requestId: extra.requestId ?? '' });
        // A client that reconnects subscribes again and loads what it missed.
        if (errors.some(({ extensions }) => extensions['code'] === 'FAILED'))
          extra.socket.close(tryLaterClose.code, tryLaterClose.reason);
        return { ...result, errors };
      },
    },
    server,
  );

  app.server.on('upgrade', (request, socket, head) => {
    // Nothing else listens any more, and an unhandled error would end the process.
    socket.on('error', () => socket.destroy());
    if (!server.shouldHandle(request)) return rawResponses.send(socket, notFoundResponse, request);
    if (isCrossOrigin(request, appContext.publicUrl)) return rawResponses.send(socket, crossOriginResponse, request);
    server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
  });
  app.addHook('preClose', async () => {
    openSockets.stop();
    const terminateTimer = setTimeout(() => server.clients.forEach((socket) => socket.terminate()), closeTimeoutMs);
    await disposable.dispose();
    clearTimeout(terminateTimer);
  });
}
