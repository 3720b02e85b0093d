import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** What there is to do besides answering requests, and what each task is told. */
export interface TaskMap {
  deliverMail: { mailId: string };
  /** Of a file that is forgotten already, when the store did not answer at once. */
  removeFile: { name: string };
  /** Once a night, by one of the processes. */
  tidyUp: Record<string, never>;
  /** Every minute, by one of the processes. */
  foldPermitCounts: Record<string, never>;
  /** Every minute: tells people of what they were not told at once, and mails what they have not seen. */
  notify: Record<string, never>;
  /** Every minute: tells screens of announcements that begin or end. */
  tellOfAnnouncements: Record<string, never>;
  /** Every hour: tells people of what starts and ends around today. */
  makeRounds: Record<string, never>;
  /** Every five minutes: jobs that a process had in hand when it was killed are done by another one. */
  releaseJobs: Record<string, never>;
}

export type TaskName = keyof TaskMap;

/**
 * Has something done by any server process, once for each payload, soon after the caller's transaction commits, and
 * never when it does not. Tried again, later and later, for about three days.
 */
export async function addJobs<Name extends TaskName>(
  db: Database,
  task: Name,
  payloads: readonly TaskMap[Name][],
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}, payload)
    from json_array_elements(${JSON.stringify(payloads)}::json) as payload`.execute(db);
}

/**
 * Has a task done once more so many milliseconds from now, by the clock of the database. Asked for again before then, it
 * stays at that time, so that a steady stream of requests never puts it off.
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

/** Longer than any job takes, in minutes. One that takes longer all the same is done twice, which tasks must bear. */
const maxJobMinutes = 15;

/** Lets go of jobs whose process has died with them in hand. The library itself waits for four hours. */
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

/** How many jobs are in the queue; those that are done are not in it any more. */
export async function countJobs(db: Database): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select task_identifier as task,
      case when attempts >= max_attempts then 'given_up' when last_error is null then 'waiting' else 'retrying' end as state,
      count(*) as count
    from graphile_worker.jobs group by 1, 2`.execute(db);
  return rows;
}
