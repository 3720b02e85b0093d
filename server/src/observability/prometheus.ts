import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ObservedPool, GaugeSource, Metrics, Sample } from './metrics.ts';

/** How long a source may take to respond, in milliseconds: scrapers time out after seconds. */
const defaultTimeoutMs = 2_000;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics in the format of Prometheus, including those of the process and its event loop. */
export function createMetrics(log: Pick<FastifyBaseLogger, 'warn'>, timeoutMs = defaultTimeoutMs): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'eptw_http_request_seconds',
    help: 'Duration of HTTP requests, from the first byte of the request to the last byte of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const operations = new Histogram({
    name: 'eptw_operation_seconds',
    help: 'Duration of API operations by response code. FAILED is a server error.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'eptw_job_seconds',
    help: 'Duration of jobs. A failed job is retried later.',
    labelNames: ['task', 'outcome'],
    buckets,
    registers,
  });
  const mails = new Counter({
    name: 'eptw_mails_total',
    help: 'E-mails processed: sent, dropped, failed or interrupted.',
    labelNames: ['state'],
    registers,
  });
  const textMessages = new Counter({
    name: 'eptw_text_messages_total',
    help: 'Text messages processed: sent, dropped, late, failed or interrupted.',
    labelNames: ['state'],
    registers,
  });
  const gaps = new Counter({
    name: 'eptw_event_gaps_total',
    help: 'Number of times the connection for events broke, so that open screens had to reload.',
    registers,
  });

  /** Reads again only after the last read has finished: a slow source would otherwise be read more and more often. */
  function withoutOverlap({ name, read }: GaugeSource): () => Promise<readonly Sample[]> {
    let pending: Promise<readonly Sample[]> | undefined;
    return async () => {
      pending ??= (async () => read())().finally(() => (pending = undefined));
      pending.catch(() => {});
      const enough = new AbortController();
      try {
        const late = delay(timeoutMs, undefined, { signal: enough.signal }).then(() =>
          Promise.reject(new Error('late')),
        );
        return await Promise.race([pending, late]);
      } catch (error) {
        log.warn({ err: error, metric: name }, 'A metric could not be read');
        return [];
      } finally {
        enough.abort();
      }
    };
  }

  function gauge(source: GaugeSource): void {
    const readSamples = withoutOverlap(source);
    const metric = new Gauge({
      name: source.name,
      help: source.help,
      labelNames: source.labels ?? [],
      registers: [],
      async collect() {
        const samples = await readSamples();
        // The last values are outdated, even when nothing was read now.
        this.reset();
        if (samples.length === 0 && !source.labels) this.remove();
        for (const { labels = {}, value } of samples) this.set(labels, value);
      },
    });
    register.registerMetric(metric);
  }

  const pools: Record<string, ObservedPool> = {};
  gauge({
    name: 'eptw_database_connections',
    help: 'Database connections by pool: in use, idle, and waiting callers.',
    labels: ['pool', 'state'],
    read: () =>
      Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { labels: { pool, state: 'in_use' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'waiting' }, value: waitingCount },
      ]),
  });

  return {
    request: (labels, seconds) => requests.observe(labels, seconds),
    operation: (labels, seconds) => operations.observe(labels, seconds),
    job: (labels, seconds) => jobs.observe(labels, seconds),
    mail: (state) => mails.inc({ state }),
    textMessage: (state) => textMessages.inc({ state }),
    eventGap: () => gaps.inc(),
    gauge,
    pool: (name, pool) => void (pools[name] = pool),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
