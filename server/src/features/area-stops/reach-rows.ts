import { stopCovers } from '@eptw/domain/permit/area-stop-cover';
import { permitStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** A worker who is signed on at a site, with the last entry of their permit. */
export interface SignedOnWorker {
  permitId: string;
  workerId: string;
  sequence: number;
  phone: string;
}

/** Everybody who is signed on at a site, whatever the state of their job. */
export async function listSignedOnWorkers(db: Database, siteId: string): Promise<SignedOnWorker[]> {
  return db
    .selectFrom('crew_presence')
    .innerJoin('permit', 'permit.id', 'crew_presence.permit_id')
    .innerJoin('worker', 'worker.id', 'crew_presence.worker_id')
    .select([
      'crew_presence.permit_id as permitId',
      'crew_presence.worker_id as workerId',
      'permit.version as sequence',
      'worker.phone',
    ])
    .where('crew_presence.site_id', '=', siteId)
    .execute();
}

/** How many jobs of a site stand still because of a stop since a time. */
export async function countStoppedJobs(db: Database, siteId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('permit_work')
    .innerJoin('history_entry', 'history_entry.permit_id', 'permit_work.permit_id')
    .select(sql<number>`count(distinct permit_work.permit_id)::integer`.as('count'))
    .where('permit_work.site_id', '=', siteId)
    .where('permit_work.phase', '=', 'suspended')
    .where('history_entry.action', '=', 'suspendWork')
    .where('history_entry.at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The statuses in which a stop covers a permit without a work policy: nobody knows whether its work is finished. */
const statusesWithoutPolicy = permitStatuses.filter(
  (status) => stopCovers[status] === 'always' || stopCovers[status] === 'unless its work is finished',
);

/** How many permits of a site a stop covers whose work is not followed: none of their forms has a work policy. */
export async function countPlainPermits(db: Database, siteId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from permit
    where permit.site_id = ${siteId}::uuid and permit.status = any(${statusesWithoutPolicy}::text[])
      and not exists (select from permit_work where permit_work.permit_id = permit.id)
      and not exists (
        select from filled_form form join template_version version on version.id = form.template_version_id
          where form.permit_id = permit.id and version.work_policy is not null)`.execute(db);
  return rows[0]?.count ?? 0;
}
