/** The kinds of subject that an administrator acts on. */
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

/** Labels for users. */
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

/** Returns the label of a kind of subject, or its stored name if only a newer version has it. */
export function formatAuditSubject(kind: string): string {
  return isAuditSubject(kind) ? auditSubjectLabels[kind] : kind;
}

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

/** Labels for users, shown after the name of the administrator. */
const adminActionLabels: Record<AdminAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  approve: 'Approved',
  resetPassword: 'Sent a password reset link to',
  addMembers: 'Added members to',
  removeMembers: 'Removed members from',
  import: 'Imported',
};

/** Returns the label of an action, or its stored name if only a newer version has it. */
export function formatAdminAction(action: string): string {
  const known = adminActions.find((one) => one === action);
  return known ? adminActionLabels[known] : action;
}
