import { certificateVerifiers } from '../crew/verification.ts';
import { approverRoles } from './reviewers.ts';
import { accountAdmins } from '../user/authority.ts';
import { permitCreators, rolesWithOwnPermitLists } from '../user/role-groups.ts';
import { roles, type Role } from '../user/role.ts';

/** THE table of the counts in the side menu: each with the roles whose menu shows it. */
export const menuCountViewers = {
  permits: roles,
  myPermits: rolesWithOwnPermitLists,
  pendingMyApproval: approverRoles,
  pendingApproval: approverRoles,
  forMyAction: permitCreators,
  pendingCloseCancel: rolesWithOwnPermitLists,
  certificatesToVerify: certificateVerifiers,
  approvedByMe: approverRoles,
  lifeSupport: approverRoles,
  childPermits: roles,
  myChildPermits: rolesWithOwnPermitLists,
  childPermitsPendingMyApproval: approverRoles,
  lifeSupportChildPermits: approverRoles,
  drafts: permitCreators,
  accountsToApprove: accountAdmins,
} as const satisfies Record<string, readonly Role[]>;

export type MenuCountName = keyof typeof menuCountViewers;

const names = Object.keys(menuCountViewers) as MenuCountName[];

/** The counts that the menu of this role shows. */
export function listMenuCounts(role: Role): MenuCountName[] {
  return names.filter((name) => menuCountViewers[name].includes(role));
}

/** A value for each count. */
export function mapMenuCounts<Value>(toValue: (name: MenuCountName) => Value): Record<MenuCountName, Value> {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<MenuCountName, Value>;
}
