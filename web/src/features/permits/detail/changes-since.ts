import { getActionRow, isApproval } from '@eptw/domain/permit/actions';
import { isAttachmentChange } from '@eptw/domain/template/submission/answer-changes';
import type { PermitFactsFragment } from '../../../generated/permits/model.ts';

export type HistoryEntry = PermitFactsFragment['history'][number];

/** An input that differs from the earlier submission, with formatted values. */
export interface ChangedInput {
  /** The title of the form that contains it. */
  form: string;
  name: string;
  label: string;
  before: string;
  after: string;
}

export interface ChangesSinceDecision {
  /** The entry from which changes are counted: the last rejection or, without one, the submission. */
  since: HistoryEntry | undefined;
  /** Whether changes are counted from the permit that this one was copied from. */
  isCopy: boolean;
  /** The names of those who made the changes, without duplicates. */
  by: string[];
  changes: ChangedInput[];
}

/**
 * Returns the changes since the permit was last decided: those of a resubmission and of later corrections. Without a
 * resubmission, the corrections since submission; for a copy, all differences from its source. An input that was
 * changed twice has its first and its last value; it is omitted when they are equal.
 */
export function findChangesSinceDecision(history: readonly HistoryEntry[]): ChangesSinceDecision {
  const entries = history.toSorted((one, other) => one.sequence - other.sequence);
  const resubmittedIndex = entries.findLastIndex((entry) => entry.action === 'resubmit');
  const isCopy = resubmittedIndex < 0 && (entries[0]?.changes.length ?? 0) > 0;
  const firstIndex = resubmittedIndex >= 0 ? resubmittedIndex : isCopy ? 0 : 1;
  const since =
    resubmittedIndex < 0
      ? entries[0]
      : (entries.slice(0, resubmittedIndex).findLast((entry) => entry.action === 'reject') ??
        entries[resubmittedIndex]);
  return { since, isCopy, ...mergeChanges(entries.slice(firstIndex)) };
}

/** The changes to read: of a form that was attached or taken off as a whole, that alone and not its answers. */
export function listReadableChanges(changes: readonly ChangedInput[]): ChangedInput[] {
  const movedForms = new Set(changes.filter((change) => isAttachmentChange(change)).map(({ form }) => form));
  return changes.filter((change) => isAttachmentChange(change) || !movedForms.has(change.form));
}

/** A permit that was rejected and resubmitted. */
export interface Correction extends Pick<ChangesSinceDecision, 'changes'> {
  rejection: HistoryEntry;
  resubmission: HistoryEntry;
}

/** The last correction of a rejected permit, with all changes since the rejection; undefined if there was none. */
export function findCorrection(history: readonly HistoryEntry[]): Correction | undefined {
  const resubmission = history
    .toSorted((one, other) => one.sequence - other.sequence)
    .findLast(({ action }) => action === 'resubmit');
  const { since, changes } = findChangesSinceDecision(history);
  return resubmission && since?.action === 'reject'
    ? { rejection: since, resubmission, changes: listReadableChanges(changes) }
    : undefined;
}

/** Merges the changes of these entries, and lists who made them. */
function mergeChanges(entries: readonly HistoryEntry[]): Pick<ChangesSinceDecision, 'by' | 'changes'> {
  const merged = new Map<string, ChangedInput>();
  const by = new Set<string>();
  // Changes of reviewers are shown elsewhere; they are not answers.
  for (const entry of entries.filter(({ action }) => getActionRow(action)?.changes !== 'reviewers')) {
    if (entry.changes.length > 0 && entry.by) by.add(entry.by.fullname);
    for (const { form, name, label, before, after } of entry.changes) {
      const key = `${form}\n${name}`;
      merged.set(key, { form, name, label, before: merged.get(key)?.before ?? before, after });
    }
  }
  return {
    by: [...by],
    changes: [...merged.values()].filter(({ before, after }) => before !== after),
  };
}

/** The user who views a permit, and the groups for which they can approve it. */
export interface Viewer {
  id: string;
  groups: readonly string[];
}

export interface ChangesSinceApproval extends Pick<ChangesSinceDecision, 'by' | 'changes'> {
  /** The approval that has lapsed. */
  approval: HistoryEntry;
  isOwn: boolean;
}

/**
 * Returns the changes since an approval that lapsed: the viewer's own or, for their group, a colleague's. Undefined
 * when there is no such approval since the last submission, and while the approval counts.
 */
export function findChangesSinceApproval(
  history: readonly HistoryEntry[],
  { id, groups }: Viewer,
): ChangesSinceApproval | undefined {
  const entries = history.toSorted((one, other) => one.sequence - other.sequence);
  const submittedIndex = entries.findLastIndex(({ action }) => action === 'create' || action === 'resubmit');
  const findLastApproval = (isBy: (entry: HistoryEntry) => boolean) =>
    entries.findLastIndex((entry, index) => index > submittedIndex && isApproval(entry.action) && isBy(entry));
  const ownIndex = findLastApproval(({ by }) => by?._id === id);
  const approvalIndex =
    ownIndex >= 0 ? ownIndex : findLastApproval(({ group }) => group !== null && groups.includes(group));
  const approval = entries[approvalIndex];
  const laterEntries = entries.slice(approvalIndex + 1);
  if (!approval || !laterEntries.some(({ lapsed }) => lapsed.length > 0)) return undefined;
  const { by, changes } = mergeChanges(laterEntries);
  return { approval, isOwn: ownIndex >= 0, by, changes: listReadableChanges(changes) };
}
