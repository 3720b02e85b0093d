import { canSee } from '@eptw/domain/access/visibility';
import { message } from '@eptw/domain/message';
import { changeNotices, endsMoved } from '@eptw/domain/notification/change-notices';
import type { Action } from '@eptw/domain/permit/actions';
import { isSlotOf, slotToFill, type GivenApproval } from '@eptw/domain/permit/approval';
import { endedRefusal } from '@eptw/domain/permit/ended';
import { actionsFor, decide, lifecycle, type LifecycleRow } from '@eptw/domain/permit/lifecycle';
import { outcomeOf } from '@eptw/domain/permit/outcome';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import type { LapsedApproval } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { permitEventOf } from '../changed-event.ts';
import { nextEntry } from '../history/chain.ts';
import { refuseImpossiblePeriods } from './edited-periods.ts';
import { checkEdits, writeEdits, type Edits, type SentEdits } from './edits.ts';
import { lastChange, nothingChanged, reasonMissing, successMessage } from './sentences.ts';
import {
  lockState,
  missingColumns,
  readState,
  writeDecision,
  type PermitState,
  type PermitChange,
  type SlotChange,
} from './store.ts';

/** The action that somebody means, or why none leads where they want. */
export type Meant = { action: Action } | { why: string };

/** What a person knows of the permit that they want to change. */
export interface Known {
  /** The version that they were looking at; not given, nothing is compared. */
  version?: number | null | undefined;
  /** Which permits an operation is about; it finds no others. */
  among?: ((permit: PermitState['row']) => boolean) | undefined;
}

/** What somebody wants to do to a permit. */
export interface Wish extends Known {
  permitId: string;
  /** The action, given the permit as it is now. */
  actionFrom: (permit: PermitFacts) => Meant;
  reason?: string | null | undefined;
  edits?: SentEdits;
}

export interface Performed {
  id: string;
  number: string;
  message: string;
}

const longestReason = 2000;

/**
 * The one way in which anything happens to a permit or child permit once it is raised: asks the lifecycle table, and
 * writes status, slots, forms and history together. Throws the refusal.
 *
 * A mere decision is read and written by one statement each, and the second writes nothing when somebody else was
 * faster. Then, and where more than the permit itself has to stand still, it is done again with the permit locked.
 */
export async function performPermitAction(scope: Scope, wish: Wish): Promise<Performed> {
  if (!wish.edits) {
    const performed = await attempt(scope, wish, await readState(scope.db, wish.permitId), 'free');
    if (performed) return performed;
  }
  return inTransaction(scope.db, async (db) => {
    const performed = await attempt({ ...scope, db }, wish, await lockState(db, wish.permitId), 'locked');
    if (!performed) throw new Error('A locked permit was changed by somebody else');
    return performed;
  });
}

/** Undefined when the permit has to be locked first. */
async function attempt(
  scope: Scope,
  wish: Wish,
  found: PermitState | undefined,
  held: 'free' | 'locked',
): Promise<Performed | undefined> {
  const permit = requireCurrent(scope, found, wish);
  const meant = wish.actionFrom(permit.facts);
  if ('why' in meant) throw new Refusal('CONFLICT', `${meant.why} ${told(scope, permit)}`);
  const { action } = meant;
  const row = allowedRow(scope, permit, action);
  if (held === 'free' && row.when?.includes('its child permits are finished')) return undefined;
  // What an approval is given for has to be known, and is found out from forms that stand still.
  if (held === 'free' && permit.row.fingerprint === null) return undefined;
  const reason = reasonOf(row, wish.reason);
  const edits = await allowedEdits(scope, permit, action, wish.edits ?? {});
  const { id, number } = permit.row;
  if (row.to === 'unchanged' && edits.changes.length === 0) return { id, number, message: nothingChanged(number) };
  const lapsed = lapsedBy(scope, permit, { action, reason, edits });
  const after = await write(scope, permit, { action, reason, edits });
  return after && { id, number, message: successMessage(number, action, after, lapsed) };
}

