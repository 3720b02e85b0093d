import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/connect.ts';
import { contains } from '../../database/search.ts';
import type { User } from './types.ts';

/** Which people a list is about. */
export interface PeopleFilter {
  searchText?: string | null | undefined;
  /** Staff of the host are the people with an address at this domain. */
  staffEmailDomain?: string;
  /** Together with the staff, the people of this company. */
  company?: string;
  approvedOnly: boolean;
}

function people(db: Database, filter: PeopleFilter) {
  return db
    .selectFrom('person')
    .where('person.archived_at', 'is', null)
    .where(({ ref }) => contains([ref('person.email'), ref('person.full_name')], filter.searchText))
    .where((where) => {
      const { staffEmailDomain, company } = filter;
      const oneOf: Expression<SqlBool>[] = [];
      if (staffEmailDomain) oneOf.push(where('person.email', 'ilike', `%@${staffEmailDomain.replace(/_/g, '\\_')}`));
      if (company) oneOf.push(where('person.company', '=', company));
      return oneOf.length > 0 ? where.or(oneOf) : where.val(true);
    })
    .$if(filter.approvedOnly, (query) => query.where('person.status', '=', 'Approved'));
}

/** Reads people as accounts, with the sites that they belong to and the groups that they are members of. */
export function withSitesAndGroups(query: ReturnType<typeof people>) {
  return query.select(({ selectFrom }) => [
    'person.id as _id',
    'person.full_name as fullname',
    'person.email',
    'person.role',
    'person.company',
    'person.status',
    'person.phone',
    jsonArrayFrom(
      selectFrom('person_site')
        .innerJoin('site', 'site.id', 'person_site.site_id')
        .whereRef('person_site.person_id', '=', 'person.id')
        .select(['site.id as _id', 'site.code', 'site.name', 'site.address', 'site.time_zone as timeZone'])
        .orderBy('site.code'),
    ).as('sites'),
    jsonArrayFrom(
      selectFrom('mt_group_member')
        .innerJoin('mt_group', 'mt_group.id', 'mt_group_member.group_id')
        .whereRef('mt_group_member.person_id', '=', 'person.id')
        .where('mt_group.archived_at', 'is', null)
        .select(['mt_group.id as _id', 'mt_group.name'])
        .orderBy('mt_group.name'),
    ).as('group'),
  ]);
}

/** People by name. */
export async function listPeople(db: Database, filter: PeopleFilter, take: number, skip: number): Promise<User[]> {
  return withSitesAndGroups(people(db, filter))
    .orderBy('person.full_name')
    .orderBy('person.id')
    .limit(take)
    .offset(skip)
    .execute();
}

export async function countPeople(db: Database, filter: PeopleFilter): Promise<number> {
  const { count } = await people(db, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPerson(db: Database, id: string): Promise<User | undefined> {
  return withSitesAndGroups(people(db, { approvedOnly: false }))
    .where('person.id', '=', id)
    .executeTakeFirst();
}
