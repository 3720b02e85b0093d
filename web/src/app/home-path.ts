import { landsOnApprovals } from '@eptw/domain/user/role-groups';
import type { Role } from '@eptw/domain/user/role';

/** The home page of most roles. */
export const permitsPath = '/permits';

const approvalsPath = '/my-pending-approval-permits';

/** Returns the first page of a role after signing in. */
export function getHomePath(role: Role): string {
  return landsOnApprovals[role] ? approvalsPath : permitsPath;
}
