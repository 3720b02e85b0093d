import { roleLabels, roles, type Role } from './role.ts';

/** An administrator, as far as authority over others depends on it. */
export interface Administrator {
  id: string;
  role: Role;
  siteIds: readonly string[];
}

/** An account that is acted on. */
export interface Account {
  id: string;
  role: Role;
  siteIds: readonly string[];
}

/** What an account's administrator wants it to become. */
export interface AccountAssignment {
  role: Role;
  siteIds: readonly string[];
}

/** Roles that administer others' accounts. Theirs are a SuperAdmin's alone. */
export const accountAdmins: readonly Role[] = ['SuperAdmin', 'SiteAdmin'];

/** The roles that this role may give to others: a SiteAdmin makes no administrators. */
export function listAssignableRoles(role: Role): readonly Role[] {
  if (role === 'SuperAdmin') return roles;
  return role === 'SiteAdmin' ? roles.filter((one) => !accountAdmins.includes(one)) : [];
}

/** Whether the administrator acts at all of these sites. Nowhere is not enough: such an account is a SuperAdmin's. */
export function coversSites(administrator: Administrator, siteIds: readonly string[]): boolean {
  if (administrator.role === 'SuperAdmin') return true;
  return siteIds.length > 0 && siteIds.every((id) => administrator.siteIds.includes(id));
}

/** Whether the administrator acts at this site. */
export function canAdministerSite(administrator: Administrator, siteId: string): boolean {
  return accountAdmins.includes(administrator.role) && coversSites(administrator, [siteId]);
}

/** Whether a SiteAdmin may know this account: it shares a site with them. Everybody's own account is theirs to see. */
export function canSeeAccount(administrator: Administrator, account: Account): boolean {
  if (administrator.role === 'SuperAdmin' || administrator.id === account.id) return true;
  return administrator.role === 'SiteAdmin' && account.siteIds.some((id) => administrator.siteIds.includes(id));
}

/** Why this administrator may not change, approve or delete this account; nothing when they may. */
export function checkAccountAuthority(administrator: Administrator, account: Account): string | undefined {
  if (administrator.role === 'SuperAdmin') return undefined;
  if (administrator.role !== 'SiteAdmin') return 'Only administrators can change accounts.';
  if (accountAdmins.includes(account.role))
    return `Only a Super Admin can change a ${roleLabels[account.role]}'s account. Ask one.`;
  if (!coversSites(administrator, account.siteIds))
    return 'This person also belongs to sites you do not manage. Ask a Super Admin.';
  return undefined;
}

/** Why this administrator may not make an account like this one; nothing when they may. */
export function checkAccountAssignment(administrator: Administrator, requested: AccountAssignment): string | undefined {
  if (!listAssignableRoles(administrator.role).includes(requested.role))
    return `You cannot assign the role ${roleLabels[requested.role]}. Ask a Super Admin.`;
  if (!coversSites(administrator, requested.siteIds)) return 'Choose sites you manage. For others, ask a Super Admin.';
  return undefined;
}

/** A company that an administrator wants somebody to have. */
export interface CompanyAssignment {
  /** Whether the person belongs to it already; who only claims so when registering does not. */
  isCurrent: boolean;
  /** Whether it has people or permits at sites that are not the administrator's. */
  isUsedElsewhere: boolean;
}

/** Why this administrator may not give somebody this company; nothing when they may. Its people see its permits. */
export function checkCompanyAssignment(
  { role }: Administrator,
  { isCurrent, isUsedElsewhere }: CompanyAssignment,
): string | undefined {
  if (role === 'SuperAdmin' || isCurrent || !isUsedElsewhere) return undefined;
  return 'This company also has people or permits at sites you do not manage. Ask a Super Admin to assign it.';
}

/** Whether this administrator may change somebody else's e-mail address: whoever reads its mails gets into the account. */
export function canChangeEmails({ role }: Pick<Administrator, 'role'>): boolean {
  return role === 'SuperAdmin';
}

/** Why other administrators do not change somebody else's address. */
export const emailChangeRefusal =
  "Only a Super Admin can change another person's e-mail address. Ask one, or have the person change it under Account.";

/** For how many hours the former address can block the change of an address, and the address then stays as it is. */
export const emailChangeBlockHours = 72;

const ownRoleRefusal = 'You cannot change your own role. Ask another administrator.';
const ownSitesRefusal = 'You cannot change your own sites. Ask another administrator.';

/** Why somebody may not make this of their own account; nothing when they may. Nobody raises their own role. */
export function checkOwnAccountChange(account: Account, requested: AccountAssignment): string | undefined {
  if (requested.role !== account.role) return ownRoleRefusal;
  const same =
    requested.siteIds.length === account.siteIds.length &&
    requested.siteIds.every((id) => account.siteIds.includes(id));
  return same ? undefined : ownSitesRefusal;
}

/** Why somebody may not make this their own company; nothing when it is theirs already, or not given. */
export function checkOwnCompanyChange(own: string, requested: string | null | undefined): string | undefined {
  if (typeof requested !== 'string' || requested.trim() === own) return undefined;
  return 'You cannot change your own company, because its members see your permits. Ask an administrator.';
}

/** Why nobody withdraws the approval of their own account. */
export const ownSuspensionRefusal = 'You cannot suspend your own account. Ask another administrator.';

/** Why the last SuperAdmin who can sign in may not be deleted or demoted. */
export const lastSuperAdminRefusal = 'This is the last Super Admin. Appoint another Super Admin first.';

/** Why nobody deletes their own account. */
export const ownDeletionRefusal = 'You cannot delete your own account. Ask another administrator.';
