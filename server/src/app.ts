import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Services } from './graphql/context.ts';
import { createDocuments } from './graphql/documents.ts';
import { buildSchema } from './graphql/schema.ts';
import { documentRoutes } from './http/document-routes.ts';
import { answerErrors, answerUnroutable, refuseWithoutHost } from './http/errors.ts';
import { exportRoute } from './http/export-route.ts';
import { fileRoute } from './http/file-route.ts';
import { graphqlRoute } from './http/graphql-route.ts';
import { pdfRoute } from './http/pdf-route.ts';
import { reportRoute } from './http/report-route.ts';
import { outboxRoute } from './http/outbox-route.ts';
import { healthRoutes } from './http/health-routes.ts';
import { signOnRoute } from './http/sign-on-route.ts';
import { correlationId, logRequests } from './http/request-log.ts';
import { createRawAnswers } from './http/raw-answers.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { rememberSessions } from './http/sessions.ts';
import { watchRequests } from './http/watch-requests.ts';
import { warnOfUnknownProxy } from './http/unknown-proxy.ts';
import { serveWebFiles } from './http/web-files.ts';
import { serveSockets } from './sockets/serve-sockets.ts';
import { unwatched, type Watch } from './watch.ts';

/** Time that a request may take to arrive, in milliseconds: the greatest upload over a slow line. */
const requestTimeout = 300_000;

/** Exports keep a connection to the database while their reader takes them: most are left to everybody else. */
function exportsAtOnce({ databaseConnections }: Config): number {
  return Math.max(1, Math.floor(databaseConnections / 3));
}

export interface AppParts extends Services {
  config: Config;
  log: FastifyBaseLogger;
  /** Nobody looks on unless told so. */
  watch?: Watch;
}

/** The whole server, not yet listening. `close` lets requests in flight finish. */
export async function createApp({ config, log, watch = unwatched, ...services }: AppParts): Promise<FastifyInstance> {
  const schema = buildSchema();
  const prepare = createDocuments(schema, config);
  const headers = securityHeaders(config.publicUrl);
  const rawAnswers = createRawAnswers(headers, log);
  const app = fastify({
    loggerInstance: log,
    clientErrorHandler: rawAnswers.broken,
    frameworkErrors: answerUnroutable(headers),
    // Answered below, with the headers that every answer has; so is what comes while the program ends.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: correlationId,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    requestTimeout,
    forceCloseConnections: 'idle',
  });
  logRequests(app);
  rememberSessions(app);
  watchRequests(app, watch);
  warnOfUnknownProxy(app, config.trustProxy);
  answerErrors(app);
  addSecurityHeaders(app, headers);
  refuseWithoutHost(app);
  app.server.on('checkExpectation', rawAnswers.unexpected);
  await app.register(graphqlRoute, { services, schema, prepare, bodyLimit: config.bodyLimit });
  await app.register(fileRoute, services);
  await app.register(pdfRoute, services);
  await app.register(reportRoute, services);
  await app.register(exportRoute, { services, schema, atOnce: exportsAtOnce(config) });
  await app.register(outboxRoute, services);
  await app.register(signOnRoute, services);
  await app.register(documentRoutes, { directory: config.documentDirectory });
  await app.register(healthRoutes, services);
  serveSockets(app, { services, schema, prepare, rawAnswers, metrics: watch.metrics });
  await serveWebFiles(app, config.webDirectory);
  return app;
}
