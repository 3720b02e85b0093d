import { isSameText } from '../text/same-text.ts';
import { roleLabels, roles, type Role } from './role.ts';

/** The facts about an administrator that authority over others depends on. */
export interface Administrator {
  id: string;
  role: Role;
  siteIds: readonly string[];
}

/** An account that an administrator acts on. */
export interface Account {
  id: string;
  role: Role;
  siteIds: readonly string[];
}

/** The role, sites and company that an administrator wants to give an account. */
export interface AccountAssignment {
  role: Role;
  siteIds: readonly string[];
}

/** Roles that administer other users' accounts. Only a Super Admin may assign these roles. */
export const accountAdmins: readonly Role[] = ['SuperAdmin', 'SiteAdmin'];

/** The roles that this role may assign: a Site Admin cannot create administrators. */
export function listAssignableRoles(role: Role): readonly Role[] {
  if (role === 'SuperAdmin') return roles;
  return role === 'SiteAdmin' ? roles.filter((candidate) => !accountAdmins.includes(candidate)) : [];
}

/** Whether the administrator acts at all of these sites. An account without sites is only a Super Admin's to change. */
export function coversSites(administrator: Administrator, siteIds: readonly string[]): boolean {
  if (administrator.role === 'SuperAdmin') return true;
  return siteIds.length > 0 && siteIds.every((id) => administrator.siteIds.includes(id));
}

/** Whether the administrator acts at this site. */
export function canAdministerSite(administrator: Administrator, siteId: string): boolean {
  return accountAdmins.includes(administrator.role) && coversSites(administrator, [siteId]);
}

/** Whether a Site Admin may see this account: it shares a site with them, or it is their own. */
export function canSeeAccount(administrator: Administrator, account: Account): boolean {
  if (administrator.role === 'SuperAdmin' || administrator.id === account.id) return true;
  return administrator.role === 'SiteAdmin' && account.siteIds.some((id) => administrator.siteIds.includes(id));
}

/** Returns why this administrator may not change, approve or delete this account, or undefined when they may. */
export function checkAccountAuthority(administrator: Administrator, account: Account): string | undefined {
  if (administrator.role === 'SuperAdmin') return undefined;
  if (administrator.role !== 'SiteAdmin') return 'Only administrators can change accounts.';
  if (accountAdmins.includes(account.role))
    return `Only a Super Admin can change a ${roleLabels[account.role]}'s account. Ask one.`;
  if (!coversSites(administrator, account.siteIds))
    return 'This person also belongs to sites you do not manage. Ask a Super Admin.';
  return undefined;
}

/** Returns why this administrator may not create an account like this one, or undefined when they may. */
export function checkAccountAssignment(administrator: Administrator, requested: AccountAssignment): string | undefined {
  if (!listAssignableRoles(administrator.role).includes(requested.role))
    return `You cannot assign the role ${roleLabels[requested.role]}. Ask a Super Admin.`;
  if (!coversSites(administrator, requested.siteIds)) return 'Choose sites you manage. For others, ask a Super Admin.';
  return undefined;
}

/** A company that an administrator wants to assign to a user. */
export interface CompanyAssignment {
  /** Whether the user already belongs to it; a company claimed in a registration does not count. */
  isCurrent: boolean;
  /** Whether it has users or permits at sites of other administrators. */
  isUsedElsewhere: boolean;
}

/**
 * Returns why this administrator may not assign this company to a user, or undefined when they may. Its users see its
 * permits.
 */
export function checkCompanyAssignment(
  { role }: Administrator,
  { isCurrent, isUsedElsewhere }: CompanyAssignment,
): string | undefined {
  if (role === 'SuperAdmin' || isCurrent || !isUsedElsewhere) return undefined;
  return 'This company also has people or permits at sites you do not manage. Ask a Super Admin to assign it.';
}

/**
 * Whether this administrator may change another user's e-mail address: access to the mailbox means access to the
 * account.
 */
export function canChangeEmails({ role }: Pick<Administrator, 'role'>): boolean {
  return role === 'SuperAdmin';
}

/** Why other administrators cannot change a user's address. */
export const emailChangeRefusal =
  "Only a Super Admin can change another person's e-mail address. Ask one, or have the person change it under Account.";

/** How many hours the former address can block the change of an address, which is then locked. */
export const emailChangeBlockHours = 72;

const ownRoleRefusal = 'You cannot change your own role. Ask another administrator.';
const ownSitesRefusal = 'You cannot change your own sites. Ask another administrator.';

/**
 * Returns why a user may not make this change to their own account, or undefined when they may. Nobody can raise
 * their own role.
 */
export function checkOwnAccountChange(account: Account, requested: AccountAssignment): string | undefined {
  if (requested.role !== account.role) return ownRoleRefusal;
  const same =
    requested.siteIds.length === account.siteIds.length &&
    requested.siteIds.every((id) => account.siteIds.includes(id));
  return same ? undefined : ownSitesRefusal;
}

/** Returns why a user may not choose this company as their own; undefined when it is theirs already, or not given. */
export function checkOwnCompanyChange(own: string, requested: string | null | undefined): string | undefined {
  if (typeof requested !== 'string' || isSameText(requested, own)) return undefined;
  return 'You cannot change your own company, because its members see your permits. Ask an administrator.';
}

/** Why administrators cannot suspend their own account. */
export const ownSuspensionRefusal = 'You cannot suspend your own account. Ask another administrator.';

/** Why the last Super Admin who can sign in cannot be deleted or demoted. */
export const lastSuperAdminRefusal = 'This is the last Super Admin. Appoint another Super Admin first.';

/** Why administrators cannot delete their own account. */
export const ownDeletionRefusal = 'You cannot delete your own account. Ask another administrator.';
