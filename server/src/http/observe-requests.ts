import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { RequestSpan } from '../observability/trace.ts';
import type { Observability } from '../observability/observability.ts';

/** The operation of a request, and its result code. */
interface OperationOutcome {
  operation: string;
  code: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    answered: OperationOutcome | undefined;
    span: RequestSpan | undefined;
  }
}

/** Routes that are polled every few seconds only as health checks. */
const unobservedRoutes = ['/healthz', '/readyz'];

/** An unknown URL has no pattern; it must not become a label, because anybody could create any number of them. */
const readRoutePattern = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'unknown';

/** Records the outcome of an operation. Of several in one request, the first that failed is recorded. */
export function recordOutcome(request: FastifyRequest, operation: string, code: string): void {
  const { answered } = request;
  if (!answered) request.answered = { operation, code };
  else request.answered = { operation: 'several', code: answered.code === 'OK' ? code : answered.code };
}

/** Records an unexpected error below an operation that was otherwise successful. */
export function recordFaults(request: FastifyRequest, errors: ExecutionResult['errors']): void {
  const failed = errors?.some(({ extensions }) => extensions['code'] === 'FAILED') ?? false;
  if (failed && request.answered) request.answered.code = 'FAILED';
}

/** Counts and times every request, and records its trace, if enabled. */
export function observeRequests(app: FastifyInstance, { metrics, trace }: Observability): void {
  app.decorateRequest('answered', undefined);
  app.decorateRequest('span', undefined);
  if (trace)
    app.addHook('onRequest', (request, _reply, done) => {
      const route = readRoutePattern(request);
      if (unobservedRoutes.includes(route)) return done();
      const { method, headers, id } = request;
      request.span = trace.request({ method, route, headers, correlationId: id });
      request.span.run(done);
    });
  app.addHook('onResponse', async (request, reply) => {
    const { method, answered, span } = request;
    const route = readRoutePattern(request);
    span?.end({ status: reply.statusCode, operation: answered?.operation, code: answered?.code });
    if (!metrics || unobservedRoutes.includes(route)) return;
    const seconds = reply.elapsedTime / 1000;
    metrics.request({ method, route, status: reply.statusCode }, seconds);
    if (answered) metrics.operation({ operation: answered.operation, outcome: answered.code }, seconds);
  });
}
