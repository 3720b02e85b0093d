import type { Operation } from '../../../lib/api/operation.ts';
import {
  GetChildPermitDocument,
  GetPermitDocument,
  UpdateChildPermitReviewersDocument,
  UpdatePermitReviewersDocument,
  UpdateRemoveChildIndividualReviewerDocument,
  UpdateRemoveChildMtGroupReviewerDocument,
  UpdateRemoveIndividualReviewerDocument,
  UpdateRemoveMtGroupReviewerDocument,
  type GetPermitQuery,
  type UpdatePermitReviewersMutation,
} from '../../../generated/permits/model.ts';
import { permitLevels, type PermitLevel } from '../components/permit-level.ts';

/** A change of reviewers, based on the version that the user saw. */
type ReviewersMutation<Sent> = Operation<UpdatePermitReviewersMutation, Sent & { id: string; version: number }>;

/** The operations that differ between permits and child permits. */
export interface PermitOperations {
  read: Operation<GetPermitQuery, { id: string }>;
  addReviewers: ReviewersMutation<{ newIndividualReviewers: string[]; newMTGroups: string[] }>;
  removeIndividualReviewer: ReviewersMutation<{ userId: string }>;
  removeReviewingGroup: ReviewersMutation<{ mtGroupId: string }>;
}

const permitOperations: PermitOperations = {
  read: GetPermitDocument,
  addReviewers: UpdatePermitReviewersDocument,
  removeIndividualReviewer: UpdateRemoveIndividualReviewerDocument,
  removeReviewingGroup: UpdateRemoveMtGroupReviewerDocument,
};

const childPermitOperations: PermitOperations = {
  read: GetChildPermitDocument,
  addReviewers: UpdateChildPermitReviewersDocument,
  removeIndividualReviewer: UpdateRemoveChildIndividualReviewerDocument,
  removeReviewingGroup: UpdateRemoveChildMtGroupReviewerDocument,
};

/** Returns the operations for a level of permit. */
export function getPermitOperations(level: PermitLevel): PermitOperations {
  return level === permitLevels.childPermit ? childPermitOperations : permitOperations;
}
