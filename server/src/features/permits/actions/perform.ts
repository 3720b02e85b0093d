import { canSeePermit } from '@eptw/domain/permit/visibility';
import { message } from '@eptw/domain/message';
import { createChangeNotices, findMovedEnds } from '@eptw/domain/notification/change-notices';
import { getActionRow, listActionsWhere, type PermitAction } from '@eptw/domain/permit/actions';
import { canFillSlot, findSlotToFill, type GrantedApproval } from '@eptw/domain/permit/approval';
import { checkEndedPermitEdit } from '@eptw/domain/permit/ended-permit';
import { listActions, checkAction, lifecycle, type LifecycleRow } from '@eptw/domain/permit/lifecycle';
import { applyAction } from '@eptw/domain/permit/outcome';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import type { LapsedApproval } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { refuseDuplicate } from '../../../graphql/refusals.ts';
import { toPermitEvent } from '../subscriptions/permit-event.ts';
import { sealNextEntry } from '../history/chain.ts';
import { refuseImpossiblePeriods } from './edited-periods.ts';
import { checkEdits, writeEdits, type CheckedEdits, type FormEditsInput } from './edits.ts';
import { formatLastChange, formatNothingChanged, formatSuccess } from './messages.ts';
import {
  findPerformedAction,
  lockPermitState,
  toMissingApprovalColumns,
  loadPermitState,
  writePermitChange,
  type PermitState,
  type PermitChange,
  type SlotChange,
} from './store.ts';

/** The action that somebody means, or why none leads where they want. */
export type ResolvedAction = { action: PermitAction } | { why: string };

/** What a person knows of the permit that they want to change. */
export interface ChangePrecondition {
  /** The version that they were looking at; not given, nothing is compared. */
  version?: number | null | undefined;
  /** Which permits an operation is about; it finds no others. */
  restrictTo?: ((permit: PermitState['row']) => boolean) | undefined;
}

/** What somebody wants to do to a permit. */
export interface PermitActionRequest extends ChangePrecondition {
  permitId: string;
  /** The action, given the permit as it is now. */
  resolveAction: (permit: PermitFacts) => ResolvedAction;
  reason?: string | null | undefined;
  edits?: FormEditsInput;
  /** With a key, a repeat of the request answers the first result and does nothing. The digest tells requests apart. */
  idempotency?: { key: string; digest: string } | undefined;
}

export interface PermitActionResult {
  id: string;
  number: string;
  message: string;
}

const maximumReasonLength = 2000;

/**
 * The one way in which anything happens to a permit or child permit once it is raised: asks the lifecycle table, and
 * writes status, slots, forms and history together. Throws the refusal.
 *
 * A mere decision is read and written by one statement each, and the second writes nothing when somebody else was
 * faster. Then, and where more than the permit itself has to stand still, it is done again with the permit locked.
 */
export async function performPermitAction(
  context: ActorContext,
  request: PermitActionRequest,
): Promise<PermitActionResult> {
  if (!request.edits) {
    const performed = await attemptAction(
      context,
      request,
      await loadPermitState(context.db, request.permitId),
      'free',
    );
    if (performed) return performed;
  }
  return inTransaction(context.db, async (db) => {
    const performed = await attemptAction(
      { ...context, db },
      request,
      await lockPermitState(db, request.permitId),
      'locked',
    );
    if (!performed) throw new Error('A locked permit was changed by somebody else');
    return performed;
  });
}

/** Undefined when the permit has to be locked first. */
async function attemptAction(
  context: ActorContext,
  request: PermitActionRequest,
  found: PermitState | undefined,
  held: 'free' | 'locked',
): Promise<PermitActionResult | undefined> {
  const permit = requireVisiblePermit(context, found, request);
  const { id, number } = permit.row;
  const earlier = await findEarlierResult(context, request);
  if (earlier) return { id, number, ...earlier };
  requireCurrentVersion(context, permit, request);
  const resolved = request.resolveAction(permit.facts);
  if ('why' in resolved) throw new Refusal('CONFLICT', `${resolved.why} ${describeLastChange(context, permit)}`);
  const { action } = resolved;
  const row = requireAllowedRow(context, permit, action);
  if (held === 'free' && row.when?.includes('its child permits are finished')) return undefined;
  // What an approval is given for has to be known, and is found out from forms that stand still.
  if (held === 'free' && permit.row.fingerprint === null) return undefined;
  const reason = requireReason(row, request.reason);
  const edits = await checkAllowedEdits(context, permit, action, request.edits ?? {});
  if (row.to === 'unchanged' && edits.changes.length === 0)
    return { id, number, message: formatNothingChanged(number) };
  const checked = { action, reason, edits, idempotency: request.idempotency };
  requireAllowedEdit(context, permit, checked);
  const success = await writeAction(context, permit, checked);
  return success === undefined ? undefined : { id, number, message: success };
}

