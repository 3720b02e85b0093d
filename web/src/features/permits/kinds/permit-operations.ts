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
} from '../detail/operations.generated.ts';
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
type Change<Sent, Answer = UpdatePermitMutation> = TypedDocumentNode<Answer, Sent & { id: string; version: number }>;

/** The ids that the operations of a child permit check it by. */
interface Belonging {
  parentID: string | null;
  formId: string;
}

type Moved = Belonging & { status: string; reason?: string | null };
type Filled = Belonging & {
  status?: string | null;
  submission: unknown;
  childrenState: unknown;
  reason?: string | null;
};
type ReviewersChange<Sent> = Change<Sent, UpdatePermitReviewersMutation>;

/** By which operations a permit is read and changed. */
export interface PermitOperations {
  read: TypedDocumentNode<GetPermitQuery, { id: string }>;
  moveOn: Change<Moved>;
  recall: Change<Moved>;
  change: Change<Filled>;
  changeApproved: Change<Filled>;
  addReviewers: ReviewersChange<{ newIndividualReviewers: string[]; newMTGroups: string[] }>;
  removeIndividual: ReviewersChange<{ userId: string }>;
  removeGroup: ReviewersChange<{ mtGroupId: string }>;
}

const ofPermits: PermitOperations = {
  read: GetPermitDocument,
  moveOn: UpdatePermitStatusDocument,
  recall: UpdatePermitStatusDocument,
  change: UpdatePermitDocument,
  changeApproved: UpdateApprovedPermitDocument,
  addReviewers: UpdatePermitReviewersDocument,
  removeIndividual: UpdateRemoveIndividualReviewerDocument,
  removeGroup: UpdateRemoveMtGroupReviewerDocument,
};

const ofChildPermits: PermitOperations = {
  read: GetChildPermitDocument,
  moveOn: UpdateChildPermitStatusDocument,
  recall: RecallChildPermitDocument,
  change: UpdateChildPermitDocument,
  changeApproved: UpdateChildPermitDocument,
  addReviewers: UpdateChildPermitReviewersDocument,
  removeIndividual: UpdateRemoveChildIndividualReviewerDocument,
  removeGroup: UpdateRemoveChildMtGroupReviewerDocument,
};

/** The operations for permits of a kind. */
export function operationsOf(kind: PermitKind): PermitOperations {
  return kind === permitKinds.childPermit ? ofChildPermits : ofPermits;
}
