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
 * Listens for changes of permits and stops of all work in any process, and dispatches the notifications. A job catches up on what it
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

  function requestDispatch() {
    hasMore = true;
    dispatching ??= dispatchSoon();
  }

  const stopListening = (['permitChanged', 'areaStopsChanged'] as const).map((event) =>
    context.events.listen(event, requestDispatch),
  );
  return {
    async close() {
      for (const stop of stopListening) stop();
      closed = true;
      await dispatching;
    },
  };
}
