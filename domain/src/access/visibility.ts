import type { Role } from '../user/role.ts';

/**
 * Which permits a role sees beyond those that the user submitted, owns or reviews, which every role sees. Any other
 * permit is 'Not found'.
 */
export type Visibility = 'own' | 'company' | 'sites' | 'all';

export const visibilityByRole: Record<Role, Visibility> = {
  User: 'own',
  ContractorRequestor: 'own',
  ContractorPM: 'company',
  MTGroup: 'sites',
  MicronSupervisor: 'sites',
  MicronManager: 'sites',
  SiteAdmin: 'sites',
  SuperAdmin: 'all',
};

/** Whether the general list of permits leaves out the user's own: MT group users have a separate list for those. */
export function hasOwnPermitsList(role: Role): boolean {
  return role === 'MTGroup';
}
