import type { Actor } from '../user/actor.ts';
import { isContractorRole } from '../user/role-groups.ts';
import { roles, type Role } from '../user/role.ts';

/** The roles that see who is at a site, with their telephone numbers, and tick them off: the host's own people. */
export const musterReaders: readonly Role[] = roles.filter((role) => !isContractorRole(role));

/** Whether this user sees the muster list of a site: of their own sites, a Super Admin of every site. */
export function mayReadMuster({ role, siteIds }: Pick<Actor, 'role' | 'siteIds'>, siteId: string): boolean {
  return musterReaders.includes(role) && (role === 'SuperAdmin' || siteIds.includes(siteId));
}
