import type { Role } from '@eptw/domain/user/role';

/**
 * Returns the list that shows users the permit they have just raised: for group members the general list excludes
 * their own.
 */
export function getListPathAfterSubmit(role: Role): string {
  return role === 'MTGroup' ? '/all-my-permits' : '/permits';
}

/** Returns the list that shows users the child permit they have just raised. */
export function getChildListPathAfterSubmit(role: Role): string {
  return role === 'MTGroup' ? '/my-child-permit' : '/childpermits';
}
