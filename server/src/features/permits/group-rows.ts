import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Group } from '../mt-groups/types.ts';
import { siteJson } from '../sites/site-rows.ts';
import { selectPersonJson } from '../users/person-rows.ts';

/** These groups, including archived ones, with their members who are not archived, in the order of the ids. */
export async function loadGroups(db: Database, groupIds: readonly string[]): Promise<Group[]> {
  if (groupIds.length === 0) return [];
  const { rows } = await sql<Group>`
    select mt_group.id as _id, mt_group.name, mt_group.permit_closer as "permitCloser", ${siteJson} as site,
      (select coalesce(json_agg(${selectPersonJson('person')} order by person.full_name), '[]')
        from mt_group_member join person on person.id = mt_group_member.person_id
        where mt_group_member.group_id = mt_group.id and person.archived_at is null) as members
    from unnest(${groupIds}::uuid[]) with ordinality chosen (id, place)
    join mt_group on mt_group.id = chosen.id
    join site on site.id = mt_group.site_id
    order by chosen.place`.execute(db);
  return rows;
}
