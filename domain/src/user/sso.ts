import { validateEmail, validateText } from '../text/plain-text.ts';
import type { Role } from './role.ts';
import { isStaff } from './staff.ts';

/**
 * Why somebody did not come in by single sign-on, as an address can say it, and what they read then. Nothing that an
 * address says is ever shown as it is.
 */
export const ssoProblems = {
  notSetUp:
    'Single sign-on is not set up here yet. Please sign in with your email and password below, or ask your administrator.',
  unavailable: 'The sign-in service of your company cannot be reached right now. Please try again in a few minutes.',
  tooMany: 'Too many unfinished sign-ins from your network. Please try again in 15 minutes.',
  cancelled: 'The sign-in was cancelled. Nothing was changed. You can try again at any time.',
  expired: 'This sign-in took too long, was already used, or started in another browser. Please start again.',
  failed:
    'The sign-in service of your company sent an invalid response. Please try again. If it happens again, contact an administrator.',
  noEmail: 'Your company account has no e-mail address. Ask your IT department to add it.',
  unverifiedEmail:
    'The e-mail address of your company account is not verified. Verify it there first, then sign in again.',
  foreignDomain:
    'Single sign-on is for team members with a company e-mail address. Partners sign in with email and password below.',
} as const;

export type SsoProblem = keyof typeof ssoProblems;

export function isSsoProblem(code: string): code is SsoProblem {
  return Object.hasOwn(ssoProblems, code);
}

/** Who the issuer says somebody is. */
export interface SsoClaims {
  email: string | undefined;
  /** Undefined when the issuer says nothing of it, as some never do. */
  emailVerified: boolean | undefined;
}

/** Why the host takes nobody in by these claims; nothing when they name one of its own people. */
export function checkSsoClaims({ email, emailVerified }: SsoClaims, staffEmailDomain: string): SsoProblem | undefined {
  if (email === undefined || validateEmail(email) !== undefined) return 'noEmail';
  if (!isStaff(email, staffEmailDomain)) return 'foreignDomain';
  return emailVerified === false ? 'unverifiedEmail' : undefined;
}

const maxNameLength = 100;

/** What a newcomer is called: what the issuer says, when that can be kept, and else the address up to its @. */
export function toFullName(claimed: string | undefined, email: string): string {
  const name = claimed?.trim() ?? '';
  const problem = validateText(name, { label: 'Fullname', maxLength: maxNameLength, required: true });
  return problem === undefined ? name : (email.split('@', 1)[0] ?? email).slice(0, maxNameLength);
}

/** That the members of a group of the issuer have a role here. */
export interface SsoRoleMapping {
  group: string;
  role: Role;
}

/**
 * Roles that a group of the issuer may stand for. Its people are the host's own, never a contractor's; and what an MT
 * group's member may do comes from groups that are kept here.
 */
export const ssoRoles: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'MicronSupervisor', 'MicronManager', 'User'];

/**
 * The role of somebody who signs on. The mapping rules over the roles that it names, and over User: whoever is in a
 * group gets its role, the first in the mapping that fits, and whoever is in none is a User. A role that the mapping
 * does not name was given by an administrator, and stays.
 */
export function resolveSsoRole(current: Role, groups: readonly string[], mapping: readonly SsoRoleMapping[]): Role {
  if (mapping.length === 0) return current;
  const isManaged = current === 'User' || mapping.some(({ role }) => role === current);
  if (!isManaged) return current;
  return mapping.find(({ group }) => groups.includes(group))?.role ?? 'User';
}
