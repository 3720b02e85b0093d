import type { Role } from './role.ts';

/** Which roles may use an operation at all. The rule beside the operation decides on which objects. */
export interface AccessRule {
  usableBy: 'anyone' | 'signed in' | readonly Role[];
  rule: string;
}

/** A rule for everyone, signed in or not. */
export const forAnyone = (rule: string): AccessRule => ({ usableBy: 'anyone', rule });

/** A rule for every role. */
export const forSignedIn = (rule: string): AccessRule => ({ usableBy: 'signed in', rule });

/** A rule for these roles only. */
export const forRoles = (roles: readonly Role[], rule: string): AccessRule => ({ usableBy: roles, rule });
