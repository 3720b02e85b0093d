import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { Trace } from './trace.ts';
import type { TraceSettings } from './trace-settings.ts';

/** The enabled metrics and traces. */
export interface Observability {
  metrics: Metrics | undefined;
  trace: Trace | undefined;
}

/** Neither metrics nor traces. */
export const noObservability: Observability = { metrics: undefined, trace: undefined };

/** Creates the configured metrics and traces. Modules that are not needed are not even loaded. */
export async function createObservability(
  { metricsPort, trace }: { metricsPort: number | undefined; trace: TraceSettings | undefined },
  log: FastifyBaseLogger,
): Promise<Observability> {
  return {
    metrics: metricsPort === undefined ? undefined : (await import('./prometheus.ts')).createMetrics(log),
    trace: trace && (await import('./open-telemetry.ts')).createTrace(trace, log),
  };
}
