import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  GetChildPermitDocument,
  GetPermitDocument,
  RecallChildPermitDocument,
  UpdateApprovedPermitDocument,
  UpdateChildPermitDocument,
  UpdateChildPermitStatusDocument,
  UpdatePermitDocument,
  UpdatePermitStatusDocument,
  type GetPermitQuery,
  type UpdatePermitMutation,
} from './operations.generated.ts';
import {
  UpdateChildPermitReviewersDocument,
  UpdatePermitReviewersDocument,
  UpdateRemoveChildIndividualReviewerDocument,
  UpdateRemoveChildMtGroupReviewerDocument,
  UpdateRemoveIndividualReviewerDocument,
  UpdateRemoveMtGroupReviewerDocument,
  type UpdatePermitReviewersMutation,
} from '../reviewers/operations.generated.ts';
import { permitKinds, type PermitKind } from './permit-kind.ts';

/** A change of a permit on the version that its maker saw. What an operation does not take is not sent to it. */
type ChangeMutation<Sent, Answer = UpdatePermitMutation> = TypedDocumentNode<
  Answer,
  Sent & { id: string; version: number }
>;

/** The ids that the operations of a child permit check it by. */
interface ChildPermitIds {
  parentID: string | null;
  formId: string;
}

type StatusChangeVariables = ChildPermitIds & { status: string; reason?: string | null };
type FormChangeVariables = ChildPermitIds & {
  status?: string | null;
  submission: unknown;
  childrenState: unknown;
  reason?: string | null;
};
type ReviewersMutation<Sent> = ChangeMutation<Sent, UpdatePermitReviewersMutation>;

/** By which operations a permit is read and changed. */
export interface PermitOperations {
  read: TypedDocumentNode<GetPermitQuery, { id: string }>;
  changeStatus: ChangeMutation<StatusChangeVariables>;
  recall: ChangeMutation<StatusChangeVariables>;
  updateForms: ChangeMutation<FormChangeVariables>;
  updateApprovedForms: ChangeMutation<FormChangeVariables>;
  addReviewers: ReviewersMutation<{ newIndividualReviewers: string[]; newMTGroups: string[] }>;
  removeIndividualReviewer: ReviewersMutation<{ userId: string }>;
  removeReviewingGroup: ReviewersMutation<{ mtGroupId: string }>;
}

const permitOperations: PermitOperations = {
  read: GetPermitDocument,
  changeStatus: UpdatePermitStatusDocument,
  recall: UpdatePermitStatusDocument,
  updateForms: UpdatePermitDocument,
  updateApprovedForms: UpdateApprovedPermitDocument,
  addReviewers: UpdatePermitReviewersDocument,
  removeIndividualReviewer: UpdateRemoveIndividualReviewerDocument,
  removeReviewingGroup: UpdateRemoveMtGroupReviewerDocument,
};

const childPermitOperations: PermitOperations = {
  read: GetChildPermitDocument,
  changeStatus: UpdateChildPermitStatusDocument,
  recall: RecallChildPermitDocument,
  updateForms: UpdateChildPermitDocument,
  updateApprovedForms: UpdateChildPermitDocument,
  addReviewers: UpdateChildPermitReviewersDocument,
  removeIndividualReviewer: UpdateRemoveChildIndividualReviewerDocument,
  removeReviewingGroup: UpdateRemoveChildMtGroupReviewerDocument,
};

/** The operations for permits of a kind. */
export function getPermitOperations(kind: PermitKind): PermitOperations {
  return kind === permitKinds.childPermit ? childPermitOperations : permitOperations;
}
