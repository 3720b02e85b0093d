import type { Role } from '../user/role.ts';
import { permitCreators } from '../user/role-groups.ts';

/** The facts that decide whether a permit can be copied. */
export interface CopyablePermit {
  role: Role;
  isSubmitter: boolean;
  /** Whether it is a child permit; a draft cannot become one. */
  isChild: boolean;
}

/** Whether this user may start a draft as a copy of a permit: only its submitter, in a role that raises permits. */
export function canDuplicate({ role, isSubmitter, isChild }: CopyablePermit): boolean {
  return isSubmitter && !isChild && permitCreators.includes(role);
}

/** A permit whose work may have to go on under another one. */
export interface FollowedPermit extends Omit<CopyablePermit, 'isChild'> {
  /** Whether the user holds it now: the submitter may be away after a handover. */
  isHolder: boolean;
  /** When its work expired; null while it has not. */
  expiredAt: Date | string | null;
}

/**
 * Whether this user is offered a follow-up: the copy of a permit or child permit that expired before its job was done,
 * which is then raised like any other.
 */
export function canRaiseFollowUp({ role, isSubmitter, isHolder, expiredAt }: FollowedPermit): boolean {
  return expiredAt !== null && (isSubmitter || isHolder) && permitCreators.includes(role);
}
