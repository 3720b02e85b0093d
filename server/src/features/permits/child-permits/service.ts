import { message } from '@eptw/domain/message';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import type { PermitActionResult } from '../actions/service.ts';
import {
  recallApproval,
  updatePermit,
  updatePermitStatus,
  type PermitChangeInput,
  type SavePermitInput,
} from '../named-status/service.ts';
import { loadPermit, type Permit } from '../detail/service.ts';
import { addReviewers, removeReviewer, type AddReviewersInput } from '../reviewers/service.ts';

/** Child permits have the same actions as permits; the operations for them just find no other permits. */
type ChildPermitChangeInput = Omit<PermitChangeInput, 'restrictTo'> & {
  /** The ids of parent and template: if given, they must be the child permit's own. */
  parentID?: string | null | undefined;
  formId?: string | null | undefined;
};

function toPermitChange<Sent extends ChildPermitChangeInput>({ parentID, formId, ...input }: Sent) {
  const restrictTo: PermitChangeInput['restrictTo'] = (row) =>
    row.parent_permit_id !== null &&
    (parentID == null || row.parent_permit_id === parentID) &&
    (formId == null || row.template_id === formId);
  return { ...input, restrictTo };
}

/** Performs the action that leads to the requested status of a child permit. */
export async function updateChildPermitStatus(
  context: ActorContext,
  input: ChildPermitChangeInput & { status: string; reason?: string | null | undefined },
): Promise<PermitActionResult> {
  return updatePermitStatus(context, toPermitChange(input));
}

/** Saves corrections of a child permit; with another status, also performs the action that leads to it. */
export async function updateChildPermit(
  context: ActorContext,
  input: ChildPermitChangeInput & Omit<SavePermitInput, 'restrictTo'>,
): Promise<PermitActionResult> {
  return updatePermit(context, toPermitChange(input));
}

/** Recalls the last approval of a child permit. */
export async function recallChildPermit(
  context: ActorContext,
  input: ChildPermitChangeInput & { status?: string | null | undefined },
): Promise<PermitActionResult> {
  return recallApproval(context, toPermitChange(input));
}

/** Adds reviewers to a child permit. */
export async function addChildReviewers(context: ActorContext, input: AddReviewersInput): Promise<PermitActionResult> {
  return addReviewers(context, toPermitChange(input));
}

/** Removes a reviewer from a child permit. */
export async function removeChildReviewer(
  context: ActorContext,
  input: ChildPermitChangeInput,
  name: Parameters<typeof removeReviewer>[2],
): Promise<PermitActionResult> {
  return removeReviewer(context, toPermitChange(input), name);
}

/** A child permit as the actor sees it. Throws NOT_FOUND, also for a permit without a parent. */
export async function loadChildPermit(context: ActorContext, permitId: string): Promise<Permit> {
  const permit = await loadPermit(context, permitId);
  if (!permit.parentPermit) throw new Refusal('NOT_FOUND', message.notFound);
  return permit;
}
