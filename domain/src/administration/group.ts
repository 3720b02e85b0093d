import { validateText } from '../text/plain-text.ts';
import { roleLabels, type Role } from '../user/role.ts';

export const groupNameMaxLength = 100;

/** The role whose users are members of groups. */
export const groupMemberRole: Role = 'MTGroup';

/** A group whose name starts with this maintains life-safety systems: gas detection, fire alarm, sprinklers. */
export const lifeSupportPrefix = 'LSS';

/** The hint on a group's form: its name decides which lists its permits appear on. */
export const groupNameHint = `A name that begins with '${lifeSupportPrefix}' makes this a life-support group. Permits that need only its approval have their own list.`;

/** Returns what is wrong with a group's name, as a sentence, or undefined when it is valid. */
export function validateGroupName(name: string): string | undefined {
  return validateText(name, { label: 'Group Name', maxLength: groupNameMaxLength, required: true, isName: true });
}

/** Converts a client's yes or no, which may also be text or a number, to a boolean; anything else is false. */
export function toBoolean(value: unknown): boolean {
  if (typeof value === 'string') return ['true', 'yes', '1'].includes(value.trim().toLowerCase());
  return value === true || value === 1;
}

/** Why a Site Admin may not change a group. */
export const foreignGroupRefusal = 'This group belongs to a site you do not manage. Ask a Super Admin.';

/** Why a group's site can no longer change. */
export const groupSiteRefusal = 'The site cannot change: permits there have this group as a reviewer.';

/** Returns why a group cannot move to a site, when some of its members do not belong to it; undefined when all do. */
export function checkGroupSiteChange(names: readonly string[], siteCode: string): string | undefined {
  if (names.length === 0) return undefined;
  const [does, them] = names.length === 1 ? ['does', 'this member'] : ['do', 'these members'];
  return `${formatShortList(names, names.length)} ${does} not belong to ${siteCode}. Remove ${them} first, or add the site to their accounts.`;
}

/** A user who is to become a member of a group. */
export interface GroupMemberCandidate {
  fullName: string;
  role: Role;
  isApproved: boolean;
  siteIds: readonly string[];
}

/** Returns why a user cannot become a member of a group at this site, or undefined when they can. */
export function checkGroupMember(person: GroupMemberCandidate, site: { id: string; code: string }): string | undefined {
  const { fullName, role, isApproved, siteIds } = person;
  if (role !== groupMemberRole)
    return `${fullName} has the role ${roleLabels[role]}. Only users of the role ${roleLabels[groupMemberRole]} become members.`;
  if (!isApproved) return `${fullName}'s account is not approved yet. Approve it first.`;
  if (!siteIds.includes(site.id))
    return `${fullName} does not belong to ${site.code}. Add the site to their account first.`;
  return undefined;
}

/** The most permit numbers that a sentence lists. */
const maxListedItems = 5;

/** Lists the first numbers and counts the rest. */
export function formatShortList(numbers: readonly string[], count: number): string {
  const named = numbers.slice(0, maxListedItems);
  const rest = count - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** The permits that depend on a group. */
export interface GroupUsage {
  name: string;
  siteCode: string;
  permitCloser: boolean;
  /** Whether another group with members closes permits at the site. */
  hasOtherCloser: boolean;
  /** Number of unfinished permits at the site. */
  unfinished: number;
  /** Number of unfinished permits that still need the group's approval, and the first of their permit numbers. */
  awaiting: number;
  awaitingNumbers: readonly string[];
}

function formatPermitCount(count: number): string {
  return count === 1 ? '1 permit is' : `${count} permits are`;
}

/**
 * Returns why a group must remain a permit-closer group, or undefined. Without a closer, permits could never be
 * finished.
 */
export function checkLastCloser(usage: GroupUsage): string | undefined {
  const { name, siteCode, permitCloser, hasOtherCloser, unfinished } = usage;
  if (!permitCloser || hasOtherCloser || unfinished === 0) return undefined;
  return `${name} is the last group that closes permits at ${siteCode}, where ${formatPermitCount(unfinished)} not finished. Allow another group with members to close permits first.`;
}

/** Returns why a group cannot be deleted, or undefined when it can. */
export function checkGroupDeletion(usage: GroupUsage): string | undefined {
  const { name, awaiting, awaitingNumbers } = usage;
  if (awaiting > 0)
    return `The approval of ${name} is missing from ${formatShortList(awaitingNumbers, awaiting)}. Let it approve them, or remove it from their reviewers first.`;
  return checkLastCloser(usage);
}

/** The warning shown when a group has lost its last member. */
export function formatEmptyGroupWarning({ name, awaiting }: Pick<GroupUsage, 'name' | 'awaiting'>): string {
  const waiting = awaiting > 0 ? `${formatPermitCount(awaiting)} waiting for it. ` : '';
  return `${name} has no members left, so nobody can review for it. ${waiting}Add a member.`;
}
