import { unapprovedStatuses, unfinishedStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import { contractorRoles } from '@eptw/domain/user/role-groups';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { createPreparedStatement } from '../../database/prepared-statements.ts';
import { isInStatus } from '../../database/status-clause.ts';
import { isUuid } from '../../database/uuid.ts';
import type { LastHistoryEntry } from '../history/types.ts';
import { holdersOf, workJsonOf, type PermitColumns, type WorkJson } from './work-rows.ts';

/** An entry of the work log as stored; `at` is ISO 8601. */
export interface LogRow {
  at: string;
  actorId: string | null;
  actorName: string;
  action: string;
  reason: string | null;
  work: Record<string, unknown>;
}

/** Whose request it is, and its idempotency key; null for a request without one. */
export interface RequestKey {
  personId: string;
  key: string | null;
}

/** A permit with everything that its work is computed from. */
export interface WorkSource {
  id: string;
  number: string;
  parentId: string | null;
  siteId: string;
  siteName: string;
  timeZone: string;
  /** The emergency number of its site; empty if unknown. */
  emergencyPhone: string;
  /** Whether certificates that nobody has verified count at its site. */
  countsUnverified: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  status: PermitStatus;
  statusSince: Date | null;
  version: number;
  submitterId: string;
  submitterName: string;
  submitterRole: Role;
  submitterCompany: string;
  ownerId: string;
  reviewerIds: string[];
  reviewingGroupIds: string[];
  holderIds: string[];
  unapprovedChildren: string[];
  unproven: string[] | null;
  /**
   * Its child permits with their work, null while none is followed, and how many people are signed on to each who do not
   * watch for fire.
   */
  children: { number: string; work: WorkJson | null; signedOn: number }[];
  /**
   * The permits of its site that it was copied from, one from the other, with their child permits, as far as they are
   * neither closed nor cancelled.
   */
  copiedFromIds: string[];
  /** The first stop in force at its site; `since` is ISO 8601. */
  areaStop: { kind: string; reason: string; since: string; isForGas: boolean; isMustered: boolean } | null;
  /** When its site was last stopped for gas since it was raised. */
  gasStoppedAt: Date | null;
  /** Those who hold or held it, and since when (ISO 8601) they cannot act. */
  cannotAct: { id: string; since: string }[];
  /** After so many minutes an appointment counts as not accepted. */
  appointmentMinutes: number;
  /** The template versions of its forms. */
  versionIds: string[];
  /** The last entry of its history. */
  last: LastHistoryEntry;
  /** What was performed under the key that it was read with; null for a key that is new. */
  performed: { digest: string; message: string } | null;
  /** Oldest first. */
  log: LogRow[];
}

const childRow: PermitColumns = { id: sql`child.id`, siteId: sql`child.site_id` };

const sourceStatement = createPreparedStatement(
  'work source',
  sql<WorkSource>`
    select permit.id, permit.number, permit.parent_permit_id as "parentId", permit.site_id as "siteId",
      site.name as "siteName",
      site.time_zone as "timeZone", site.emergency_phone as "emergencyPhone",
      site.counts_unverified as "countsUnverified",
      permit.starts_at as "startsAt", permit.ends_at as "endsAt", permit.status,
      permit.status_since as "statusSince", permit.version, permit.submitter_id as "submitterId", submitter.full_name as "submitterName",
      permit.submitter_role as "submitterRole", permit.submitter_company as "submitterCompany",
      permit.owner_id as "ownerId", permit.unproven,
      array(select slot.person_id from reviewer_slot slot
        where slot.permit_id = permit.id and slot.person_id is not null) as "reviewerIds",
      array(select slot.group_id from reviewer_slot slot
        where slot.permit_id = permit.id and slot.group_id is not null) as "reviewingGroupIds",
      ${holdersOf} as "holderIds",
      array(select child.number from permit child
        where child.parent_permit_id = permit.id and child.status = any($2) order by child.number)
        as "unapprovedChildren",
      (select coalesce(json_agg(json_build_object('number', child.number,
          'work', case when permit_work.permit_id is not null then ${workJsonOf(childRow)} end,
          'signedOn', (select count(*) from crew_presence present
            where present.permit_id = child.id and not 'fireWatcher' = any(present.roles))) order by child.number), '[]')
        from permit child left join permit_work on permit_work.permit_id = child.id
        where child.parent_permit_id = permit.id) as children,
      array(with recursive source as (
          select copied.id, copied.source_permit_id, 1 as distance
            from permit copied where copied.id = permit.source_permit_id
          union all
          select older.id, older.source_permit_id, distance + 1
            from permit older join source on older.id = source.source_permit_id)
        select held.id from source cross join lateral (
            select own.id, own.site_id, own.status from permit own where own.id = source.id
            union all
            select child.id, child.site_id, child.status from permit child where child.parent_permit_id = source.id) held
          where held.site_id = permit.site_id and ${isInStatus(unfinishedStatuses, sql`held.status`)}
          order by source.distance, held.id) as "copiedFromIds",
      (select coalesce(json_agg(json_build_object('id', person.id,
          'since', coalesce(person.archived_at, person.changed_at, permit.updated_at))), '[]')
        from person
        where person.id = any(${holdersOf} || permit.submitter_id)
          and (person.archived_at is not null or person.status <> 'Approved'
            or (permit.submitter_role = any($3) and person.company <> permit.submitter_company))) as "cannotAct",
      site.appointment_minutes as "appointmentMinutes",
      (select json_build_object('kind', stop.kind, 'reason', stop.reason,
          'since', coalesce(stop.raised_at, stop.set_at), 'isForGas', stop.kind = 'gas' or exists (
            select from area_stop_request request where request.area_stop_id = stop.id and request.kind = 'gas'),
          'isMustered', exists (select from area_stop other where other.site_id = stop.site_id
            and other.lifted_at is null and other.mustered_at is not null)) from area_stop stop
        where stop.site_id = permit.site_id and stop.lifted_at is null order by stop.set_at limit 1) as "areaStop",
      (select max(coalesce(stop.raised_at, stop.set_at)) from area_stop stop
        where stop.site_id = permit.site_id and coalesce(stop.raised_at, stop.set_at) > permit.created_at
          and (stop.kind = 'gas' or exists (select from area_stop_request request
            where request.area_stop_id = stop.id and request.kind = 'gas'))) as "gasStoppedAt",
      array(select form.template_version_id from filled_form form where form.permit_id = permit.id
        order by form.position) as "versionIds",
      (select json_build_object('sequence', entry.sequence, 'hash', entry.hash, 'actorId', entry.actor_id,
          'actorName', entry.actor_name, 'action', entry.action, 'at', entry.at)
        from history_entry entry where entry.permit_id = permit.id order by entry.sequence desc limit 1) as last,
      (select json_build_object('digest', performed.digest, 'message', performed.message)
        from performed_action performed where performed.person_id = $4 and performed.key = $5) as performed,
      (select coalesce(json_agg(json_build_object('at', entry.at, 'actorId', entry.actor_id,
          'actorName', entry.actor_name, 'action', entry.action, 'reason', entry.reason, 'work', entry.work)
          order by entry.sequence), '[]')
        from history_entry entry where entry.permit_id = permit.id and entry.work is not null) as log
    from permit
    join site on site.id = permit.site_id
    join person submitter on submitter.id = permit.submitter_id
    where permit.id = $1`,
);

/** A permit or child permit with its work log, and what was performed under the key of a request. */
export async function findWorkSource(
  db: Database,
  permitId: string,
  request?: RequestKey,
): Promise<WorkSource | undefined> {
  if (!isUuid(permitId)) return undefined;
  const sentWith = [request?.personId ?? null, request?.key ?? null];
  const [source] = await sourceStatement(db, permitId, unapprovedStatuses, contractorRoles, ...sentWith);
  return source;
}
