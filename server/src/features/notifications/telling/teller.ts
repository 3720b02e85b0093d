import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { tellOfChanges, type Voice } from './service.ts';

/** Tells people of what happens, soon after it did. */
export interface Teller {
  /** Lets what is in hand finish. */
  close(): Promise<void>;
}

/** How long a change waits for others to be told of with it, in milliseconds. */
const gatheringTime = 100;

/**
 * Listens for changes of permits and tells people of them, whichever process made them. What it misses a job makes up
 * for; so nobody who acts on a permit waits until everybody else was told.
 */
export function createTeller(voice: Voice, log: FastifyBaseLogger): Teller {
  let closed = false;
  let more = false;
  let telling: Promise<void> | undefined;

  async function tellSoon(): Promise<void> {
    while (more) {
      await delay(gatheringTime);
      more = false;
      if (closed) return;
      await tellOfChanges(voice).catch((error: unknown) =>
        log.error({ err: error }, 'Telling people of changes failed; a job tries again'),
      );
    }
    telling = undefined;
  }

  const stopListening = voice.events.listen('permitChanged', () => {
    more = true;
    telling ??= tellSoon();
  });
  return {
    async close() {
      stopListening();
      closed = true;
      await telling;
    },
  };
}
