import { Logger, run, runOnce, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionSettings } from '../database/connect.ts';
import type { TaskMap, TaskName } from '../database/job-queue.ts';

/** What does each task. Rejecting means: try again later. */
export type Tasks = { [Name in TaskName]: (payload: TaskMap[Name]) => Promise<void> };

/** Does the jobs that any process has added. */
export interface Jobs {
  /** Begins to do them as they come. */
  start(): Promise<void>;
  /** Does those that are due now, and answers when all have been tried. For tests. */
  runDue(): Promise<void>;
  /** Lets those in hand finish. */
  stop(): Promise<void>;
}

const atOnce = 4;
/** Jobs are announced; this is only how long one waits whose announcement was lost, in milliseconds. */
const pollInterval = 5_000;

/** At a quarter past three in the night, UTC; a night on which no process ran is not made up for. */
const crontab = '15 3 * * * tidyUp';

/** Jobs on connections of their own, so that they never take one that a request waits for. */
export function createJobs(settings: ConnectionSettings, tasks: Tasks, log: FastifyBaseLogger): Jobs {
  const pool = new pg.Pool({ ...settings, max: atOnce + 2, application_name: 'eptw jobs' });
  // The pool listens to idle connections alone, and an error that nobody hears ends the process.
  const logBroken = (error: Error) => log.warn({ err: error }, 'A connection for jobs broke');
  pool.on('connect', (client) => client.on('error', logBroken));
  pool.on('error', () => {});
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [name, (payload: unknown) => work(payload as never)]),
  ) as TaskList;
  const options = { pgPool: pool, taskList, noHandleSignals: true, logger: loggerOf(log) };
  let runner: Runner | undefined;
  return {
    async start() {
      runner = await run({ ...options, crontab, concurrency: atOnce, pollInterval });
    },
    runDue: () => runOnce(options),
    async stop() {
      await runner?.stop();
      await pool.end();
    },
  };
}

/** Its everyday lines are only for whoever looks for a fault. */
function loggerOf(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, text) => {
    if (level === 'error') log.error(text);
    else if (level === 'warning') log.warn(text);
    else log.debug(text);
  });
}
