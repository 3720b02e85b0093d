import type { PermitAction } from '@eptw/domain/permit/actions';
import { findActionForStatus } from '@eptw/domain/permit/lifecycle';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { isPermitStatus, formatStatus, type PermitStatus } from '@eptw/domain/permit/status';
import type { ActorContext } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import type { FormEditsInput } from './edits.ts';
import {
  performPermitAction,
  type ChangePrecondition,
  type ResolvedAction,
  type PermitActionResult,
} from './perform.ts';

/** What every change of a permit says. */
export interface PermitChangeInput extends ChangePrecondition {
  id: string;
}

function parseStatus(text: string): PermitStatus {
  if (isPermitStatus(text)) return text;
  throw new Refusal('BAD_INPUT', `There is no status '${text.slice(0, 40)}'.`);
}

function resolveActionTowards({ actor }: ActorContext, permit: PermitFacts, wanted: PermitStatus): ResolvedAction {
  const action = findActionForStatus(actor, permit, wanted);
  if (action) return { action };
  const from = permit.status;
  if (from === wanted) return { why: `This permit is already ${formatStatus(from)}.` };
  return { why: `This permit is ${formatStatus(from)} and cannot change to ${formatStatus(wanted)}.` };
}

/**
 * Takes the lifecycle action that leads to the wanted status: decides, asks for closure, finishes, recalls. Where the
 * operation is about one action alone, no other is taken.
 */
export async function updatePermitStatus(
  context: ActorContext,
  input: PermitChangeInput & { status: string; reason?: string | null | undefined; only?: PermitAction },
): Promise<PermitActionResult> {
  const wanted = parseStatus(input.status);
  return performPermitAction(context, {
    permitId: input.id,
    version: input.version,
    restrictTo: input.restrictTo,
    reason: input.reason,
    resolveAction: (permit) => (input.only ? { action: input.only } : resolveActionTowards(context, permit, wanted)),
  });
}

/** What every saving of forms says. */
export interface SavePermitInput extends PermitChangeInput, FormEditsInput {
  status?: string | null | undefined;
  /** Why the answers change; asked for where approvals lapse by it. */
  reason?: string | null | undefined;
}

/** Saves corrections; with a status other than the present one it also takes the action that leads there. */
export async function updatePermit(context: ActorContext, input: SavePermitInput): Promise<PermitActionResult> {
  const wanted = input.status == null ? undefined : parseStatus(input.status);
  return performPermitAction(context, {
    permitId: input.id,
    version: input.version,
    restrictTo: input.restrictTo,
    reason: input.reason,
    edits: input,
    resolveAction: (permit) => {
      if (wanted !== undefined && wanted !== permit.status) return resolveActionTowards(context, permit, wanted);
      return { action: permit.status === 'Approved' ? 'editApproved' : 'edit' };
    },
  });
}

/** The same for a permit that must be Approved: one that was recalled meanwhile is refused. */
export async function updateApprovedPermit(context: ActorContext, input: SavePermitInput): Promise<PermitActionResult> {
  const wanted = input.status == null ? 'Approved' : parseStatus(input.status);
  return performPermitAction(context, {
    permitId: input.id,
    version: input.version,
    restrictTo: input.restrictTo,
    reason: input.reason,
    edits: input,
    resolveAction: (permit) =>
      wanted === 'Approved' || permit.status !== 'Approved'
        ? { action: 'editApproved' }
        : resolveActionTowards(context, permit, wanted),
  });
}
