import type { Role } from './role.ts';

/** Roles of a contractor's people. */
export const contractorRoles: readonly Role[] = ['ContractorPM', 'ContractorRequestor'];

/** Roles that raise permits, and save drafts of them. */
export const permitCreators: readonly Role[] = ['User', 'ContractorRequestor', 'SiteAdmin', 'MTGroup'];

/** Roles with separate lists for their own permits and for the permits they have to finish. */
export const rolesWithOwnPermitLists: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'MTGroup'];

/** Roles that administer the installation as a whole. */
export const installationAdmins: readonly Role[] = ['SuperAdmin'];

/** Roles that manage disciplines, MT groups and blocked words. */
export const siteDataAdmins: readonly Role[] = ['SuperAdmin', 'SiteAdmin'];

/** Roles that can see the boards. */
export const dashboardViewers: readonly Role[] = ['SuperAdmin', 'MTGroup', 'MicronManager', 'MicronSupervisor'];

/** Roles that have the SIPP works report in their menu; every role may open it. */
export const sippReportViewers: readonly Role[] = [
  'SuperAdmin',
  'SiteAdmin',
  'MTGroup',
  'MicronSupervisor',
  'MicronManager',
];

/** Whether people of a role work for a contractor, not for the host. */
export function isContractorRole(role: Role): boolean {
  return contractorRoles.includes(role);
}
