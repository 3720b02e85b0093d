import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { dispatchPermitNotices, type DispatchContext } from './service.ts';

/** Dispatches notifications soon after a change. */
export interface Dispatcher {
  /** Waits for work in progress to finish. */
  close(): Promise<void>;
}

/** How long a change waits to be dispatched together with others, in milliseconds. */
const batchDelayMs = 100;

/**
 * Listens for changes of permits in any process, and dispatches the notifications. A job catches up on what it
 * misses; so an action on a permit never waits for notifications.
 */
export function createDispatcher(context: DispatchContext, log: FastifyBaseLogger): Dispatcher {
  let closed = false;
  let hasMore = false;
  let dispatching: Promise<void> | undefined;

  async function dispatchSoon(): Promise<void> {
    while (hasMore) {
      await delay(batchDelayMs);
      hasMore = false;
      if (closed) return;
      await dispatchPermitNotices(context).catch((error: unknown) =>
        log.error({ err: error }, 'Dispatching notifications failed; a job will retry'),
      );
    }
    dispatching = undefined;
  }

  const stopListening = context.events.listen('permitChanged', () => {
    hasMore = true;
    dispatching ??= dispatchSoon();
  });
  return {
    async close() {
      stopListening();
      closed = true;
      await dispatching;
    },
  };
}
