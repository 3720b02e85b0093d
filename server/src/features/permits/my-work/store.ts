import type { Actor } from '@eptw/domain/user/actor';
import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { workJson, type WorkJson } from '../work-rows.ts';

/** A job that may concern a user, with what decides whether it does. */
export interface JobRow {
  permitId: string;
  number: string;
  parentId: string | null;
  description: string;
  place: string;
  siteId: string;
  siteName: string;
  timeZone: string;
  submitterId: string;
  submitterRole: Role;
  submitterCompany: string;
  ownerId: string;
  holderId: string;
  holderName: string;
  handoverTo: string | null;
  reviewerIds: string[];
  reviewingGroupIds: string[];
  work: WorkJson;
}

/** More jobs than one person can look after. */
const maximumJobs = 1_000;

/**
 * The unfinished jobs that a user holds or is asked to take over, and those that wait for the issuing side where the
 * user may belong to it: at their sites, or by owning or reviewing the permit.
 */
export async function listJobs(db: Database, actor: Actor, soon: Date): Promise<JobRow[]> {
  const groupIds = actor.groups.map(({ id }) => id);
  const waits = sql`(permit_work.phase = 'suspended' or permit_work.has_extension_request
    or permit_work.revalidate_by <= ${soon} or permit_work.stops_at <= ${soon})`;
  const { rows } = await sql<JobRow>`
    with mine as (
      select permit_id from permit_work where holder_id = ${actor.id}
      union
      select permit_id from permit_work where handover_to = ${actor.id}
      union
      select permit_id from permit_work where site_id = any(${actor.siteIds}::uuid[]) and ${waits}
      union
      select permit_work.permit_id from reviewer_slot slot join permit_work on permit_work.permit_id = slot.permit_id
        where (slot.person_id = ${actor.id} or slot.group_id = any(${groupIds}::uuid[])) and ${waits}
      union
      select permit_work.permit_id from permit join permit_work on permit_work.permit_id = permit.id
        where permit.owner_id = ${actor.id} and ${waits}
    )
    select permit.id as "permitId", permit.number, permit.parent_permit_id as "parentId",
      permit.work_description as description, permit.work_place as place, permit.site_id as "siteId",
      site.name as "siteName", site.time_zone as "timeZone", permit.submitter_id as "submitterId",
      permit.submitter_role as "submitterRole", permit.submitter_company as "submitterCompany",
      permit.owner_id as "ownerId", permit_work.holder_id as "holderId", holder.full_name as "holderName",
      permit_work.handover_to as "handoverTo",
      array(select slot.person_id from reviewer_slot slot
        where slot.permit_id = permit.id and slot.person_id is not null) as "reviewerIds",
      array(select slot.group_id from reviewer_slot slot
        where slot.permit_id = permit.id and slot.group_id is not null) as "reviewingGroupIds",
      ${workJson} as work
    from mine
    join permit_work on permit_work.permit_id = mine.permit_id
    join permit on permit.id = permit_work.permit_id
    join site on site.id = permit.site_id
    join person holder on holder.id = permit_work.holder_id
    where permit_work.phase <> 'finished' or permit_work.fire_watch_until is not null
    limit ${maximumJobs}`.execute(db);
  return rows;
}
