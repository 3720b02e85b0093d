import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { contains } from '../../database/search.ts';
import { withSitesAndGroups } from './person-rows.ts';
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
