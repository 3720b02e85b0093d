import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { RequestSpan } from '../tracing/trace.ts';
import type { Watch } from '../watch.ts';

/** What was asked of the API, and the code of the answer. */
interface Answered {
  operation: string;
  code: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    answered: Answered | undefined;
    span: RequestSpan | undefined;
  }
}

/** What is asked every few seconds only to see whether somebody answers. */
const unwatched = ['/healthz', '/readyz'];

/** An address that leads nowhere has no pattern; what it was is no label, since everybody may make up more of them. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'unknown';

/** Notes what came of an operation. Of several in one request, the first that did not end well is noted. */
export function noteAnswer(request: FastifyRequest, operation: string, code: string): void {
  const { answered } = request;
  if (!answered) request.answered = { operation, code };
  else request.answered = { operation: 'several', code: answered.code === 'OK' ? code : answered.code };
}

/** Notes a fault below an operation that had begun well. */
export function noteFaults(request: FastifyRequest, errors: ExecutionResult['errors']): void {
  const failed = errors?.some(({ extensions }) => extensions['code'] === 'FAILED') ?? false;
  if (failed && request.answered) request.answered.code = 'FAILED';
}

/** Counts and times every request, and records its trace, where somebody wants to know. */
export function watchRequests(app: FastifyInstance, { metrics, trace }: Watch): void {
  app.decorateRequest('answered', undefined);
  app.decorateRequest('span', undefined);
  if (trace)
    app.addHook('onRequest', (request, _reply, done) => {
      const route = routeOf(request);
      if (unwatched.includes(route)) return done();
      const { method, headers, id } = request;
      request.span = trace.request({ method, route, headers, correlationId: id });
      request.span.run(done);
    });
  app.addHook('onResponse', async (request, reply) => {
    const { method, answered, span } = request;
    const route = routeOf(request);
    span?.end({ status: reply.statusCode, operation: answered?.operation, code: answered?.code });
    if (!metrics || unwatched.includes(route)) return;
    const seconds = reply.elapsedTime / 1000;
    metrics.request({ method, route, status: reply.statusCode }, seconds);
    if (answered) metrics.operation({ operation: answered.operation, outcome: answered.code }, seconds);
  });
}
