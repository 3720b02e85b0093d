import { Logger, runOnce, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { connectionTimeoutMs, type ConnectionSettings } from '../database/connect.ts';
import type { Observability } from '../observability/observability.ts';
import type { TaskMap, TaskName } from '../database/job-queue.ts';
import { createResilientRunner, immediateCompletion, waitWithTimeout } from './resilient-runner.ts';

/**
 * The implementation of each task. A rejected one is retried later. A task runs again when the database failed before
 * its completion was saved, so running it twice must do no harm.
 */
export type Tasks = { [Name in TaskName]: (payload: TaskMap[Name]) => Promise<void> };

/** Runs the jobs that any process has added. */
export interface Jobs {
  /** Starts running jobs as they are added. */
  start(): Promise<void>;
  /** Runs the jobs that are due now, and resolves when all have been tried. For tests. */
  runDue(): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

const maxConcurrency = 4;
/** Jobs are announced; this only limits the delay after a lost announcement, in milliseconds. */
const pollInterval = 5_000;

/** In UTC. The nightly task runs at a quarter past three; a time at which no process ran is skipped. */
const crontab = `
15 3 * * * tidyUp
* * * * * foldPermitCounts ?jobKey=foldPermitCounts
* * * * * runWorkClock ?jobKey=runWorkClock
* * * * * notify ?jobKey=notify
* * * * * tellOfAnnouncements ?jobKey=tellOfAnnouncements
2 * * * * makeRounds ?jobKey=makeRounds
*/5 * * * * releaseJobs ?jobKey=releaseJobs`;

/** What jobs are created from. */
interface JobOptions {
  settings: ConnectionSettings;
  tasks: Tasks;
  log: FastifyBaseLogger;
  watch: Observability;
}

/** Runs jobs on separate connections, so that they never take one that a request waits for. */
export function createJobs({ settings, tasks, log, watch: observability }: JobOptions): Jobs {
  const pool = new pg.Pool({
    ...settings,
    max: maxConcurrency + 2,
    application_name: 'eptw jobs',
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  // The pool only handles errors of idle connections, and an unhandled error would end the process.
  const logBroken = (error: Error) => log.warn({ err: error }, 'A connection for jobs broke');
  pool.on('connect', (client) => client.on('error', logBroken));
  pool.on('error', () => {});
  observability.metrics?.pool('jobs', pool);
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [name, (payload) => runWatched(name, () => work(payload as never))]),
  ) as TaskList;
  async function runWatched(task: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    const count = (outcome: 'done' | 'failed') =>
      observability.metrics?.job({ task, outcome }, (performance.now() - began) / 1000);
    try {
      await (observability.trace ? observability.trace.job(task, work) : work());
      count('done');
    } catch (error) {
      count('failed');
      throw error;
    }
  }

  const options = { pgPool: pool, taskList, noHandleSignals: true, logger: createJobLogger(log) };
  const runner = createResilientRunner({ ...options, crontab, concurrency: maxConcurrency, pollInterval }, log);
  return {
    start: () => runner.start(),
    runDue: () => runOnce({ ...options, preset: immediateCompletion }),
    async stop() {
      await runner.stop();
      await waitWithTimeout(pool.end());
    },
  };
}

/** Its routine lines are logged only for debugging. */
function createJobLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, text) => {
    if (level === 'error') log.error(text);
    else if (level === 'warning') log.warn(text);
    else log.debug(text);
  });
}
