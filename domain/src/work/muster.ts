import { isContractorRole } from '../user/role-groups.ts';
import { roles, type Role } from '../user/role.ts';

/** The roles that see who is at a site, with their telephone numbers, and tick them off: the host's own people. */
export const musterReaders: readonly Role[] = roles.filter((role) => !isContractorRole(role));
