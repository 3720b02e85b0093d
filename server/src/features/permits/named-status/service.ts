import { findEditAction } from '@eptw/domain/permit/lifecycle';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { canActionLeadTo, findActionForStatus, findSaveForStatus } from '@eptw/domain/permit/requested-status';
import { isApproved, isPermitStatus, formatStatus, type PermitStatus } from '@eptw/domain/permit/status';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { digestRequest } from '../../performed-actions/service.ts';
import type { FormEditsInput } from '../actions/edits.ts';
import { performPermitAction, type PermitActionResult, type ResolvedAction } from '../actions/service.ts';
import type { ChangePrecondition } from '../actions/requirements.ts';

/** The input that every change of a permit shares. */
export interface PermitChangeInput extends ChangePrecondition {
  id: string;
}

function parseStatus(text: string): PermitStatus {
  if (isPermitStatus(text)) return text;
  throw new Refusal('BAD_INPUT', `There is no status '${text.slice(0, 40)}'.`);
}

function resolveActionTowards(
  { actor }: ActorContext,
  permit: PermitFacts,
  requestedStatus: PermitStatus,
  find: typeof findActionForStatus = findActionForStatus,
): ResolvedAction {
  const action = find(actor, permit, requestedStatus);
  if (action) return { action };
  const from = permit.status;
  if (from === requestedStatus) return { problem: `This permit is already ${formatStatus(from)}.` };
  return { problem: `This permit is ${formatStatus(from)} and cannot change to ${formatStatus(requestedStatus)}.` };
}

/**
 * What a request that names its status is recognised by when it is sent again, by the same user and without a version.
 */
function createRequestDigest(
  { actor }: ActorContext,
  operation: 'change status' | 'save' | 'save approved' | 'recall',
  { id, ...sent }: Pick<SavePermitInput, 'id' | 'status' | 'reason' | 'submission' | 'childrenState'>,
): string {
  const { status = null, reason = null, submission = null, childrenState = null } = sent;
  return digestRequest([actor.id, operation, id, status, reason, submission, childrenState]);
}

/**
 * Performs the lifecycle action that leads to the requested status, such as approving, requesting closure, closing or
 * recalling.
 */
export async function updatePermitStatus(
  context: ActorContext,
  input: PermitChangeInput & { status: string; reason?: string | null | undefined },
): Promise<PermitActionResult> {
  const requestedStatus = parseStatus(input.status);
  return performPermitAction(context, {
    permitId: input.id,
    version: input.version,
    restrictTo: input.restrictTo,
    reason: input.reason,
    resolveAction: (permit) => resolveActionTowards(context, permit, requestedStatus),
    requestedStatus,
    requestDigest: createRequestDigest(context, 'change status', input),
  });
}

/** Recalls the last approval, and performs no other action. Refuses a status that this does not lead to. */
export async function recallApproval(
  context: ActorContext,
  { id, version, restrictTo, status }: PermitChangeInput & { status?: string | null | undefined },
): Promise<PermitActionResult> {
  const action = 'recall';
  if (status != null && !(isPermitStatus(status) && canActionLeadTo(action, status)))
    throw new Refusal('BAD_INPUT', 'Recalling an approval returns a child permit to PendingApproval.');
  return performPermitAction(context, {
    permitId: id,
    version,
    restrictTo,
    resolveAction: () => ({ action }),
    requestDigest: createRequestDigest(context, 'recall', { id, status }),
  });
}

/** The input that both operations for saving forms share. */
export interface SavePermitInput extends PermitChangeInput, FormEditsInput {
  status?: string | null | undefined;
  /** Why the answers change. Required when approvals lapse. */
  reason?: string | null | undefined;
}

/** Saves corrections; if the status differs from the current one, also performs the action that leads to it. */
export async function updatePermit(context: ActorContext, input: SavePermitInput): Promise<PermitActionResult> {
  return savePermit(context, input, 'save', (permit, requestedStatus) => {
    if (requestedStatus !== undefined && requestedStatus !== permit.status)
      return resolveActionTowards(context, permit, requestedStatus, findSaveForStatus);
    return { action: findEditAction(context.actor, permit) };
  });
}

/** The same for a permit that must be Approved: refuses one that was recalled in the meantime. */
export async function updateApprovedPermit(context: ActorContext, input: SavePermitInput): Promise<PermitActionResult> {
  return savePermit(context, input, 'save approved', (permit, requestedStatus) =>
    requestedStatus === undefined || isApproved(requestedStatus) || !isApproved(permit.status)
      ? { action: 'editApproved' }
      : resolveActionTowards(context, permit, requestedStatus, findSaveForStatus),
  );
}

async function savePermit(
  context: ActorContext,
  input: SavePermitInput,
  operation: 'save' | 'save approved',
  resolve: (permit: PermitFacts, requestedStatus: PermitStatus | undefined) => ResolvedAction,
): Promise<PermitActionResult> {
  const requestedStatus = input.status == null ? undefined : parseStatus(input.status);
  return performPermitAction(context, {
    permitId: input.id,
    version: input.version,
    restrictTo: input.restrictTo,
    reason: input.reason,
    edits: input,
    resolveAction: (permit) => resolve(permit, requestedStatus),
    requestedStatus,
    requestDigest: createRequestDigest(context, operation, input),
  });
}
