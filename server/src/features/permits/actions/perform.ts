import { message } from '@eptw/domain/message';
import { createChangeNotices, findMovedEnds } from '@eptw/domain/notification/change-notices';
import { getActionRow, isApproval, listActionsWhere, type PermitAction } from '@eptw/domain/permit/actions';
import type { GrantedApproval } from '@eptw/domain/permit/approval';
import { formatEndedOn } from '@eptw/domain/permit/ended-on';
import { checkEndedPermitEdit } from '@eptw/domain/permit/ended-permit';
import { checkAction, listActions } from '@eptw/domain/permit/lifecycle';
import { applyAction } from '@eptw/domain/permit/outcome';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { findRepresentedSubmitter } from '@eptw/domain/permit/represented-submitter';
import { formatStandIn } from '@eptw/domain/permit/stand-in';
import { findUnrecordedWorkProblem } from '@eptw/domain/permit/unrecorded-work';
import { findOtherStatus, type NamedOutcome } from '@eptw/domain/permit/requested-status';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { LapsedApproval } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { refuseDuplicate } from '../../../graphql/refusals.ts';
import { toPermitEvent } from '../subscriptions/permit-event.ts';
import { sealNextEntry } from '../../history/chain.ts';
import { refuseImpossiblePeriods } from './edited-periods.ts';
import { writeFormChanges } from '../../filled-forms/service.ts';
import { checkEdits, type CheckedEdits, type FormEditsInput } from './edits.ts';
import { findEarlierResult, reusedKey } from '../../performed-actions/service.ts';
import { findRepeatedResult } from './repeated-result.ts';
import { concernsWork, followWork } from './follow-work.ts';
import { findRepresentedGroup, listChangedSlots, toChangedColumns } from './changed-columns.ts';
import { formatNothingChanged, formatSuccess } from './messages.ts';
import {
  describeLastChange,
  requireAllowedRow,
  requireCurrentVersion,
  requireReason,
  requireVisiblePermit,
  type ChangePrecondition,
} from './requirements.ts';
import {
  lockPermitState,
  toMissingApprovalColumns,
  loadPermitState,
  writePermitChange,
  type PermitState,
} from './store.ts';

/** The requested action, or why no action leads to the requested status. */
export type ResolvedAction = { action: PermitAction } | { problem: string };

/** A request to perform an action on a permit. */
export interface PermitActionRequest extends ChangePrecondition {
  permitId: string;
  /** Returns the action, given the permit's current state. */
  resolveAction: (permit: PermitFacts) => ResolvedAction;
  reason?: string | null | undefined;
  edits?: FormEditsInput;
  /**
   * With a key, a repeat of the request returns the first result and does nothing. The digest identifies the request.
   */
  idempotency?: { key: string; digest: string } | undefined;
  /** The status that the request names. It is refused if its action leads to another one. */
  requestedStatus?: PermitStatus | undefined;
  /** Identifies a request without a version, so that a repeat returns the result of the first and does nothing. */
  requestDigest?: string | undefined;
}

export interface PermitActionResult {
  id: string;
  number: string;
  message: string;
}

/**
 * Performs an action on a permit or child permit. Every change after creation goes through here: it checks the
 * lifecycle table, and writes status, slots, forms and history together. Throws the refusal.
 *
 * A decision without edits takes one read and one conditional write; the write does nothing if the permit changed in
 * between. Then, and for actions that depend on more than the permit's own row, the action runs again with the permit
 * locked.
 */
export async function performPermitAction(
  context: ActorContext,
  request: PermitActionRequest,
): Promise<PermitActionResult> {
  if (!request.edits) {
    const performed = await performIfCurrent(
      context,
      request,
      await loadPermitState(context.db, request.permitId, context.clock()),
      false,
    );
    if (performed) return performed;
  }
  return inTransaction(context.db, async (db) => {
    const performed = await performIfCurrent(
      { ...context, db },
      request,
      await lockPermitState(db, request.permitId, context.clock()),
      true,
    );
    if (!performed) throw new Error('A locked permit was changed by somebody else');
    return performed;
  });
}

