import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Trace } from './tracing/trace.ts';

/** What looks on while the program works, as far as somebody wants to know. */
export interface Watch {
  metrics: Metrics | undefined;
  trace: Trace | undefined;
}

/** Nobody looks on. */
export const unwatched: Watch = { metrics: undefined, trace: undefined };

/** Makes what the settings ask for. What they do not ask for is not even loaded. */
export async function createWatch(
  { metricsPort, trace }: Pick<Config, 'metricsPort' | 'trace'>,
  log: FastifyBaseLogger,
): Promise<Watch> {
  return {
    metrics: metricsPort === undefined ? undefined : (await import('./metrics/prometheus.ts')).createMetrics(log),
    trace: trace && (await import('./tracing/open-telemetry.ts')).createTrace(trace, log),
  };
}
