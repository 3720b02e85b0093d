/** A changed field, formatted for users; null when it was or is empty. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** A value that an administrator sets. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** A value as users read it; null if it is empty. */
export function formatFieldValue(value: FieldValue | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.length > 0 ? value.join(', ') : null;
  return String(value);
}

/**
 * The fields that differ between two states of the same thing, with labels and values formatted for users, in the
 * order of the later state. No earlier state means that it was created, no later one that it was deleted.
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
