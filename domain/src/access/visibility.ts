import type { Role } from '../user/role.ts';

/**
 * Which permits a role sees beyond those that the person submitted, owns or reviews, which are seen in every role.
 * Anything else answers 'Not found'.
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

/** Whether the general list of permits leaves out the person's own: MT group users find those in a list of their own. */
export function hasOwnPermitsList(role: Role): boolean {
  return role === 'MTGroup';
}
