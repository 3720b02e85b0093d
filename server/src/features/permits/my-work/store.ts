import type { Actor } from '@eptw/domain/user/actor';
import type { Role } from '@eptw/domain/user/role';
import { listIssuingSites } from '@eptw/domain/work/rules';
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

/** Who has a slot of the row of `permit`. */
const slots = (column: 'person_id' | 'group_id') => sql`array(select slot.${sql.ref(column)} from reviewer_slot slot
  where slot.permit_id = permit.id and slot.${sql.ref(column)} is not null)`;

/** More jobs than one person can look after. */
const maximumJobs = 1_000;

/**
 * The unfinished jobs that a user holds or is asked to take over, and those that wait for the issuing side where the
 * user may belong to it: at their sites, or by owning or reviewing the permit. What is due first comes first. Of what
 * waits, owner and slots are looked up permit by permit: for a join, PostgreSQL may read every permit there is, or all
 * slots that the user ever had.
 */
export async function listJobs(db: Database, actor: Actor, now: Date): Promise<JobRow[]> {
  const groupIds = actor.groups.map(({ id }) => id);
  const isUnfinished = sql`(phase <> 'finished' or fire_watch_until is not null)`;
  const { rows } = await sql<JobRow>`
    with mine as (
      select permit_id from permit_work where holder_id = ${actor.id} and ${isUnfinished}
      union
      select permit_id from permit_work where handover_to = ${actor.id} and ${isUnfinished}
      union
      select waiting.permit_id from permit_work waiting
        where waiting.issuer_turn_at <= ${now} and (
          waiting.site_id = any(${listIssuingSites(actor)}::uuid[])
          or (select permit.owner_id from permit where permit.id = waiting.permit_id) = ${actor.id}
          or (select bool_or(slot.person_id = ${actor.id} or slot.group_id = any(${groupIds}::uuid[]))
            from reviewer_slot slot where slot.permit_id = waiting.permit_id))
    )
    select permit.id as "permitId", permit.number, permit.parent_permit_id as "parentId",
      permit.work_description as description, permit.work_place as place, permit.site_id as "siteId",
      site.name as "siteName", site.time_zone as "timeZone", permit.submitter_id as "submitterId",
      permit.submitter_role as "submitterRole", permit.submitter_company as "submitterCompany",
      permit.owner_id as "ownerId", permit_work.holder_id as "holderId", holder.full_name as "holderName",
      permit_work.handover_to as "handoverTo",
      ${slots('person_id')} as "reviewerIds", ${slots('group_id')} as "reviewingGroupIds",
      ${workJson} as work
    from mine
    join permit_work on permit_work.permit_id = mine.permit_id
    join permit on permit.id = permit_work.permit_id
    join site on site.id = permit.site_id
    join person holder on holder.id = permit_work.holder_id
    order by least(permit_work.next_check_at, permit_work.stops_at, permit_work.expires_at,
      permit_work.fire_watch_until), permit.id
    limit ${maximumJobs}`.execute(db);
  return rows;
}
