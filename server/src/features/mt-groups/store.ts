import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/connect.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { matchesSearch } from '../../database/search.ts';
import { siteJson } from '../sites/site-rows.ts';
import { groupCreatorJson } from './group-rows.ts';
import type { Group } from './types.ts';
import { asRead } from '../../database/reading-order.ts';

/** The filters of a list of groups. */
export interface GroupFilter {
  searchText?: string | null | undefined;
  /** Site ids; all sites by default or if empty. */
  sites?: readonly string[] | null | undefined;
  /** Limits the list to these site ids. */
  siteIdsWithin?: readonly string[] | undefined;
}

function selectAvailable(db: Database, { searchText, sites, siteIdsWithin }: GroupFilter) {
  return db
    .selectFrom('mt_group')
    .innerJoin('site', 'site.id', 'mt_group.site_id')
    .where('mt_group.archived_at', 'is', null)
    .where(({ ref }) => matchesSearch([ref('mt_group.name')], searchText))
    .$if(Boolean(sites?.length), (query) => query.where(sql<string>`site.id::text`, 'in', sites ?? []))
    .$if(siteIdsWithin !== undefined, (query) =>
      query.where(sql<boolean>`site.id = any(${siteIdsWithin ?? []}::uuid[])`),
    );
}

/** Groups that are not archived, by name, with their members who are not archived. */
export function listGroups(db: Database, filter: GroupFilter): RowList<Group> {
  const groups = selectAvailable(db, filter).select(({ selectFrom }) => [
    'mt_group.id as _id',
    'mt_group.name',
    'mt_group.permit_closer as permitCloser',
    'mt_group.created_at as createdAt',
    groupCreatorJson.as('createdBy'),
    siteJson.as('site'),
    jsonArrayFrom(
      selectFrom('mt_group_member')
        .innerJoin('person', 'person.id', 'mt_group_member.person_id')
        .whereRef('mt_group_member.group_id', '=', 'mt_group.id')
        .where('person.archived_at', 'is', null)
        .select(['person.id as _id', 'person.full_name as fullname', 'person.email', 'person.role', 'person.company'])
        .orderBy(asRead('person.full_name')),
    ).as('members'),
  ]);
  return toRowList(db, groups.orderBy(asRead('mt_group.name')).orderBy('mt_group.id'));
}