/** The approvals that lapse by an edit. Throws the refusal of one that may not be made so, or says not why. */
function lapsedBy({ actor, clock }: Scope, { facts, row, timeZone, approvers }: PermitState, deed: Deed) {
  const { action, edits, reason } = deed;
  const { changing } = edits;
  const after = periodOf({ ...row, ...edits.row });
  const ended = { status: facts.status, before: periodOf(row), after, changesCovered: changing === 'covered answers' };
  const tooLate = endedRefusal(ended, clock(), timeZone);
  if (edits.changes.length > 0 && tooLate !== undefined) throw new Refusal('CONFLICT', tooLate);
  const decision = decide(actor, facts, action, changing);
  if (!decision.allowed) throw new Refusal('BAD_INPUT', decision.why);
  if (decision.lapsed.length > 0 && reason === null) throw new Refusal('BAD_INPUT', message.reasonForChange);
  return named(decision.lapsed, approvers);
}

function named(lapsed: readonly GivenApproval[], names: PermitState['approvers']): LapsedApproval[] {
  return lapsed.map(({ personId, capacity }) => ({ name: names.get(personId) ?? '', capacity }));
}

/** The permit that somebody wants to change, which they must see, in the version that they were looking at. */
export function requireCurrent(scope: Scope, permit: PermitState | undefined, { version, among }: Known): PermitState {
  if (!permit || !canSee(scope.actor, permit.facts) || among?.(permit.row) === false)
    throw new Refusal('NOT_FOUND', message.notFound);
  if (version != null && version !== permit.row.version)
    throw new Refusal('CONFLICT', `This permit was changed meanwhile. ${told(scope, permit)}`);
  return permit;
}

function told({ actor }: Scope, permit: PermitState): string {
  return `${lastChange(permit.last, actor.id, permit.timeZone)} Look at it as it is now, then decide.`;
}

function allowedRow(scope: Scope, permit: PermitState, action: Action): LifecycleRow {
  const decision = decide(scope.actor, permit.facts, action);
  if (decision.allowed) return decision.row;
  throw refuse(scope, permit, action, decision.why);
}

/** The refusal of an action. Whoever comes second is told who was first. */
export function refuse(scope: Scope, permit: PermitState, action: Action, why: string): Refusal {
  const code = refusalCode(scope.actor, permit.facts, action);
  const more = code === 'CONFLICT' ? ` ${told(scope, permit)}` : '';
  return new Refusal(code, why + more);
}

/** CONFLICT when somebody was faster, FORBIDDEN for the wrong person, BAD_INPUT while the permit itself lacks something. */
function refusalCode(actor: Actor, permit: PermitFacts, action: Action): 'CONFLICT' | 'FORBIDDEN' | 'BAD_INPUT' {
  const fitsStatus = lifecycle.some((row) => row.action === action && row.from === permit.status);
  if (!fitsStatus) return 'CONFLICT';
  if (actionsFor(actor, permit).includes(action)) return 'BAD_INPUT';
  const alreadyFilled =
    action === 'approve' && permit.submitterId !== actor.id && permit.slots.some((slot) => isSlotOf(slot, actor));
  return alreadyFilled ? 'CONFLICT' : 'FORBIDDEN';
}

function reasonOf(row: LifecycleRow, given: string | null | undefined): string | null {
  const reason = given?.trim() ?? '';
  if (row.asks?.reason && reason === '') throw new Refusal('BAD_INPUT', reasonMissing(row.action));
  if (reason.length > longestReason)
    throw new Refusal('TOO_LARGE', `A reason has at most ${longestReason} characters. Please shorten it.`);
  return reason === '' ? null : reason;
}

const editActions: readonly Action[] = ['edit', 'editApproved', 'resubmit'];

/** Whoever decides may correct the forms with it only if the table also lets them edit in this status. */
async function allowedEdits(
  { db, actor, clock }: Scope,
  permit: PermitState,
  action: Action,
  sent: SentEdits,
): Promise<Edits> {
  const edits = await checkEdits(db, permit, sent, actor.id);
  const isResubmitted = action === 'resubmit';
  if (isResubmitted || edits.changes.length > 0)
    await refuseImpossiblePeriods({ db, clock }, permit, edits, isResubmitted);
  if (edits.changes.length === 0 || editActions.includes(action)) return edits;
  const mayEdit = actionsFor(actor, permit.facts).some((offered) => editActions.includes(offered));
  if (!mayEdit) throw new Refusal('FORBIDDEN', 'You may decide this permit, but not change what is filled in on it.');
  return edits;
}

