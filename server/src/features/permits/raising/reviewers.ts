import { mayReview, reviewerProblem } from '@eptw/domain/permit/reviewers';
import { roleLabels } from '@eptw/domain/user/role';
import type { Database } from '../../../database/connect.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { approvedStaff, groupsWithMembers } from './store.ts';

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

const unavailable =
  'One of the individual reviewers is not available. Choose from the list of reviewers, and try again.';

/**
 * The reviewers that a choice means: who is named as a member of a chosen group, and is one, is not an individual
 * reviewer. Throws the refusal of a choice that cannot stand.
 */
export async function chosenReviewers(
  db: Database,
  sent: SentReviewers,
  submitterId: string,
  staffEmailDomain: string,
): Promise<ChosenReviewers> {
  const groupIds = [...new Set(sent.selectedMTGroup)];
  const userIds = [...new Set(sent.selectedUser)];
  if (groupIds.length > mostReviewers || userIds.length > mostReviewers * 20)
    throw new Refusal('TOO_LARGE', `Choose at most ${mostReviewers} reviewers and groups.`);
  const found = new Map((await groupsWithMembers(db, groupIds)).map((group) => [group.id, group]));
  const groups = groupIds.map((id) => {
    const group = found.get(id);
    if (!group) throw new Refusal('NOT_FOUND', 'One of the MT groups is not available. Choose another one.');
    return group;
  });
  const namedAsMembers = new Set(sent.selectedMTGroupUsers ?? []);
  const members = new Set(groups.flatMap((group) => group.memberIds).filter((id) => namedAsMembers.has(id)));
  const individualIds = userIds.filter((id) => !members.has(id));

  const problem = reviewerProblem({ submitterId, individualIds, groups });
  if (problem) throw new Refusal('BAD_INPUT', problem);
  if (individualIds.length > mostReviewers)
    throw new Refusal('TOO_LARGE', `Choose at most ${mostReviewers} reviewers and groups.`);
  await requireReviewers(db, individualIds, staffEmailDomain);
  return { individualIds, groupIds };
}

/** Individual reviewers are approved staff in a role that gets to see permits of other people. */
async function requireReviewers(db: Database, ids: readonly string[], staffEmailDomain: string): Promise<void> {
  const staff = await approvedStaff(db, ids, staffEmailDomain);
  if (staff.length < ids.length) throw new Refusal('NOT_FOUND', unavailable);
  const blind = staff.find((person) => !mayReview(person.role));
  if (blind)
    throw new Refusal(
      'BAD_INPUT',
      `${blind.full_name} is a ${roleLabels[blind.role]} and cannot review permits. Please choose a supervisor or a manager.`,
    );
}
