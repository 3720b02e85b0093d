import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { Trace } from './trace.ts';
import type { TraceSettings } from './trace-settings.ts';

/** What looks on while the program works, as far as somebody wants to know. */
export interface Observability {
  metrics: Metrics | undefined;
  trace: Trace | undefined;
}

/** Nobody looks on. */
export const noObservability: Observability = { metrics: undefined, trace: undefined };

/** Makes what the settings ask for. What they do not ask for is not even loaded. */
export async function createObservability(
  { metricsPort, trace }: { metricsPort: number | undefined; trace: TraceSettings | undefined },
  log: FastifyBaseLogger,
): Promise<Observability> {
  return {
    metrics: metricsPort === undefined ? undefined : (await import('./prometheus.ts')).createMetrics(log),
    trace: trace && (await import('./open-telemetry.ts')).createTrace(trace, log),
  };
}
