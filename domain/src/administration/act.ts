/** What an administrator may act on. */
export const subjectKinds = [
  'user',
  'site',
  'map',
  'discipline',
  'group',
  'blockedWord',
  'template',
  'announcement',
  'settings',
] as const;

export type SubjectKind = (typeof subjectKinds)[number];

export function isSubjectKind(value: string): value is SubjectKind {
  return (subjectKinds as readonly string[]).includes(value);
}

/** What people read. */
export const subjectLabels: Record<SubjectKind, string> = {
  user: 'User',
  site: 'Site',
  map: 'Map',
  discipline: 'Discipline',
  group: 'MT group',
  blockedWord: 'Blocked word',
  template: 'Template',
  announcement: 'Announcement',
  settings: 'Settings',
};

export const administrativeActions = [
  'create',
  'update',
  'delete',
  'approve',
  'resetPassword',
  'addMembers',
  'removeMembers',
  'import',
] as const;

export type AdministrativeAction = (typeof administrativeActions)[number];

export function isAdministrativeAction(value: string): value is AdministrativeAction {
  return (administrativeActions as readonly string[]).includes(value);
}

/** What people read, after the name of whoever did it. */
export const actionLabels: Record<AdministrativeAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  approve: 'Approved',
  resetPassword: 'Sent a link to reset the password of',
  addMembers: 'Added members to',
  removeMembers: 'Removed members from',
  import: 'Imported',
};

/** One field of what was acted on, as people read it; null where it was or is empty. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** A value that an administrator sets. */
export type FieldValue = string | number | boolean | null | readonly string[];

function inWords(value: FieldValue | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.length > 0 ? value.join(', ') : null;
  return String(value);
}

/**
 * What differs between two states of the same thing, named and in words as people read it, in the order of the later
 * one's fields. Nothing before means that it was created, nothing after that it was deleted.
 */
export function fieldChanges(
  before: Readonly<Record<string, FieldValue>>,
  after: Readonly<Record<string, FieldValue>>,
): FieldChange[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...fields].flatMap((field) => {
    const change = { field, before: inWords(before[field]), after: inWords(after[field]) };
    return change.before === change.after ? [] : [change];
  });
}