/** Undefined when the permit has to be locked first, or changed in between. */
async function performIfCurrent(
  context: ActorContext,
  request: PermitActionRequest,
  state: PermitState | undefined,
  isLocked: boolean,
): Promise<PermitActionResult | undefined> {
  const permit = requireVisiblePermit(context, state, request);
  const { id, number } = permit.row;
  const earlier = await findEarlierResult(context, request.idempotency);
  if (earlier) return { id, number, ...earlier };
  const repeated = await findRepeatedResult(context, permit, request);
  if (repeated) return { id, number, ...repeated };
  requireCurrentVersion(context, permit, request);
  const resolved = request.resolveAction(permit.facts);
  if ('problem' in resolved)
    throw new Refusal('CONFLICT', `${resolved.problem} ${describeLastChange(context, permit)}`);
  const { action } = resolved;
  // A period that has passed is looked at again with the dates that come with the approval.
  const mayMove = isApproval(action) && request.edits !== undefined;
  const row = requireAllowedRow(context, mayMove ? withEnd(permit, null, context.clock()) : permit, action);
  if (!isLocked && row.when?.includes('its child permits are finished')) return undefined;
  // A missing fingerprint is computed from the permit's forms, which must not change in the meantime.
  if (!isLocked && permit.row.fingerprint === null) return undefined;
  const reason = requireReason(row, request.reason);
  const unrecorded = findUnrecordedWorkProblem(action, permit.facts, reason);
  if (unrecorded !== undefined) throw new Refusal('BAD_INPUT', unrecorded);
  const edits = await checkAllowedEdits(context, permit, action, request.edits ?? {});
  const { requestedStatus, requestDigest, idempotency } = request;
  if (row.to === 'unchanged' && edits.changes.length === 0) {
    requireNamedStatus({ action, from: permit.facts.status, to: permit.facts.status, lapses: false }, requestedStatus);
    return { id, number, message: formatNothingChanged(number) };
  }
  const checked = { action, reason, edits, requestedStatus, requestDigest, idempotency };
  const end = edits.row.ends_at === undefined ? permit.row.ends_at : edits.row.ends_at;
  const decided = mayMove ? withEnd(permit, end, context.clock()) : permit;
  requireAllowedEdit(context, decided, checked);
  const success = await writeAction(context, decided, checked);
  return success === undefined ? undefined : { id, number, message: success };
}

/** The permit as it is judged when its period ends then. */
function withEnd(permit: PermitState, end: Date | null, now: Date): PermitState {
  return { ...permit, facts: { ...permit.facts, endedOn: formatEndedOn(end, now, permit.timeZone) } };
}

/** Refuses an edit that is not allowed, or that makes approvals lapse without giving a reason. */
function requireAllowedEdit(
  { actor, clock }: ActorContext,
  { facts, row, timeZone }: PermitState,
  checked: CheckedAction,
): void {
  const { action, edits, reason } = checked;
  const { extent } = edits;
  const after = toPeriod({ ...row, ...edits.row });
  const ended = { status: facts.status, before: toPeriod(row), after, changesCovered: extent === 'covered answers' };
  const tooLate = checkEndedPermitEdit(ended, clock(), timeZone);
  if (edits.changes.length > 0 && tooLate !== undefined) throw new Refusal('CONFLICT', tooLate);
  const decision = checkAction(actor, facts, action, extent);
  if (!decision.allowed) throw new Refusal('BAD_INPUT', decision.problem);
  const lapses = decision.lapsed.length > 0;
  requireNamedStatus({ action, from: facts.status, to: decision.to, lapses }, checked.requestedStatus);
  if (action === 'moveDates' && !edits.changesDatesAlone)
    throw new Refusal('FORBIDDEN', 'While your permit is in review, you can change its dates and nothing else.');
  const needsReason = lapses && getActionRow(action)?.lapsesWithoutReason !== true;
  if (needsReason && reason === null) throw new Refusal('BAD_INPUT', message.reasonForChange);
}

/** Refuses a request whose action leads to another status than it names. */
function requireNamedStatus(outcome: Omit<NamedOutcome, 'requested'>, requested: PermitStatus | undefined): void {
  const problem = requested && findOtherStatus({ ...outcome, requested });
  if (problem !== undefined) throw new Refusal('CONFLICT', problem);
}

function toLapsedApprovals(lapsed: readonly GrantedApproval[], names: PermitState['approvers']): LapsedApproval[] {
  return lapsed.map(({ personId, capacity }) => ({ name: names.get(personId) ?? '', capacity }));
}

const editActions = listActionsWhere(({ forms }) => forms !== undefined);

