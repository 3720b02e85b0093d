import { crewVisibilityByRole } from '@eptw/domain/crew/crew-access';
import type { Actor } from '@eptw/domain/user/actor';
import { contractorRoles } from '@eptw/domain/user/role-groups';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether a row of `person` is an approved account of a contractor, by whose sites its company is known there. */
export const isContractorAccount = sql<SqlBool>`(person.role in (${sql.join(contractorRoles.map((role) => sql.lit(role)))})
  and person.status = 'Approved' and person.archived_at is null and person.company <> '')`;

/** Selects the companies with people at any of these sites. */
export function selectCompaniesAt(siteIds: readonly string[]): RawBuilder<{ company: string }> {
  return sql`select distinct person.company from person_site join person on person.id = person_site.person_id
    where person_site.site_id = any(${siteIds}::uuid[]) and ${isContractorAccount}`;
}

/**
 * Which rows of `worker` this user can see: the domain's `canSeeCrew` in SQL, for the where clause of every read.
 * The companies are selected once for a statement, and found in the workers' index.
 */
export function isWorkerVisibleTo(actor: Pick<Actor, 'role' | 'company' | 'siteIds'>): RawBuilder<SqlBool> {
  switch (crewVisibilityByRole[actor.role]) {
    case 'all companies':
      return sql`true`;
    case 'companies at own sites':
      return sql`worker.company = any(array(${selectCompaniesAt(actor.siteIds)}))`;
    case 'own company':
      return actor.company === '' ? sql`false` : sql`worker.company = ${actor.company}`;
  }
}
