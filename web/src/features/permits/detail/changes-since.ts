import { getActionRow, isApproval } from '@eptw/domain/permit/actions';
import type { PermitFactsFragment } from '../../../generated/permits/model.ts';

export type HistoryEntry = PermitFactsFragment['history'][number];

/** An input that differs from what was submitted before, in words. */
export interface ChangedInput {
  /** The title of the form that it belongs to. */
  form: string;
  name: string;
  label: string;
  before: string;
  after: string;
}

export interface ChangesSinceDecision {
  /** The entry that the changes are counted from: the last rejection or, without one, the submission. */
  since: HistoryEntry | undefined;
  /** Whether they are counted from the permit that this one is a copy of. */
  isCopy: boolean;
  /** Who made the changes, each named once. */
  by: string[];
  changes: ChangedInput[];
}

/**
 * What has changed since the permit was last decided: what a resubmission brought and what was corrected after it.
 * Without a resubmission, what was corrected after the permit was submitted; of a copy, all that differs from its
 * source. An input that was changed twice shows
 * its first and its last value, and none when it is back at its first.
 */
export function findChangesSinceDecision(history: readonly HistoryEntry[]): ChangesSinceDecision {
  const entries = history.toSorted((one, other) => one.sequence - other.sequence);
  const resubmitted = entries.findLastIndex((entry) => entry.action === 'resubmit');
  const isCopy = resubmitted < 0 && (entries[0]?.changes.length ?? 0) > 0;
  const first = resubmitted >= 0 ? resubmitted : isCopy ? 0 : 1;
  const since =
    resubmitted < 0
      ? entries[0]
      : (entries.slice(0, resubmitted).findLast((entry) => entry.action === 'reject') ?? entries[resubmitted]);
  return { since, isCopy, ...mergeChanges(entries.slice(first)) };
}

/** What these entries changed together, and who did. */
function mergeChanges(entries: readonly HistoryEntry[]): Pick<ChangesSinceDecision, 'by' | 'changes'> {
  const merged = new Map<string, ChangedInput>();
  const by = new Set<string>();
  // Who reviews is shown elsewhere; it is nothing that was filled in.
  for (const entry of entries.filter(({ action }) => getActionRow(action)?.changes !== 'reviewers')) {
    if (entry.changes.length > 0) by.add(entry.by.fullname);
    for (const { form, name, label, before, after } of entry.changes) {
      const key = `${form}\n${name}`;
      merged.set(key, { form, name, label, before: merged.get(key)?.before ?? before, after });
    }
  }
  return { by: [...by], changes: [...merged.values()].filter(({ before, after }) => before !== after) };
}

/** Who looks at a permit, and for which groups they may approve it. */
export interface Viewer {
  id: string;
  groups: readonly string[];
}

export interface ChangesSinceApproval extends Pick<ChangesSinceDecision, 'by' | 'changes'> {
  /** The approval, which has lapsed since. */
  approval: HistoryEntry;
  isOwn: boolean;
}

/**
 * What has changed since somebody approved whose approval lapsed: the viewer or, for their group, a colleague. Undefined
 * for who has not approved since the last submission, and while the approval stands.
 */
export function findChangesSinceApproval(
  history: readonly HistoryEntry[],
  { id, groups }: Viewer,
): ChangesSinceApproval | undefined {
  const entries = history.toSorted((one, other) => one.sequence - other.sequence);
  const submitted = entries.findLastIndex(({ action }) => action === 'create' || action === 'resubmit');
  const given = (isTheirs: (entry: HistoryEntry) => boolean) =>
    entries.findLastIndex((entry, index) => index > submitted && isApproval(entry.action) && isTheirs(entry));
  const own = given(({ by }) => by._id === id);
  const at = own >= 0 ? own : given(({ group }) => group !== null && groups.includes(group));
  const approval = entries[at];
  const after = entries.slice(at + 1);
  if (!approval || !after.some(({ lapsed }) => lapsed.length > 0)) return undefined;
  return { approval, isOwn: own >= 0, ...mergeChanges(after) };
}