/** What the same request was answered before. Throws the refusal of a key that another request came under. */
async function findEarlierResult(
  { db, actor }: ActorContext,
  { idempotency }: PermitActionRequest,
): Promise<{ message: string } | undefined> {
  if (!idempotency) return undefined;
  const earlier = await findPerformedAction(db, actor.id, idempotency.key);
  if (!earlier) return undefined;
  if (earlier.digest !== idempotency.digest) throw new Refusal('CONFLICT', reusedKey);
  return { message: earlier.message };
}

const reusedKey = 'This idempotency key was used for another action already. Send every action under a key of its own.';

/** Throws the refusal of an edit that may not be made, or that makes approvals lapse and says not why. */
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
  if (!decision.allowed) throw new Refusal('BAD_INPUT', decision.why);
  if (decision.lapsed.length > 0 && reason === null) throw new Refusal('BAD_INPUT', message.reasonForChange);
}

function toLapsedApprovals(lapsed: readonly GrantedApproval[], names: PermitState['approvers']): LapsedApproval[] {
  return lapsed.map(({ personId, capacity }) => ({ name: names.get(personId) ?? '', capacity }));
}

/** The permit that somebody wants to change, which they must see, in the version that they were looking at. */
export function requireCurrentPermit(
  context: ActorContext,
  found: PermitState | undefined,
  precondition: ChangePrecondition,
): PermitState {
  const permit = requireVisiblePermit(context, found, precondition);
  requireCurrentVersion(context, permit, precondition);
  return permit;
}

function requireVisiblePermit(
  { actor }: ActorContext,
  permit: PermitState | undefined,
  { restrictTo }: ChangePrecondition,
): PermitState {
  if (!permit || !canSeePermit(actor, permit.facts) || restrictTo?.(permit.row) === false)
    throw new Refusal('NOT_FOUND', message.notFound);
  return permit;
}

function requireCurrentVersion(context: ActorContext, permit: PermitState, { version }: ChangePrecondition): void {
  if (version != null && version !== permit.row.version)
    throw new Refusal(
      'CONFLICT',
      `This permit has changed since you opened it. ${describeLastChange(context, permit)}`,
    );
}

function describeLastChange({ actor }: ActorContext, permit: PermitState): string {
  return `${formatLastChange(permit.last, actor.id, permit.timeZone)} Review the current version, then decide.`;
}

function requireAllowedRow(context: ActorContext, permit: PermitState, action: PermitAction): LifecycleRow {
  const decision = checkAction(context.actor, permit.facts, action);
  if (decision.allowed) return decision.row;
  throw toRefusal(context, permit, action, decision.why);
}

/** The refusal of an action. Whoever comes second is told who was first. */
export function toRefusal(context: ActorContext, permit: PermitState, action: PermitAction, why: string): Refusal {
  const code = toRefusalCode(context.actor, permit.facts, action);
  const more = code === 'CONFLICT' ? ` ${describeLastChange(context, permit)}` : '';
  return new Refusal(code, why + more);
}

/** CONFLICT when somebody was faster, FORBIDDEN for the wrong person, BAD_INPUT while the permit itself lacks something. */
function toRefusalCode(
  actor: Actor,
  permit: PermitFacts,
  action: PermitAction,
): 'CONFLICT' | 'FORBIDDEN' | 'BAD_INPUT' {
  const fitsStatus = lifecycle.some((row) => row.action === action && row.from === permit.status);
  if (!fitsStatus) return 'CONFLICT';
  if (listActions(actor, permit).includes(action)) return 'BAD_INPUT';
  const alreadyFilled =
    action === 'approve' && permit.submitterId !== actor.id && permit.slots.some((slot) => canFillSlot(slot, actor));
  return alreadyFilled ? 'CONFLICT' : 'FORBIDDEN';
}

function requireReason(row: LifecycleRow, given: string | null | undefined): string | null {
  const reason = given?.trim() ?? '';
  const { reason: required } = getActionRow(row.action) ?? {};
  if (required && reason === '') throw new Refusal('BAD_INPUT', required.refusal);
  if (reason.length > maximumReasonLength)
    throw new Refusal('TOO_LARGE', `A reason can have at most ${maximumReasonLength} characters. Please shorten it.`);
  return reason === '' ? null : reason;
}

const editActions = listActionsWhere(({ forms }) => forms !== undefined);

/** Whoever decides may correct the forms with it only if the table also lets them edit in this status. */
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
  const mayEdit = listActions(actor, permit.facts).some((offered) => editActions.includes(offered));
  if (!mayEdit) throw new Refusal('FORBIDDEN', 'You can decide this permit, but you cannot edit it.');
  return edits;
}

