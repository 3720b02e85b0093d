import { listAssignableRoles, type Administrator } from '@eptw/domain/user/authority';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The accounts that need this administrator's approval: the SQL counterpart of the domain's `listAccountActions`. None
 * for a role that administers no accounts.
 */
export function isAwaitingApprovalOf(viewer: Administrator): RawBuilder<SqlBool> {
  const roles = listAssignableRoles(viewer.role);
  if (roles.length === 0) return sql`false`;
  const hasSite = (condition: RawBuilder<SqlBool>) =>
    sql<SqlBool>`exists (select from person_site where person_site.person_id = person.id and ${condition})`;
  const hasOtherSites = hasSite(sql`person_site.site_id <> all(${viewer.siteIds}::uuid[])`);
  const isCovered = viewer.role === 'SuperAdmin' ? sql`true` : sql`${hasSite(sql`true`)} and not ${hasOtherSites}`;
  return sql`person.status = 'Pending' and person.archived_at is null
    and person.role = any(${roles}::text[]) and ${isCovered}`;
}
