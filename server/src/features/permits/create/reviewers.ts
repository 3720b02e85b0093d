import { checkGroupSites, canReview, validateReviewers } from '@eptw/domain/permit/reviewers';
import { roleLabels } from '@eptw/domain/user/role';
import { Refusal } from '../../../refusal.ts';
import type { ReferenceLookup, StaffMember } from './store.ts';

/** The submitter's choice of reviewers, as the API receives it. */
export interface ReviewersInput {
  /** Individual reviewers; may include members of the chosen groups. */
  selectedUser: readonly string[];
  /** Members of the chosen groups. */
  selectedMTGroupUsers?: readonly string[] | null | undefined;
  selectedMTGroup: readonly string[];
}

export interface ChosenReviewers {
  individualIds: string[];
  groupIds: string[];
}

/** Enough for any permit, and few enough for an event to list them all. */
const maximumReviewers = 50;

const tooManyReviewers = `Choose at most ${maximumReviewers} reviewers and groups.`;

const reviewerUnavailable =
  'One of the individual reviewers is not available. Choose from the list of reviewers, and try again.';

/** Refuses more reviewers than a permit may have. */
export function refuseTooManyReviewers(individuals: number, groups: number): void {
  if (individuals > maximumReviewers || groups > maximumReviewers) throw new Refusal('TOO_LARGE', tooManyReviewers);
}

/** Refuses a choice so large that checking it would take long. */
export function refuseOversizedInput(input: ReviewersInput): void {
  const { selectedUser, selectedMTGroup } = input;
  if (selectedMTGroup.length > maximumReviewers || selectedUser.length > maximumReviewers * 20)
    throw new Refusal('TOO_LARGE', tooManyReviewers);
}

/**
 * Sorts the chosen users into individuals and groups: a user listed as a member of a chosen group, and who is one, is
 * not an individual reviewer. Throws the refusal of an invalid choice.
 */
export function resolveReviewers(
  input: ReviewersInput,
  submitterId: string,
  lookup: Pick<ReferenceLookup, 'groups' | 'staff'>,
  siteId: string,
): ChosenReviewers {
  const groupIds = [...new Set(input.selectedMTGroup)];
  const groupsById = new Map(lookup.groups.map((group) => [group.id, group]));
  const groups = groupIds.map((id) => {
    const group = groupsById.get(id);
    if (!group) throw new Refusal('NOT_FOUND', 'One of the MT groups is not available. Choose another one.');
    return group;
  });
  const namedAsMembers = new Set(input.selectedMTGroupUsers ?? []);
  const members = new Set(groups.flatMap((group) => group.memberIds).filter((id) => namedAsMembers.has(id)));
  const individualIds = [...new Set(input.selectedUser)].filter((id) => !members.has(id));

  const problem = checkGroupSites(siteId, groups) ?? validateReviewers({ submitterId, individualIds, groups });
  if (problem) throw new Refusal('BAD_INPUT', problem);
  refuseTooManyReviewers(individualIds.length, groupIds.length);
  requireEligibleReviewers(individualIds, lookup.staff);
  return { individualIds, groupIds };
}

/** Refuses individual reviewers who are not approved staff in a role that can see other users' permits. */
export function requireEligibleReviewers(ids: readonly string[], staff: readonly StaffMember[]): void {
  const staffById = new Map(staff.map((person) => [person.id, person]));
  for (const id of ids) {
    const person = staffById.get(id);
    if (!person) throw new Refusal('NOT_FOUND', reviewerUnavailable);
    if (!canReview(person.role))
      throw new Refusal(
        'BAD_INPUT',
        `${person.fullName} is a ${roleLabels[person.role]} and cannot review permits. Please choose a supervisor or a manager.`,
      );
  }
}
