import { getActionRow, type PermitAction } from '../permit/actions.ts';
import { listApprovals, type GrantedApproval } from '../permit/approval.ts';
import { formatDay } from '../time/format-date.ts';
import type { Period } from '../template/period.ts';
import type { PermitFacts } from '../permit/permit.ts';
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

/** One thing that people are to be told. */
export interface Notice {
  kind: NotificationKind;
  audience: Audience;
}

/** What a change of a permit means for those who are told of it. */
export interface ChangeNotices {
  notices: Notice[];
  /** What was told of this permit before and does not matter any more. */
  overtaken: NotificationKind[];
  /** Whose turn it is now; to all others it no longer matters that it was. Null where that stays as it was. */
  asked: Audience | null;
}

/** What happened to a permit: by whom, and how it was and is. */
export interface PermitChange {
  action: PermitAction | 'create';
  actorId: string;
  /** Undefined for a permit that was just raised. */
  before: PermitFacts | undefined;
  after: PermitFacts;
  /** Which ends of its period lie on another day now; not given, none. */
  movedEnds?: readonly PeriodEnd[];
  /** Given where answers changed: the approvals that lapsed by it. */
  edited?: { lapsed: readonly GrantedApproval[] } | undefined;
}

/** Which ends of a period lie on another day of the site than before. */
export function findMovedEnds(before: Period, after: Period, timeZone: string): PeriodEnd[] {
  const differ = (one: Date | null, other: Date | null) =>
    one?.getTime() !== other?.getTime() &&
    (one === null || other === null || formatDay(one, timeZone) !== formatDay(other, timeZone));
  const moved: PeriodEnd[] = [];
  if (differ(before.start, after.start)) moved.push('starts');
  if (differ(before.end, after.end)) moved.push('ends');
  return moved;
}

/**
 * Who is told of what when a permit changes. Nobody is told of what they did themselves, unless it makes it their turn.
 * A warning of the quota is one only where the submitter is near it, which this cannot know. Undefined for a change that
 * nobody is told of.
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
  const done = getActionRow(action)?.mayActNext ? [] : [actorId];
  // Those whose approval lapsed are told of that, and with it that they are asked again.
  const excluded = edited?.lapsed.map(({ personId }) => personId) ?? [];
  return [{ kind, audience: { ...audience, except: [...new Set([...audience.except, ...done, ...excluded])] } }];
}

/** Whom a change of answers concerns: whose approval lapsed by it, or who has to know of it. A resubmission is no edit. */
function createEditNotices({ action, actorId, before, after, edited }: PermitChange): Notice[] {
  if (!before || !edited || getActionRow(action)?.forms === 'sent') return [];
  const approvers = (approvals: readonly GrantedApproval[]) => approvals.map(({ personId }) => personId);
  if (edited.lapsed.length > 0)
    return [
      { kind: 'askedAgain', audience: selectPeople(approvers(edited.lapsed), [actorId]) },
      { kind: 'lapsed', audience: selectOwners(after, [actorId]) },
    ];
  const concerned = [...selectOwners(after).people, ...approvers(listApprovals(before))];
  return [{ kind: 'edited', audience: selectPeople(concerned, [actorId]) }];
}

function createOutcomeNotices({ action, actorId, before, after }: PermitChange): Notice[] {
  const kind = getActionRow(action)?.notifies ?? getStatusRow(after.status).notifies;
  const notices: Notice[] = kind && kind !== 'nobody' ? [{ kind, audience: selectOwners(after, [actorId]) }] : [];
  // A permit that was sent back may be over, and then counts as unclosed again.
  const { quota } = getStatusRow(after.status);
  const isBack = quota === 'unclosed' && before !== undefined && isPendingFinish(before.status);
  if (quota === 'pendingClosure' || isBack) notices.push({ kind: 'quotaNear', audience: selectSubmitter(after) });
  return notices;
}

/** Whether somebody is asked, or not asked any more, who was not, or was, before. */
function haveTurnsChanged(before: PermitFacts | undefined, after: PermitFacts): boolean {
  if (!before) return false;
  return (
    before.status !== after.status ||
    JSON.stringify(selectPendingActors(before)) !== JSON.stringify(selectPendingActors(after))
  );
}
