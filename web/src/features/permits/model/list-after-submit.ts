import type { Role } from '@eptw/domain/user/role';

/** The list that shows somebody the permit they have just raised: the general one leaves out a group member's own. */
export function getListPathAfterSubmit(role: Role): string {
  return role === 'MTGroup' ? '/all-my-permits' : '/permits';
}

/** The list that shows somebody the child permit they have just raised. */
export function getChildListPathAfterSubmit(role: Role): string {
  return role === 'MTGroup' ? '/my-child-permit' : '/childpermits';
}
