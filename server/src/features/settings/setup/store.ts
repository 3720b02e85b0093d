import { permitCreators } from '@eptw/domain/user/role-groups';
import { groupMemberRole } from '@eptw/domain/administration/group';
import { canReview } from '@eptw/domain/permit/reviewers';
import type { SetupSite } from '@eptw/domain/settings/setup';
import { roles, type Role } from '@eptw/domain/user/role';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { SetupCounts } from './types.ts';

export async function countSetup(db: Database): Promise<SetupCounts> {
  const { rows } = await sql<SetupCounts>`
    select
      (select count(*) from site where archived_at is null) as sites,
      (select count(*) from discipline where archived_at is null) as disciplines,
      (select count(*) from template where archived_at is null) as templates,
      (select count(*) from template join template_version on template_version.id = template.current_version_id
        where archived_at is null and as_parent_permit) as "parentTemplates",
      (select greatest(count(*) - 1, 0) from (select from person where archived_at is null limit 100) as counted) as users,
      (select count(*) from mt_group where archived_at is null) as groups,
      (select count(*) from mt_group where archived_at is null and permit_closer) as "permitClosers"`.execute(db);
  const [progress] = rows;
  if (!progress) throw new Error('Counting answered nothing');
  return progress;
}

/** How many users of each kind to read: one more than those who may already have another part in the permit. */
const maxPeoplePerTask = 4;

/** At most `maxPeoplePerTask` approved users of a site with one of these roles. */
function selectApprovedUsers(
  columns: RawBuilder<unknown>,
  requestedRoles: readonly Role[],
  condition = sql<SqlBool>`true`,
) {
  return sql`(select coalesce(json_agg(found), '[]') from (
    select ${columns} from person
      join person_site on person_site.person_id = person.id and person_site.site_id = site.id
      where person.role = any(${requestedRoles}::text[]) and person.status = 'Approved' and person.archived_at is null
        and ${condition}
      order by person.id limit ${maxPeoplePerTask}) found)`;
}

/** At most `maxPeoplePerTask` members of groups at a site. */
function selectMemberIds(condition: RawBuilder<SqlBool>) {
  return sql`array(
    select distinct member.person_id from mt_group
      join mt_group_member member on member.group_id = mt_group.id
      join person on person.id = member.person_id
      where mt_group.site_id = site.id and mt_group.archived_at is null and ${condition}
        and person.status = 'Approved' and person.archived_at is null
      order by member.person_id limit ${maxPeoplePerTask})`;
}

/** The users at each site who could take part in the first permit. */
export async function loadSetupSites(db: Database, staffEmailDomain: string): Promise<SetupSite[]> {
  const colleague = sql<SqlBool>`exists (
    select from person manager join person_site there on there.person_id = manager.id and there.site_id = site.id
      where manager.status = 'Approved' and manager.archived_at is null and manager.id <> person.id
        and (manager.role = 'MicronSupervisor'
          or (manager.role = 'ContractorPM' and manager.company <> '' and manager.company = person.company)))`;
  const staff = sql<SqlBool>`person.email ilike ${`%@${staffEmailDomain.replace(/_/g, '\\_')}`}`;
  const individuals = roles.filter((role) => canReview(role) && role !== groupMemberRole);
  const { rows } = await sql<Omit<SetupSite, 'reviewers'> & { reviewers: { id: string }[] }>`
    select site.code,
      ${selectApprovedUsers(sql`person.id, person.role, ${colleague} as "hasFirstApprover"`, permitCreators)} as raisers,
      ${selectApprovedUsers(sql`person.id`, individuals, staff)} as reviewers,
      ${selectMemberIds(sql`true`)} as "groupMembers",
      ${selectMemberIds(sql`mt_group.permit_closer`)} as closers
    from site where site.archived_at is null order by site.code`.execute(db);
  return rows.map((row) => ({ ...row, reviewers: row.reviewers.map(({ id }) => id) }));
}
