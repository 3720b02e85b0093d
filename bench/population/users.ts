import { createHash } from 'node:crypto';
import type { Role } from '@eptw/domain/user/role';

export const password = 'permit-to-work';

/** argon2id hash of the password, computed once: 600 of them would take half a minute. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$2gyJ5AW/G4+BqqL2p/QY8Q$NnRBseVuiHO6XwaWDzBcyoASkWbb16LRofSlcjjdkks';

export const siteCodes = ['F10A1', 'F10A2', 'F10N', 'F10NX', 'F10W', 'F10X'] as const;

/** Users are numbered from 1; user n belongs to site n modulo 6. */
interface UserRange {
  role: Role;
  first: number;
  count: number;
}

/** The users of the six sites, with their numbers. */
export const userRanges = {
  superAdmins: { role: 'SuperAdmin', first: 1, count: 1 },
  siteAdmins: { role: 'SiteAdmin', first: 2, count: 12 },
  groupMembers: { role: 'MTGroup', first: 14, count: 180 },
  supervisors: { role: 'MicronSupervisor', first: 194, count: 60 },
  managers: { role: 'MicronManager', first: 254, count: 30 },
  users: { role: 'User', first: 284, count: 60 },
  projectManagers: { role: 'ContractorPM', first: 344, count: 40 },
  requestors: { role: 'ContractorRequestor', first: 384, count: 217 },
} as const satisfies Record<string, UserRange>;

export const companyCount = 40;

/** Five groups per site with six members each: member n belongs to group (n - 14) modulo 30. */
export const groupCount = 30;

/** A group of a site by its number, from 0 to 4. */
export function findGroupAt(site: number, nth: number): number {
  return ((site + 4) % siteCodes.length) + siteCodes.length * nth;
}

/** A member of a group by its number, from 0 to 5. */
export function findMember(group: number, nth: number): number {
  return userRanges.groupMembers.first + group + groupCount * nth;
}

/** The e-mail address of a user; contractors have their company's domain. */
export function toEmail(person: number): string {
  if (person < userRanges.projectManagers.first) return `person${person}@fab.example`;
  return `person${person}@company${(person - userRanges.projectManagers.first) % companyCount}.example`;
}

/** A user with this role at this site. */
export function findUserAt(site: number, { first }: UserRange, nth = 0): number {
  return first + ((site - (first % siteCodes.length) + siteCodes.length) % siteCodes.length) + nth * siteCodes.length;
}

/** The id in the population for the object with this noun and number, as SQL. */
export function toIdSql(noun: string, number: string): string {
  return `md5('${noun} ' || (${number}))::uuid`;
}

/** The same id, for the API. */
export function toId(noun: string, number: number): string {
  const hash = createHash('md5').update(`${noun} ${number}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const roles = Object.values(userRanges)
  .map(({ role, first, count }) => `when n < ${first + count} then '${role}'`)
  .join(' ');

const contractor = `n >= ${userRanges.projectManagers.first}`;
const companyNumber = `(n - ${userRanges.projectManagers.first}) % ${companyCount}`;
const everybody = userRanges.requestors.first + userRanges.requestors.count - 1;
const firstMember = userRanges.groupMembers.first;

/** Sites, disciplines, users of every role and company, and groups with their members. */
export const peopleSql = `
  insert into site (id, code, name)
    select ${toIdSql('site', 'n')}, code, 'Fab ' || substr(code, 2)
    from unnest(array['${siteCodes.join("','")}']) with ordinality as codes (code, place),
      lateral (select place - 1 as n) as numbered;

  insert into discipline (id, code, description)
    select ${toIdSql('discipline', 'n')}, 'D' || n, 'Discipline ' || n from generate_series(0, 11) n;

  insert into person (id, email, full_name, role, status, company, password_hash, email_verified_at)
    select ${toIdSql('person', 'n')},
      'person' || n || '@' || case when ${contractor} then 'company' || ${companyNumber} else 'fab' end || '.example',
      'Person ' || n, case ${roles} end, 'Approved',
      case when ${contractor} then 'Company ' || ${companyNumber} else 'Fab' end, '${passwordHash}', now()
    from generate_series(1, ${everybody}) n;

  insert into person_site (person_id, site_id)
    select ${toIdSql('person', 'n')}, ${toIdSql('site', 's')}
    from generate_series(1, ${everybody}) n, generate_series(0, 5) s
    where n % 6 = s or n = 1 or (${contractor} and (n + 1) % 6 = s);

  insert into mt_group (id, name, site_id, permit_closer)
    select ${toIdSql('group', 'g')}, case when g % 5 = 0 then 'LSS ' else 'Group ' end || g, ${toIdSql('site', `(g + ${firstMember}) % 6`)}, g < 6
    from generate_series(0, ${groupCount - 1}) g;

  insert into mt_group_member (group_id, person_id)
    select ${toIdSql('group', `(n - ${firstMember}) % ${groupCount}`)}, ${toIdSql('person', 'n')}
    from generate_series(${firstMember}, ${firstMember + userRanges.groupMembers.count - 1}) n;
`;
