import { findPolicyName } from '@eptw/domain/template/definition/find-policy-name';
import { checkPresets } from '@eptw/domain/work-policy/work-policy-defaults';
import type { CheckDefinition, ReadingDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import type { CheckKind } from '@eptw/domain/work-policy/work-policy';

/** A reading while it is edited. The id is only valid on this screen. */
export interface ReadingDraft extends ReadingDefinition {
  id: string;
}

/** A series of checks while it is edited. Its name, and those of its readings, are empty while they are new. */
export interface CheckDraft extends Omit<CheckDefinition, 'readings'> {
  readings: readonly ReadingDraft[];
}

let idCount = 0;

function toReadingDraft(reading: ReadingDefinition): ReadingDraft {
  idCount += 1;
  return { ...reading, id: `reading-${idCount}` };
}

export function createReading(): ReadingDraft {
  return toReadingDraft({ name: '', label: '', unit: '' });
}

export function toCheckDraft(check: CheckDefinition): CheckDraft {
  return { ...check, readings: check.readings.map(toReadingDraft) };
}

/** Returns a new series of a kind, with its usual times and readings. */
export function createCheckDraft(kind: CheckKind): CheckDraft {
  return toCheckDraft({ ...checkPresets[kind], name: '' });
}

/** Returns the series to validate and store. A name that is missing or cannot be used follows from the text. */
export function toCheckDefinition(draft: CheckDraft, others: readonly CheckDefinition[]): CheckDefinition {
  const names: string[] = [];
  const readings = draft.readings.map((readingDraft) => {
    const { id: _, ...reading } = readingDraft;
    const name = findPolicyName(reading.name, reading.label, names);
    names.push(name);
    return { ...reading, name };
  });
  const otherNames = others.map(({ name }) => name);
  return { ...draft, name: findPolicyName(draft.name, draft.title, otherNames), readings };
}
