import { createChangeNotices, findMovedEnds } from '@eptw/domain/notification/change-notices';
import type { GrantedApproval } from '@eptw/domain/permit/approval';
import { findLossCause, type PermitAction } from '@eptw/domain/permit/actions';
import type { AllowedDecision } from '@eptw/domain/permit/decide';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { formatStandIn } from '@eptw/domain/permit/stand-in';
import { isApproved, pendingApprovalStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import type { ActorContext } from '../../../app-context.ts';
import type { LapsedApproval, RecordedChange } from '../../../database/tables.ts';
import { refuseDuplicate } from '../../../graphql/refusals.ts';
import { writeFormChanges } from '../../filled-forms/service.ts';
import { sealNextEntry } from '../../history/service.ts';
import type { SealedEntry } from '../../history/types.ts';
import { reusedKey } from '../../performed-actions/service.ts';
import { loadWorkPolicies } from '../../templates/service.ts';
import { followPermitChange, type WorkContext } from '../../work-log/service.ts';
import { toPermitEvent } from '../subscriptions/service.ts';
import { toPeriod, type CheckedEdits } from './edits.ts';
import { formatSuccess } from './messages.ts';
import type { PermitState } from './state-rows.ts';
import { toMissingApprovalColumns, writePermitChange, type PermitChange, type SlotChange } from './store.ts';

/** What a decision is written with. */
interface DecidedRequest {
  edits: CheckedEdits;
  idempotency?: { key: string; digest: string } | undefined;
  requestDigest?: string | undefined;
}

/**
 * Writes a decision with all that follows from it, and publishes it. Returns the message for the user; undefined when
 * the permit changed in between, or has to be written in a transaction, and nothing was written.
 */
export async function writeDecision(
  context: ActorContext,
  permit: PermitState,
  { edits, idempotency, requestDigest }: DecidedRequest,
  decision: AllowedDecision,
): Promise<string | undefined> {
  const { db, actor } = context;
  const { row, facts, timeZone } = permit;
  const { after } = decision;
  const { action } = decision.row;
  // What follows for the work is written with the change, which takes a transaction.
  const isWorkConcerned = await concernsWork(context, permit, after);
  if (isWorkConcerned && !db.isTransaction) return undefined;
  // What was judged and what is recorded is one moment: nobody waits for a lock in between.
  const at = permit.now;
  const version = row.version + 1;
  const fingerprint = edits.row.fingerprint ?? row.fingerprint;
  const hasChanges = edits.changes.length > 0;
  const lapsed = toLapsedApprovals(decision.lapsed, permit.approvers);
  await writeFormChanges(db, row.id, edits);
  const changed = {
    ...row,
    ...edits.row,
    ...toChangedColumns(actor, decision, { hasChanges, at, fingerprint }),
    ...toMissingApprovalColumns(after.slots),
    version,
    updated_at: at,
  };
  const notices = createChangeNotices({
    action,
    actorId: actor.id,
    before: facts,
    after,
    movedEnds: findMovedEnds(toPeriod(row), toPeriod(changed), timeZone),
    edited: hasChanges ? { lapsed: decision.lapsed } : undefined,
  });
  const message = formatSuccess(row.number, action, after, lapsed);
  const change = {
    permit: changed,
    slots: listChangedSlots(permit, after, fingerprint),
    entry: toEntry(context, permit, { edits, at, lapsed }, decision),
    notices,
    performed: idempotency && { ...idempotency, message },
    requestDigest,
  };
  // A concurrent action on another permit may have used the same key.
  const isWritten = await refuseDuplicate('performed_action_pkey', reusedKey, () => writePermitChange(db, change));
  if (!isWritten) return undefined;
  if (isWorkConcerned) await followWork(context, facts, after, action);
  const { number, parent_permit_id: parentId } = row;
  const details = { number, parentId, version, action, by: actor.fullName, at, holderIds: permit.holderIds };
  await context.events.publish(db, 'permitChanged', toPermitEvent(after, details));
  return message;
}

/** The entry that the decision adds to the permit's history. */
function toEntry(
  { actor }: ActorContext,
  { row, facts, last }: PermitState,
  { edits, at, lapsed }: { edits: CheckedEdits; at: Date; lapsed: LapsedApproval[] },
  decision: AllowedDecision,
): SealedEntry {
  const { represented, group, reason, after } = decision;
  return sealNextEntry(
    {
      permit_id: row.id,
      at,
      actor_id: actor.id,
      actor_name: represented === undefined ? actor.fullName : formatStandIn(actor, represented),
      actor_role: actor.role,
      group_name: group,
      action: decision.row.action,
      from_status: facts.status,
      to_status: after.status,
      reason,
      changes: edits.changes,
      lapsed,
    },
    last,
  );
}

function toLapsedApprovals(lapsed: readonly GrantedApproval[], names: PermitState['approvers']): LapsedApproval[] {
  return lapsed.map(({ personId, capacity }) => ({ name: names.get(personId) ?? '', capacity }));
}

/** The slots whose approver the action changes, with the fingerprint of the answers that each approval covers. */
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

/** What an action adds to the permit's row. */
interface ChangeDetails {
  /** Whether the action changes answers. */
  hasChanges: boolean;
  at: Date;
  /** Fingerprint of the covered answers after the action. */
  fingerprint: string | null;
}

/** The columns of the permit's row that a decision changes, apart from its forms, version and missing approvals. */
function toChangedColumns(
  actor: Actor,
  { row: { action }, reason, group, after, lapsed }: AllowedDecision,
  { hasChanges, at, fingerprint }: ChangeDetails,
): PermitChange {
  const change: PermitChange = {
    status: after.status,
    final_approver_id: after.finalApproverId,
    requested_by: after.requestedBy,
  };
  // The reason for changing answers is kept in the history only.
  if (reason !== null && !hasChanges) change.reason = reason;
  if (lapsed.length > 0) Object.assign(change, { ...noManagerApproval, lapsed_at: at });
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
    // The reason why an earlier request was sent back does not belong to the new one.
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

/** What a change does to the work: nothing, or what follows has to be written with it. */
export async function concernsWork(
  { db }: Pick<ActorContext, 'db'>,
  { facts, versionIds }: Pick<PermitState, 'facts' | 'versionIds'>,
  after: PermitFacts,
): Promise<boolean> {
  if (facts.work !== null) return true;
  // The work of child permits stops with the approval, whether or not that of the permit itself is followed.
  if (isApproved(facts.status)) return !isApproved(after.status);
  return isApproved(after.status) && (await loadWorkPolicies({ db }, versionIds)).size > 0;
}

/** Follows a change that concerns the work, in its transaction: work stops, and does not start, when the approval is lost. */
export async function followWork(
  context: WorkContext,
  before: PermitFacts,
  after: PermitFacts,
  action: PermitAction,
): Promise<void> {
  const isLost = isApproved(before.status) && !isApproved(after.status);
  await followPermitChange(context, after.id, isLost ? findLossCause(action) : undefined);
}

/** A change of what belongs to a permit, in the words of its history. */
interface ChangeOnPermit {
  action: PermitAction;
  /** The permit afterwards: as before where nothing that the rules read has changed. */
  after: PermitFacts;
  /** Columns of the permit's own row that change with it. */
  columns: PermitChange;
  changes: RecordedChange[];
}

/**
 * Records a change of what belongs to a permit, other than a decision: seals its entry of the history, raises the
 * version, and does what follows for notices, for the work and for the screens that show it. `permit` is locked by the
 * transaction of `context`, which writes the change itself, too.
 */
export async function recordChange(
  context: ActorContext,
  permit: PermitState,
  { action, after, columns, changes }: ChangeOnPermit,
): Promise<void> {
  const { db, actor } = context;
  const { row, facts, now: at, last, holderIds } = permit;
  const entry = sealNextEntry(
    {
      permit_id: row.id,
      at,
      actor_id: actor.id,
      actor_name: actor.fullName,
      actor_role: actor.role,
      group_name: null,
      action,
      from_status: facts.status,
      to_status: after.status,
      reason: null,
      changes,
    },
    last,
  );
  const version = row.version + 1;
  const changed = { ...row, ...columns, ...toMissingApprovalColumns(after.slots), version, updated_at: at };
  const notices = createChangeNotices({ action, actorId: actor.id, before: facts, after });
  if (!(await writePermitChange(db, { permit: changed, slots: [], entry, notices })))
    throw new Error('A locked permit was changed by somebody else');
  if (await concernsWork(context, permit, after)) await followWork(context, facts, after, action);
  const { number, parent_permit_id: parentId } = row;
  const details = { number, parentId, version, action, by: actor.fullName, at, holderIds };
  await context.events.publish(db, 'permitChanged', toPermitEvent(after, details, facts.slots));
}
