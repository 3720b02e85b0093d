import { createChangeNotices, findMovedEnds } from '@eptw/domain/notification/change-notices';
import type { GrantedApproval } from '@eptw/domain/permit/approval';
import type { AllowedDecision } from '@eptw/domain/permit/decide';
import { formatStandIn } from '@eptw/domain/permit/stand-in';
import type { ActorContext } from '../../../app-context.ts';
import type { LapsedApproval } from '../../../database/tables.ts';
import { refuseDuplicate } from '../../../graphql/refusals.ts';
import { writeFormChanges } from '../../filled-forms/service.ts';
import { sealNextEntry } from '../../history/service.ts';
import type { SealedEntry } from '../../history/types.ts';
import { reusedKey } from '../../performed-actions/service.ts';
import { toPermitEvent } from '../subscriptions/permit-event.ts';
import { listChangedSlots, toChangedColumns } from './changed-columns.ts';
import { toPeriod, type CheckedEdits } from './edits.ts';
import { concernsWork, followWork } from './follow-work.ts';
import { formatSuccess } from './messages.ts';
import type { PermitState } from './state-rows.ts';
import { toMissingApprovalColumns, writePermitChange } from './store.ts';

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
