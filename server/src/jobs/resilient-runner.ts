import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';

/** How long to wait before doing jobs again after the database broke off, in milliseconds. */
const restartDelayMs = 1_000;
/** How long a stop waits for a database that does not answer, in milliseconds. */
const stopTimeoutMs = 5_000;

/** What the end of jobs is written with: without a delay, but by the one way whose failure the library hears of. */
export const immediateCompletion = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Waits for this, but not for ever where the database has fallen silent. */
export async function waitWithTimeout(work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work, delay(stopTimeoutMs, undefined, { ref: false })]);
}

/** Does jobs for ever, also through an outage of the database. */
export interface ResilientRunner {
  /** Rejects when the database is away already. */
  start(): Promise<void>;
  /** Lets jobs in hand finish. */
  stop(): Promise<void>;
}

/** One life of the library's runner. */
interface RunnerRun {
  runner: Runner;
  /** Under which name it locked its jobs. */
  poolId: string;
  /** None of its workers has a job in hand any more, or will take one. */
  over: Promise<void>;
}

/**
 * The library's runner gives up when the end of a job could not be written, since it does not know any more which jobs
 * are done. Once all of its workers have ended, a new one begins, after letting go of the jobs that the former one had
 * locked: they are done again, so tasks are such that this does no harm.
 */
export function createResilientRunner(
  options: Omit<RunnerOptions, 'events' | 'preset'> & { pgPool: pg.Pool },
  log: FastifyBaseLogger,
): ResilientRunner {
  const stopped = new AbortController();
  const stopping = once(stopped.signal, 'abort');
  const locked: string[] = [];
  let life: RunnerRun | undefined;
  let lasting: Promise<void> | undefined;

  /** Waits until workers have ended by themselves, and lets a new life follow, until told to stop. */
  async function last(): Promise<void> {
    for (;;) {
      await Promise.race([life?.over, stopping]);
      if (stopped.signal.aborted) return;
      if (life) log.warn('Jobs were interrupted; restarting');
      bury();
      await Promise.race([delay(restartDelayMs, undefined, { ref: false }), stopping]);
      if (!stopped.signal.aborted) await beginAnew();
    }
  }

  /** A runner may wait for the database for as long as a minute, or for ever: nothing depends on it any more. */
  function bury(): void {
    if (!life) return;
    locked.push(life.poolId);
    void life.runner.stop().catch(() => {});
    life = undefined;
  }

  async function beginAnew(): Promise<void> {
    try {
      await options.pgPool.query('select graphile_worker.force_unlock_workers($1)', [locked]);
      life = await startRun(options);
      locked.length = 0;
      // The stop may not have waited for this.
      if (stopped.signal.aborted) bury();
    } catch (error) {
      log.debug({ err: error }, 'Jobs cannot start yet');
    }
  }

  return {
    async start() {
      life = await startRun(options);
      lasting = last();
    },
    async stop() {
      stopped.abort();
      await waitWithTimeout(lasting);
      if (!life) return;
      const ended = life.runner.stop().catch(() => {});
      await life.over;
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
