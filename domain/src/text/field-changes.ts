/** One field of what was acted on, as people read it; null where it was or is empty. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** A value that an administrator sets. */
export type FieldValue = string | number | boolean | null | readonly string[];

function formatFieldValue(value: FieldValue | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.length > 0 ? value.join(', ') : null;
  return String(value);
}

/**
 * What differs between two states of the same thing, named and in words as people read it, in the order of the later
 * one's fields. Nothing before means that it was created, nothing after that it was deleted.
 */
export function diffFields(
  before: Readonly<Record<string, FieldValue>>,
  after: Readonly<Record<string, FieldValue>>,
): FieldChange[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...fields].flatMap((field) => {
    const change = { field, before: formatFieldValue(before[field]), after: formatFieldValue(after[field]) };
    return change.before === change.after ? [] : [change];
  });
}
