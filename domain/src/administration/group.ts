import { validateText } from '../text/plain-text.ts';
import { roleLabels, type Role } from '../user/role.ts';

export const groupNameMaxLength = 100;

/** The role whose users are members of groups. */
export const groupMemberRole: Role = 'MTGroup';

/** A group whose name begins so keeps people alive: gas detection, fire alarm, sprinklers. */
export const lifeSupportPrefix = 'LSS';

/** What a group's form says about names, since a name decides which lists its permits are on. */
export const groupNameHint = `A name that begins with '${lifeSupportPrefix}' makes this a life-support group. Permits that need only its approval have their own list.`;

/** What is wrong with a group's name, as a sentence; nothing when it can be kept. */
export function validateGroupName(name: string): string | undefined {
  return validateText(name, { label: 'Group Name', maxLength: groupNameMaxLength, required: true });
}

/** What clients send for a yes or no, also as text or a number; anything else is no. */
export function toBoolean(value: unknown): boolean {
  if (typeof value === 'string') return ['true', 'yes', '1'].includes(value.trim().toLowerCase());
  return value === true || value === 1;
}

/** Why a SiteAdmin may not touch a group. */
export const foreignGroupRefusal = 'This group belongs to a site you do not manage. Ask a Super Admin.';

/** Why a group's site may not change any more. */
export const groupSiteRefusal = 'The site cannot change: permits there have this group as a reviewer.';

/** Why a group may not move to a site that some of its members do not belong to; nothing when all of them do. */
export function checkGroupSiteChange(names: readonly string[], siteCode: string): string | undefined {
  if (names.length === 0) return undefined;
  const [does, them] = names.length === 1 ? ['does', 'this member'] : ['do', 'these members'];
  return `${formatShortList(names, names.length)} ${does} not belong to ${siteCode}. Remove ${them} first, or add the site to their accounts.`;
}

/** Somebody who is to become a member. */
export interface GroupMemberCandidate {
  fullName: string;
  role: Role;
  isApproved: boolean;
  siteIds: readonly string[];
}

/** Why somebody cannot become a member of a group of this site; nothing when they can. */
export function checkGroupMember(person: GroupMemberCandidate, site: { id: string; code: string }): string | undefined {
  const { fullName, role, isApproved, siteIds } = person;
  if (role !== groupMemberRole)
    return `${fullName} has the role ${roleLabels[role]}. Only users of the role ${roleLabels[groupMemberRole]} become members.`;
  if (!isApproved) return `${fullName}'s account is not approved yet. Approve it first.`;
  if (!siteIds.includes(site.id))
    return `${fullName} does not belong to ${site.code}. Add the site to their account first.`;
  return undefined;
}

/** As many permit numbers as a sentence can name before it stops being one. */
const maxListedItems = 5;

/** Some of them by number, the rest by how many they are. */
export function formatShortList(numbers: readonly string[], count: number): string {
  const named = numbers.slice(0, maxListedItems);
  const rest = count - named.length;
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** What depends on a group. */
export interface GroupUsage {
  name: string;
  siteCode: string;
  permitCloser: boolean;
  /** Whether another group with members closes permits at its site. */
  hasOtherCloser: boolean;
  /** Unfinished permits at its site. */
  unfinished: number;
  /** Unfinished permits that its approval is missing from, and the numbers of the first of them. */
  awaiting: number;
  awaitingNumbers: readonly string[];
}

function formatPermitCount(count: number): string {
  return count === 1 ? '1 permit is' : `${count} permits are`;
}

/** Why a group may not stop closing permits; nothing when it may. Otherwise permits could never be finished. */
export function checkLastCloser(duties: GroupUsage): string | undefined {
  const { name, siteCode, permitCloser, hasOtherCloser, unfinished } = duties;
  if (!permitCloser || hasOtherCloser || unfinished === 0) return undefined;
  return `${name} is the last group that closes permits at ${siteCode}, where ${formatPermitCount(unfinished)} not finished. Allow another group with members to close permits first.`;
}

/** Why a group may not be deleted; nothing when it may. */
export function checkGroupDeletion(duties: GroupUsage): string | undefined {
  const { name, awaiting, awaitingNumbers } = duties;
  if (awaiting > 0)
    return `The approval of ${name} is missing from ${formatShortList(awaitingNumbers, awaiting)}. Let it approve them, or remove it from their reviewers first.`;
  return checkLastCloser(duties);
}

/** What is to be known when a group has lost its last member. */
export function formatEmptyGroupWarning({ name, awaiting }: Pick<GroupUsage, 'name' | 'awaiting'>): string {
  const waiting = awaiting > 0 ? `${formatPermitCount(awaiting)} waiting for it. ` : '';
  return `${name} has no members left, so nobody can review for it. ${waiting}Add a member.`;
}
