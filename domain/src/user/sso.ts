import { validateEmail } from '../text/email.ts';
import { validateText } from '../text/plain-text.ts';
import { toStoredLine } from '../text/stored-text.ts';
import type { Role } from './role.ts';
import { isStaff } from './staff.ts';

/**
 * The problems of single sign-on, keyed by their code in the URL, with the message for the user. Text from the URL is
 * never shown.
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

/** The issuer's claims about a user. */
export interface SsoClaims {
  email: string | undefined;
  /** Undefined when the issuer does not say, as some never do. */
  emailVerified: boolean | undefined;
}

/** Returns why the host does not admit a user with these claims; undefined when they identify a member of its staff. */
export function checkSsoClaims({ email, emailVerified }: SsoClaims, staffEmailDomain: string): SsoProblem | undefined {
  if (email === undefined || validateEmail(email) !== undefined) return 'noEmail';
  if (!isStaff(email, staffEmailDomain)) return 'foreignDomain';
  return emailVerified === false ? 'unverifiedEmail' : undefined;
}

const maxNameLength = 100;

/** The name of a new user: the claimed name if it is valid, and otherwise the part of the address before the @. */
export function toFullName(claimed: string | undefined, email: string): string {
  const name = toStoredLine(claimed ?? '');
  const problem = validateText(name, { label: 'Full name', maxLength: maxNameLength, required: true });
  return problem === undefined ? name : (email.split('@', 1)[0] ?? email).slice(0, maxNameLength);
}

/** Maps the members of an issuer's group to a role. */
export interface SsoRoleMapping {
  group: string;
  role: Role;
}

/**
 * Roles that an issuer's group may map to. Its users are the host's own, never a contractor's; and the rights of MT
 * group members come from groups in this application.
 */
export const ssoRoles: readonly Role[] = ['SuperAdmin', 'SiteAdmin', 'MicronSupervisor', 'MicronManager', 'User'];

/** The groups that an issuer lists, or why its claim of them cannot be read. */
export type ClaimedGroups = { listed: readonly string[] } | { unread: 'absent' | 'not a list of names' | 'too many' };

/** The role of an account, and whether single sign-on gave it. */
export interface SsoHeldRole {
  role: Role;
  isGivenBySso: boolean;
}

/**
 * The role after a sign-in with SSO. A group in the mapping decides over the roles that the mapping names, and over User:
 * the first matching one gives its role. A role outside the mapping was assigned by an administrator, and stays. Where
 * groups are listed and none matches, a role that single sign-on gave becomes User again. A claim that cannot be read
 * changes nothing.
 */
export function resolveSsoRole(
  { role: current, isGivenBySso }: SsoHeldRole,
  groups: ClaimedGroups,
  mapping: readonly SsoRoleMapping[],
): Role {
  if (mapping.length === 0 || 'unread' in groups) return current;
  const matching = mapping.find(({ group }) => groups.listed.includes(group));
  if (!matching) return isGivenBySso ? 'User' : current;
  const isDecided = current === 'User' || mapping.some(({ role }) => role === current);
  return isDecided ? matching.role : current;
}
