import type { ReviewerKind } from '@eptw/domain/permit/permit';
import { getActionRow, type RecordedAction } from '@eptw/domain/permit/actions';
import { formatRecordedAction } from '@eptw/domain/permit/action-words';
import { listEmptySlots, canFillSlot } from '@eptw/domain/permit/approval';
import { getStatusRow, type PermitStatus } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { Actor } from '@eptw/domain/user/actor';
import { roleLabels } from '@eptw/domain/user/role';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Row } from '../../../database/tables.ts';
import type { AppContext } from '../../../app-context.ts';
import { signFileLink } from '../../files/service.ts';
import type { Group } from '../../mt-groups/types.ts';
import type { Template } from '../../templates/types.ts';
import type { Person } from '../../users/types.ts';
import { listFileNames } from '../../filled-forms/form-checks.ts';
import type { StoredForm, TemplateVersion } from '../../filled-forms/form-rows.ts';
import { toSlot, type PermitRow, type SlotRow } from '../../permit-access/permit-rows.ts';
import type { FileRow, HistoryRow } from './store.ts';

/** A form filled in together with a permit. */
export interface AttachedForm {
  /** The template's id. */
  _id: string;
  form: Template;
  submission: Submission;
}

/** A decision and its maker. The user's own fields are repeated at this level, as the API defines it. */
export interface Approval extends Person {
  user: Person;
  /** The group on whose behalf the user approved or rejected. */
  group: string | null;
  at: Date;
}

export interface SlotView {
  kind: ReviewerKind;
  user: Person | null;
  group: Group | null;
  filledBy: Person | null;
  filledAt: Date | null;
  /** Whether the viewer is this reviewer, or a member of this group. */
  isYours: boolean;
  /** Whether the status label names this slot as the next to approve. */
  isNext: boolean;
}

export interface HistoryEntry {
  sequence: number;
  at: Date;
  /** Null for what the clock or another change wrote. */
  by: Person | null;
  action: RecordedAction;
  text: string;
  from: PermitStatus | null;
  to: PermitStatus;
  reason: string | null;
  changes: Row<'history_entry'>['changes'];
  lapsed: Row<'history_entry'>['lapsed'];
  group: string | null;
}

export interface FileSummary {
  filename: string;
  name: string;
  size: number;
  type: string;
  uploadedAt: Date;
  /** The same as `name`, under the name that API clients use. */
  fileName: string;
  /** The same as `uploadedAt`, under the name that API clients use. */
  lastUpdated: Date;
  /** A link that expires after a few minutes. */
  url: string;
}

/** The template version that a form was filled in on, as the API returns it. */
export function toTemplate(version: TemplateVersion): Template {
  return {
    _id: version.id,
    code: version.code,
    title: version.title,
    type: version.type,
    asParentPermit: version.asParentPermit,
    showInCreatePermit: version.showInCreatePermit,
    version: version.version,
    archived: version.archived,
    sections: version.sections,
    ...(version.workPolicy && { workPolicy: version.workPolicy }),
  };
}

/** The slots as the actor sees them; `groups` are the permit's reviewing groups. */
export function toSlotViews(row: PermitRow, groups: readonly Group[], actor: Actor): SlotView[] {
  const facts = row.slots.map(toSlot);
  const open = listEmptySlots(facts);
  const next = getStatusRow(row.status).awaits === 'reviewers' ? (open.find(isIndividual) ?? open[0]) : undefined;
  return row.slots.map((slot, index) => {
    const slotFacts = facts[index];
    return {
      kind: slot.group ? 'group' : 'individual',
      user: slot.person,
      group: groups.find((group) => group._id === slot.group?._id) ?? null,
      filledBy: slot.filledBy,
      filledAt: slot.filledAt === null ? null : new Date(slot.filledAt),
      isYours: slotFacts !== undefined && row.submitter._id !== actor.id && canFillSlot(slotFacts, actor),
      isNext: slotFacts !== undefined && slotFacts === next,
    };
  });
}

