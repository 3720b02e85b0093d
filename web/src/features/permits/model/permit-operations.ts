import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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
import { permitKinds, type PermitKind } from './permit-kind.ts';

/** A change of the reviewers on the version that its maker saw. */
type ReviewersMutation<Sent> = TypedDocumentNode<UpdatePermitReviewersMutation, Sent & { id: string; version: number }>;

/** The operations that permits and child permits have one each of. */
export interface PermitOperations {
  read: TypedDocumentNode<GetPermitQuery, { id: string }>;
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

/** The operations for permits of a kind. */
export function getPermitOperations(kind: PermitKind): PermitOperations {
  return kind === permitKinds.childPermit ? childPermitOperations : permitOperations;
}
