import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../database/tables.ts';
import { siteColumns } from '../sites/site-rows.ts';
import { asRead } from '../../database/reading-order.ts';
import type { OptionFilter, Person } from './types.ts';

/** A user as JSON, from the columns of a table with this alias. */
export function selectPersonJson(alias: string): RawBuilder<Person> {
  const toColumn = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_build_object('_id', ${toColumn('id')}, 'fullname', ${toColumn('full_name')}, 'email', ${toColumn('email')},
    'role', ${toColumn('role')}, 'company', ${toColumn('company')})`;
}

/** Selects users with their sites and groups. */
export function selectUserDetails(query: SelectQueryBuilder<Tables, 'person', object>) {
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
        .select(siteColumns)
        .orderBy(asRead('site.code')),
    ).as('sites'),
    jsonArrayFrom(
      selectFrom('mt_group_member')
        .innerJoin('mt_group', 'mt_group.id', 'mt_group_member.group_id')
        .whereRef('mt_group_member.person_id', '=', 'person.id')
        .where('mt_group.archived_at', 'is', null)
        .select(['mt_group.id as _id', 'mt_group.name'])
        .orderBy(asRead('mt_group.name')),
    ).as('group'),
  ]);
}

/** Users that the one option of a list keeps. */
export function fitsOption({ role, status, siteId, groupId }: OptionFilter): RawBuilder<boolean> {
  const clauses = [
    role !== undefined && sql`person.role = ${role}`,
    status !== undefined && sql`person.status = ${status}`,
    siteId !== undefined &&
      sql`person.id in (select person_site.person_id from person_site where person_site.site_id = ${siteId}::uuid)`,
    groupId !== undefined &&
      sql`person.id in (select mt_group_member.person_id from mt_group_member where mt_group_member.group_id = ${groupId}::uuid)`,
  ].filter((clause) => clause !== false);
  return clauses.length === 0 ? sql`true` : sql`(${sql.join(clauses, sql` and `)})`;
}
