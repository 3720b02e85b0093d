import { message } from '@eptw/domain/message';
import { blockedActionsFor, type BlockedAction } from '@eptw/domain/permit/lifecycle';
import type { Submission } from '@eptw/domain/template/submission';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import type { Group } from '../../mt-groups/types.ts';
import type { Template } from '../../templates/types.ts';
import type { Person } from '../../users/types.ts';
import type { SentForm } from '../forms/attached.ts';
import { storedForms } from '../forms/store.ts';
import { groupRows } from '../group-rows.ts';
import { once } from '../once.ts';
import { factsOf, permitRows, type PermitRow } from '../permit-rows.ts';
import { summaryOf, type PermitSummary } from '../summary.ts';
import {
  approvalsOf,
  decisionBy,
  fileSummaries,
  historyEntry,
  logLine,
  slotViews,
  templateOf,
  type Approval,
  type AttachedForm,
  type FileSummary,
  type HistoryEntry,
  type SlotView,
} from './permit.ts';
import { childPermits, filesOf, sourceOf, toldHistory, unfinishedChildren, visiblePermit } from './store.ts';

export interface ChildPermitSummary {
  _id: string;
  code: string;
  title: string;
  status: string;
  statusLabel: string;
}

/**
 * A permit with the names that it has on the wire. What takes a query of its own is a function, called only when
 * somebody asks for it.
 */
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
  childrenState: () => Promise<SentForm[]>;
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

/** A permit or child permit as this person sees it. Throws NOT_FOUND, the same for what is hidden and what is not there. */
export async function readPermit(scope: Scope, permitId: string): Promise<Permit> {
  const row = await visiblePermit(scope.db, scope.actor, permitId);
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return permitOf(scope, row);
}

/** A permit that this person has just raised or decided, and therefore sees. */
export async function readOwnWork(scope: Scope, permitId: string): Promise<Permit> {
  const [row] = await permitRows(scope.db, [permitId]);
  if (!row) throw new Refusal('NOT_FOUND', message.notFound);
  return permitOf(scope, row);
}

function permitOf(scope: Scope, row: PermitRow): Permit {
  const { db, actor } = scope;
  const forms = once(() => storedForms(db, row.id));
  const groups = once(() => groupRows(db, groupIdsOf(row)));
  const entries = once(() => toldHistory(db, row.id));
  const own = async () => {
    const form = (await forms()).find(({ position }) => position === 0);
    if (!form) throw new Error(`Permit ${row.number} has no form of its own`);
    return form;
  };
  const { attachedForms: _titles, ...summary } = summaryOf(row, actor, scope.clock());
  return {
    ...summary,
    selectedUser: row.slots.flatMap((slot) => slot.person ?? []),
    projectManagerApproval: decisionBy(row.project_manager, row.project_manager_at, null),
    approvedBy: approvalsOf(row),
    rejectedBy: decisionBy(row.rejected_by, row.rejected_at, row.rejected_for),
    finalApprover: row.final_approver,
    isSubmitter: row.submitter._id === actor.id,
    isFinalApprover: row.final_approver?._id === actor.id,
    form: async () => templateOf((await own()).version),
    submission: async () => (await own()).submission,
    children: async () =>
      (await forms())
        .filter(({ position }) => position > 0)
        .map(({ version, submission }) => ({ _id: version.id, form: templateOf(version), submission })),
    childrenState: async () =>
      (await forms())
        .filter(({ position }) => position > 0)
        .map(({ version, submission }) => ({ form: version.id, submission })),
    childPermits: async () =>
      (await childPermits(db, actor, row.id)).map((child) => {
        const { _id, code, title, status, statusLabel } = summaryOf(child, actor, scope.clock());
        return { _id, code, title, status, statusLabel };
      }),
    blockedActions: async () =>
      blockedActionsFor(actor, { ...factsOf(row), unfinishedChildren: await unfinishedChildren(db, row.id) }),
    copiedFrom: () => sourceOf(db, actor, { permitId: row.id }),
    selectedMTGroup: groups,
    selectedMTGroupUsers: async () => membersOf(await groups()),
    slots: async () => slotViews(row, await groups(), actor),
    logs: async () => (await entries()).map((entry) => logLine(entry, row.site.timeZone)),
    history: async () => (await entries()).map(historyEntry),
    files: async () => fileSummaries(scope, await filesOf(db, row.id), await forms()),
  };
}

function groupIdsOf(row: PermitRow): string[] {
  return row.slots.flatMap(({ group }) => group?._id ?? []);
}

/** The members of groups, each once. */
export function membersOf(groups: readonly Group[]): Person[] {
  const members = groups.flatMap((group) => group.members);
  return [...new Map(members.map((member) => [member._id, member])).values()];
}

/** A whole permit or draft as JSON text, everything that is looked up on demand included. */
export async function wholeText(permit: object): Promise<string> {
  const members = await Promise.all(
    Object.entries(permit).map(async ([name, value]: [string, unknown]) => [
      name,
      typeof value === 'function' ? await value() : value,
    ]),
  );
  return JSON.stringify(Object.fromEntries(members));
}
