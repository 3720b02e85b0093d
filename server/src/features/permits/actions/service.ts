import { findOwnOperation, permitActions, type PermitAction } from '@eptw/domain/permit/actions';
import { decidePermitAction, type AllowedDecision } from '@eptw/domain/permit/decide';
import type { PermitFacts } from '@eptw/domain/permit/permit';
import type { PermitStatus } from '@eptw/domain/permit/status';
import type { ActorContext } from '../../../app-context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { Refusal } from '../../../refusal.ts';
import { digestRequest, findEarlierResult, refuseLongKey } from '../../performed-actions/service.ts';
import { checkAnswers, toAnswerEdit, type FormEditsInput } from './edits.ts';
import { formatNothingChanged, formatSuccess } from './messages.ts';
import {
  describeLastChange,
  requireCurrentVersion,
  requireVisiblePermit,
  toRefusal,
  type ChangePrecondition,
} from './requirements.ts';
import { loadPermitState, lockPermitState, type PermitState } from './state-rows.ts';
import { findRepeatedAction } from './store.ts';
import { writeDecision } from './write.ts';

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

/** A request to perform an action, by its name, on a permit or child permit. */
export interface PerformPermitActionInput extends FormEditsInput {
  id: string;
  /** The version that the actor opened. */
  version?: number | null | undefined;
  action: string;
  reason?: string | null | undefined;
  /** A repeat of the request with the same key returns the first result and does nothing. */
  idempotencyKey?: string | null | undefined;
}

/** Performs an action on a permit or child permit, and saves the corrections sent along. */
export async function performNamedAction(
  context: ActorContext,
  input: PerformPermitActionInput,
): Promise<PermitActionResult> {
  const { id, version, reason, submission, childrenState } = input;
  const action = parseAction(input.action);
  const key = input.idempotencyKey || null;
  refuseLongKey(key);
  // The version is not part of the digest: a repeat may have seen a later one.
  const digest = digestRequest([id, action, reason ?? null, submission ?? null, childrenState ?? null]);
  const hasEdits = submission != null || childrenState != null;
  return performPermitAction(context, {
    permitId: id,
    version,
    reason,
    resolveAction: () => ({ action }),
    ...(hasEdits && { edits: { submission, childrenState } }),
    idempotency: key === null ? undefined : { key, digest },
  });
}

function parseAction(text: string): PermitAction {
  const action = permitActions.find((name) => name === text);
  if (action === undefined) throw new Refusal('BAD_INPUT', `There is no action '${text.slice(0, 40)}'.`);
  const ownOperation = findOwnOperation(action);
  if (ownOperation !== undefined) throw new Refusal('BAD_INPUT', ownOperation);
  return action;
}

/**
 * Performs an action on a permit or child permit. Every change after creation goes through here: it asks the domain to
 * decide, and writes status, slots, forms and history together. Throws the refusal.
 *
 * A decision without edits takes one read and one conditional write; the write does nothing if the permit changed in
 * between. Then, and for actions that depend on more than the permit's own row, the action runs again with the permit
 * locked.
 */
export async function performPermitAction(
  context: ActorContext,
  request: PermitActionRequest,
): Promise<PermitActionResult> {
  const { permitId } = request;
  if (!request.edits) {
    const unlocked = await loadPermitState(context.db, permitId, context.clock);
    const performed = await performIfCurrent(context, request, unlocked, false);
    if (performed) return performed;
  }
  return inTransaction(context.db, async (db) => {
    const locked = await lockPermitState(db, permitId, context.clock);
    const performed = await performIfCurrent({ ...context, db }, request, locked, true);
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
  const earlier =
    (await findEarlierResult(context, request.idempotency)) ?? (await findRepeatedResult(context, permit, request));
  if (earlier) return { id, number, ...earlier };
  requireCurrentVersion(context, permit, request);
  const resolved = request.resolveAction(permit.facts);
  if ('problem' in resolved)
    throw new Refusal('CONFLICT', `${resolved.problem} ${describeLastChange(context, permit)}`);
  const { action } = resolved;
  const answers = await checkAnswers(context, permit, action, request.edits ?? {});
  const isRefused = answers instanceof Refusal;
  const edit = isRefused ? { problem: answers.message } : request.edits && toAnswerEdit(permit, answers);
  const decision = decidePermitAction(context.actor, permit, action, { ...request, edit });
  if (!decision.allowed)
    throw isRefused && decision.kind === 'answers' ? answers : toRefusal(context, permit, decision);
  if (isRefused) throw answers;
  if (!isLocked && needsLock(permit, decision)) return undefined;
  if (decision.isUnchanged) return { id, number, message: formatNothingChanged(number) };
  const message = await writeDecision(context, permit, { ...request, edits: answers }, decision);
  return message === undefined ? undefined : { id, number, message };
}

/**
 * Whether a decision depends on rows that may change meanwhile: those of its child permits; or its forms, from which a
 * missing fingerprint is computed.
 */
function needsLock({ row }: PermitState, decision: AllowedDecision): boolean {
  return row.fingerprint === null || decision.row.when?.includes('its child permits are finished') === true;
}

/**
 * The result of the request with which the actor made the last entry of the permit's own history, if this is that
 * request again. What its work recorded since does not count. A request with a version is no repeat.
 */
async function findRepeatedResult(
  { db }: Pick<ActorContext, 'db'>,
  { row, facts }: PermitState,
  { version, requestDigest }: Pick<PermitActionRequest, 'version' | 'requestDigest'>,
): Promise<{ message: string } | undefined> {
  if (version != null || requestDigest === undefined || row.request_digest !== requestDigest) return undefined;
  const repeated = await findRepeatedAction(db, row.id, row.request_sequence);
  return repeated && { message: formatSuccess(row.number, repeated.action, facts, repeated.lapsed) };
}
