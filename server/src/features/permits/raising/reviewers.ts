import { foreignGroupProblem, mayReview, reviewerProblem } from '@eptw/domain/permit/reviewers';
import { roleLabels } from '@eptw/domain/user/role';
import { Refusal } from '../../../graphql/errors.ts';
import type { Ground, StaffMember } from './store.ts';

/** Whom a submitter chose, as the wire says it. */
export interface SentReviewers {
  /** Individual reviewers; members of the chosen groups may be among them. */
  selectedUser: readonly string[];
  /** Members of the chosen groups. */
  selectedMTGroupUsers?: readonly string[] | null | undefined;
  selectedMTGroup: readonly string[];
}

export interface ChosenReviewers {
  individualIds: string[];
  groupIds: string[];
}

/** Enough for any permit, and few enough that an event can name them all. */
const mostReviewers = 50;

const tooMany = `Choose at most ${mostReviewers} reviewers and groups.`;

const unavailable =
  'One of the individual reviewers is not available. Choose from the list of reviewers, and try again.';

/** Throws the refusal of more reviewers than a permit may have. */
export function refuseManyReviewers(individuals: number, groups: number): void {
  if (individuals > mostReviewers || groups > mostReviewers) throw new Refusal('TOO_LARGE', tooMany);
}

/** Throws the refusal of a choice so large that checking it would take long. */
export function refuseTooMany(sent: SentReviewers): void {
  const { selectedUser, selectedMTGroup } = sent;
  if (selectedMTGroup.length > mostReviewers || selectedUser.length > mostReviewers * 20)
    throw new Refusal('TOO_LARGE', tooMany);
}

/**
 * The reviewers that a choice means: who is named as a member of a chosen group, and is one, is not an individual
 * reviewer. Throws the refusal of a choice that cannot stand.
 */
export function chosenReviewers(
  sent: SentReviewers,
  submitterId: string,
  ground: Pick<Ground, 'groups' | 'staff'>,
  siteId: string,
): ChosenReviewers {
  const groupIds = [...new Set(sent.selectedMTGroup)];
  const found = new Map(ground.groups.map((group) => [group.id, group]));
  const groups = groupIds.map((id) => {
    const group = found.get(id);
    if (!group) throw new Refusal('NOT_FOUND', 'One of the MT groups is not available. Choose another one.');
    return group;
  });
  const namedAsMembers = new Set(sent.selectedMTGroupUsers ?? []);
  const members = new Set(groups.flatMap((group) => group.memberIds).filter((id) => namedAsMembers.has(id)));
  const individualIds = [...new Set(sent.selectedUser)].filter((id) => !members.has(id));

  const problem = foreignGroupProblem(siteId, groups) ?? reviewerProblem({ submitterId, individualIds, groups });
  if (problem) throw new Refusal('BAD_INPUT', problem);
  refuseManyReviewers(individualIds.length, groupIds.length);
  requireReviewers(individualIds, ground.staff);
  return { individualIds, groupIds };
}

/** Individual reviewers are approved staff in a role that gets to see permits of other people. */
export function requireReviewers(ids: readonly string[], staff: readonly StaffMember[]): void {
  const known = new Map(staff.map((person) => [person.id, person]));
  for (const id of ids) {
    const person = known.get(id);
    if (!person) throw new Refusal('NOT_FOUND', unavailable);
    if (!mayReview(person.role))
      throw new Refusal(
        'BAD_INPUT',
        `${person.fullName} is a ${roleLabels[person.role]} and cannot review permits. Please choose a supervisor or a manager.`,
      );
  }
}
