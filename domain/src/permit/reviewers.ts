import { message } from '../message.ts';
import { roles, type Role } from '../user/role.ts';

export interface ReviewingGroup {
  id: string;
  name: string;
  memberIds: readonly string[];
}

/** Roles that review permits as individuals: those whose menu has the lists of work to review. */
const reviewsPermits: Record<Role, boolean> = {
  User: false,
  ContractorRequestor: false,
  ContractorPM: false,
  MTGroup: true,
  MicronSupervisor: true,
  MicronManager: true,
  SiteAdmin: true,
  SuperAdmin: true,
};

/** Whether a user of this role can be chosen as an individual reviewer. */
export function canReview(role: Role): boolean {
  return reviewsPermits[role];
}

/** Roles that can be asked to approve permits: reviewers and project managers. */
export const approverRoles: readonly Role[] = roles.filter((role) => canReview(role) || role === 'ContractorPM');

/** The reviewers that a submitter chose. */
export interface ReviewerSelection {
  submitterId: string;
  individualIds: readonly string[];
  groups: readonly ReviewingGroup[];
}

/**
 * Returns why these reviewers cannot be chosen, or undefined when they can. There must be at least one individual and
 * one group, nobody counted twice, and no slot that could never be filled: the submitter's, or that of a group
 * without another member.
 */
export function validateReviewers(choice: ReviewerSelection): string | undefined {
  if (choice.individualIds.length === 0) return message.selectIndividualReviewer;
  if (choice.groups.length === 0) return message.selectGroupReviewer;
  return (
    checkOwnReview(choice.submitterId, choice.individualIds) ??
    checkReviewerOverlap(choice.individualIds, choice.groups) ??
    checkGroupsCanReview(choice.submitterId, choice.groups)
  );
}

/** Nobody reviews their own permit. */
export function checkOwnReview(submitterId: string, individualIds: readonly string[]): string | undefined {
  return individualIds.includes(submitterId)
    ? 'You cannot review your own permit. Please choose another individual reviewer.'
    : undefined;
}

/** A group needs a member other than the submitter, or its slot is never filled. */
export function checkGroupsCanReview(submitterId: string, groups: readonly ReviewingGroup[]): string | undefined {
  const helpless = groups.find((group) => !group.memberIds.some((id) => id !== submitterId));
  return helpless && `No member of ${helpless.name} can review this permit. Please choose another group.`;
}

/** Reviewing groups must belong to the permit's site: members of another site's groups would not even see it. */
export function checkGroupSites(
  siteId: string,
  groups: readonly { name: string; siteId: string }[],
): string | undefined {
  const foreign = groups.find((group) => group.siteId !== siteId);
  return foreign && `${foreign.name} belongs to another site. Please choose a group of the permit's site.`;
}

/** Nobody may be both an individual reviewer and a member of a selected group, nor in two selected groups. */
export function checkReviewerOverlap(
  individualIds: readonly string[],
  groups: readonly Pick<ReviewingGroup, 'memberIds'>[],
): string | undefined {
  const individuals = new Set(individualIds);
  const seen = new Set<string>();
  for (const group of groups) {
    const members = new Set(group.memberIds);
    for (const member of members) {
      if (individuals.has(member)) return message.groupMemberIsReviewer;
      if (seen.has(member)) return message.groupMemberInOtherGroup;
    }
    for (const member of members) seen.add(member);
  }
  return undefined;
}

/** Reviewers to add to the existing ones. */
export interface ReviewerAddition {
  current: Pick<ReviewerSelection, 'individualIds' | 'groups'>;
  added: Pick<ReviewerSelection, 'individualIds' | 'groups'>;
}

/**
 * Returns why these reviewers cannot be added: nobody is named, or somebody is a reviewer already, also as a member
 * of a group.
 */
export function checkReviewerAddition({ current, added }: ReviewerAddition): string | undefined {
  if (added.individualIds.length === 0 && added.groups.length === 0) return message.addNobody;
  const groupIds = new Set(current.groups.map((group) => group.id));
  if (added.groups.some((group) => groupIds.has(group.id))) return message.addSameGroup;
  const counted = new Set([
    ...current.individualIds,
    ...[...current.groups, ...added.groups].flatMap((group) => group.memberIds),
  ]);
  return added.individualIds.some((id) => counted.has(id)) ? message.addSameIndividual : undefined;
}
