import type { PermitStatus } from '@eptw/domain/permit/status';
import { message } from '@eptw/domain/message';
import { listBlockedActions, type BlockedAction } from '@eptw/domain/permit/lifecycle';
import type { Submission } from '@eptw/domain/template/submission';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import type { Group } from '../../mt-groups/types.ts';
import type { Template } from '../../templates/types.ts';
import type { Person } from '../../users/types.ts';
import type { AttachedFormInput } from '../forms/attached-forms.ts';
import { loadStoredForms } from '../forms/store.ts';
import { loadGroups } from '../group-rows.ts';
import { loadOnce } from '../load-once.ts';
import { toPermitFacts, loadPermitRows, type PermitRow } from '../permit-rows.ts';
import { toPermitSummary, type PermitSummary } from '../permit-summary.ts';
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
import {
  listVisibleChildPermits,
  listFiles,
  findCopySource,
  listHistory,
  listUnfinishedChildren,
  findVisiblePermit,
} from './store.ts';

export interface ChildPermitSummary {
  _id: string;
  code: string;
  title: string;
  status: PermitStatus;
  statusLabel: string;
}

/** A permit under its API names. Fields that need a query of their own are functions, called only when selected. */
export interface Permit extends Omit<PermitSummary, 'attachedForms'> {
  selectedUser: Person[];
  projectManagerApproval: Approval | null;
  approvedBy: Approval[];
  rejectedBy: Approval | null;
  finalApprover: Person | null;
  isSubmitter: boolean;
  isFinalApprover: boolean;
  form: () => Promise<Template>;
  submission: () => Promise<Submission>;
  children: () => Promise<AttachedForm[]>;
  childrenState: () => Promise<AttachedFormInput[]>;
  childPermits: () => Promise<ChildPermitSummary[]>;
  blockedActions: () => Promise<BlockedAction[]>;
  copiedFrom: () => Promise<{ _id: string; code: string } | null>;
  selectedMTGroup: () => Promise<Group[]>;
  selectedMTGroupUsers: () => Promise<Person[]>;
  slots: () => Promise<SlotView[]>;
  logs: () => Promise<string[]>;
  history: () => Promise<HistoryEntry[]>;
  files: () => Promise<FileSummary[]>;
}

/** A permit or child permit as the actor sees it. Throws NOT_FOUND, whether it is hidden or does not exist. */
export async function loadPermit(context: ActorContext, permitId: string): Promise<Permit> {
  const row = await findVisiblePermit(context.db, context.actor, permitId);
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return toPermit(context, row);
}

/** A permit that the actor has just raised or changed, and can therefore see. */
export async function loadChangedPermit(context: ActorContext, permitId: string): Promise<Permit> {
  const [row] = await loadPermitRows(context.db, [permitId]);
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return toPermit(context, row);
}

function toPermit(context: ActorContext, row: PermitRow): Permit {
  const { db, actor } = context;
  const forms = loadOnce(() => loadStoredForms(db, row.id));
  const groups = loadOnce(() => loadGroups(db, listGroupIds(row)));
  const entries = loadOnce(() => listHistory(db, row.id));
  const loadOwnForm = async () => {
    const form = (await forms()).find(({ position }) => position === 0);
    if (!form) throw new Error(`Permit ${row.number} has no form of its own`);
    return form;
  };
  const { attachedForms: _titles, ...summary } = toPermitSummary(row, actor, context.clock());
  return {
    ...summary,
    selectedUser: row.slots.flatMap((slot) => slot.person ?? []),
    projectManagerApproval: toDecision(row.project_manager, row.project_manager_at, null),
    approvedBy: toApprovals(row),
    rejectedBy: toDecision(row.rejected_by, row.rejected_at, row.rejected_for),
    finalApprover: row.final_approver,
    isSubmitter: row.submitter._id === actor.id,
    isFinalApprover: row.final_approver?._id === actor.id,
    form: async () => toTemplate((await loadOwnForm()).version),
    submission: async () => (await loadOwnForm()).submission,
    children: async () =>
      (await forms())
        .filter(({ position }) => position > 0)
        .map(({ version, submission }) => ({ _id: version.id, form: toTemplate(version), submission })),
    childrenState: async () =>
      (await forms())
        .filter(({ position }) => position > 0)
        .map(({ version, submission }) => ({ form: version.id, submission })),
    childPermits: async () =>
      (await listVisibleChildPermits(db, actor, row.id)).map((child) => {
        const { _id, code, title, status, statusLabel } = toPermitSummary(child, actor, context.clock());
        return { _id, code, title, status, statusLabel };
      }),
    blockedActions: async () =>
      listBlockedActions(actor, {
        ...toPermitFacts(row),
        unfinishedChildren: await listUnfinishedChildren(db, row.id),
      }),
    copiedFrom: () => findCopySource(db, actor, { permitId: row.id }),
    selectedMTGroup: groups,
    selectedMTGroupUsers: async () => listMembers(await groups()),
    slots: async () => toSlotViews(row, await groups(), actor),
    logs: async () => (await entries()).map((entry) => formatLogLine(entry, row.site.timeZone)),
    history: async () => (await entries()).map(toHistoryEntry),
    files: async () => toFileSummaries(context, await listFiles(db, row.id), await forms()),
  };
}

function listGroupIds(row: PermitRow): string[] {
  return row.slots.flatMap(({ group }) => group?._id ?? []);
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
