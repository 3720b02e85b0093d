import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';
import type { Trace } from './trace.ts';

/** What looks on while the program works, as far as somebody wants to know. */
export interface Observability {
  metrics: Metrics | undefined;
  trace: Trace | undefined;
}

/** Nobody looks on. */
export const noObservability: Observability = { metrics: undefined, trace: undefined };

/** Makes what the settings ask for. What they do not ask for is not even loaded. */
export async function createObservability(
  { metricsPort, trace }: Pick<Config, 'metricsPort' | 'trace'>,
  log: FastifyBaseLogger,
): Promise<Observability> {
  return {
    metrics: metricsPort === undefined ? undefined : (await import('./prometheus.ts')).createMetrics(log),
    trace: trace && (await import('./open-telemetry.ts')).createTrace(trace, log),
  };
}
