import { findNextApprover } from '@eptw/domain/permit/approval';
import { listUncovered, type StoredApproval } from '@eptw/domain/permit/coverage';
import { formatStatus, type PermitStatus } from '@eptw/domain/permit/status';
import { message } from '@eptw/domain/message';
import { isNeverStarted } from '@eptw/domain/work/requirements/closure-requirements';
import { listBlockedActions, type BlockedAction } from '@eptw/domain/permit/lifecycle';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { toGroup } from '../../mt-groups/group-rows.ts';
import type { Group } from '../../mt-groups/types.ts';
import type { Template } from '../../templates/types.ts';
import type { Person } from '../../users/types.ts';
import type { AttachedFormInput } from '../../filled-forms/attached-forms.ts';
import { createFingerprint } from '../../filled-forms/changes.ts';
import { toStoredForms } from '../../filled-forms/form-rows.ts';
import { findCoveringStop, type AreaStop } from '../../area-stops/area-stop-rows.ts';
import { toPermitWork } from '../../work-log/work-rows.ts';
import { toPermitParties, toSlot } from '../../permit-access/permit-rows.ts';
import { toPermitSummary, type PermitSummary } from './permit-summary.ts';
import {
  toApprovals,
  toDecision,
  toFileSummaries,
  toHistoryEntry,
  formatLogLine,
  toSlotViews,
  toTemplate,
  type Approval,
  type AttachedForm,
  type FileSummary,
  type HistoryEntry,
  type SlotView,
} from './permit-views.ts';
import { findChangedDetails, findVisibleDetails, type ChildPermitRow, type PermitDetails } from './store.ts';

export interface ChildPermitSummary {
  _id: string;
  code: string;
  title: string;
  status: PermitStatus;
  statusLabel: string;
}

/** A permit under its API names. Fields that take some work are functions, called only when selected. */
export interface Permit extends PermitSummary {
  /** The stop of all work at its site, if it covers the permit. */
  areaStop: AreaStop | null;
  /** Whether its work is followed: one of its forms has a work policy. */
  isFollowed: boolean;
  selectedUser: Person[];
  projectManagerApproval: Approval | null;
  approvedBy: Approval[];
  rejectedBy: Approval | null;
  finalApprover: Person | null;
  isSubmitter: boolean;
  isFinalApprover: boolean;
  form: Template;
  submission: Submission;
  children: AttachedForm[];
  childrenState: () => AttachedFormInput[];
  childPermits: () => ChildPermitSummary[];
  blockedActions: () => BlockedAction[];
  /** Whether its work is followed now. */
  hasWork: boolean;
  /** Whether its work is followed and was never started. */
  isNeverStarted: boolean;
  copiedFrom: { _id: string; code: string } | null;
  selectedMTGroup: Group[];
  selectedMTGroupUsers: () => Person[];
  slots: () => SlotView[];
  logs: () => string[];
  history: () => HistoryEntry[];
  files: () => Promise<FileSummary[]>;
}

/** A permit or child permit as the actor sees it. Throws NOT_FOUND, whether it is hidden or does not exist. */
export async function loadPermit(context: ActorContext, permitId: string): Promise<Permit> {
  return toPermit(context, await findVisibleDetails(context.db, context.actor, permitId));
}

/** A permit that the actor has just raised or changed, and can therefore see. */
export async function loadChangedPermit(context: ActorContext, permitId: string): Promise<Permit> {
  return toPermit(context, await findChangedDetails(context.db, context.actor, permitId));
}

async function toPermit(context: ActorContext, details: PermitDetails | undefined): Promise<Permit> {
  if (!details) throw new Refusal('NOT_FOUND', message.notFound);
  const { db, actor } = context;
  const forms = await toStoredForms(db, details.forms);
  const [own, ...attached] = forms;
  if (!own) throw new Error(`Permit ${details.number} has no form of its own`);
  const { history } = details;
  const groups = details.groups.map(toGroup);
  const now = context.clock();
  const { holderId } = details;
  const work = toPermitWork(details.work, now, details.site.timeZone);
  // Spreading the summary would take fifteen times as long.
  return Object.assign(toPermitSummary(details, actor, now, holderId), {
    areaStop: findCoveringStop(details, now),
    isFollowed: forms.some(({ version }) => version.workPolicy !== undefined),
    selectedUser: details.slots.flatMap((slot) => slot.person ?? []),
    projectManagerApproval: toDecision(details.project_manager, details.project_manager_at, null),
    approvedBy: toApprovals(details),
    rejectedBy: toDecision(details.rejected_by, details.rejected_at, details.rejected_for),
    finalApprover: details.final_approver,
    isSubmitter: details.submitter._id === actor.id,
    isFinalApprover: details.final_approver?._id === actor.id,
    form: toTemplate(own.version),
    submission: own.submission,
    children: attached.map(({ version, submission }) => ({ _id: version.id, form: toTemplate(version), submission })),
    childrenState: () => attached.map(({ version, submission }) => ({ form: version.id, submission })),
    childPermits: () => details.childPermits.map(toChildPermitSummary),
    blockedActions: () => {
      const { unfinishedChildren, signedOn, inside } = details;
      const uncovered = listUncovered(toStoredApprovals(details), details.fingerprint ?? createFingerprint(forms));
      const parties = toPermitParties(details, now, holderId);
      return listBlockedActions(actor, { ...parties, unfinishedChildren, uncovered, signedOn, inside, work });
    },
    hasWork: work !== null,
    isNeverStarted: isNeverStarted({ work }),
    copiedFrom: details.copiedFrom,
    selectedMTGroup: groups,
    selectedMTGroupUsers: () => listMembers(groups),
    slots: () => toSlotViews(details, groups, actor),
    logs: () => history.map((entry) => formatLogLine(entry, details.site.timeZone)),
    history: () => history.map(toHistoryEntry),
    files: () => toFileSummaries(context, details.files, forms),
  });
}

function toStoredApprovals(details: PermitDetails): StoredApproval[] {
  const { project_manager: manager, project_manager_fingerprint: fingerprint, slots } = details;
  return [
    ...(manager ? [{ name: manager.fullname, fingerprint }] : []),
    ...slots.flatMap((slot) =>
      slot.filledBy ? [{ name: slot.filledBy.fullname, fingerprint: slot.fingerprint }] : [],
    ),
  ];
}

function toChildPermitSummary(child: ChildPermitRow): ChildPermitSummary {
  const { id, number, title, status, rejectedBy, finalApprover, slots } = child;
  const names = {
    nextApprover: findNextApprover(slots.map(toSlot)),
    rejectedBy: rejectedBy ?? undefined,
    finalApprover: finalApprover ?? undefined,
  };
  return { _id: id, code: number, title, status, statusLabel: formatStatus(status, names) };
}

/** The members of groups, each once. */
export function listMembers(groups: readonly Group[]): Person[] {
  const members = groups.flatMap((group) => group.members);
  return [...new Map(members.map((member) => [member._id, member])).values()];
}

/** A whole permit or draft as JSON text, including everything that is loaded on demand. */
export async function toJsonText(permit: object): Promise<string> {
  const members = await Promise.all(
    Object.entries(permit).map(async ([name, value]: [string, unknown]) => [
      name,
      typeof value === 'function' ? await value() : value,
    ]),
  );
  return JSON.stringify(Object.fromEntries(members));
}
