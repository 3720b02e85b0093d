import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** What there is to do besides answering requests, and what each task is told. */
export interface TaskMap {
  deliverMail: { mailId: string };
  /** Once a night, by one of the processes. */
  tidyUp: Record<string, never>;
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
