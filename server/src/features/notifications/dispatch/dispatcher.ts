import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { dispatchPermitNotices, type DispatchContext } from './service.ts';

/** Tells people of what happens, soon after it did. */
export interface Dispatcher {
  /** Lets what is in hand finish. */
  close(): Promise<void>;
}

/** How long a change waits for others to be told of with it, in milliseconds. */
const batchDelayMs = 100;

/**
 * Listens for changes of permits and tells people of them, whichever process made them. What it misses a job makes up
 * for; so nobody who acts on a permit waits until everybody else was told.
 */
export function createDispatcher(context: DispatchContext, log: FastifyBaseLogger): Dispatcher {
  let closed = false;
  let more = false;
  let dispatching: Promise<void> | undefined;

  async function dispatchSoon(): Promise<void> {
    while (more) {
      await delay(batchDelayMs);
      more = false;
      if (closed) return;
      await dispatchPermitNotices(context).catch((error: unknown) =>
        log.error({ err: error }, 'Dispatching notifications failed; a job will retry'),
      );
    }
    dispatching = undefined;
  }

  const stopListening = context.events.listen('permitChanged', () => {
    more = true;
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