interface CheckedAction {
  action: PermitAction;
  reason: string | null;
  edits: CheckedEdits;
  idempotency: PermitActionRequest['idempotency'];
}

/** Answers what the person reads; undefined when somebody else was faster and nothing was written. */
async function writeAction(
  context: ActorContext,
  permit: PermitState,
  checked: CheckedAction,
): Promise<string | undefined> {
  const { db, actor } = context;
  const { row, facts } = permit;
  const at = context.clock();
  const outcome = applyAction(actor, facts, checked.action, checked.edits.extent);
  if (!outcome.allowed) throw new Refusal('CONFLICT', outcome.why);
  const { permit: after } = outcome;
  const lapsed = toLapsedApprovals(outcome.lapsed, permit.approvers);
  const group = findRepresentedGroup(actor, facts, checked.action);
  const version = row.version + 1;
  const fingerprint = checked.edits.row.fingerprint ?? row.fingerprint;
  const columns = toChangedColumns(actor, after, checked, { group, at, fingerprint, lapses: lapsed.length > 0 });
  const entry = sealNextEntry(
    {
      permit_id: row.id,
      at,
      actor_id: actor.id,
      actor_name: actor.fullName,
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
  await writeEdits(db, row.id, checked.edits);
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
  // The key may have come with an action on another permit at the same moment.
  const isWritten = await refuseDuplicate('performed_action_pkey', reusedKey, () =>
    writePermitChange(db, changed, slots, entry, notices, performed),
  );
  if (!isWritten) return undefined;
  const event = toPermitEvent(after, { number, parentId, version, action: checked.action, by: actor.fullName, at });
  await context.events.publish(db, 'permitChanged', event);
  return success;
}

function toPeriod({ starts_at: start, ends_at: end }: Pick<PermitState['row'], 'starts_at' | 'ends_at'>) {
  return { start, end };
}

function listChangedSlots(
  { facts, slotIds }: PermitState,
  after: PermitFacts,
  fingerprint: string | null,
): SlotChange[] {
  return after.slots.flatMap(({ filledBy }, index) => {
    const id = slotIds[index];
    if (id === undefined || filledBy === facts.slots[index]?.filledBy) return [];
    return [{ id, filled_by: filledBy, fingerprint: filledBy === null ? null : fingerprint }];
  });
}

/** The group in whose name somebody approves, rejects, finishes or sends back a permit. */
function findRepresentedGroup(actor: Actor, permit: PermitFacts, action: PermitAction): string | null {
  const actsFor = getActionRow(action)?.actsFor;
  if (actsFor === 'permit closers')
    return actor.groups.find((group) => group.permitCloser && group.siteId === permit.siteId)?.name ?? null;
  if (actsFor !== 'reviewing group') return null;
  const slot = findSlotToFill(permit, actor);
  return slot?.reviewer.kind === 'group' ? slot.reviewer.name : null;
}

interface ActionDetails {
  /** In whose name it is done. */
  group: string | null;
  at: Date;
  /** Of what the permit says afterwards. */
  fingerprint: string | null;
  /** Whether approvals lapse. */
  lapses: boolean;
}

function toChangedColumns(
  actor: Actor,
  after: PermitFacts,
  { action, reason, edits }: CheckedAction,
  moment: ActionDetails,
): PermitChange {
  const { group, at, fingerprint, lapses } = moment;
  const change: PermitChange = { status: after.status, final_approver_id: after.finalApproverId };
  // The reason for a change of answers stands in the history alone.
  if (reason !== null && edits.changes.length === 0) change.reason = reason;
  if (lapses) Object.assign(change, { ...noManagerApproval, lapsed_at: at });
  else if (!pendingApprovalStatuses.includes(after.status)) change.lapsed_at = null;
  switch (action) {
    case 'approveAsProjectManager':
      return {
        ...change,
        project_manager_id: actor.id,
        project_manager_at: at,
        project_manager_fingerprint: fingerprint,
      };
    case 'reject':
      return { ...change, rejected_by: actor.id, rejected_at: at, rejected_for: group };
    // Why it was sent back before is no reason of the new request.
    case 'requestClosure':
    case 'requestCancellation':
    case 'withdrawRequest':
      return { ...change, reason };
    case 'resubmit':
      return {
        ...change,
        ...noManagerApproval,
        reason: null,
        rejected_by: null,
        rejected_at: null,
        rejected_for: null,
      };
    default:
      return change;
  }
}

const noManagerApproval = {
  project_manager_id: null,
  project_manager_at: null,
  project_manager_fingerprint: null,
} as const satisfies PermitChange;
