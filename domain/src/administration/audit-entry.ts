/** What an administrator may act on. */
export const auditSubjects = [
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

export type AuditSubject = (typeof auditSubjects)[number];

export function isAuditSubject(value: string): value is AuditSubject {
  return (auditSubjects as readonly string[]).includes(value);
}

/** What people read. */
export const auditSubjectLabels: Record<AuditSubject, string> = {
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

export const adminActions = [
  'create',
  'update',
  'delete',
  'approve',
  'resetPassword',
  'addMembers',
  'removeMembers',
  'import',
] as const;

export type AdminAction = (typeof adminActions)[number];

export function isAdminAction(value: string): value is AdminAction {
  return (adminActions as readonly string[]).includes(value);
}

/** What people read, after the name of whoever did it. */
export const adminActionLabels: Record<AdminAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  approve: 'Approved',
  resetPassword: 'Sent a password reset link to',
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
