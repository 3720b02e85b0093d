/** Limits how many tasks run concurrently. */
export interface ConcurrencyLimiter {
  /** Runs the task when its turn comes. Throws the error made by `refuse` immediately if too many are waiting. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Runs `atOnce` tasks concurrently and lets `waiting` more wait, in order of arrival. */
export function createConcurrencyLimiter(atOnce: number, waiting: number, refuse: () => Error): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let working = 0;
  return {
    async run(work) {
      if (working < atOnce) working += 1;
      else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
      else throw refuse();
      try {
        return await work();
      } finally {
        // The place passes directly to the next in the queue, so that a newcomer cannot overtake.
        const next = queue.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