/** Corrections sent with an action are saved only if the lifecycle also allows the actor to edit in this status. */
async function checkAllowedEdits(
  { db, actor, clock }: ActorContext,
  permit: PermitState,
  action: PermitAction,
  input: FormEditsInput,
): Promise<CheckedEdits> {
  const edits = await checkEdits(db, permit, input, actor.id);
  const isResubmitted = getActionRow(action)?.forms === 'sent';
  if (isResubmitted || edits.changes.length > 0)
    await refuseImpossiblePeriods({ db, clock }, permit, edits, isResubmitted);
  if (edits.changes.length === 0 || editActions.includes(action)) return edits;
  const mayEdit = listActions(actor, permit.facts).some((permitted) => editActions.includes(permitted));
  if (!mayEdit) throw new Refusal('FORBIDDEN', 'You can decide this permit, but you cannot edit it.');
  return edits;
}

interface CheckedAction {
  action: PermitAction;
  reason: string | null;
  edits: CheckedEdits;
  requestedStatus: PermitStatus | undefined;
  requestDigest: string | undefined;
  idempotency: PermitActionRequest['idempotency'];
}

/** Returns the message for the user; undefined when the permit changed in between and nothing was written. */
async function writeAction(
  context: ActorContext,
  permit: PermitState,
  checked: CheckedAction,
): Promise<string | undefined> {
  const { db, actor } = context;
  const { row, facts } = permit;
  const at = context.clock();
  const outcome = applyAction(actor, facts, checked.action, checked.edits.extent);
  if (!outcome.allowed) throw new Refusal('CONFLICT', outcome.problem);
  const { permit: after } = outcome;
  // What follows for the work is written with the change, which takes a transaction.
  const isWorkConcerned = await concernsWork(context, permit, after);
  if (isWorkConcerned && !db.isTransaction) return undefined;
  const lapsed = toLapsedApprovals(outcome.lapsed, permit.approvers);
  const group = findRepresentedGroup(actor, facts, checked.action);
  const represented = findRepresentedSubmitter(actor, facts, checked.action);
  const version = row.version + 1;
  const fingerprint = checked.edits.row.fingerprint ?? row.fingerprint;
  const columns = toChangedColumns(actor, after, {
    action: checked.action,
    reason: checked.reason,
    hasChanges: checked.edits.changes.length > 0,
    group,
    at,
    fingerprint,
    lapses: lapsed.length > 0,
  });
  const entry = sealNextEntry(
    {
      permit_id: row.id,
      at,
      actor_id: actor.id,
      actor_name: represented === undefined ? actor.fullName : formatStandIn(actor, represented),
      actor_role: actor.role,
      group_name: group,
      action: checked.action,
      from_status: facts.status,
      to_status: after.status,
      reason: checked.reason,
      changes: checked.edits.changes,
      lapsed,
    },
    permit.last,
  );
  await writeFormChanges(db, row.id, checked.edits);
  const missing = toMissingApprovalColumns(after.slots);
  const changed = { ...row, ...checked.edits.row, ...columns, ...missing, version, updated_at: at };
  const notices = createChangeNotices({
    action: checked.action,
    actorId: actor.id,
    before: facts,
    after,
    movedEnds: findMovedEnds(toPeriod(row), toPeriod(changed), permit.timeZone),
    edited: checked.edits.changes.length > 0 ? { lapsed: outcome.lapsed } : undefined,
  });
  const { number, parent_permit_id: parentId } = row;
  const success = formatSuccess(number, checked.action, after, lapsed);
  const performed = checked.idempotency && { ...checked.idempotency, message: success };
  const slots = listChangedSlots(permit, after, fingerprint);
  // A concurrent action on another permit may have used the same key.
  const isWritten = await refuseDuplicate('performed_action_pkey', reusedKey, () =>
    writePermitChange(db, changed, slots, entry, notices, { performed, requestDigest: checked.requestDigest }),
  );
  if (!isWritten) return undefined;
  if (isWorkConcerned) await followWork(context, facts, after, checked.action);
  const event = toPermitEvent(after, { number, parentId, version, action: checked.action, by: actor.fullName, at });
  await context.events.publish(db, 'permitChanged', event);
  return success;
}

function toPeriod({ starts_at: start, ends_at: end }: Pick<PermitState['row'], 'starts_at' | 'ends_at'>) {
  return { start, end };
}
