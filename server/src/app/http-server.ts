import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { AppContext } from '../app-context.ts';
import { createDocumentPreparer } from '../graphql/prepare-document.ts';
import { getSchema } from './schema.ts';
import { handleCookies } from '../http/cookies.ts';
import { formsDownloadRoutes } from '../http/forms-download-routes.ts';
import { handleErrors, handleUnroutable, requireHostHeader } from '../http/errors.ts';
import { exportRoute } from '../http/export-route.ts';
import { fileRoute } from '../http/file-route.ts';
import { graphqlRoute } from '../http/graphql-route.ts';
import { pdfRoute } from '../http/pdf-route.ts';
import { reportRoute } from '../http/report-route.ts';
import { outboxRoute } from '../http/outbox-route.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { ssoRoute } from '../http/sso-route.ts';
import { getCorrelationId, logRequests } from '../http/request-log.ts';
import { createRawResponses } from '../http/raw-responses.ts';
import { addSecurityHeaders, createSecurityHeaders } from '../http/security-headers.ts';
import { decorateWithSession } from '../http/sessions.ts';
import { observeRequests } from '../http/observe-requests.ts';
import { warnAboutUnknownProxy } from '../http/proxy-warning.ts';
import { serveWebFiles } from '../http/web-files.ts';
import { serveWebSockets } from '../http/web-sockets.ts';
import { noObservability, type Observability } from '../observability/observability.ts';

/** How long a request may take to arrive, in milliseconds: the largest upload over a slow line. */
const requestTimeoutMs = 300_000;

/**
 * The limit of concurrent exports. An export holds a database connection while its client reads, so most connections
 * are left for other requests.
 */
function getMaxConcurrentExports({ databaseConnections }: Config): number {
  return Math.max(1, Math.floor(databaseConnections / 3));
}

export interface HttpServerOptions extends AppContext {
  config: Config;
  log: FastifyBaseLogger;
  /** No metrics or traces if omitted. */
  observability?: Observability;
}

/** Creates the whole server, not yet listening. `close` lets requests in flight finish. */
export async function createHttpServer({
  config,
  log,
  observability = noObservability,
  ...appContext
}: HttpServerOptions): Promise<FastifyInstance> {
  const schema = getSchema();
  const prepare = createDocumentPreparer(schema, config);
  const headers = createSecurityHeaders(config.publicUrl);
  const rawResponses = createRawResponses(headers, log);
  const app = fastify({
    loggerInstance: log,
    clientErrorHandler: rawResponses.onClientError,
    frameworkErrors: handleUnroutable(headers),
    // Refused below, with the headers of every response; so are requests that arrive during shutdown.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: getCorrelationId,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
  });
  logRequests(app);
  decorateWithSession(app);
  observeRequests(app, observability);
  warnAboutUnknownProxy(app, config.trustProxy);
  handleErrors(app, appContext);
  addSecurityHeaders(app, headers);
  requireHostHeader(app);
  await handleCookies(app, appContext.publicUrl);
  app.server.on('checkExpectation', rawResponses.onCheckExpectation);
  await app.register(graphqlRoute, { appContext, schema, prepare, bodyLimit: config.bodyLimit });
  await app.register(fileRoute, appContext);
  await app.register(pdfRoute, appContext);
  await app.register(reportRoute, appContext);
  await app.register(exportRoute, { appContext, schema, maxConcurrent: getMaxConcurrentExports(config) });
  await app.register(outboxRoute, appContext);
  await app.register(ssoRoute, appContext);
  await app.register(formsDownloadRoutes, { directory: config.downloadDirectory });
  await app.register(healthRoutes, appContext);
  serveWebSockets(app, { appContext, schema, prepare, rawResponses, metrics: observability.metrics });
  await serveWebFiles(app, config.webDirectory);
  return app;
}
