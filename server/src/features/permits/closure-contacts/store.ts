import type { PermitStatus } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { asRead } from '../../../database/reading-order.ts';

/** A person to call. */
export interface Contact {
  fullname: string;
  phone: string;
}

/** A group that finishes permits at a site, with those of its members who may close the permit. */
export interface ClosingGroup {
  name: string;
  members: Contact[];
}

/** A permit that has to be finished, and the people who can act. */
export interface ClosureContactRow {
  id: string;
  number: string;
  status: PermitStatus;
  submitterId: string;
  siteName: string;
  timeZone: string;
  endsAt: Date | null;
  /** Sequence number of the history entry that set the permit's status. */
  sequence: number;
  since: Date;
  remindedAt: Date | null;
  owner: Contact;
  groups: ClosingGroup[];
}

/** These permits in the order of their ids. History and reminders of each are found by primary key. */
export async function listClosureContactRows(db: Database, permitIds: readonly string[]): Promise<ClosureContactRow[]> {
  if (permitIds.length === 0) return [];
  const { rows } = await sql<ClosureContactRow>`
    select permit.id, permit.number, permit.status, permit.submitter_id as "submitterId", site.name as "siteName",
      site.time_zone as "timeZone", permit.ends_at as "endsAt", move.sequence, move.at as since,
      (select max(reminded_at) from closure_reminder where permit_id = permit.id) as "remindedAt",
      json_build_object('fullname', owner.full_name, 'phone', owner.phone) as owner,
      (select coalesce(json_agg(json_build_object('name', mt_group.name, 'members', (
          select coalesce(json_agg(json_build_object('fullname', person.full_name, 'phone', person.phone)
            order by ${asRead('person.full_name')}), '[]')
          from mt_group_member member join person on person.id = member.person_id
          where member.group_id = mt_group.id and person.role = 'MTGroup' and person.status = 'Approved'
            and person.archived_at is null and person.id <> permit.submitter_id)) order by mt_group.name), '[]')
        from mt_group
        where mt_group.site_id = permit.site_id and mt_group.permit_closer and mt_group.archived_at is null) as groups
    from unnest(${permitIds}::uuid[]) with ordinality chosen (id, place)
    join permit on permit.id = chosen.id
    join site on site.id = permit.site_id
    join person owner on owner.id = permit.owner_id
    cross join lateral (
      select sequence, at from history_entry
      where permit_id = permit.id and to_status = permit.status and from_status is distinct from to_status
      order by sequence desc limit 1
    ) move
    order by chosen.place`.execute(db);
  return rows;
}
