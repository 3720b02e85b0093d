import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Background tasks with their payloads. */
export interface TaskMap {
  deliverMail: { mailId: string };
  deliverTextMessage: { textMessageId: string };
  /** The work that a worker is signed on to follows the change of their certificates. */
  followCertificates: { workerId: string };
  /** The holder of a permit is notified of wrong PINs there; `at` is ISO 8601. */
  notifyOfWrongPins: { permitId: string; holderId: string; at: string };
  /** Of a file whose record is already deleted, when the store did not respond at once. */
  removeFile: { name: string };
  /** Once a night, by one of the processes. */
  tidyUp: Record<string, never>;
  /** Every minute, by one of the processes. */
  foldPermitCounts: Record<string, never>;
  runWorkClock: Record<string, never>;
  /** Every minute: dispatches pending notices, and e-mails what users have not seen. */
  notify: Record<string, never>;
  /** Every minute: notifies clients of announcements that start or end. */
  tellOfAnnouncements: Record<string, never>;
  /** Every hour: sends reminders of what starts and ends around today. */
  makeRounds: Record<string, never>;
  /** Every five minutes: releases jobs of a process that was killed, for another one to run. */
  releaseJobs: Record<string, never>;
}

export type TaskName = keyof TaskMap;

/**
 * The tasks that wait for an outside service many times in a row: one that does not respond must not keep processes from
 * anything else that is due.
 */
const lastTasks: readonly TaskName[] = ['deliverTextMessage'];

/**
 * Queues jobs that any server process runs, once per payload, soon after the caller's transaction commits, and never
 * if it does not. A failed job is retried at growing intervals for about three days.
 */
export async function addJobs<Name extends TaskName>(
  db: Database,
  task: Name,
  payloads: readonly TaskMap[Name][],
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}, payload, priority := ${lastTasks.includes(task) ? 1 : 0}::integer)
    from json_array_elements(${JSON.stringify(payloads)}::json) as payload`.execute(db);
}

/**
 * Schedules a task to run once, this many milliseconds from now by the database's clock. Another call before then
 * does not move it, so that a steady stream of requests never postpones it.
 */
export async function scheduleJob<Name extends TaskName>(
  db: Database,
  task: Name,
  { key, payload, after }: { key: string; payload: TaskMap[Name]; after: number },
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key := ${key},
      run_at := now() + make_interval(secs => ${after / 1000}::double precision),
      job_key_mode := 'preserve_run_at')`.execute(db);
}

/** Longer than any job takes, in minutes. One that takes even longer runs twice, which tasks must tolerate. */
const maxJobMinutes = 15;

/** Releases jobs that were running in a process that died. The library itself waits for four hours. */
export async function releaseStuckJobs(db: Database): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_at < now() - make_interval(mins => ${maxJobMinutes})`.execute(db);
}

export interface JobCount {
  task: string;
  state: 'waiting' | 'retrying' | 'given_up';
  count: number;
}

/** The number of jobs in the queue; finished jobs are no longer in it. */
export async function countJobs(db: Database): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select task_identifier as task,
      case when attempts >= max_attempts then 'given_up' when last_error is null then 'waiting' else 'retrying' end as state,
      count(*) as count
    from graphile_worker.jobs group by 1, 2`.execute(db);
  return rows;
}