interface Deed {
  action: Action;
  reason: string | null;
  edits: Edits;
}

/** Answers the permit as it is after that; undefined when somebody else was faster and nothing was written. */
async function write(scope: Scope, permit: PermitState, deed: Deed): Promise<PermitFacts | undefined> {
  const { db, actor } = scope;
  const { row, facts } = permit;
  const at = scope.clock();
  const outcome = outcomeOf(actor, facts, deed.action, deed.edits.changing);
  if (!outcome.allowed) throw new Refusal('CONFLICT', outcome.why);
  const { permit: after, lapsed } = outcome;
  const group = groupSpokenFor(actor, facts, deed.action);
  const version = row.version + 1;
  const fingerprint = deed.edits.row.fingerprint ?? row.fingerprint;
  const columns = columnsAfter(actor, after, deed, { group, at, fingerprint, lapses: lapsed.length > 0 });
  const entry = nextEntry(
    {
      permit_id: row.id,
      at,
      actor_id: actor.id,
      actor_name: actor.fullName,
      actor_role: actor.role,
      group_name: group,
      action: deed.action,
      from_status: facts.status,
      to_status: after.status,
      reason: deed.reason,
      changes: deed.edits.changes,
      lapsed: named(lapsed, permit.approvers),
    },
    permit.last,
  );
  await writeEdits(db, row.id, deed.edits);
  const missing = missingColumns(after.slots);
  const changed = { ...row, ...deed.edits.row, ...columns, ...missing, version, updated_at: at };
  const notices = changeNotices({
    action: deed.action,
    actorId: actor.id,
    before: facts,
    after,
    endsMoved: endsMoved(periodOf(row), periodOf(changed), permit.timeZone),
    edited: deed.edits.changes.length > 0 ? { lapsed } : undefined,
  });
  if (!(await writeDecision(db, changed, changedSlots(permit, after, fingerprint), entry, notices))) return undefined;
  const { number, parent_permit_id: parentId } = row;
  const event = permitEventOf(after, { number, parentId, version, action: deed.action, by: actor.fullName, at });
  await scope.events.publish(db, 'permitChanged', event);
  return after;
}

function periodOf({ starts_at: start, ends_at: end }: Pick<PermitState['row'], 'starts_at' | 'ends_at'>) {
  return { start, end };
}

function changedSlots({ facts, slotIds }: PermitState, after: PermitFacts, fingerprint: string | null): SlotChange[] {
  return after.slots.flatMap(({ filledBy }, index) => {
    const id = slotIds[index];
    if (id === undefined || filledBy === facts.slots[index]?.filledBy) return [];
    return [{ id, filled_by: filledBy, fingerprint: filledBy === null ? null : fingerprint }];
  });
}

/** The group in whose name somebody approves, rejects, finishes or sends back a permit. */
function groupSpokenFor(actor: Actor, permit: PermitFacts, action: Action): string | null {
  if (action === 'close' || action === 'cancel' || action === 'sendBack')
    return actor.groups.find((group) => group.permitCloser && group.siteId === permit.siteId)?.name ?? null;
  if (action !== 'approve' && action !== 'reject') return null;
  const slot = slotToFill(permit, actor);
  return slot?.reviewer.kind === 'group' ? slot.reviewer.name : null;
}

interface Moment {
  /** In whose name it is done. */
  group: string | null;
  at: Date;
  /** Of what the permit says afterwards. */
  fingerprint: string | null;
  /** Whether approvals lapse. */
  lapses: boolean;
}

function columnsAfter(actor: Actor, after: PermitFacts, { action, reason, edits }: Deed, moment: Moment): PermitChange {
  const { group, at, fingerprint, lapses } = moment;
  const change: PermitChange = { status: after.status, final_approver_id: after.finalApproverId };
  // The reason for a change of answers stands in the history alone.
  if (reason !== null && edits.changes.length === 0) change.reason = reason;
  if (lapses) Object.assign(change, { ...noManager, lapsed_at: at });
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
        ...noManager,
        reason: null,
        rejected_by: null,
        rejected_at: null,
        rejected_for: null,
      };
    default:
      return change;
  }
}

const noManager = {
  project_manager_id: null,
  project_manager_at: null,
  project_manager_fingerprint: null,
} as const satisfies PermitChange;
