import { setTimeout as delay } from 'node:timers/promises';
import { HttpRefusal } from './refusal.ts';

/** How many may wait from one network address. People behind one address are a whole fab: they wait, and are not barred. */
const maxWaitingPerAddress = 100;
const maxWaiting = 1_000;
/** How long others wait for an operation at most, in milliseconds: it may itself wait for the database. */
const maxTurnMs = 250;
/**
 * How long the program is left to everybody else after a turn at least, in milliseconds. Reading a request, looking up its
 * token and writing the answer take time too, and lie outside the turn.
 */
const minRestMs = 8;

const busyMessage =
  'The server is busy with requests that are not signed in. Please try again in a few seconds. Signed-in users are not affected.';

interface QueuedRequest {
  begin: () => void;
  refuse: (reason: HttpRefusal) => void;
}

/** The turns of those who have not signed in. */
export interface AnonymousQueue {
  /** Does the work when its turn comes. Refuses with RATE_LIMITED when more wait than could be served soon. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets strangers have one operation at a time, and then leaves the program to everybody else: for as long as it took, and
 * three times as long as it kept everything else from running, but for some milliseconds at least.
 * Network addresses take turns, so that a flood from one delays nobody elsewhere. Of too many that wait, the one goes that
 * has waited longest at the busiest address. Who asks alone waits a few milliseconds after each own turn, no longer.
 */
export function createAnonymousQueue(rest: (milliseconds: number) => Promise<void> = delay): AnonymousQueue {
  // In the order in which they are served; an address that was served goes to the end.
  const waiting = new Map<string, QueuedRequest[]>();
  let count = 0;
  let isTaken = false;

  function next(): void {
    const [first] = waiting;
    if (!first) {
      isTaken = false;
      return;
    }
    const [address, queue] = first;
    const one = queue.shift();
    count -= 1;
    waiting.delete(address);
    if (queue.length > 0) waiting.set(address, queue);
    one?.begin();
  }

  function dropOldest(address: string, queue: QueuedRequest[]): void {
    queue.shift()?.refuse(new HttpRefusal(429, 'RATE_LIMITED', busyMessage));
    count -= 1;
    if (queue.length === 0) waiting.delete(address);
  }

  function wait(address: string): Promise<void> {
    return new Promise((begin, refuse) => {
      const queue = waiting.get(address) ?? [];
      queue.push({ begin, refuse });
      waiting.set(address, queue);
      count += 1;
      if (queue.length > maxWaitingPerAddress) dropOldest(address, queue);
      else if (count > maxWaiting)
        dropOldest(...[...waiting].reduce((longest, one) => (one[1].length > longest[1].length ? one : longest)));
    });
  }

  /**
   * Whoever waits by then waits on, while everybody else makes up for the turn. So does who comes meanwhile: operations
   * that wait for nothing never meet, and would follow each other without end.
   */
  async function pass(began: number, blocked: number): Promise<void> {
    const took = waiting.size > 0 ? performance.now() - began : blocked;
    await rest(Math.max(minRestMs, took + 2 * blocked));
    next();
  }

  return {
    async run(address, work) {
      if (isTaken) await wait(address);
      isTaken = true;
      const began = performance.now();
      let blocked = 0;
      let isOver = false;
      const end = () => {
        if (!isOver) void pass(began, blocked);
        isOver = true;
      };
      const tooLong = setTimeout(end, maxTurnMs).unref();
      try {
        const result = work();
        blocked = performance.now() - began;
        return await result;
      } finally {
        clearTimeout(tooLong);
        end();
      }
    },
  };
}
