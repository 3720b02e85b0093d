import { landsOnApprovals } from '@eptw/domain/access/access';
import type { Role } from '@eptw/domain/user/role';

/** Where most people arrive. */
export const permitsPath = '/permits';

const approvalsPath = '/my-pending-approval-permits';

/** Where somebody of this role arrives after signing in. */
export function getHomePath(role: Role): string {
  return landsOnApprovals[role] ? approvalsPath : permitsPath;
}
