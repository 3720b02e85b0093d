import { message } from '@eptw/domain/message';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import type { Performed } from '../deciding/perform.ts';
import { updatePermit, updatePermitStatus, type SentChange, type SentSave } from '../deciding/service.ts';
import { readPermit, type Permit } from '../reading/service.ts';
import { addReviewers, removeReviewer, type SentAddition } from '../reviewers/service.ts';

/** Whatever is done to a child permit is what is done to a permit; only other permits are not found by it. */
type SentChildChange = Omit<SentChange, 'among'> & {
  /** The parent's id, and the template's: where they are named they must be the child permit's own. */
  parentID?: string | null | undefined;
  formId?: string | null | undefined;
};

function childChange<Sent extends SentChildChange>({ parentID, formId, ...sent }: Sent) {
  const among: SentChange['among'] = (row) =>
    row.parent_permit_id !== null &&
    (parentID == null || row.parent_permit_id === parentID) &&
    (formId == null || row.template_id === formId);
  return { ...sent, among };
}

/** Decides a child permit, asks for its closure, finishes it: the action that leads to the wanted status. */
export async function updateChildPermitStatus(
  scope: Scope,
  sent: SentChildChange & { status: string; reason?: string | null | undefined },
): Promise<Performed> {
  return updatePermitStatus(scope, childChange(sent));
}

/** Saves corrections of a child permit; with another status it also takes the action that leads there. */
export async function updateChildPermit(
  scope: Scope,
  sent: SentChildChange & Omit<SentSave, 'among'>,
): Promise<Performed> {
  return updatePermit(scope, childChange(sent));
}

/** Takes back the last approval of a child permit. */
export async function recallChildPermit(
  scope: Scope,
  sent: SentChildChange & { status?: string | null | undefined },
): Promise<Performed> {
  if (sent.status != null && sent.status !== 'PendingApproval')
    throw new Refusal('BAD_INPUT', 'A child permit whose approval is recalled waits for approval again.');
  return updatePermitStatus(scope, { ...childChange(sent), status: 'PendingApproval', only: 'recall' });
}

/** Adds reviewers to a child permit. */
export async function addChildReviewers(scope: Scope, sent: SentAddition): Promise<Performed> {
  return addReviewers(scope, childChange(sent));
}

/** Takes a reviewer off a child permit. */
export async function removeChildReviewer(
  scope: Scope,
  sent: SentChildChange,
  name: Parameters<typeof removeReviewer>[2],
): Promise<Performed> {
  return removeReviewer(scope, childChange(sent), name);
}

/** A child permit as this person sees it. Throws NOT_FOUND, also for a permit without a parent. */
export async function readChildPermit(scope: Scope, permitId: string): Promise<Permit> {
  const permit = await readPermit(scope, permitId);
  if (!permit.parentPermit) throw new Refusal('NOT_FOUND', message.notFound);
  return permit;
}
