/** Has work done a few at a time. */
export interface ConcurrencyLimiter {
  /** Does the work when it is its turn. Throws what `refuse` makes, at once, when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets `atOnce` work at once and `waiting` more wait, in the order in which they came. */
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
        // Whoever waits takes the place over: nobody who comes meanwhile gets in before.
        const next = queue.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
