/** Registers how to stop something that a benchmark started. */
export type OnEnd = (stop: () => Promise<void>) => void;

/** Runs a benchmark, then stops what it started, in reverse order; also when interrupted. */
export async function runBenchmark(work: (onEnd: OnEnd) => Promise<void>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAll().finally(() => process.exit(1)));
  }
  try {
    await work((stop) => stops.push(stop));
  } catch (error) {
    // At once: stopping may end the process with further errors.
    console.error(error);
    process.exitCode = 1;
  } finally {
    await stopAll();
  }
}
