import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';

/** How long to wait before running jobs again after the database failed, in milliseconds. */
const restartDelayMs = 1_000;
/** How long a stop waits for an unresponsive database, in milliseconds. */
const stopTimeoutMs = 5_000;

/** Completes jobs without a delay, and in the only way whose failure the library reports. */
export const immediateCompletion = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Waits for this, but not for ever when the database is unresponsive. */
export async function waitWithTimeout(work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work, delay(stopTimeoutMs, undefined, { ref: false })]);
}

/** Runs jobs for ever, also through a database outage. */
export interface ResilientRunner {
  /** Rejects when the database is unavailable from the start. */
  start(): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** One run of the library's runner. */
interface RunnerRun {
  runner: Runner;
  /** The name under which it locked its jobs. */
  poolId: string;
  /** Resolves when none of its workers has a job or will take one. */
  over: Promise<void>;
}

/**
 * The library's runner stops when the completion of a job could not be saved, because it no longer knows which jobs
 * are done. Once all its workers have ended, a new one starts, after releasing the jobs that the former one had
 * locked: they run again, so tasks must tolerate that.
 */
export function createResilientRunner(
  options: Omit<RunnerOptions, 'events' | 'preset'> & { pgPool: pg.Pool },
  log: FastifyBaseLogger,
): ResilientRunner {
  const stopped = new AbortController();
  const stopping = once(stopped.signal, 'abort');
  const locked: string[] = [];
  let currentRun: RunnerRun | undefined;
  let running: Promise<void> | undefined;

  /** Waits until workers have ended, and starts the next run, until stopped. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      await Promise.race([currentRun?.over, stopping]);
      if (stopped.signal.aborted) return;
      if (currentRun) log.warn('Jobs were interrupted; restarting');
      abandonRun();
      await Promise.race([delay(restartDelayMs, undefined, { ref: false }), stopping]);
      if (!stopped.signal.aborted) await startNextRun();
    }
  }

  /** A runner may wait for the database for a minute, or for ever: nothing depends on it any more. */
  function abandonRun(): void {
    if (!currentRun) return;
    locked.push(currentRun.poolId);
    void currentRun.runner.stop().catch(() => {});
    currentRun = undefined;
  }

  async function startNextRun(): Promise<void> {
    try {
      await options.pgPool.query('select graphile_worker.force_unlock_workers($1)', [locked]);
      currentRun = await startRun(options);
      locked.length = 0;
      // The stop may not have waited for this.
      if (stopped.signal.aborted) abandonRun();
    } catch (error) {
      log.debug({ err: error }, 'Jobs cannot start yet');
    }
  }

  return {
    async start() {
      currentRun = await startRun(options);
      running = keepRunning();
    },
    async stop() {
      stopped.abort();
      await waitWithTimeout(running);
      if (!currentRun) return;
      const ended = currentRun.runner.stop().catch(() => {});
      await currentRun.over;
      await waitWithTimeout(ended);
    },
  };
}

async function startRun(options: RunnerOptions): Promise<RunnerRun> {
  const events = new EventEmitter() as WorkerEvents;
  const workers = new Set<object>();
  let poolId = '';
  const over = new Promise<void>((resolve) => {
    events.on('pool:create', ({ workerPool }) => (poolId = workerPool.id));
    events.on('worker:create', ({ worker }) => workers.add(worker));
    events.on('worker:stop', ({ worker }) => {
      workers.delete(worker);
      if (workers.size === 0) resolve();
    });
  });
  const runner = await run({ ...options, events, preset: immediateCompletion });
  runner.promise.catch(() => {});
  return { runner, poolId, over };
}
