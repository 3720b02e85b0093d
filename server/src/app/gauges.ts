import type { FastifyBaseLogger } from 'fastify';
import { connect, type Connection, type ConnectionSettings } from '../database/connect.ts';
import { countJobs } from '../database/job-queue.ts';
import type { Events } from '../events/events.ts';
import { countUnsettledMails } from '../features/mail-queue/service.ts';
import { countUnsettledTextMessages } from '../features/sms-queue/service.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Counts gaps in the event stream, and reports whether there is one now. */
export function observeEvents(metrics: Metrics, events: Events): void {
  events.onGap(() => {
    if (!events.listening) metrics.eventGap();
  });
  metrics.gauge({
    name: 'eptw_events_listening',
    help: 'Whether this process receives change events: 0 while it may miss some.',
    read: () => [{ value: Number(events.listening) }],
  });
}

/**
 * Counts jobs waiting in the database for any process: the count is the same in all of them. Uses its own connection,
 * because the count matters most when the pool is exhausted.
 */
export function observeQueues(
  metrics: Metrics,
  settings: ConnectionSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Pick<Connection, 'close'> {
  const { db, close } = connect(settings, (error) => log.warn({ err: error }, 'A connection for metrics broke'), 1);
  metrics.gauge({
    name: 'eptw_jobs',
    help: 'Jobs in the queue by task: waiting, retrying after a failure, or given up.',
    labels: ['task', 'state'],
    read: async () =>
      (await countJobs(db)).map(({ task, state, count }) => ({ labels: { task, state }, value: count })),
  });
  metrics.gauge({
    name: 'eptw_mails_unsettled',
    help: 'E-mails waiting or being sent.',
    labels: ['state'],
    read: async () => (await countUnsettledMails(db)).map(({ state, count }) => ({ labels: { state }, value: count })),
  });
  metrics.gauge({
    name: 'eptw_text_messages_unsettled',
    help: 'Text messages waiting or being sent.',
    labels: ['state'],
    read: async () =>
      (await countUnsettledTextMessages(db)).map(({ state, count }) => ({ labels: { state }, value: count })),
  });
  return { close };
}
