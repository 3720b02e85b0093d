import { getActionRow, type PermitAction } from '../permit/actions.ts';
import { listApprovals, type GrantedApproval } from '../permit/approval.ts';
import { formatDay } from '../time/format-date.ts';
import type { Period } from '../template/period/period.ts';
import type { PermitParties } from '../permit/permit.ts';
import { getStatusRow, isPendingFinish, pendingStatuses } from '../permit/status.ts';
import {
  selectPendingActors,
  findNewRecipients,
  selectOwners,
  hasRecipients,
  selectPeople,
  selectSubmitter,
  type Audience,
} from './audience.ts';
import { findSuperseded, findSupersededByMove, type NotificationKind, type PeriodEnd } from './kinds.ts';

/** A notification to send. */
export interface Notice {
  kind: NotificationKind;
  audience: Audience;
}

/** The notices that a change of a permit causes. */
export interface ChangeNotices {
  notices: Notice[];
  /** Kinds of notification sent earlier for this permit that no longer matter. */
  overtaken: NotificationKind[];
  /** Those who have to act now; earlier requests to anybody else are superseded. Null when this did not change. */
  asked: Audience | null;
}

/** Notices of a change that supersedes nothing and asks nobody to decide. */
export function toChangeNotices(notices: Notice[]): ChangeNotices {
  return { notices, overtaken: [], asked: null };
}

/** A change of a permit: the actor, and the permit before and after. */
export interface PermitChange {
  action: PermitAction | 'create';
  actorId: string;
  /** Undefined for a new permit. */
  before: PermitParties | undefined;
  after: PermitParties;
  /** The ends of the period that moved to another day; none when omitted. */
  movedEnds?: readonly PeriodEnd[];
  /** Set when answers changed: the approvals that lapsed. */
  edited?: { lapsed: readonly GrantedApproval[] } | undefined;
}

/** Returns which ends of a period moved to another day at the site. */
export function findMovedEnds(before: Period, after: Period, timeZone: string): PeriodEnd[] {
  const hasChanged = (one: Date | null, other: Date | null) =>
    one?.getTime() !== other?.getTime() &&
    (one === null || other === null || formatDay(one, timeZone) !== formatDay(other, timeZone));
  const moved: PeriodEnd[] = [];
  if (hasChanged(before.start, after.start)) moved.push('starts');
  if (hasChanged(before.end, after.end)) moved.push('ends');
  return moved;
}

/**
 * Returns the notices that a change of a permit causes. Actors are not notified of their own actions, unless they
 * have to act next. A quota warning applies only if the submitter is near the limit, which is not known here.
 * Undefined when nobody is to be notified.
 */
export function createChangeNotices(change: PermitChange): ChangeNotices | undefined {
  const { before, after } = change;
  const moved = before?.status !== after.status;
  const overtaken = [
    ...new Set([
      ...(before && moved ? findSuperseded(before.status, after.status) : []),
      ...findSupersededByMove(change.movedEnds ?? []),
    ]),
  ];
  const notices = [
    ...createTurnNotices(change),
    ...createEditNotices(change),
    ...(moved ? createOutcomeNotices(change) : []),
  ].filter(({ audience }) => hasRecipients(audience));
  const pending =
    pendingStatuses.includes(after.status) && haveTurnsChanged(before, after) ? selectPendingActors(after) : null;
  return notices.length > 0 || overtaken.length > 0 || pending ? { notices, overtaken, asked: pending } : undefined;
}

function createTurnNotices({ action, actorId, before, after, edited }: PermitChange): Notice[] {
  const pending = selectPendingActors(after);
  const audience = before?.status === after.status ? findNewRecipients(pending, selectPendingActors(before)) : pending;
  const kind = isPendingFinish(after.status) ? 'turnToFinish' : 'turnToDecide';
  const excludedActor = getActionRow(action)?.mayActNext ? [] : [actorId];
  // Those whose approval lapsed are notified of that, which also asks them to approve again.
  const excluded = edited?.lapsed.map(({ personId }) => personId) ?? [];
  return [
    { kind, audience: { ...audience, except: [...new Set([...audience.except, ...excludedActor, ...excluded])] } },
  ];
}

/**
 * Notices for changed answers: to those whose approval lapsed, and to those who should know. A resubmission is not an
 * edit.
 */
function createEditNotices({ action, actorId, before, after, edited }: PermitChange): Notice[] {
  if (!before || !edited || getActionRow(action)?.forms === 'sent') return [];
  const listPersonIds = (approvals: readonly GrantedApproval[]) => approvals.map(({ personId }) => personId);
  if (edited.lapsed.length > 0)
    return [
      { kind: 'askedAgain', audience: selectPeople(listPersonIds(edited.lapsed), [actorId]) },
      { kind: 'lapsed', audience: selectOwners(after, [actorId]) },
    ];
  const concerned = [...selectOwners(after).people, ...listPersonIds(listApprovals(before))];
  return [{ kind: 'edited', audience: selectPeople(concerned, [actorId]) }];
}

function createOutcomeNotices({ action, actorId, before, after }: PermitChange): Notice[] {
  const kind = getActionRow(action)?.notifies ?? getStatusRow(after.status).notifies;
  const notices: Notice[] = kind && kind !== 'nobody' ? [{ kind, audience: selectOwners(after, [actorId]) }] : [];
  // A permit that was sent back may be past its end, and then counts as unclosed again.
  const { quota } = getStatusRow(after.status);
  const isBack = quota === 'unclosed' && before !== undefined && isPendingFinish(before.status);
  if (quota === 'pendingClosure' || isBack) notices.push({ kind: 'quotaNear', audience: selectSubmitter(after) });
  return notices;
}

/** Whether the people who have to act changed. */
function haveTurnsChanged(before: PermitParties | undefined, after: PermitParties): boolean {
  if (!before) return false;
  return (
    before.status !== after.status ||
    JSON.stringify(selectPendingActors(before)) !== JSON.stringify(selectPendingActors(after))
  );
}
