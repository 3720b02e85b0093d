import { normalizeText } from '@eptw/domain/text/same-text';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { matchesSearch } from '../../database/search.ts';
import { asRead } from '../../database/reading-order.ts';
import { isUuid } from '../../database/uuid.ts';
import { fitsOption, selectUserDetails } from './person-rows.ts';
import type { OptionFilter, User } from './types.ts';

/** The site with this code, or else the group with this id or name; not the archived ones. */
export async function findOptionTarget(
  db: Database,
  option: string,
): Promise<{ siteId: string } | { groupId: string } | undefined> {
  const normal = normalizeText(option);
  const site = await db
    .selectFrom('site')
    .select('id as siteId')
    .where(sql`normal_text(code)`, '=', normal)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (site) return site;
  return db
    .selectFrom('mt_group')
    .select('id as groupId')
    .where((where) => (isUuid(option) ? where('id', '=', option) : where(sql`normal_text(name)`, '=', normal)))
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** The filters of a list of users. */
export interface UserFilter {
  searchText?: string | null | undefined;
  /** The e-mail domain of the host's staff. */
  staffEmailDomain?: string;
  /** Also includes users of this company. */
  company?: string;
  approvedOnly: boolean;
  option?: OptionFilter;
}

function selectUsers(db: Database, filter: UserFilter) {
  return db
    .selectFrom('person')
    .where('person.archived_at', 'is', null)
    .where(({ ref }) => matchesSearch([ref('person.email'), ref('person.full_name')], filter.searchText))
    .where((where) => {
      const { staffEmailDomain, company } = filter;
      const alternatives: Expression<SqlBool>[] = [];
      if (staffEmailDomain)
        alternatives.push(where('person.email', 'ilike', `%@${staffEmailDomain.replace(/_/g, '\\_')}`));
      if (company) alternatives.push(where('person.company', '=', company));
      return alternatives.length > 0 ? where.or(alternatives) : where.val(true);
    })
    .where(fitsOption(filter.option ?? {}))
    .$if(filter.approvedOnly, (query) => query.where('person.status', '=', 'Approved'));
}

/** Users, by name. */
export function listUserRows(db: Database, filter: UserFilter): RowList<User> {
  const users = selectUserDetails(selectUsers(db, filter));
  return toRowList(db, users.orderBy(asRead('person.full_name')).orderBy('person.id'));
}

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  return selectUserDetails(selectUsers(db, { approvedOnly: false }))
    .where('person.id', '=', id)
    .executeTakeFirst();
}

/** The address of another account that is this one to a reader; undefined if it is free. */
export async function findTakenAddress(
  db: Database,
  email: string,
  exceptId: string | undefined,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('person')
    .select('email')
    .where(sql`normal_text(email)`, '=', normalizeText(email))
    .where('archived_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();
  return row?.email;
}