function isIndividual(slotFacts: ReturnType<typeof toSlot>): boolean {
  return slotFacts.reviewer.kind === 'individual';
}

/** The reviewers' approvals in the order in which they were given, the final approver's last. */
export function toApprovals(row: PermitRow): Approval[] {
  const isFinal = (approval: Approval) => Number(approval.user._id === row.final_approver?._id);
  return row.slots
    .flatMap(toApproval)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || isFinal(one) - isFinal(other));
}

function toApproval(slot: SlotRow): Approval[] {
  if (!slot.filledBy || slot.filledAt === null) return [];
  const { filledBy, group } = slot;
  return [{ ...filledBy, user: filledBy, group: group?.name ?? null, at: new Date(slot.filledAt) }];
}

/** A decision made outside the slots: by the project manager, or a rejection. */
export function toDecision(user: Person | null, at: Date | null, group: string | null): Approval | null {
  return user && at && { ...user, user, group, at };
}

export function toHistoryEntry(entry: HistoryRow): HistoryEntry {
  return {
    sequence: entry.sequence,
    at: new Date(entry.at),
    by: toActorPerson(entry),
    action: entry.action,
    text: formatHistoryEntry(entry),
    from: entry.from_status,
    to: entry.to_status,
    reason: entry.reason,
    changes: entry.changes,
    lapsed: entry.lapsed,
    group: entry.group_name,
  };
}

function toActorPerson({ actor_id: id, actor_role: role, ...entry }: HistoryRow): Person | null {
  if (id === null || role === null) return null;
  return { _id: id, fullname: entry.actor_name, email: entry.email ?? '', role, company: entry.company ?? '' };
}

function formatHistoryEntry(entry: HistoryRow): string {
  const capacity = entry.group_name ?? (entry.actor_role && roleLabels[entry.actor_role]);
  const actor = capacity && `${entry.actor_name} (${capacity})`;
  const reason = entry.reason === null ? '' : `. Reason: ${entry.reason}`;
  return `${formatRecordedAction(entry.action, actor)}${formatChanges(entry)}${formatLapsedApprovals(entry)}${reason}`;
}

function formatLapsedApprovals({ lapsed }: HistoryRow): string {
  if (lapsed.length === 0) return '';
  const approvals = lapsed.map(({ name, capacity }) => `${name} (${capacity})`).join(', ');
  return `; ${lapsed.length === 1 ? 'the approval' : 'the approvals'} of ${approvals} lapsed`;
}

/** The changed inputs, as the end of a sentence. */
function formatChanges({ action, changes }: HistoryRow): string {
  if (changes.length === 0) return '';
  if (getActionRow(action)?.changes === 'reviewers')
    return `: ${changes.map(({ label, after }) => `${label} ${after}`).join('; ')}`;
  const inputs = `${changes.length} ${changes.length === 1 ? 'input' : 'inputs'}`;
  return `, ${inputs} ${action === 'create' ? 'different from the original permit' : 'changed'}`;
}

/** A line of the permit's log: the time at the site, and what happened. */
export function formatLogLine(entry: HistoryRow, timeZone: string): string {
  return `${formatDayAndTime(entry.at, timeZone)} ${formatHistoryEntry(entry)}`;
}

/** The files that the permit's forms contain now, out of all that were ever part of it. */
export async function toFileSummaries(
  context: AppContext,
  files: readonly (FileRow | Row<'stored_file'>)[],
  forms: readonly StoredForm[],
): Promise<FileSummary[]> {
  if (files.length === 0) return [];
  const referencedNames = new Set(listFileNames(forms));
  return Promise.all(
    files
      .filter((file) => referencedNames.has(file.name))
      .map(async (file) => ({
        filename: file.name,
        name: file.original_name,
        size: file.size,
        type: file.type,
        uploadedAt: new Date(file.uploaded_at),
        fileName: file.original_name,
        lastUpdated: new Date(file.uploaded_at),
        url: await signFileLink(context, file.name),
      })),
  );
}
