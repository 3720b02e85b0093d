import { setTimeout as delay } from 'node:timers/promises';
import { HttpRefusal } from './refusal.ts';

/** How many requests of one caller may wait. A whole fab may share an address, so they wait rather than being refused. */
const maxWaitingPerCaller = 100;
const maxWaiting = 1_000;
/** How long an operation may delay the next one, in milliseconds: it may itself wait for the database. */
const maxTurnMs = 250;
/**
 * The minimum pause after a turn, in milliseconds, for other requests. Parsing a request, looking up its token and
 * writing the response take time too, outside the turn.
 */
const minRestMs = 8;

const busyMessage =
  'The server is busy with requests that are not signed in. Please try again in a few seconds. Signed-in users are not affected.';

interface QueuedRequest {
  begin: () => void;
  refuse: (reason: HttpRefusal) => void;
}

/** A queue of requests without a session. */
export interface AnonymousQueue {
  /**
   * Runs the work when its turn comes. Refuses with RATE_LIMITED when more are waiting than can be served soon. A caller
   * is a network address, or whoever the request proves to come from.
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Runs one anonymous operation at a time, or as many as `atOnce` says, and then pauses for other requests: for as long
 * as it took, plus three times as long as it blocked the event loop, but at least some milliseconds. Callers take turns,
 * so that a flood from one does not delay others. When too many wait, the one that has waited longest of the busiest
 * caller is refused. A lone caller waits only a few milliseconds after each turn.
 */
export function createAnonymousQueue(
  atOnce = 1,
  pause: (milliseconds: number) => Promise<void> = delay,
): AnonymousQueue {
  // In the order in which they are served; a caller who was served moves to the end.
  const waiting = new Map<string, QueuedRequest[]>();
  let count = 0;
  /** Of turns that have not ended, or whose pause has not. */
  let running = 0;

  function startNext(): void {
    const [first] = waiting;
    if (!first) {
      running -= 1;
      return;
    }
    const [caller, queue] = first;
    const request = queue.shift();
    count -= 1;
    waiting.delete(caller);
    if (queue.length > 0) waiting.set(caller, queue);
    request?.begin();
  }

  function dropOldest(caller: string, queue: QueuedRequest[]): void {
    queue.shift()?.refuse(new HttpRefusal(429, 'RATE_LIMITED', busyMessage));
    count -= 1;
    if (queue.length === 0) waiting.delete(caller);
  }

  function waitForTurn(caller: string): Promise<void> {
    return new Promise((begin, refuse) => {
      const queue = waiting.get(caller) ?? [];
      queue.push({ begin, refuse });
      waiting.set(caller, queue);
      count += 1;
      if (queue.length > maxWaitingPerCaller) dropOldest(caller, queue);
      else if (count > maxWaiting)
        dropOldest(
          ...[...waiting].reduce((longest, request) => (request[1].length > longest[1].length ? request : longest)),
        );
    });
  }

  /**
   * Requests that are waiting now, or arrive during the pause, wait until other requests have had their share:
   * operations that wait for nothing would otherwise follow each other endlessly.
   */
  async function endTurn(startedAt: number, blockedMs: number): Promise<void> {
    const durationMs = waiting.size > 0 ? performance.now() - startedAt : blockedMs;
    await pause(Math.max(minRestMs, durationMs + 2 * blockedMs));
    startNext();
  }

  return {
    async run(caller, work) {
      if (running >= atOnce) await waitForTurn(caller);
      else running += 1;
      const startedAt = performance.now();
      let blockedMs = 0;
      let hasEnded = false;
      const end = () => {
        if (!hasEnded) void endTurn(startedAt, blockedMs);
        hasEnded = true;
      };
      const turnTimer = setTimeout(end, maxTurnMs).unref();
      try {
        const result = work();
        blockedMs = performance.now() - startedAt;
        return await result;
      } finally {
        clearTimeout(turnTimer);
        end();
      }
    },
  };
}
