import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Group } from './types.ts';
import { siteJson } from '../sites/site-rows.ts';
import { selectPersonJson } from '../users/person-rows.ts';
import { asRead } from '../../database/reading-order.ts';

/** The members of a joined group who are not archived, as JSON. */
const membersJson = sql<Group['members']>`(
  select coalesce(json_agg(${selectPersonJson('person')} order by ${asRead('person.full_name')}), '[]')
    from person
    where person.id = any(array(select person_id from mt_group_member where group_id = mt_group.id))
      and person.archived_at is null)`;

/** Who created a joined group, as JSON; null if it came with the installation. */
export const groupCreatorJson = sql<Group['createdBy']>`(
  select ${selectPersonJson('person')} from person where person.id = mt_group.created_by)`;

/** These groups, including archived ones, with their members who are not archived, in the order of the ids. */
export async function loadGroups(db: Database, groupIds: readonly string[]): Promise<Group[]> {
  if (groupIds.length === 0) return [];
  const { rows } = await sql<Group>`
    select mt_group.id as _id, mt_group.name, mt_group.permit_closer as "permitCloser", ${siteJson} as site,
      ${membersJson} as members, mt_group.created_at as "createdAt", ${groupCreatorJson} as "createdBy"
    from unnest(${groupIds}::uuid[]) with ordinality chosen (id, place)
    join mt_group on mt_group.id = chosen.id
    join site on site.id = mt_group.site_id
    order by chosen.place`.execute(db);
  return rows;
}

/** A group as the JSON of a statement has it. */
export type GroupJson = Omit<Group, 'createdAt'> & { createdAt: string };

export function toGroup({ createdAt, ...group }: GroupJson): Group {
  return { ...group, createdAt: new Date(createdAt) };
}

/** The reviewing groups of $1 as JSON, in the order of its slots. */
export const groupsOfPermit: RawBuilder<GroupJson[]> = sql`(
  select coalesce(json_agg(json_build_object('_id', mt_group.id, 'name', mt_group.name,
      'permitCloser', mt_group.permit_closer, 'site', ${siteJson}, 'members', ${membersJson},
      'createdAt', mt_group.created_at, 'createdBy', ${groupCreatorJson})
      order by reviewer_slot.position), '[]')
    from reviewer_slot
    join mt_group on mt_group.id = reviewer_slot.group_id
    join site on site.id = mt_group.site_id
    where reviewer_slot.permit_id = $1)`;
