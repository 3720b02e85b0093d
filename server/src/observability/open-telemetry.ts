import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import {
  ATTR_DB_QUERY_SUMMARY,
  ATTR_DB_SYSTEM_NAME,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type { FastifyBaseLogger } from 'fastify';
import type { TraceSettings } from './trace-settings.ts';
import { nameStatement } from './statement-name.ts';
import type { Trace } from './trace.ts';

/** How long a collector may take to respond, in milliseconds: also how long a shutdown may wait for it. */
const exportTimeoutMs = 5_000;

/**
 * Creates a trace that is sent to a collector over OTLP. While the collector is unavailable spans are dropped, and
 * nothing waits.
 */
export function createTrace(settings: TraceSettings, log: Pick<FastifyBaseLogger, 'warn'>): Trace {
  const warn = (text: string) => log.warn(`Traces: ${text}`);
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: settings.serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('eptw');

  /** Runs work as a new span below the current one. */
  async function runInSpan<Result>(
    name: string,
    { kind, attributes }: { kind: SpanKind; attributes: Attributes },
    work: () => Promise<Result>,
  ): Promise<Result> {
    return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
      try {
        return await work();
      } catch (error) {
        // A message may repeat user input.
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
        throw error;
      } finally {
        span.end();
      }
    });
  }

  return {
    request({ method, route, headers, correlationId }) {
      const parent = propagation.extract(ROOT_CONTEXT, headers);
      const attributes = {
        [ATTR_HTTP_REQUEST_METHOD]: method,
        [ATTR_HTTP_ROUTE]: route,
        'eptw.correlation_id': correlationId,
      };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        run: (work) => context.with(trace.setSpan(parent, span), work),
        end({ status, operation, code }) {
          span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
          if (operation !== undefined) {
            span.updateName(operation);
            span.setAttribute('eptw.operation', operation);
          }
          if (code !== undefined) span.setAttribute('eptw.outcome', code);
          if (status >= 500 || code === 'FAILED') span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    job: (task, work) => runInSpan(`job ${task}`, { kind: SpanKind.CONSUMER, attributes: { 'eptw.task': task } }, work),
    statement(text, work) {
      if (!trace.getActiveSpan()?.isRecording()) return work();
      const name = nameStatement(text);
      const attributes = { [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL, [ATTR_DB_QUERY_SUMMARY]: name };
      return runInSpan(name, { kind: SpanKind.CLIENT, attributes }, work);
    },
    async close() {
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'Traces: the last ones were lost'));
      trace.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}
